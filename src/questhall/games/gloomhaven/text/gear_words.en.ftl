# What items say, modifier cards, perks and goals of scenarios.

## Stat cards and summons

stat-hit-points = Hit points { $value }
stat-move = Move { $value }
stat-attack = Attack { $value }
stat-range = Range { $value }
stat-shield = Shield { $value }
stat-retaliate = Retaliate { $value }
stat-pierce = Pierce { $value }
stat-targets = Target { $value }
trait-flying = Flying
trait-attackers-disadvantage = attackers have Disadvantage
trait-attack-is-half-its-hit-points = Attack X (X: half its current hit points, rounded up)

## Items

slot-head = Head
slot-body = Body
slot-legs = Legs
slot-one-hand = One hand
slot-two-hands = Two hands
slot-small = Small item

item-use-spent = Spent
item-use-consumed = Consumed
item-minus-cards =
    { $count ->
        [1] Adds one −1 card to your modifier deck
       *[other] Adds { $count } −1 cards to your modifier deck
    }

window-turn = During your turn: { $gains }
window-move = During your movement: { $gains }
window-attack-action =
    { $always ->
        [yes] On your
       *[no] On one of your
    } { attack-kind } attack actions { $single-target ->
        [yes] with a single target
       *[no] { "" }
    }: { $gains }
window-single-attack =
    { $always ->
        [yes] On your
       *[no] On one of your
    } { attack-kind } attacks: { $gains }
window-attacked = When you are attacked: { $gains }
window-damaged =
    { $circles ->
        [0] When an attack damages you
       *[other] On the next { $circles } attacks that damage you
    }: { $gains }
window-round-start = When initiatives are revealed: { $gains }
window-turn-end = At the end of your turn: { $gains }
window-passive = { $gains }

gives-move-plus = { $signed } Move
gives-add-jump = Jump
gives-add = { $riders }
gives-plus = { $signed } Attack
gives-advantage = Advantage
gives-ignore-shield = ignore Shield
gives-range-plus = { $signed } Range
gives-reach = reaches enemies { $amount } hexes away
gives-use = { $elements }: { $riders }
gives-turn-into =
    it becomes an attack with an area: { $shape }{ $action ->
        [none] { "" }
       *[other] ; then: { $action }
    }
gives-attacker-disadvantage = the attacker has Disadvantage
gives-cancel-damage = suffer no damage from it
gives-play-extra =
    play a card from your hand for its { $half ->
        [top] top ability
       *[bottom] bottom ability
    }
gives-extra-turn = play two cards from your hand and take another turn later this round
gives-moved-at-most =
    if you moved { $amount } { $amount ->
        [one] hex
       *[other] hexes
    } or less, { $action }, this round
gives-initiative = raise or lower your initiative by { $amount }
gives-more-small-items = You may equip { $amount } more small items
gives-standard-move = Your standard move ability is Move { $amount }
gives-standard-attack = Your standard attack ability is Attack { $amount }
gives-immune = Immune to { $threats }
gives-doubles-count-as-zero = A ×2 card drawn for an attack against you counts as +0
gives-flying = Flying
gives-hidden-in-obstacles = in an obstacle you can neither attack nor be targeted
effect-forced-movement = forced movement

## Modifier cards and perks

modifier-rolling = rolling
perk-cards =
    { $count ->
        [1] one “{ $face }” card
        [2] two “{ $face }” cards
        [3] three “{ $face }” cards
        [4] four “{ $face }” cards
       *[other] { $count } “{ $face }” cards
    }
perk-remove = Remove { $removed }
perk-add = Add { $added }
perk-replace = Replace { $removed } with { $added }
perk-ignore-items = Ignore negative item effects
perk-ignore-scenario = Ignore negative scenario effects

## Goals of scenarios

join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-then = { $first }, then { $second }
places-by-party = { $two } with 2 characters; { $three } with 3; { $four } with 4
place-adjacent-to = adjacent to { $place }
place-start = start hexes
goal-word-kill-all =
    kill all enemies { $names ->
        [none] { "" }
       *[other] except { $names }
    }
goal-word-kill-revealed = kill all revealed enemies
goal-word-kill = kill { $names }
goal-word-kill-count =
    kill { $per-character } enemies for each character { $names ->
        [none] { "" }
       *[other] ({ $names })
    }
goal-word-reveal = reveal room { $places }
goal-word-reveal-all = reveal all rooms
goal-word-open-all = open all doors
goal-word-loot-goal = loot all goal treasures
goal-word-loot-each = loot a treasure with each character
goal-word-loot = loot treasure { $amount }
goal-word-destroy = destroy what stands on the marked hexes ({ $places })
goal-word-escape = bring all characters to the marked hexes ({ $places })
goal-word-leave = bring all characters to the marked hexes ({ $places })
goal-word-occupy = stand on all marked hexes at once ({ $places })
goal-word-reach = end a character’s turn on a marked hex ({ $places })
goal-word-arrive = bring { $names } to the goal
goal-word-survive = survive { $amount } rounds
goal-word-cleanse = cleanse the marked hexes ({ $places })
