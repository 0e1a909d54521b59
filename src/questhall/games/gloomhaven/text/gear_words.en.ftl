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
trait-at-turn-end = at the end of its turn: { $action }
trait-stands-in = you may perform your attack actions as if you stood on its hex
trait-flying = Flying
trait-all-adjacent = Target all adjacent enemies
trait-spur-allies = all adjacent allies have { $signed } Attack on all their attacks
trait-companion = at your side from the start · hit points by your level: { $numbers } · you may lose cards to cancel its damage
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
item-unrecoverable = Cannot be refreshed
item-works-when-stunned = Also while stunned
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
window-ally-attack = On one attack action of an ally: { $gains }
window-kill = Whenever you kill an enemy on your turn: { $gains }
window-heal = During your Heal action: { $gains }
window-loot = During your Loot 1 ability: { $gains }
window-obstacle-made = When you create an obstacle: { $gains }
window-ability-used =
    After you have performed a { $ability ->
        [song] Song
        [doom] Doom
       *[command] Command
    } action: { $gains }
window-targeted = When an adjacent normal enemy attacks you: { $gains }
window-summon-damaged = When an attack damages one of your summons: { $gains }
window-enemy-uses-element = When an enemy is about to use an element: { $gains }

gives-move-plus =
    { $signed } Move{ $jump ->
        [yes] , Jump
       *[no] { "" }
    }
gives-add-jump = Jump
gives-add = { $riders }
gives-plus = { $signed } Attack
gives-advantage = Advantage
gives-ignore-shield = ignore Shield
gives-range-plus = { $signed } Range
gives-reach = reaches enemies { $amount } hexes away
gives-use = { $elements }: { $riders }
gives-for-elements = { $elements }: { $defence }
gives-suffer-for = suffer { $amount } damage: { $riders }
gives-of-augments = { $riders } if the ability is an augment
gives-push-each = Push { $amount }
gives-against = against { $monsters }: { $riders }
gives-after-moving =
    once each turn, after you have moved { $amount } { $amount ->
        [one] hex
       *[other] hexes
    } or more: { $riders }
gives-if-strong = if { $element } is Strong, against the attacker: { $riders }
gives-turn-into =
    it becomes an attack with an area: { $shape }{ $action ->
        [none] { "" }
       *[other] ; then: { $action }
    }
gives-attacker-disadvantage = the attacker has Disadvantage
gives-cancel-damage = suffer no damage from it
gives-spare-it = it suffers no damage from it
gives-betray = it attacks one of its allies within its range instead
gives-dampen = use that element first, for no effect
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
gives-moved-at-least =
    if you moved { $amount } { $amount ->
        [one] hex
       *[other] hexes
    } or more, { $action }
gives-entered-hazards = if you have entered hazardous terrain, { $action }
gives-heal-self = Heal { $amount } (self)
gives-shield-self = Shield { $amount }, this round
gives-heal-times =
    { $amount ->
        [2] double its value
       *[other] multiply its value by { $amount }
    }
gives-loots = Loot { $amount } instead
gives-more-obstacles =
    create { $amount } more { $amount ->
        [one] obstacle
       *[other] obstacles
    }, with all effects of the action
gives-attack-or-move = { $action } or { $otherwise }
gives-inflict = { $condition } (its target)
gives-play-same-half = play a card from your hand for the same half
gives-packs-heal-more = Allies who use a Medical Pack of any size: { $signed } Heal
gives-initiative = raise or lower your initiative by { $amount }
gives-more-small-items = You may equip { $amount } more small items
gives-standard-move = Your standard move ability is Move { $amount }
gives-standard-attack = Your standard attack ability is Attack { $amount }
gives-immune = Immune to { $threats }
gives-doubles-count-as-zero = A ×2 card drawn for an attack against you counts as +0
gives-flying = Flying
gives-sure-footed = Difficult terrain has no effect on you
gives-fireproof = hazardous terrain does you no harm
gives-focused-last = Your initiative is 99 when enemies choose a focus
gives-muddle-strengthens = Whenever you would gain Muddle, gain Strengthen instead
gives-remove-minus-cards =
    Remove { $amount } −1 { $amount ->
        [one] card
       *[other] cards
    } from your modifier deck
gives-among-monsters = While { $count } or more monsters are adjacent to you: { $action }
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
goal-word-kill-named = kill { $names }
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
goal-word-clear-rooms = kill all enemies in three rooms
goal-word-loot-last-room = loot the treasure of the third room
goal-word-loot = loot treasure { $amount }
goal-word-destroy = destroy what stands on the marked hexes ({ $places })
goal-word-escape = bring all characters to the marked hexes ({ $places })
goal-word-leave = bring all characters to the marked hexes ({ $places })
goal-word-occupy = stand on all marked hexes at once ({ $places })
goal-word-reach = end a character’s turn on a marked hex ({ $places })
goal-word-arrive = bring { $names } to the goal
goal-word-deliver = bring the doll to a marked hex ({ $places })
goal-word-bring-claw = bring the claw to a marked hex ({ $places })
goal-word-bring-staff = charge the staff, then end its bearer’s turn on a marked hex ({ $places })
goal-word-sacrifice = sacrifice an artifact at the end of a turn on the marked hex ({ $places })
goal-word-survive = survive { $amount } rounds
goal-word-cleanse = cleanse the marked hexes ({ $places })
goal-word-dig-up = dig up all graves ({ $places })
