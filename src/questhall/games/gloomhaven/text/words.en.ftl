# What cards say: actions and effects of attacks.

xp = { $xp } XP
self = self
quoted = { $name }
this-round = , this round
use = { $elements }: { $gains }
word-instead = { $elements }, instead: { $gains }

## Symbols

symbol-persistent = Persistent
symbol-lost = Lost
symbol-unrecoverable = Cannot be recovered
symbol-shuffle = Shuffle

## Conditions as effects

effect-poison = Poison
effect-wound = Wound
effect-immobilize = Immobilize
effect-disarm = Disarm
effect-stun = Stun
effect-muddle = Muddle
effect-invisible = Invisible
effect-strengthen = Strengthen
effect-curse = Curse
effect-bless = Bless

## Numbers that depend on something

x = X
x-hexes-moved = X: hexes you have moved this turn
x-hexes-of-this-move = X: hexes of this movement
x-damage-dealt = X: damage you have dealt this turn
x-maximum = X: the target’s maximum hit points
x-half-of-maximum = X: half the target’s maximum hit points, rounded down
x-twice-destroyed = X: twice the number of hexes that the destroyed obstacles occupied
x-by-level = X by monster level: { $numbers }

## What belongs to an action

part-range = Range { $value }
part-own-range = with its own range
part-targets = Target { $value }
part-target-figures = Target { $who }
part-area = Area: { $shape }
part-xp-each = { $xp-each } XP each time
part-jump = Jump
part-straight = in a straight line
part-ends-beside-obstacle = ending adjacent to an obstacle

plus-attack = { $signed } Attack
plus-move = { $signed } Move
plus-heal = { $signed } Heal
plus-shield = { $signed } Shield
plus-retaliate = { $signed } Retaliate
plus-push = Push { $signed }
plus-pull = Pull { $signed }
plus-damage = { $signed } damage
plus-recover = { $signed } card
plus-range = { $signed } Range
plus-for-all = { $signed } to each Move and Shield of this ability

area-cleave = 2 adjacent hexes side by side
area-arc = 3 adjacent hexes in an arc
area-thrust = 2 hexes in line
area-lance = 3 hexes in line
area-skewer-far = 5 hexes in line
area-both-sides = 2 opposite adjacent hexes
area-fan = 3 hexes, 2 of them adjacent
area-cross = 4 adjacent hexes, 2 by 2
area-wedge = 5 hexes, 2 of them adjacent
area-swath = 6 hexes, 3 of them adjacent
area-ring = all adjacent hexes
area-gaze-small = 9 hexes in a fan
area-gaze-large = 15 hexes in a fan
area-drake-breath = 7 hexes before it
area-triangle = 3 hexes in a triangle
area-rhombus = 4 hexes in a rhombus
area-row5 = 5 hexes in line
area-bloom = a hex and all 6 around it
area-blast = 12 hexes
area-band = 8 hexes in a band

## Effects of attacks

plus-xp =
    { $xp ->
        [0] { "" }
       *[other] and { $xp } XP
    }
rider-push = Push { $amount }
rider-pull = Pull { $amount }
rider-pierce = Pierce { $amount }
rider-ignore-shield = ignores Shield
rider-plus = { $signed } Attack { plus-xp } { $when }
rider-per = { $signed } Attack { plus-xp } for each { $per }
rider-add = { $condition } { plus-xp } { $when }
rider-double = double the attack { $when }
rider-advantage = Advantage
rider-disadvantage = Disadvantage
rider-xp-each = { $amount } XP for each target
rider-add-target =
    { $amount ->
        [1] Add Target
       *[other] Add { $amount } Targets
    }
rider-splash =
    { $everyone ->
        [yes] all allies and enemies
       *[no] all enemies
    } adjacent to the target suffer { $as-dealt ->
        [yes] the same damage
       *[no] { $amount } damage
    }
rider-along-path = also targets all enemies on the way to the target
rider-kill-normal = kills normal targets
rider-kill-instead = kills a normal target instead
rider-shield-self = Shield { $amount } (self), this round
rider-heal-self = Heal { $amount } (self)
rider-retaliate-self = Retaliate { $amount } (self), this round
rider-heal-near = Heal { $amount } · Range { $range }
rider-push-through-obstacles = Push { $amount }, also through obstacles: each is destroyed, deals { $damage } damage to the target and gives { $xp } XP
rider-push-against-obstacles = Push { $amount }; for each hex that a wall or obstacle denies, { $damage } damage and { $xp } XP
rider-summon = Summon beside the target: { $creature } ({ $rank })
rider-all-at-one = all its attacks at one target
rider-per-target-damaged = for each target damaged: { $action }
rider-charge = { word-charge }
rider-gain = { $condition } (self)

## Actions of everybody

word-move = Move { $value }
word-attack = Attack { $value }
word-heal = Heal { $value }
word-shield = Shield { $value }
word-retaliate = Retaliate { $value }
word-inflict = { $conditions }
word-push = Push { $value }
word-pull = Pull { $value }
word-damage =
    { $who } { $many ->
        [yes] suffer
       *[no] suffers
    } { $amount } damage
word-suffer =
    { $monster ->
        [yes] Suffers
       *[no] Suffer
    } { $amount } damage
word-loot = Loot { $amount }
word-charge = Charge: { $element }
word-create-trap =
    Create a trap in an adjacent empty hex: { $damage ->
        [0] { "" }
       *[other] { $damage } damage
    }{ $conditions ->
        [none] { "" }
       *[other] { $damage ->
            [0] { $conditions }
           *[other] , { $conditions }
        }
    }{ $xp ->
        [0] { "" }
       *[other] ; { $xp } XP when an enemy springs it
    }
word-summon =
    Summon: { $creature } { $monster ->
        [yes] ({ $rank }) { $own-hit-points ->
            [yes] with no more hit points than it has itself
           *[no] { "" }
        }
       *[no] ({ $numbers })
    }

## Actions of characters

word-kill =
    Kill { $who-object }{ $xp-each ->
        [0] { "" }
       *[other] ; { $xp-each } XP for each
    }
card-pile =
    { $pile ->
        [lost] lost
       *[discard] discarded
    }
word-recover =
    { $has-who ->
        [yes] { $who } may recover
       *[no] Recover
    } { $all ->
        [yes] all { card-pile } cards
       *[no] { $amount ->
            [1] 1 { card-pile } card
           *[other] up to { $amount } { card-pile } cards
        }
    }
word-refresh =
    { $has-who ->
        [yes] { $who } may refresh
       *[no] Refresh
    } { $all ->
        [yes] all
       *[no] { $amount ->
            [1] 1
           *[other] up to { $amount }
        }
    } { $state ->
        [spent] spent
       *[consumed] consumed
    } { $small ->
        [yes] small
       *[no] { "" }
    } { $all ->
        [yes] items
       *[no] { $amount ->
            [1] item
           *[other] items
        }
    }
word-disarm-trap = Disarm one adjacent trap
word-create-obstacles =
    Create up to { $amount } obstacles in empty hexes { $range ->
        [1] adjacent to you
       *[other] within range { $range }
    }
word-destroy-obstacle = Destroy one adjacent obstacle
attack-kind =
    { $kind ->
        [melee] melee
        [ranged] ranged
       *[any] { "" }
    }
attacks-kind = { attack-kind }
on-attacks =
    { $has-who ->
        [yes] { $who }, on { attacks-kind } attacks this round
       *[no] { $times ->
            [0] On your { attacks-kind } attacks { $stays ->
                [round] this round
               *[persistent] { "" }
            }
            [1] On your next { attack-kind } attack
           *[other] On your next { $times } { attacks-kind } attacks
        }
    }
word-my-attacks = { on-attacks }: { $riders } { $when }
word-my-attack-actions =
    { $times ->
        [1] On your next { attack-kind } attack action
       *[other] On your next { $times } { attack-kind } attack actions
    }: { $riders }
word-when-attacked =
    { $times ->
        [1] On the next { attack-kind } attack against you
       *[other] On the next { $times } { attack-kind } attacks against you
    }: { $prevent ->
        [yes] suffer no damage, { $guards }
       *[no] { $guards }
    }
word-prevent-damage =
    Suffer no damage from the next { $times ->
        [1] source
       *[other] { $times } sources
    } of damage { $stays ->
        [round] this round
       *[persistent] { "" }
    }
word-at-turn-start =
    At the start of your { $times ->
        [1] next turn
       *[other] next { $times } turns
    }: { $action }
word-at-turn-end =
    At the end of your { $times ->
        [1] next turn
       *[other] next { $times } turns
    }: { $action }
word-heal-more =
    On your { $times ->
        [1] next Heal action
       *[other] next { $times } Heal actions
    }: { $signed } Heal

## Actions of single classes

word-draw-attacks = Enemies that attack { $who-any } attack you instead, this round
word-moves-as-attacks = You may perform your Move actions as Attack actions of the same value
word-if-straight = If you moved in a straight line: { $action }
word-affect = { $riders }
word-turncoat =
    { $who } that has not acted yet takes its turn of this round with its allies as enemies and its enemies as allies{ $controlled ->
        [yes] ; you decide what it does
       *[no] { "" }
    }
word-loot-path = Loot every hex that you moved through
word-lure = Move { $who-object } 1 hex; it must stay adjacent to you
word-spring-on = { $who } suffers the effects of the disarmed trap
word-pull-to-hex = Choose a hex within range { $range }. Pull { $amount } toward it: all enemies within range { $around } of it
word-loot-some = Loot { $amount }, at most { $most } tokens
word-in-area =
    { $range ->
        [0] { "" }
       *[other] Range { $range } ·
    } Area: { $shape }. { $action }
word-grant = { $who } may perform: { $action }
word-recover-then-lose = { $who } may recover up to { $amount } { card-pile } cards and then loses { $lose } cards of hand or discard
word-take-lost-card = { $who } may take a lost card of a character adjacent to it into its hand
word-move-obstacle = Move one adjacent single-hex obstacle to an empty hex within range { $range }
word-create-obstacle = Create an obstacle of { $shape } on empty hexes within range { $range }
word-obstacle-where-felled = Create an obstacle in the hex of the killed one
word-destroy-obstacles = Destroy all obstacles within range { $range }
word-clear-path = Destroy obstacles and disarm traps that you moved through
word-destroy-to-add =
    On your next { $times } { attack-kind } attacks: destroy one adjacent obstacle, { $signed } Attack
word-augment = Augment, on your melee attacks: { $riders }
word-two-augments = You may have two augments at once
word-augments-at-range = Your augments also work on your ranged attacks, this round
word-augmented = { $action }, with the effects of your augments
word-force = { $who } performs, led by you: { $action }
word-turn-against = { $who } performs against its own allies, led by you: { $action }
word-swarm = { $who }, on attacks this round: +1 Attack for each of them
word-gain-coins = Gain 1 coin for { $who-every }
word-if-returned = If you ended where you began: { $action }

## Actions of monsters and bosses

rank-normal = normal
rank-elite = elite
rank-none = none
ranks-by-party = with 2/3/4 characters: { $two }/{ $three }/{ $four }
word-on-death = When it dies: { $action }
word-attackers-disadvantage = Attackers have Disadvantage against it
word-special = Special ability { $amount }
boss-special = Special { $amount }: { $actions }
word-attack-bonus = { $signed } Attack this round: { $who }
word-open-next-door = Opens the next door
word-all-act = All its allies act at once: { $creature }
word-move-throne = The throne moves to the next mark
word-summon-throne-demon = Summon beside the throne: the demon of that mark ({ $rank })
word-summon-zephyrs = Summons { $amount } Zephyrs
word-fly-to-next-perch = Flies to its next perch
word-fear = All enemies within range { $amount } flee from it
word-mind-control = One enemy attacks its own allies
word-hatch-eggs = Its eggs hatch
word-lay-eggs = Lays eggs
word-jump-to-next-mark = Jumps to the next mark
