# What the table says: options, prompts, events, labels.

game-sorcerer = Sorcerer
    .tagline = Dark magic over Victorian London

format-duel = Duel
format-royale = Battle Royale
format-team = Team game

phase-1 = Ready Phase
phase-2 = Action Phase
phase-3 = Battle Phase
phase-4 = End of Round Phase

field-southwark = Southwark
field-old-london = Old London
field-whitechapel = Whitechapel
field-underground-hive = Underground Hive
field-limehouse = Limehouse
field-seven-dials = Seven Dials

face-miss = miss
face-hit = hit
face-double = double hit
face-critical = critical hit

## Labels

label-cost = Cost
label-attack = Attack
label-life = Life
label-minion = Minion
label-sorcery = Sorcery
label-attachment = Attachment
label-energy = Energy
label-actions = Actions
label-omens = Omens
label-blood = Blood
label-points = Victory points
label-hand = Hand
label-grimoire = Grimoire
label-graveyard = Graveyard
label-damage = Damage
label-flame = Flame
label-followers = Followers
label-ready = Ready
label-exhausted = Exhausted
label-unopposed = Unopposed
label-avatar = Avatar
label-first-player = First player
label-fate-full = Fate: full
label-fate-empty = Fate: empty
label-conquered-by = Conquered by side
label-round = Round

## What is agreed before the game

table-option-creation = Sorcerers
    .help = How the players get their character, lineage and domain.
table-option-creation-random = Dealt at random
table-option-creation-draft = Drafted in turn

table-option-partial-mulligan = Mulligan
    .help = Which sorceries and attachments of the first hand may be exchanged.
table-option-partial-mulligan-true = Any number of them
table-option-partial-mulligan-false = All or none

table-option-frozen-tracks = Tracks of a conquered battlefield
    .help = Whether a conquered battlefield can still be damaged and restored.
table-option-frozen-tracks-true = Frozen
table-option-frozen-tracks-false = Still move

table-option-avatar-on-conquered = Avatars in conquered battlefields
    .help = Whether an avatar may stand in a conquered battlefield.
table-option-avatar-on-conquered-true = Allowed
table-option-avatar-on-conquered-false = Not allowed

table-option-interrupt-damage = When Destroyed during an attack
    .help = When the abilities of minions destroyed by an attack resolve.
table-option-interrupt-damage-true = After each point of damage
table-option-interrupt-damage-false = After all the damage

table-option-distribute-limit = Limit of distributed damage
    .help = How much distributed damage one minion may get.
table-option-distribute-limit-remaining = Its remaining Life
table-option-distribute-limit-total = Its whole Life

table-option-put-into-play-triggers = Minions put into play
    .help = Whether a minion put into play uses its When Played ability.
table-option-put-into-play-triggers-true = When Played works
table-option-put-into-play-triggers-false = When Played does not work

table-option-burning = Burning
    .help = Whose end-of-round effect the burning of a minion is.
table-option-burning-demonologist = The Demonologist’s
table-option-burning-controller = The minion’s controller’s

table-option-blood-needs-avatar = Blood Pool
    .help = Whether the Blood Pool works only where its owner’s avatar stands.
table-option-blood-needs-avatar-false = Works everywhere
table-option-blood-needs-avatar-true = Needs the avatar

table-option-finish-attack-on-exhaust = Battlefield exhausted during an attack
    .help = What happens to the attack that is under way there.
table-option-finish-attack-on-exhaust-true = It is finished
table-option-finish-attack-on-exhaust-false = It ends before the roll

table-option-team-fate-each = Fate in the team game
    .help = Whether the team with fate has one fate counter or each member has one.
table-option-team-fate-each-false = One for the team
table-option-team-fate-each-true = One for each member

table-option-team-shows-hands = Hands in the team game
    .help = Whether teammates see each other’s hands.
table-option-team-shows-hands-true = Open to teammates
table-option-team-shows-hands-false = Hidden

table-option-idle-rounds = Draw
    .help = After how many rounds without any change of tracks, minions and grimoires the game is a draw.
table-option-idle-rounds-3 = After 3 idle rounds
table-option-idle-rounds-5 = After 5 idle rounds
table-option-idle-rounds-10 = After 10 idle rounds
table-option-idle-rounds-0 = Never

table-option-tutorial = Tutorial
    .help = The decks are always in the same order, and a guide explains the game
table-option-tutorial-false = No
table-option-tutorial-true = Yes

## Options

option-agree = Agree
option-attachment = { $card } on { $host }
option-attack = Attack with { $card } in { $field }
option-avatar = Avatar to { $field }
option-card = { $card }
option-cast = Play { $card } in { $field }
option-cast-on = Play { $card } on { $host }
option-cast-sorcery = Play { $card }
option-channel = Channel Energy: gain 2 energy
option-damage = 1 damage to { $card }
option-damage-side = 1 damage to the battlefield: { $field }
option-decline = Decline
option-done = Done
option-exchange = Exchange { $card }
option-exchange-all = Exchange all sorceries and attachments
option-fate = Empty the fate counter: re-roll all dice
option-field = { $field }
option-first = { $card }: effect 1
option-keep = Keep the hand
option-meditate = Meditate: draw 2 cards
option-member = { player }
option-move = Move { $card } to { $field }
option-move-avatar = Reinforce: avatar to { $field }
option-no-tactic = No more tactics
option-opponent = { player }
option-pack = Take { $pack }
option-pass = Pass
option-pick = { $card } in { $field }
option-power = Use the Power of { $card }
option-put = Put { $card } into play in { $field }
option-refuse = Refuse
option-reinforce = Reinforce: { $card } to { $field }
option-reroll = Spend an omen: re-roll die { $die }
option-resolve = Resolve { $card }
option-roll-energy = Roll the energy die
option-second = { $card }: effect 2
option-stay = Leave the avatar where it is
option-swap = Reinforce: swap { $card } and { $other }
option-tactic = Use the tactic of { $card }
option-take-energy = Take 4 energy each
option-use = Use { $card }

## Prompts

prompt-acting-member = Choose who takes your team’s next action
prompt-action = Take an action
prompt-agree-energy = Agree to roll the energy die?
prompt-agree-fate = Agree to empty the fate counter and re-roll all dice?
prompt-attacker = Choose a minion to attack in { $field }
prompt-avatar = Choose a battlefield for your avatar
prompt-avatar-too = You may also move your avatar
prompt-blank = Choose a minion to blank ({ $card })
prompt-boost = Choose a minion that gets the attack bonus ({ $card })
prompt-bring = Choose one of your minions to move here ({ $card })
prompt-choose-one = Choose one of the two effects ({ $card })
prompt-critical =
    { $card } attacks: assign critical damage ({ $points ->
        [one] { $points } point left
       *[other] { $points } points left
    })
prompt-damage = Choose a minion that takes the damage ({ $card })
prompt-destroy = Choose a minion to destroy ({ $card })
prompt-destroy-attachment = Choose an attachment or follower to destroy ({ $card })
prompt-discard = Choose a card to discard ({ $card })
prompt-distribute = Choose a minion for the next point of damage ({ $card })
prompt-energy = Roll the energy die for all players, or let each take 4 energy?
prompt-exhaust = Choose a minion to exhaust ({ $card })
prompt-exhaust-field = Choose a battlefield to exhaust ({ $card })
prompt-flame = Choose a minion that gets the flame ({ $card })
prompt-flame-from = Choose the minion to take a flame counter from ({ $card })
prompt-flame-to = Choose the minion to move the flame counter to ({ $card })
prompt-follower = Choose the minion that gets the follower ({ $card })
prompt-heal = Choose a minion to heal ({ $card })
prompt-hit =
    { $card } attacks: assign the damage ({ $points ->
        [one] { $points } point left
       *[other] { $points } points left
    })
prompt-member = Choose who goes next
prompt-move = Choose a minion to move and its battlefield ({ $card })
prompt-move-away = Choose a minion to move and its battlefield ({ $card })
prompt-move-follower = Choose the follower to move ({ $card })
prompt-mulligan = Choose sorceries and attachments to exchange, or keep your hand
prompt-opponent = Choose an opponent
prompt-order = Choose which effect resolves next
prompt-order-end = Choose which end-of-round effect resolves next
prompt-pack = Choose your next deck
prompt-play = You may play a card from your hand ({ $card })
prompt-raise = Choose where to put a minion into play ({ $card })
prompt-ready = Choose a minion to ready ({ $card })
prompt-recover = Choose a card from your graveyard to take into your hand ({ $card })
prompt-reinforce = Choose minions to reinforce ({ $card })
prompt-reroll = Re-roll battle dice, or pass
prompt-return = Choose a minion to return to its owner’s hand ({ $card })
prompt-search = Choose a card from your grimoire to take into your hand ({ $card })
prompt-tactic = { $card } attacks: choose the next tactic
prompt-take-card = Choose the card that becomes a follower ({ $card })
prompt-use = Use { $card }?
prompt-weaken = Choose a minion to weaken ({ $card })

## Events

event-all-ready = All cards and battlefields are readied.
event-attached = { $card } is attached to { $host }.
event-attacks = { $card } attacks in { $field }.
event-avatar = { player }: the avatar stands in { $field }.
event-blanked = The text of { $card } is blanked.
event-blood = { player } has { $blood } blood.
event-boosted = { $card } in { $field }: +{ $bonus } attack.
event-burns =
    { $card } burns in { $field } ({ $flame ->
        [one] { $flame } flame counter
       *[other] { $flame } flame counters
    }).
event-conquered = { $team } conquers { $field }!
event-damaged = { $card } takes { $points } damage in { $field }.
event-destroyed = { $card } is destroyed in { $field }.
event-discarded = { player } discards { $card }.
event-drawn = The game is a draw.
event-drew =
    { player } draws { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }.
event-drew-card = { player } draws { $card }.
event-dug-up = { player } puts { $card } from the grimoire into the graveyard.
event-end-effect = End of round, { player.genitive }: { $card }.
event-energy = { player } has { $energy } energy.
event-energy-rolled = The energy die shows { $energy }.
event-entered = { $card } enters { $field }.
event-exhausted = { $card } is exhausted.
event-fate-used = { $team } empties the fate counter.
event-field-exhausted = { $field } is exhausted: no battle there this round.
event-first-player = { $team } takes the fate counter and goes first.
event-flamed =
    { $card } in { $field } has { $flame ->
        [one] { $flame } flame counter
       *[other] { $flame } flame counters
    }.
event-follower = { $card } becomes a follower of { $host }.
event-healed =
    { $points ->
        [0] { $card } in { $field } has no damage to heal.
       *[other] { $card } in { $field } is healed by { $points }.
    }
event-looked = { player } looks at the hand of { other-player }.
event-moved = { $card } moves to { $field }.
event-not-weakened = { $card } cannot be weakened: that would destroy it.
event-omens =
    { player } has { $omens ->
        [one] { $omens } omen
       *[other] { $omens } omens
    }.
event-pack-taken = { player } takes { $pack }.
event-played = { player } plays { $card }.
event-power-used = { player } uses the Power of { $card }.
event-readied = { $card } is readied.
event-restored =
    { $points ->
        [0] { player } has nothing to restore in { $field }.
       *[other] { player } restores { $points } in { $field }.
    }
event-revealed = { player } exchanges { $card }.
event-rolled = Dice of { $card }: { $values }
event-round = Round { $number } begins.
event-saw-card = { player } has { $card } in hand.
event-shuffled = { player } shuffles the grimoire.
event-side-damaged = { $field }: { $team } has { $track } of 12 damage.
event-skill-used = { player } exhausts the skill card { $card }.
event-tactic-used = Tactic: { $card }.
event-to-hand = { $card } goes to the hand of { player.genitive }.
event-weakened = { $card } is weakened.
event-won = { $team } wins the game!

## Who is who

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6
team-1 = Team 1
team-2 = Team 2
