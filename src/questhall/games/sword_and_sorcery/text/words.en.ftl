# What cards of heroes and goods say, word by word.

## Joints and heads

unsaid = Choice { $number }
join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-or-else = { $first }; or { $second }
paid = { $cost }: { $limit ->
        [round] once per round { $effect }
        [quest] once per quest { $effect }
       *[other] { $effect }
    }
action-passive = passive
action-move = MOVE
action-combat = COMBAT
action-special = SPECIAL
action-free = FREE
action-reaction = REACTION
limit-round = once per round
limit-quest = once per quest
aim = { $target ->
        [hero] a hero
        [enemy] an enemy
        [area] an area
       *[other] { "" }
    } { $target ->
        [self] { "" }
       *[other] { $near ->
            [-1] { "" }
            [0] { $target ->
                [area] (your own)
               *[other] in your area
            }
           *[other] { $target ->
                [area] up to { $near } away
               *[other] { reach }
            }
        }
    }
reach = { $near ->
        [0] in your area
        [one] within 1 area
       *[other] within { $near } areas
    }
level = { $level } { $cooldown ->
        [0] { "" }
       *[other] (⌛{ $cooldown })
    }
level-range = { " " }{ reach }
condition = only if { $test }.
head-condition = if { $test }
occasion-if = { $occasion }, if { $test }
cools-later = the cooldown begins when the effect ends
rule-line = { $limit ->
        [round] once per round,
        [quest] once per quest,
       *[other] { "" }
    } { $occasion }: { $effect }
charges = { $charges } charges.
charge-cost = { $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    }
empowering = { $shards } shards: empowered until the Time phase.
always = all attacks with it: { $effects }.
side-improved = Improved
side-empowered = Empowered
no-effects = No effects.
gain-crowns = Gain { $amount } crowns and discard this card.
buildings = Anvil: for 50 crowns a weapon or armour of the emporium or the stash is improved until the end of the quest. Tavern: for 5 crowns name [HIT], [SKILL] or [LEGEND] and roll 1 red die; if it shows, gain 10, 20 or 50 crowns.
blow = { $fixed ->
        [0] { "" }
        [one] 1 hit +
       *[other] { $fixed } hits +
    } { $red ->
        [0] { "" }
       *[other] { $red } red { $blue ->
            [0] { "" }
           *[other] +
        }
    } { $blue ->
        [0] { "" }
       *[other] { $blue } blue
    }{ $type ->
        [mystic] , Mystic
        [blunt] , Blunt
        [pierce] , Pierce
        [slash] , Slash
       *[none] { "" }
    }
weapon-values = { blow }
armour-values = Armour { $armour }, magic shields { $shields }, defence { $defence }

## When

when-target-choice = when an enemy chooses its target
when-declared = when an enemy is about to attack
when-before-defence = before a defence
when-counting-shields = when the shields of a defence are counted
when-counting = when the hits of your attack are counted
when-rolled = when you have rolled an attack
when-any-roll = at any roll
when-attack-end = after your attack
when-attacked = after an attack of an enemy
when-damage-taken = when you take damage
when-item-used = after you used a one-use item
when-before-death = when a hero would die
when-kill = when your attack kills an enemy

## On what condition

test-engaged = you are engaged
test-unless-engaged = you are not engaged
test-attack-with = it is made with the { $slot ->
        [main] main weapon
       *[off] off-hand weapon
    }
test-category = it is made with { $category ->
        [bow] a bow
        [wand] a wand
       *[dagger] a dagger
    }
test-wears = { $slot ->
        [off] there is a weapon in the off hand
       *[main] there is a weapon in the main hand
    }
test-wears-kind = { $category ->
        [wand] there is a wand in the other hand
       *[dagger] there is a dagger in the other hand
    }
test-melee = it is a melee attack
test-by-power = it is made with a power
test-by-weapon = it is made with a weapon
test-with-this = it is made with this weapon
test-focused = you focused it
test-hidden = you are hidden
test-heroes-dominate = heroes dominate the enemy's area
test-attacker-is-enemy = an enemy attacks
test-attacker-within = the attacker is an enemy { $areas ->
        [0] in your area
       *[other] within { $areas } areas
    }
test-was-attacked = you were attacked
test-other-hero = another hero is attacked
test-hero-beside = another hero is in your area
test-target-wounded = the target is wounded
test-target-has = the target has { $conditions }
test-target-rank = the enemy is { $ranks }
test-foe-beside-target = another enemy is in its area
test-target-afflicted = the hero has a body condition
test-dying = { "" }
test-under-attack = it is an attack or a defence
rank-green = green
rank-blue = blue
rank-red = red
rank-purple = purple

## Attacks

attack-kind = { $many ->
        [yes] attacks
       *[no] attack
    }
attack-kind-by-power = power attack
attack-kind-by-weapon = { $many ->
        [yes] weapon attacks
       *[no] weapon attack
    }
attack-kind-all-melee-by-weapon = melee weapon attack
attack-kind-all-by-weapon-damage-blunt = attack with a Blunt weapon
attack-kind-category-bow = bow attack
attack-kind-category-dagger = dagger attack
attack-kind-all-category-dagger-chosen-target = dagger attack against this enemy
attack-kind-any-category-bow-category-crossbow = bow or crossbow attack
short-knocked-down = Knocked down
short-poison = Poison
short-blind = Blind
short-slow = Slow
short-stun = Stun
icon-hit = [HIT]
icon-skill = [SKILL]
icon-magic = [MAGIC]
icon-shield = [SHIELD]
icon-legend = [LEGEND]
icon-miss = [MISS]
word-hits = { $by ->
        [level] +1 hit per soulrank
       *[number] { $signed } { $amount ->
            [one] hit
           *[other] hits
        }
    }
word-shields = { $signed } [SHIELD]
word-more-red = +{ $dice } red { $dice ->
        [one] die
       *[other] dice
    }
word-more-blue = +{ $dice } blue { $dice ->
        [one] die
       *[other] dice
    }
word-reroll = { $by ->
        [any] reroll any dice
        [half-level] the hero may reroll dice: up to half your soulrank, rounded up
       *[number] { $dice ->
            [one] reroll 1 die
           *[other] reroll up to { $dice } dice
        }
    }
word-lethal = { $all ->
        [yes] Lethal
       *[no] Lethal { $roman-hits }
    }
word-critical = critical
word-aoe = area of effect ({ $areas ->
        [0] the target's area
        [one] the target's area and adjacent ones
       *[other] within { $areas } areas of the target
    })
word-bash = bash
word-pull = pull { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} closer
word-save = save, otherwise: { $effect }
word-ignore-armour = ignores armour value
word-armour-of-target = { $signed } armour value of the target
word-armour = { $signed } armour value
word-damage-type = { $type ->
        [mystic] Mystic damage
        [blunt] Blunt damage
        [pierce] Pierce damage
       *[slash] Slash damage
    }
word-cleave = it may hit { $enemies } enemies in the same area
word-count-as-hit = each [{ $symbol ->
        [magic] MAGIC
       *[skill] SKILL
    }] also counts as a hit
word-count-as-shield = each [{ $symbol ->
        [magic] MAGIC
       *[skill] SKILL
    }] also counts as a [SHIELD]
word-attack-again = attack { $target ->
        [same] the same enemy
        [other] another enemy
       *[any] any enemy in range
    } { $slot ->
        [this] with this weapon once more
        [off] with your off-hand weapon
       *[main] with the same weapon
    }
word-smite = attack { blow }{ $any-effects ->
        [yes] , with { $effects }
       *[no] { "" }
    }{ $paid ->
        [none] { "" }
       *[other] . { $paid }
    }
word-fight = attack it with one equipped weapon{ $any-effects ->
        [yes] { " " }with { $effects }
       *[no] { "" }
    }
word-charge = move up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } to an area with an enemy, then make a melee attack with your main weapon with { $effects }
word-betray = it attacks another enemy in its area with its main weapon
word-step-in = { $armour ->
        [0] you become the target of the attack
       *[other] move to the hero's area without reaction attacks; you become the target of the attack and have +{ $armour } armour value against it
    }
word-reflect = the attack is redirected to the attacker

## What lasts

until = { $until ->
        [turn] this turn
        [quest] until the end of the quest
       *[time] until the Time phase
    }
word-next-attack = your next { $kind } this turn gains: { $effects }{ $any-effects ->
        [yes] { $paid ->
            [none] { "" }
           *[other] ; { $paid }
        }
       *[no] { $paid }
    }
word-attacks = { $uses ->
        [0] until the Time phase your { $kinds } gain: { $effects }
       *[other] until the Time phase the first attack of { $whom ->
            [heroes-near-one] a hero { reach }
            [heroes-near-some] each of up to { $count-of } heroes { reach }
            [heroes-near] each hero { reach } (you included)
           *[target] the hero
        } gains: { $effects }
    }
word-attacked = { $uses ->
        [0] until the Time phase each hero attack against it gains: { $effects }
       *[other] the next hero attack against it before the Time phase gains: { $effects }
    }
word-defences = { $whom ->
        [the-same] his first defence gains: { $effects }
       *[self] your next defence before the Time phase gains: { $effects }
    }
word-near-attacks = until the Time phase the first attack of each hero { reach } of you (you included) gains: { $effects }
word-near-defences = until the Time phase the first defence of each hero { reach } of you gains: { $effects }
word-place = { $token ->
        [illusion] { $count ->
            [one] put an illusion there: until the Time phase the next enemy attack aimed at a hero in its area is cancelled, and the token discarded
           *[other] put { $count } illusions there or in another area in range: until the Time phase the next enemy attack aimed at a hero in the area of one is cancelled, and that token discarded
        }
        [rune-of-attack] put the rune there: until the Time phase each [SKILL] in attacks of heroes from its area also counts as a hit
        [rune-of-defence] put the rune there: until the Time phase each [SKILL] in defences of heroes in its area also counts as a [SHIELD]
       *[snare] put the snare there; the first green, blue or red enemy that enters on foot stops: { $series }
    }
word-discard-runes = discard all runes

## Characters

word-lose-hp = { $whom ->
        [self] you lose { $amount } HP
        [with-runes] each enemy in an area with a rune loses 1 HP per Act
        [enemies-near] each enemy in your area loses { $by ->
            [half-level] HP equal to half your soulrank, rounded up
           *[number] { $amount } HP
        }
       *[target] it loses { $amount } HP
    }
word-heal = { $whom ->
        [self] you restore { $by ->
            [damage-dealt] HP equal to the damage dealt
            [plus] { $more } HP and 1 HP per soulrank
           *[number] { $amount } HP
        }
        [heroes-near] you and each hero { reach } restore { $amount } HP
       *[target] the hero restores { $amount } HP
    }
word-afflict = { $whom ->
        [enemies-near] each enemy in your area gets { $name }
       *[target] { $attack ->
            [yes] { $name }
           *[no] it gets { $name }
        }
    }
word-fire = Fire { $roman-level }
word-cure = { $whom ->
        [heroes-near] you and each hero { reach } may remove { $count ->
            [one] 1 body condition
           *[other] all body conditions
        }
       *[target] { $condition ->
            [poison] remove Poison from the hero
           *[none] { $count ->
                [0] remove all body conditions from the hero
               *[other] remove { $count } body condition from the hero
            }
        }
    }
word-bonus = { $number ->
        [armour] { $whom ->
            [self] you have { $signed } armour value { until }
           *[target] { $target ->
                [hero] the hero has { $signed } armour value { until }
               *[enemy] it has { $signed } armour value { until }
            }
        }
        [shields] { $whom ->
            [heroes-near] you and each hero { reach } get { $amount } magic shields
           *[target] the hero gets { $amount ->
                [one] 1 magic shield
               *[other] { $amount } magic shields
            }
        }
        [movement] { $signed } MP for your move this turn
        [evade] this turn enemies make no reaction attacks against you
        [flight] your move ignores all hindrances this turn
        [no-poison] he cannot be poisoned { until }
       *[beyond-soulrank] this turn you may use one of your powers at any level
    }
word-rotate = { $count ->
        [0] rotate all your used powers forward by { $steps }
       *[other] rotate one of your used powers forward by { $steps }
    }
word-refresh = refresh one of your used powers
word-taunt = you become its primary target until the end of its activation
word-veil = until the Time phase enemies cannot choose you as a target
word-stay-alive = he stays alive with { $hp } HP

## Moving, handling, gaining

word-sneak = move up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } { $unnoticed ->
        [yes] without reaction attacks
       *[no] { "" }
    } to an area without enemies or controlled by heroes (checked before you move); there you are hidden until you act or evade
word-teleport = place { $whom ->
        [self] yourself
       *[other] yourself or a hero of your area
    } in the chosen area without reaction attacks
word-may-step = he may at once move 1 area without reaction attacks
word-push = each enemy there is pushed back 1 area, as with a bash
word-more-moves = { $actions } more MOVE action this turn
word-light = put a Fire { $roman-level } token there; everybody in the area suffers Fire { $roman-level }
word-keep-item = it is not discarded
word-peek = look at the top card of the { $deck ->
        [traps] trap
       *[treasures] treasure
    } deck and leave it there or put it under the deck
activity-break-open = break open a chest or locked door
activity-search = search
activity-pick-up = pick something up
word-handle = { $activities }{ $traps ->
        [-1] , without a trap
        [0] { "" }
       *[other] ; draw one more trap and resolve one of them
    }
word-choose = choose one: { $choices }
word-roll = roll { $dice } { $die ->
        [red] red
       *[blue] blue
    } { $dice ->
        [one] die
       *[other] dice
    }: on { $symbols } { $effect }
word-shards = add { $amount } soul shards to the pool
word-crowns = gain { $amount } crowns
word-emporium = all heroes may visit the emporium at once

## Numbers that cards change

stat-armour = { $signed } armour value
stat-defence = { $signed } defence value
stat-health = { $signed } maximum HP
stat-capacity = { $signed } item capacity
stat-movement = { $signed } MP in each MOVE action
stat-flight = your movement ignores all hindrances
stat-surefooted = entering a difficult area costs you 1 MP
stat-save-dice = roll one more die in each save and keep the better one
stat-trap-choice = when you draw a trap card, draw two and resolve one of them
stat-treasure-choice = when you draw a treasure, draw { $amount ->
        [one] one more
       *[other] { $amount } more
    }, keep one and shuffle the rest into the deck
stat-any-one-use = you may use one-use items of any fighting style
stat-handy = once per round you may reorganise or exchange items as a FREE action
stat-slips-past = { $amount ->
        [one] green enemies
       *[other] green and blue enemies
    } make no reaction attacks against you
stat-no-slow = you cannot be slowed
