# What cards say: actions and effects of attacks.

xp = { $xp } XP
self = self
quoted = { $name }
this-round = , this round
use = { $elements }: { $gains }
suffering = Suffer { $amount } damage: { $gains }
wounding = Wound (you and all adjacent allies): { $gains }
word-instead = { $elements }, instead: { $gains }

## Symbols

symbol-persistent = Persistent
symbol-lost = Lost
symbol-unrecoverable = Cannot be recovered
symbol-shuffle = Shuffle
symbol-given = Cancels no damage; back to the supply when discarded or lost

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
x-lost-hit-points = X: your maximum hit points minus those you have
x-hit-points-left = X: your hit points
x-lost-cards = X: the number of your lost cards
x-suffered = X: the damage you suffered
x-hurt-plus = X: { $amount }, and { $more } more if your hit points are below half of the maximum
x-by-level = X by monster level: { $numbers }

## What belongs to an action

part-range = Range { $value }
part-own-range = with its own range
part-targets = Target { $value }
part-target-figures =
    Target { $who }{ $many ->
        [yes] { "" }
       *[no] , at any range
    }
part-area = Area: { $shape }
part-count = { $value } of them
part-xp = { $xp } XP
part-xp-each = { $xp-each } XP each time
part-conditions = { $conditions }
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
plus-for-all = { $signed } to each value of this ability

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
    { $target-too ->
        [yes] the target and
       *[no] { "" }
    } { $everyone ->
        [yes] all allies and enemies
       *[no] all enemies
    } adjacent to the target suffer { $as-dealt ->
        [yes] the same damage
       *[no] { $amount } damage
    }
rider-along-path = also targets all enemies on the way to the target
rider-kill-normal = kills normal targets
rider-kill-instead = kills a normal target instead
rider-kill-target = kills a normal or elite target instead
rider-xp-per-damage = 1 XP for every { $amount } damage dealt
rider-target-suffered = Target X · X: the damage you suffered
rider-ground = the target can no longer fly
rider-heal-if-damaged = Heal { $amount } (self) for each target damaged
rider-spare-range = +1 Attack for each hex that the attack could reach farther
rider-finish-off = a target left with { $amount } or fewer hit points dies and brings { $xp } XP
rider-xp-per-targets =
    1 XP for every { $amount ->
        [2] two
       *[other] { $amount }
    } targets
rider-lead-to-allies = the target moves up to { $amount } hexes straight toward the nearest hex beside one of your allies
rider-refresh-item = Refresh 1 item
rider-sweep = Target all adjacent enemies
rider-shield-self = Shield { $amount } (self), this round
rider-heal-self = Heal { $amount } (self)
rider-retaliate-self = Retaliate { $amount } (self), this round
rider-heal-near = Heal { $amount } · Range { $range }
rider-push-through-obstacles = Push { $amount }, also through obstacles: each is destroyed, deals { $damage } damage to the target and gives { $xp } XP
rider-push-against-obstacles = Push { $amount }; for each hex that a wall or obstacle denies, { $damage } damage and { $xp } XP
rider-suffer-each = suffer { $amount } damage for each attack made
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
    }{ $around ->
        [0] { "" }
       *[other] ; when it is sprung, all enemies adjacent to it suffer { $around } damage
    }{ $spreads ->
        [yes] ; when it is sprung, { $conditions } for all enemies adjacent to it
       *[no] { "" }
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
        [spent-or-consumed] spent or consumed
       *[consumed] consumed
    } { $slots ->
        [small] small
        [hands] one- or two-handed
       *[any-slot] { "" }
    } { $all ->
        [yes] items
       *[no] { $amount ->
            [1] item
           *[other] items
        }
    }
word-mark = Mark { $who-object }: { $signed } to all your attacks on it
word-remove-conditions =
    Remove { $all ->
        [yes] all negative conditions
       *[no] { $amount } negative { $amount ->
            [one] condition
           *[other] conditions
        }
    } { $has-who ->
        [yes] from { $who-object }
       *[no] (self)
    }
word-experience = { $amount } XP
word-disarm-traps = Disarm all traps within range { $range }
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
        [yes] { $who }, on { $times ->
            [0] { attacks-kind } attacks { $stays ->
                [round] this round
               *[persistent] { "" }
            }
           *[other] the next { $times } { attacks-kind } attacks
        }
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
    { $has-who ->
        [yes] { $who }, on { attack-kind } attack actions
       *[no] { $times ->
            [0] On your { attack-kind } attack actions { $stays ->
                [round] this round
               *[persistent] { "" }
            }
            [1] On your next { attack-kind } attack action { $stays ->
                [round] this round
               *[persistent] { "" }
            }
           *[other] On your next { $times } { attack-kind } attack actions
        }
    }: { $riders }
word-my-moves =
    { $has-who ->
        [yes] { $who }, on Move actions
       *[no] On your Move actions
    } { $stays ->
        [round] this round
       *[persistent] { "" }
    }: { $amount ->
        [0] { $riders }
       *[other] { plus-move }
    }
while-unseen =
    { $unseen ->
        [yes] while Invisible
       *[no] { "" }
    }
word-before-attacks =
    { $has-who ->
        [yes] { $who } may perform before attack actions
       *[no] Before your next { $times } attack actions
    }: { $action }
word-after-attacks =
    { $times ->
        [0] At the end of each of your attack actions { while-unseen }
       *[other] At the end of your next { $times } attack actions { while-unseen }
    }: { $action }
word-after-moves =
    { $times ->
        [0] At the end of each of your Move actions { while-unseen }
       *[other] At the end of your next { $times } Move actions { while-unseen }
    }: { $action }
word-hinder-attackers = Attacks on { $who-object } have Disadvantage, this round
word-when-attacked =
    { $times ->
        [1] On the next { attack-kind } attack against you
       *[other] On the next { $times } { attack-kind } attacks against you
    }: { $prevent ->
        [yes] suffer no damage, { $guards }
       *[no] { $guards }
    }
word-prevent-damage =
    { $has-who ->
        [yes] { $who } suffer
       *[no] Suffer
    } no damage { $times ->
        [0] { "" }
        [1] from the next source of damage
       *[other] from the next { $times } sources of damage
    } { $stays ->
        [round] this round
       *[persistent] { "" }
    }
word-shelter =
    No damage from the next { $times ->
        [1] source
       *[other] { $times } sources
    } of damage to { $who-any } { $stays ->
        [round] this round
       *[persistent] { "" }
    }
word-attack-in-numbers = Attack X · Range X · X: the number of { $who }
word-teleport = Teleport to any unoccupied hex
word-double-moves = double all your Move actions for the rest of this turn
word-double-attacks = double all your attacks for the rest of this turn
word-see-invisible = You can target Invisible enemies
word-swap-places = Swap places with { $who-object }
word-swap-two =
    { $whose ->
        [enemies] Any two enemies swap places
       *[figures] Any two figures swap places; you can be one of them
    }
word-cleanse-deck = Remove all Curse cards from your modifier deck, then shuffle its discard pile back in
word-keep-strong =
    At the end of your next { $times } turns in which { $element } is not Strong: Charge: { $element }
word-items-sharpen = On your attack actions in which you use an item: { plus-attack }
word-suffer-for = You may suffer { $amount } damage; if you do: { $action }
word-spread-plague =
    Once in each of your attack actions, you may give Poison to { $who-object }, or deal { $damage } damage to one who has Poison: +1 Attack
word-curse-for-targets =
    On your next { $times } attack actions, you may give Curse to { $who-object }: Add { $amount } Targets
word-draw-poison = Remove Poison from { $who-object }: it suffers { $amount } damage
word-fly = You have Flying
word-shorten-range = Your ranged attacks have { $amount } less Range
word-harm-cursed = An enemy whose attack deals no damage because of Curse suffers { $amount } damage
word-drive-the-flock =
    { $who } suffer { $amount } damage; for every two of them that do, +1 Attack on your attacks this round and 1 XP
word-if-hurt = If your hit points are below half of the maximum: { $action }
word-suffer-half = Suffer damage equal to half of your hit points, rounded up
word-suffer-up-to = You may suffer up to { $amount } damage
word-cheat-death = On the next { $times } sources of damage that would bring you below 1 hit point: suffer no damage
word-receive-more = The next { $times } times you are healed: { $signed } Heal
word-overheal = You can be healed up to { $amount } hit points
word-drop-to-one = Your hit points become 1; this is no damage
word-invite-attacks = Melee attacks against you: { $signed } Attack
word-retaliate-more = { $signed } to each of your Retaliate bonuses, this round
word-kill-weaker = Kill one adjacent normal enemy that has fewer hit points than half of those you have lost
word-exhaust-self = You are exhausted at once
word-rest-well = A short rest at the end of this round has all benefits of a long rest
word-ward-off-conditions =
    { $has-who ->
        [yes] { $who } are
       *[no] You are
    } immune to all negative conditions { $stays ->
        [round] this round
       *[persistent] { "" }
    }
word-when-damaged = On the next { $times } sources of damage to you: { $action }
word-discard-for = You may discard a card from your hand; if you do: { $action }
word-bear-damage = When any ally suffers damage, you may suffer it instead, reduced by { $less }
word-extra-turn = { $who } may at once take an extra turn with two cards of its hand
word-at-turn-start =
    At the start of your { $times ->
        [0] turns
        [1] next turn
       *[other] next { $times } turns
    }: { $action }
word-at-turn-end =
    At the end of { $times ->
        [0] each of your turns
        [1] your next turn
       *[other] your next { $times } turns
    }: { $action }
word-at-turns-of = { $who } may perform at the start of their turns: { $action }
word-one-attack-each-turn =
    { $has-who ->
        [yes] { $who }
       *[no] You
    }, on one attack each turn: { $riders } { $when }
word-reach-farther = { $who }, on ranged attacks: { $signed } Range
word-at-round-end = At the end of each round: { $action }
word-at-long-rest = Each time you take a long rest: { $action }
word-heal-more =
    On your { $times ->
        [0] Heal actions this round
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
word-command = Command the bear: { $action }
word-commands-hit-harder = On all your commands this round: { $signed } Attack
word-rouse = Before your bear acts, you may forgo your top ability: { $signed } Attack on all its attacks this round; and your bottom ability: { $signed } Move
word-share-damage = Share out all damage on { $who-object } anew as you like; no figure may get more than its maximum hit points
word-recover-summons = Recover up to { $amount } of your lost cards that summon something
word-recover-then-lose = { $who } may recover up to { $amount } { card-pile } cards and then loses { $lose } cards of hand or discard
word-take-lost-card = { $who } may take a lost card of a character adjacent to it into its hand
word-move-obstacle = Move one adjacent single-hex obstacle to an empty hex within range { $range }
word-create-obstacle = Create an obstacle of { $shape } on empty hexes within range { $range }
word-obstacle-where-felled = Create an obstacle in the hex of the killed one
word-destroy-obstacles = Destroy all obstacles within range { $range }
word-clear-path = Destroy obstacles and disarm traps that you moved through
word-destroy-to-add =
    On your next { $times } { attack-kind } attacks: destroy one adjacent obstacle, { $signed } Attack
word-doom = Doom on { $who-object }. { $action }
word-two-dooms = You may have two Dooms on the same enemy
word-attacks-on-it =
    { $self ->
        [yes] Your attacks
       *[no] Attacks of { $who-object }
    } on it: { $riders }
word-weaken-it = Its Attack, Move and Range are { $amount } lower
word-suffers-each-turn = It suffers { $amount } damage at the start of each of its turns
word-when-it-dies = When it dies: { $action }
word-when-it-suffers = Each time it suffers damage: { $action }
word-kill-it-at-last = At the start of your third turn after this one: kill it
word-when-doomed-die = The next { $times } times an enemy under your Doom dies: { $action }
word-passes-on =
    When it dies, this and any other Doom on it may pass to an enemy within range { $amount } of it
word-pass-one-doom-on =
    The next { $times } times an enemy under your Doom dies, one Doom may pass to an enemy within range { $amount } of it
word-transfer-dooms = Move all your Dooms to { $who-object }
word-unveil = { $who } lose Invisible and can no longer gain it
word-teleport-to-felled = Teleport to its hex
word-song = Song, 1 XP at the start of each of your turns. { $action }
word-two-songs = You may have two songs at once, but gain experience from only one
word-curse-again = The next { $times } times you give an enemy Curse: give it Curse once more
word-augment = Augment, on your melee attacks: { $riders }
word-two-augments = You may have two augments at once
word-augments-at-range = Your augments also work on your ranged attacks, this round
word-augmented = { $action }, with the effects of your augments
word-force =
    { $who } { $many ->
        [yes] perform
       *[no] performs
    }, led by you: { $action }
word-turn-against =
    { $who } { $many ->
        [yes] perform against their
       *[no] performs against its
    } own allies, led by you: { $action }
word-swarm = { $who }, on attacks this round: +1 Attack for each of them
word-gain-coins = Gain 1 coin for { $who-every }
word-if-returned = If you ended where you began: { $action }
word-give-card =
    Give one { $card } card { $many ->
        [yes] each to
       *[no] to
    } { $who-object }
word-hand-over = Give this card to { $who-object }, who owns it from now on: { $action }
word-recover-as-a-team =
    You and all adjacent allied characters may each recover up to as many discarded cards as you have adjacent allies
word-heal-around = All your Heal actions this round affect { $who }
word-heal-cleanly = Before your next { $times } Heal actions: remove all negative conditions from the healed figures
word-act-as-heal =
    You may perform your Attack and Move actions as Heal actions with { $signed } to their value, without their conditions
word-once-a-turn = Once in each of your next { $times } turns: { $action }
word-chain-attack = Attack { $value }, leaping each time to an enemy within range 2 of the last target, with −1 Attack
word-may-charge = You may charge any element
word-when-using-elements = Once after each of your actions in which you use elements, one of these: { $action }

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
word-fear = All characters and their summons Move { $amount }, as far from it as possible
word-mind-control = All characters and their summons come beside it; the character whose turn is last fights for it this round
word-hatch-eggs = Its eggs hatch
word-lay-eggs = Lays eggs
word-jump-to-next-mark = Jumps to the next mark
