# The interface. What a game says comes from its own files.

## Everywhere

close = Close
cancel = Cancel
no = No
and = { " " }and{ " " }
loading = One moment…
to-lobby = To the lobby
to-campaign = To the campaign
switch-language = Русский (Russian)
to-light = Daylight
to-dark = Candle-light
guest = Guest
spectator = Spectator
icons-credit = Icons: game-icons.net (CC BY 3.0).

## Lobby

game-sorcerer = Sorcerer
    .tagline = Dark magic over Victorian London
game-gloomhaven = Gloomhaven
    .tagline = Mercenaries, monsters and hard choices
game-mage-knight = Mage Knight
    .tagline = Conquer a land, card by card
game-oathsworn = Oathsworn
    .tagline = Into the Deepwood
game-sword-and-sorcery = Sword & Sorcery
    .tagline = Heroes brought back from the dead

players = Players
round-number = round { $round }

seats = Seats
with-packs = Packs: { $packs }
who-sits = Who sits in seat { $number }
name-of-seat = Name of player { $number }
level-of-seat = Level of bot { $number }
player-number = Player { $number }
team-number = Team { $number }
kind-person = At this screen
kind-open = By invitation
kind-bot = Bot
open-seat-help = anyone who has the link
level-easy = easy
level-normal = normal
level-hard = hard
undo-free = always
undo-mark = until something is revealed
undo-agreement = if everyone agrees
open-table = Open the table

## Entrance

no-such-table = There is no such table.
table-stopped = This table was stopped: a rule got stuck in a loop. You can save the game as a file and report the problem.
table-full = All seats are taken.
waiting-for-players = Waiting for the others. Send them the link:
invited-by = { $name } invites you.
seats-free =
    { $count ->
        [0] every seat is taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
likely-minutes = about { $minutes } minutes
agreed-on = Agreed for this table
no-such-page = There is nothing at this address.
your-name = Your name
sit-at = Sit in seat { $number }
watch = Watch
invitation = Invitation
copy-link = Copy link
link-copied = The link is copied.
foreknown-save = This game continues from a save.
foreknown-table = This game continues from another table.
foreknown-copied = { $count ->
    [one] Someone has copied the whole game.
   *[other] The whole game has been copied { $count } times.
}
foreknown-help = Anyone with a copy knows what was hidden at the time. So when a new player sits down, luck takes another course, and what nobody else has seen is dealt again.

## Seats

seat-number = Player { $number }
seat-open = open seat
bot-name = Bot
bot-number = Bot { $number }
away = away
take-seat = Take this seat
open-seat = Free this seat
hand-to-bot = Hand to a bot
bot-plays-for-you = A bot is playing for you, as fast as you can watch.
only-bots-play = Only bots play here.
play-myself = Play myself
bots-wait = Pause
bots-go-on = Go on

## At the table

table = Table
answers = Answers
more-answers = Show all answers ({ $count } hidden)
fewer-answers = Show fewer answers
on-table = { $count ->
    [one] Show the choice on the table
   *[other] Show { $count } choices on the table
  }
more-on-table = Show { $count } more on the table
costly = costly
think-twice = Think twice
take-it-anyway = Do it anyway
leave-it = Better not
act-skip = Skip to my turn
watch-on = Keep watching
take-back = Undo choice
decided = Everything is decided.
your-turn = Your turn
can-choose = can be chosen
thinking = The table is thinking…
is-thinking = is thinking
waiting-for = Waiting for { $names }
name-away = { $name } (away)
is-away = { $name } is away
is-choosing = { $name } is choosing too
moment = round { $round } · { $part }
hint = Hint
undo = Undo
menu = Menu
keys = Keys
lay-down = Back
assign-rest = Assign the rest
pass-battle = Pass on this battlefield
pass-round = Don’t ask again this round
pass-cards = Don’t ask while I have cards for the next round
ask-again = Stop passing: ask me again
undone = Undone.
undo-proposed = The others are asked whether you may undo this.
undo-vote = Vote on undoing
undo-refused = { $name } doesn’t agree to undo this.
agree = Agree
refuse = Refuse
why-nothing = This isn’t part of the current question.
connection-lost = Connection lost. Trying again…
bot-stuck = { $name } can’t find a move and is retrying.
bot-stuck-host = The host can play in its place.
large-card = Card
to-choose = Choose one
changed-number = { $label }: { $now } (printed { $printed })
note-damage = Damage { $damage } of { $life }
die = Die { $number }
hint-says = The bot would choose: { $option }
hint-than = { $reasons } (compared with: { $option })

log = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier entries
open-rule = Rule { $rule }
chat = Chat
chat-empty = Nobody has said anything yet.
notice-copied = The whole game, including everything hidden, was saved or forked after choice { $at }.
notice-closed = The campaign has moved on from this match: its result is final.
notice-given_up = { $name } has given up this match for the group. The campaign continues without it.
notice-dealt_anew = A new player has sat down: luck takes another course, and what nobody else had seen is dealt again.
spectators-are-quiet = Only players can write in the chat at this table.
spectators-may-talk = Spectators may write in the chat
say-something = Say something
send = Send
side-panel = Log, chat and history
history = History
history-at = choice { $at } of { $most }
history-begins = What came before choice { $at } was played under other rules or with other content and can’t be shown again.
history-short = { $at } / { $most }
looking-back = The table after choice { $at }
back-to-now = back to now
step-back = One choice back
step-forward = One choice forward
replay-play = Play back what happened
replay-stop = Stop the playback
see-again = See it again
fork-here = play on from here

rulebook = Rulebook
rules = Rules
search-rules = Search the rules
rulebook-failed = The rulebook can’t be loaded right now.
nothing-found = Nothing found.

hand-over = Hand over the screen
hand-over-to = Hand the screen to { $name }
show-my-cards = Show my cards
open-hands = We have no secrets: never hide our hands

setting-motion = Animation
setting-single = Answer for me when there is only one answer
setting-sensible = Answer for me when there is only one sensible answer
chosen-for-you = { $option }. Undo to choose yourself.
save-file = Save as a file
resign = Resign
really-resign = Really resign?
leave-table = Leave the table
really-leave = Your seat becomes free: anyone with the link can take it and play on. Leave?

game-over = The game is over
part-over = This part of the evening is over
you-won = You have won
you-lost = You have lost
drawn = A draw
finished = Finished
party-won = Victory
party-lost = Defeat
winner = winner
seed = Seed
seed-hash = Fingerprint shown at the start
look-again = Look at the board
rematch = Rematch
join-rematch = To the rematch
result = Result
seen-by = Seen by

key-tab = Tab, arrows
    .help = move through what can be chosen
key-digits = 1–9
    .help = the answers in the bar above
key-enter = Enter
    .help = choose
key-e = E
    .help = end the turn, or answer “no more”
key-esc = Esc
    .help = put back, close, back to now
key-z = Z
    .help = undo
key-h = H
    .help = hint
key-why = ?
    .help = why not? On a thing: the reason; otherwise the rule behind the question
key-a = A
    .help = assign the rest the same way
key-l = L
    .help = log
key-r = R
    .help = rulebook
key-end = End
    .help = skip what the others do
key-history = [ ]
    .help = one choice back, forward
key-m = M
    .help = measure range and line of sight
key-n = N
    .help = names of all places on the map
key-turn = R, Shift+R
    .help = turn the area that is being laid

## Sorcerer

sorcerer-creation = creating the sorcerers
sorcerer-skill-character = Character skill
sorcerer-skill-lineage = Lineage skill
sorcerer-skill-domain = Domain skill
sorcerer-pack = Deck
sorcerer-blood_pool = Blood Pool
sorcerer-die-miss = no damage
sorcerer-die-hit = 1 damage where the defender wants it
sorcerer-die-double = 2 damage where the defender wants it
sorcerer-die-critical = 1 damage where the attacker wants it; unopposed 2, where the defender wants it
avatar-of = Avatar of { $name }
graveyard-of = Graveyard of { $name }: { $count }
pile-empty = There are no cards.
hand-of = Hand of { $name }: { $count }
damage-of = Damage of { $side } in { $field }
you-attack-first = you attack first
enemies-attack-first = the enemies attack first
attacks-first = { $name } attacks first
battle-order = Battle { $number } of the phase
conquered-by = conquered: { $name }
field-exhausted = exhausted
battle-dice = Battle dice
attack-begins = attack
points-left = to assign
attack-bonus = bonus +{ $bonus }
teammate = teammate

## Gloomhaven

gloomhaven-map = Map
gloomhaven-hex = hex { $q }, { $r }
gloomhaven-order = Turn order
gloomhaven-initiative = initiative { $initiative }
gloomhaven-is-choosing = is choosing cards
gloomhaven-is-ready = is ready
gloomhaven-acts-now = acts now
gloomhaven-done = has acted
gloomhaven-elements = Elements
gloomhaven-inert = inert
gloomhaven-waning = waning
gloomhaven-strong = strong
gloomhaven-charging = charges at the end of the turn
gloomhaven-monsters = Monsters
gloomhaven-companions = Companions
gloomhaven-normal = normal
gloomhaven-elite = elite
gloomhaven-boss = boss
gloomhaven-hit-points = { $now } of { $most } hit points
gloomhaven-health = Hit points
gloomhaven-move = Move
gloomhaven-attack = Attack
gloomhaven-range = Range
gloomhaven-shield = Shield
gloomhaven-retaliate = Retaliate
gloomhaven-pierce = Pierce
gloomhaven-targets = Targets
gloomhaven-flying = flies
gloomhaven-marked = Marked: +{ $amount } to attacks by the one who marked it
gloomhaven-immune = Immune: { $conditions }
gloomhaven-summoned = summoned this round
gloomhaven-level = level { $level }
gloomhaven-perk = Perk
gloomhaven-price = Price in gold
gloomhaven-class-facts = { $hand } cards · { $health } hit points
gloomhaven-difficulty-1 = Easy to learn.
gloomhaven-difficulty-2 = Takes practice.
gloomhaven-difficulty-3 = For experts.
gloomhaven-item = Item
gloomhaven-items = Items
gloomhaven-ready = ready
gloomhaven-spent = spent until a long rest
gloomhaven-consumed = consumed
gloomhaven-active = Active cards
gloomhaven-this-round = until the end of the round
gloomhaven-lasting = lasting
gloomhaven-lost-after = lost after use
gloomhaven-played = Played cards
gloomhaven-leading = leading card: this initiative counts
gloomhaven-following = the other card
gloomhaven-leads = leads
gloomhaven-follows = follows
gloomhaven-from-piles = From the piles
gloomhaven-standard = Standard action
gloomhaven-in-hand = Hand
gloomhaven-discarded = Discarded
gloomhaven-lost = Lost
gloomhaven-supply = To give to others
gloomhaven-modifiers-left = Modifier cards left to draw
gloomhaven-xp = Experience
gloomhaven-coins-looted = Coins
gloomhaven-gold = Gold
gloomhaven-checks = Checks
gloomhaven-character = Character
gloomhaven-exhausted = exhausted
gloomhaven-departed = got away
gloomhaven-dies = dies
gloomhaven-resting = long rest
gloomhaven-has-chosen = has chosen
gloomhaven-must-rest = Too few cards: time to rest
gloomhaven-rest-soon = You will need a rest soon
gloomhaven-drawn = Attack and modifier cards
gloomhaven-advantage = Advantage
gloomhaven-disadvantage = Disadvantage
gloomhaven-damage = { $damage } damage
gloomhaven-or-hand = or lose a gold-framed card from your hand
gloomhaven-or-discard = or lose two discarded cards
gloomhaven-obstacle = obstacle
gloomhaven-trap = trap
gloomhaven-hazardous = hazardous terrain
gloomhaven-difficult = difficult terrain
gloomhaven-plate = pressure plate
gloomhaven-treasure = treasure
gloomhaven-mark = marked place
gloomhaven-goal-mark = goal location, mark { $mark }
gloomhaven-other-mark = mark { $mark }
gloomhaven-mark-seen = marked in green on the map
gloomhaven-mark-unseen = still behind a closed door
gloomhaven-special-rules = Special rules
gloomhaven-rooms = Rooms
gloomhaven-story = Story
gloomhaven-victory = Victory in round { $round }
gloomhaven-defeat = Defeat in round { $round }
gloomhaven-defeat-story = This time the dark was stronger. You carry each other out and lick your wounds; what you found and what you learned stays with you, and the way back is still open.
gloomhaven-goal-met = – fulfilled
gloomhaven-goal-missed = – not fulfilled
gloomhaven-bonus-included = This includes { $xp } experience for winning.
gloomhaven-goals-need-victory = Battle goals earn checks only in a victory.
gloomhaven-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
gloomhaven-door-open = open door
gloomhaven-door-closed = closed door
gloomhaven-door-locked = locked door
gloomhaven-measure = Measure range and sight
gloomhaven-measure-help = Click a hex: numbers are ranges; crossed-out hexes can’t be seen from there.
gloomhaven-turn = Turn the area
gloomhaven-takes-along = Takes with them
gloomhaven-stays-behind = Stays behind
gloomhaven-scenario-level = Scenario level
gloomhaven-monster-level = Monster level
gloomhaven-trap-damage = Trap damage
gloomhaven-hazard-damage = Hazardous terrain damage
gloomhaven-gold-per-coin = Gold per coin
gloomhaven-bonus-xp = Experience for winning
gloomhaven-preparing = preparing
gloomhaven-selecting = card selection
gloomhaven-turns = turns
gloomhaven-has-advantage = attacks with Advantage: the better of two modifier cards counts
gloomhaven-hampers = attacks against it have Disadvantage: the worse of two modifier cards counts
gloomhaven-area-hits =
    { $count ->
        [one] hits 1 enemy
       *[other] hits { $count } enemies
    }
gloomhaven-cards-of-class = Cards:
gloomhaven-perks-of-class = Perks:
gloomhaven-would-do = What would it do now?
gloomhaven-monster-ability = monster ability
gloomhaven-why-target = Why { $figure }?
gloomhaven-fewest-moves =
    { $moves ->
        [0] Can be attacked without moving.
       *[other] Fewest moves to attack: { $moves }.
    }
gloomhaven-tied-moves =
    { $moves ->
        [0] Others can be attacked without moving too; this one is nearer, or acts earlier.
       *[other] Others are { $moves } moves away too; this one is nearer, or acts earlier.
    }
gloomhaven-monster-deck = monster deck
gloomhaven-deck-left = { $deck }, { $left }
gloomhaven-acts-on = acts on { $initiative }
gloomhaven-of-type = { $number } of { $count }

## Gloomhaven: the monster helper

helper-title = Monster helper
helper-intro = Paint the map, place the figures and enter the monster’s action: you see whom it focuses on, where it goes and why.
helper-reset = Start over
helper-brushes = What to paint
helper-brush-monster = Monster
helper-brush-enemy = Hero
helper-brush-ally = Other monster
helper-brush-floor = Floor
helper-brush-wall = Wall
helper-action = The monster's action
helper-move = Move
helper-range = Range (0: melee)
helper-targets = Targets
helper-attacks = attacks
helper-flying = flies
helper-jump = jumps
helper-muddled = is muddled
helper-area = Area
helper-area-none = none
helper-area-cleave = two side by side, melee
helper-area-arc = three side by side, melee
helper-area-thrust = two in a row, melee
helper-area-lance = three in a row, melee
helper-area-triangle = triangle, ranged
helper-area-bloom = hex with all around it, ranged
helper-initiatives = Initiative of the heroes
helper-hero = hero { $number }
helper-answer = What it does
helper-outcomes = Possible results
helper-focus = Focus: { $names }
helper-stays = Stays where it is
helper-goes = Goes to { $hex }
helper-hits = attacks { $names }
helper-why = Why
helper-points =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
helper-and-negatives =
    { $negatives ->
        [one] { $way } and { $negatives } negative hex
       *[other] { $way } and { $negatives } negative hexes
    }
helper-no-clean-way = Nobody can be attacked without entering a trap or hazardous terrain, so the ways with the fewest such hexes count.
helper-invisible = { $enemy } is invisible and cannot be the focus.
helper-out-of-reach = The monster can reach no hex from which it could attack { $enemy }.
helper-needs = { $enemy }: can be attacked after { $way }.
helper-no-focus = There is no focus: the monster neither moves nor attacks.
helper-least-movement = Least movement: { $enemies }.
helper-nearest = Nearest of those: { $enemies }.
helper-earliest = Earliest initiative of those: { $enemies }.
helper-players-choose-focus = The players choose the focus: { $enemies }.
helper-cannot-approach = No way leads to a hex from which { $focus } can be attacked.
helper-goals-now = Best hexes within this move for the attack on { $focus }: { $goals }, after { $way }. Additional targets: { $others }, with Disadvantage: { $disadvantages }.
helper-goals-later = No hex within this move allows the attack on { $focus }. Best hexes with unlimited movement: { $goals }, after { $way }. Additional targets: { $others }, with Disadvantage: { $disadvantages }.
helper-with-disadvantage = The attack on { $focus } has Disadvantage there; no better hex is possible.
helper-no-nearer = No move brings the monster nearer, so it stays.
helper-comes-nearer = The monster comes as near as it can: { $stops }.
helper-players-choose-way = The players choose among { $ways } equal ways.

## What the server refuses

error-offline = The server doesn’t answer.
error-bad_json = The message couldn’t be read.
error-bad_message = The message couldn’t be understood.
error-too_large = That is too large.
error-too_fast = Too fast; wait a moment.
error-too_many = Too many at once; wait a moment.
error-too_slow = This took too long to arrive.
error-too_busy = The server is busy; try again in a moment.
error-bad_origin = This page isn’t allowed to use the table.
error-no_such_page = There is no such page.
error-no_such_table = There is no such table.
error-no_such_campaign = There is no such campaign.
error-no_such_game = There is no such game.
error-no_such_language = There is no such language.
error-bad_setup = The game can’t be started like this.
error-bad_token = This seat is no longer yours.
error-bad_save = This file isn’t a save that can be opened.
error-not_your_seat = This is not your seat.
error-not_your_turn = You aren’t being asked anything right now.
error-not_started = The game has not begun yet.
error-not_over = The game is not over yet.
error-no_such_option = This isn’t offered right now.
error-no_such_offer = This can’t be played right now.
error-in_campaign = The campaign’s page is where you choose what to play next.
error-no_such_choice = There is nothing to go back to.
error-no_proposal = There is nothing to vote on.
error-no_advice = There is no advice for this: answer this question first.
error-stale = The game has moved on in the meantime.
error-game_over = The game is over.
error-settled = The campaign has moved on from here: this match is final.
error-stopped = This table was stopped: a rule got stuck in a loop.
error-undo_refused = This can’t be undone right now.
error-seat_taken = The seat is taken.
error-name_taken = Someone here already has this name: choose another one.
error-hushed = Only players can write in the chat at this table.
error-too_soon =
    { $seconds ->
        [one] This player was here a moment ago and may come back: wait { $seconds } second.
       *[other] This player was here a moment ago and may come back: wait { $seconds } seconds.
    }
error-not_kept = The server can’t save anything right now, so nothing has changed. Try again later.
error-internal = Something went wrong on our side.

## Boards

zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show all

# the stage
table-answers = The table
stage-go-on = Go on
stage-pause = Pause
stage-speed = Speed
setting-speed = Playback speed
setting-stepwise = Pause before each figure
setting-volume = Volume
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-off = Off
missed = While you were away
just-happened = What has just happened
missed-more = { $count ->
    [one] and { $count } more thing
   *[other] and { $count } more things
}
key-space = Space
    .help = pause or go on
