# What the table says: options, questions, events, names.

game-oathsworn = Oathsworn
    .tagline = A sworn company against the beasts of the Deepwood

format-encounter = Encounter

## Names

hex = hex
colour-white = white
colour-yellow = yellow
colour-red = red
colour-black = black
side-company = The company
side-foes = The enemy
way-n = north
way-ne = north-east
way-se = south-east
way-s = south
way-sw = south-west
way-nw = north-west
token-defense = Defense token
token-animus = +2 Animus token
token-redraw = Redraw token
token-empower = Empowered ×3 token
token-battleflow = Battleflow token
status-poison = Poison
status-bleed = Bleed
status-crippled = Crippled
status-lethality = Lethality
stat-defense = defense
stat-bonus = damage
stat-empower = empower
stat-might = might cards
stat-movement = movement
tile-fire = Fire tile
tile-water = Water tile
ally-man-at-arms = Man-at-Arms
    .text = A plain fighter without an ability.
figure-oathsworn = Oathsworn
might-blank = blank
might-1 = 1
might-2 = 2
might-2c = critical 2
might-3 = 3
might-3c = critical 3
might-4 = 4
might-4c = critical 4
might-5c = critical 5

## What is agreed before the game

table-option-encounter = Encounter
    .help = Which beast the company meets.
table-option-encounter-grain-mother = The Grain Mother
table-option-difficulty = Difficulty
    .help = How much the Oathsworn can take.
table-option-difficulty-free = Free Company: 6 HP
table-option-difficulty-journeyman = Journeyman Company: 6 HP, +2 defense
table-option-difficulty-pilgrim = Pilgrim Company: 6 HP, +1 defense
table-option-difficulty-grim = Grim Company: 5 HP
table-option-difficulty-dread = Dread Company: 4 HP
table-option-level = Ability Cards
    .help = Up to which level the cards of the classes are unlocked.
table-option-level-1 = The seven starting cards
table-option-level-2 = Up to level 2
table-option-level-5 = Up to level 5
table-option-level-10 = Up to level 10
table-option-level-15 = All
table-option-might = Might
    .help = Whether the company draws might cards or throws might dice.
table-option-might-cards = Cards
table-option-might-dice = Dice
table-option-might-either = As each likes, every time
table-option-foes-use-dice = Might of the enemy
    .help = Whether damage of the enemy is drawn from cards or thrown.
table-option-foes-use-dice-true = Dice
table-option-foes-use-dice-false = Cards
table-option-ambushed = Beginning
    .help = Who acts first.
table-option-ambushed-true = Ambushed: the beast begins
table-option-ambushed-false = Normal: the company begins
table-option-english-edition = Edition
    .help = Where the editions print different numbers.
table-option-english-edition-true = English
table-option-english-edition-false = Russian
table-option-refresh-returns-all = Refresh
    .help = Which cards return from position 0 in the Refresh phase.
table-option-refresh-returns-all-true = All cards
table-option-refresh-returns-all-false = Ability Cards only
table-option-more-white-cards = White cards
    .help = How many white cards an attack may draw.
table-option-more-white-cards-true = Up to 18
table-option-more-white-cards-false = Up to 10
table-option-reaction-before-cooldown = Reactions
    .help = When a reaction comes if a card broke a part.
table-option-reaction-before-cooldown-true = Before the card is put away
table-option-reaction-before-cooldown-false = After battleflow

## Options

option-ally = { $card }
option-ally-attack = Attack
option-area-at = Around { $hex }
option-area-way = To the { $way }
option-attack-inside = Attack from inside (3 animus)
option-board-action = { $action }
option-by-cards = Cards ({ $colour })
option-by-dice = Dice ({ $colour })
option-card = { $card }
option-choice = { $number ->
    [1] The first
    [2] The second
   *[other] Number { $number }
}
option-class = { $class }
option-critical = Draw for the critical: { $face }
option-defend = Defend with { $card }
option-draw-nothing = Draw no card
option-draw-some = Draw cards
option-draw-stands = Leave it at that
option-end-turn = End the turn
option-escape = Try to escape (3 animus)
option-facing = Face { $way }
option-figure = { $figure }
option-injury = Suffer { $card }
option-leader = { $oathsworn } leads
option-move = Move to { $hex } ({ $cost } animus)
option-no-defense = No defensive card
option-no-interrupt = Go on
option-no-more = No more
option-part = { $part }
option-pass = Pass
option-play = { $card }, effect { $line }
option-position = Position { $position }
option-raise = Raise a card: { $colour }
option-redraw = Redraw: { $face }
option-redraw-token = Redraw with a token: { $face }
option-refresh = Shuffle the discard back: { $colour }
option-special = Use the special ability
option-status = { $status }
option-stay = Stay
option-take = { $card }
option-target = { $figure }
option-to-hex = { $hex }
option-token = Spend: { $token }
option-token-kind = { $token }
option-turn-figure = Turn around
option-white = { $number ->
    [0] No white card
    [one] 1 white card
   *[other] { $number } white cards
}
option-without = Without a cube: { $colour }

## Questions

prompt-ally-hex = Where does { $card } enter?
prompt-ally-token = What is the token spent on?
prompt-area = Where does the attack go?
prompt-before-draw = Spend anything before the draw?
prompt-cards-or-dice = Cards or dice ({ $colour })?
prompt-chain = The next target of the chain?
prompt-chain-end = Where does the chain end?
prompt-check = A check of difficulty { $number }
prompt-choose = Choose one
prompt-choose-ally = { $oathsworn }: which ally takes over?
prompt-choose-leader = Who leads the company?
prompt-cleanse = Which status goes?
prompt-declare = How many white cards beside the cubes?
prompt-defend-with = { $oathsworn }: a card for defense?
prompt-deploy = { $oathsworn }: where to begin?
prompt-empower = Raise cards ({ $number } left)
prompt-face = { $oathsworn }: which way?
prompt-gain-for = For whom?
prompt-gain-token = { $oathsworn }: gain which token?
prompt-hand = { $oathsworn }: a card for the hand of seven
prompt-heal = Who is healed?
prompt-improve = { $total } drawn. Criticals, redraws?
prompt-lose-token = { $oathsworn }: lose which token?
prompt-move-card = Which card is moved?
prompt-move-to = Move where to?
prompt-muster = Which class joins the company?
prompt-pull = Who is pulled?
prompt-redraw-enemy = Redraw which card of the enemy?
prompt-push = Who is pushed?
prompt-refresh-which = Which discards go back?
prompt-target = Attack whom?
prompt-taunt = Who is taunted?
prompt-throw-where = Where does it come to lie?
prompt-turn = { $oathsworn }: what now?
prompt-turn-which-way = Turn it which way?
prompt-turn-whom = Who is turned?
prompt-which-part = { $figure }: which part is hit?
prompt-which-position = { $oathsworn }: battleflow on which position?
prompt-who-moves = Who moves?
prompt-whom = Whom?
prompt-window-1 = { $oathsworn }: anything before the draw?
prompt-window-2 = { $oathsworn }: anything after the draw?
prompt-window-3 = { $oathsworn }: a hit. Anything?
prompt-window-4 = { $oathsworn }: a critical hit. Anything?
prompt-window-5 = { $oathsworn }: interrupt before damage is drawn?
prompt-window-6 = { $oathsworn }: anything against the damage?
prompt-window-7 = { $oathsworn }: answer the attack?
prompt-window-8 = { $oathsworn }: save a friend from falling?

## Events

event-ally-came = { $figure } joins the fight: { $hex }.
event-ambush = Ambush! The beast begins.
event-appeared = { $figure } appears: { $hex }.
event-attacks = { $figure } attacks: { $other }.
event-battleflow = { $oathsworn }: battleflow moves { $count } on position { $position }.
event-boss-ability = { $figure } uses an ability.
event-boss-beaten = { $figure } is beaten.
event-came-out = { $figure } comes free: { $hex }.
event-caged = { $oathsworn } is caged (difficulty { $difficulty }).
event-check-failed = { $oathsworn }: the check fails.
event-check-passed = { $oathsworn }: the check succeeds with { $total }.
event-counted = { $figure }: the counter shows { $total }.
event-damage = { $figure }: damage { $damage }, HP lost { $loss }.
event-drew = { $side } draws: { $values }.
event-drew-critical = For the critical: { $face }.
event-escaped = { $figure } is out of reach.
event-fell = { $figure } falls unconscious.
event-freed = { $oathsworn } is free.
event-gained-animus = { $oathsworn } gains { $number } animus.
event-gained-status = { $figure }: { $status } +{ $number }.
event-gained-token = { $oathsworn }: { $token } +{ $number }.
event-healed = { $figure } heals { $number } HP.
event-hides = { $figure } hides.
event-killed = { $figure } dies.
event-knocked-back = { $figure } is knocked back: { $hex }.
event-lowered = { $figure }: { $stat } −{ $by }.
event-raised = { $figure }: { $stat } +{ $by }.
event-lost = The company is beaten.
event-lost-animus = { $oathsworn } loses { $number } animus.
event-lost-hp = { $figure } loses { $number } HP.
event-lost-status = { $figure } loses: { $status }.
event-mended = { $part } regains { $number } HP.
event-missed = { $figure } misses.
event-moved = { $figure } moves: { $hex }.
event-obstacle-removed = The obstacle on { $hex } is destroyed.
event-part-broken = Broken: { $part }.
event-part-lost = { $part } loses { $number } HP.
event-picked-up = { $figure } picks up what was thrown: { $hex }.
event-played = { $oathsworn } plays { $card }.
event-pushed = { $figure } is pushed: { $hex }.
event-reaction = A reaction: { $card }.
event-redirected = { $figure } takes the attack on { $other }.
event-redrew = Redrawn: { $face }, now { $new }.
event-refreshed = The discard is shuffled back: { $colour }.
event-round = Round { $number }
event-spent-token = { $oathsworn } spends: { $token }.
event-stage = Stage { $number } begins.
event-stage-card = Stage Card: { $card }.
event-stands-again = { $figure } stays standing with { $number } HP.
event-struck = { $figure } strikes: { $other }.
event-swallowed = { $figure } is swallowed.
event-targets = { $figure } targets: { $other }.
event-taunted = { $figure } is taunted by { $other }.
event-thrown = { $figure } has thrown: { $hex }.
event-tile-laid = { $tile } on { $hex }.
event-turned = { $figure } turns to the { $way }.
event-turned-up = Next Stage Card: { $card }.
event-used-special = { $oathsworn } uses the special ability.
event-won = The beast is beaten!
