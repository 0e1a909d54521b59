# What cards, units and skills say about fights.

## Attack and Block

word-attack-per-blocked = Attack { $amount }, and { $each } more for each enemy that you blocked in this combat
word-honourable-attack = Attack { $amount } with { $tracks } for each enemy that it defeats
word-attack-if-unhurt = Attack { $amount } in the Attack phase if you took no Wound into your hand in this combat
word-discard-attack = discard any number of cards: { $attack-points } for each. Fame +1 for each enemy that you defeat { $this-phase ->
        [yes] in this phase
       *[no] this turn
    }
word-sword-of-justice = in the Attack phase your physical attacks count twice. All enemies lose Physical Resistance. Fame +1 for each enemy that you defeat this turn
word-horn-of-wrath = { $more ->
        [0] Siege Attack 5. Roll a mana die: for black or red, take a Wound
       *[other] Siege Attack 5, and up to { $more } more. Roll a mana die for each point more: for every black or red one, take a Wound
    }
word-ranged-twice = in the Ranged phase your Ranged Attacks count as Siege Attacks; against enemies that are not fortified, Ranged and Siege Attacks count twice
word-souls = gain a crystal for { $all ->
        [yes] each enemy
       *[no] { $amount ->
            [one] one enemy
           *[other] up to { $amount } enemies
        }
    } that you defeat in this phase: white, or red, blue or green for its resistance to fire, ice or physical attacks
word-blocks = up to { $times } times { $block-points }, each for another attack
word-chilling-block = Ice Block { $amount }. The enemy blocked with it gets Armour { $armour-signed }
word-bashing-block = Block { $amount } (counts twice against a Swift attack). The enemy blocked with it gets Armour −1 for each point of Block beyond need
word-tough-block = Ice Block { $amount }, and 1 more for each ability, each attack element and each resistance of the blocked enemy
word-terrain-block = Block as high as the Move cost of your space: Fire by day, Ice at night
word-burning-block = Fire Block { $amount }. If the block succeeds, you have Fire Attack { $amount } in the Attack phase
word-exploding-block = Fire Block { $amount }. If the block succeeds, the blocked enemy is destroyed
word-per-enemy = { $effect }; { $amount } more for each enemy that you face
word-fuelled = Cold Fire Attack { $amount } or Cold Fire Block { $amount }. You may pay { $accusative } mana, or both: { $by-signed } for each
word-next-block-plus = { $signed } to your next Block this turn
word-units-rage = at the start of a combat: your units have { $signed } to Attack and Block in it, and no damage may be assigned to them this turn
word-units-glory = this turn your units have +1 to Armour, Attack and Block. Fame +1 for each unit that attacks or blocks
word-other-units-attack = your other units have { $signed } to all attacks this turn
word-unit-resists = one of your units has { $resistance ->
        [physical] Physical Resistance
        [fire] Fire Resistance
       *[ice] Ice Resistance
    } in this combat
word-units-resist = all your units have all resistances this turn
word-all-cold-fire = all your attacks are Cold Fire in this combat
word-all-siege = all your attacks are Siege in this combat
word-ignore-walls = fortifications of the site do not count this turn
word-leadership = the next unit that fights has Block { $block-signed }, Attack { $attack-signed } or Ranged Attack { $ranged-signed }
word-deadly-aim = one Attack card: +{ $ranged } in the Ranged phase, +{ $attack } in the Attack phase
word-duel = in the Block phase: Block { $block } and later Attack { $attack } against one enemy. Fame { $fame-signed } if it is defeated without units
word-forked-lightning = Ranged Cold Fire Attack { $amount } against each of up to three enemies
word-know-your-prey = in combat, ignore one ability or resistance of an enemy, or one element of its attack
word-puppet-master = keep the token of an enemy that you defeated this turn. Or discard such a token: half of its attack as Attack or half of its Armour as Block, rounded up
word-shapeshift = play a basic action: its Move, Attack or Block becomes as much of another of these three
word-ignore-damage = ignore damage of the first unblocked attack: { $physical } if it is physical, { $fire-or-ice } if it is Fire or Ice, { $cold-fire } if it is Cold Fire

## Enemies

word-target = { $in-attack-phase ->
        [yes] in the Attack phase:
       *[no] { "" }
    } { $most ->
        [one] one { $blocked ->
            [yes] fully blocked enemy
           *[no] enemy
        } { $unfortified ->
            [yes] that is not fortified
           *[no] { "" }
        } { $unfortified-at-range ->
            [yes] (in the Ranged phase, not a fortified one)
           *[no] { "" }
        } { $changes }
       *[other] up to { $most } enemies { $changes-of-many }
    }{ $others }
word-all-enemies = { $in-attack-phase ->
        [yes] in the Attack phase:
       *[no] { "" }
    } all { $blocked ->
        [yes] fully blocked enemies
       *[no] enemies
    } { $changes-of-many }
other-enemies = ; all other enemies { $changes-of-many }
change-no-attack = { $many ->
        [yes] do
       *[no] does
    } not attack
change-armour = { $many ->
        [yes] get
       *[no] gets
    } Armour { $signed } { $fortified ->
        [0] { "" }
       *[other] ({ $fortified-signed } if fortified)
    }
change-armour-per-resistance = { $many ->
        [yes] get
       *[no] gets
    } Armour { $signed } for each resistance
change-armour-one = { $many ->
        [yes] have
       *[no] has
    } Armour 1
change-no-resistances = { $many ->
        [yes] lose
       *[no] loses
    } { $resistance ->
        [physical] Physical Resistance
        [fire] Fire Resistance
        [ice] Ice Resistance
       *[all] all resistances
    }
change-no-walls = { $many ->
        [yes] lose
       *[no] loses
    } all fortifications
change-weaken = { $many ->
        [yes] get
       *[no] gets
    } { $signed } to one attack
change-possess = { $many ->
        [yes] do not attack you; in the Attack phase you may use their attacks
       *[no] does not attack you; in the Attack phase you may use its attacks
    } against other enemies
change-destroy = { $many ->
        [yes] are
       *[no] is
    } destroyed
word-one-attack = one attack of an enemy gets { $signed }{ $cumbersome ->
        [yes] {" "}and becomes Cumbersome
       *[no] { "" }
    }{ $to-this-unit ->
        [yes] ; its damage must be assigned to this unit first
       *[no] { "" }
    }
word-doom = one enemy is destroyed if it is blocked
word-wings-of-night = one enemy does not attack. For 1 Move point another one does not either, for 2 more a third one, and so on
word-scout = look at a hidden enemy token up to three spaces away or on top of a pile. Fame { $fame-signed } if you defeat it this turn
