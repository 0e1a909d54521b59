# What cards, units and skills say about fights.

## Attack and Block

word-attack-per-blocked = Attack { $number }, and { $second } more for each enemy that you blocked in this combat
word-honourable-attack = Attack { $number } with { $tracks } for each enemy that it defeats
word-attack-if-unhurt = Attack { $number } in the Attack phase if you took no Wound into your hand in this combat
word-discard-attack = discard any number of cards: { $attack-points } for each. Fame +1 for each enemy that you defeat { $flag ->
        [this-phase] in this phase
       *[none] this turn
    }
word-sword-of-justice = in the Attack phase your physical attacks count twice. All enemies lose Physical Resistance. Fame +1 for each enemy that you defeat this turn
word-horn-of-wrath = { $more ->
        [0] Siege Attack 5. Roll a mana die: for black or red, take a Wound
       *[other] Siege Attack 5, and up to { $more } more. Roll a mana die for each point more: for every black or red one, take a Wound
    }
word-ranged-twice = in the Ranged phase your Ranged Attacks count as Siege Attacks; against enemies that are not fortified, Ranged and Siege Attacks count twice
word-souls = gain a crystal for { $flag ->
        [all] each enemy
       *[none] { $number ->
            [one] one enemy
           *[other] up to { $number } enemies
        }
    } that you defeat in this phase: white, or red, blue or green for its resistance to fire, ice or physical attacks
word-blocks = up to { $times } times { $block-points }, each for another attack
word-chilling-block = Ice Block { $number }. The enemy blocked with it gets Armour { $armour-signed }
word-bashing-block = Block { $number } (counts twice against a Swift attack). The enemy blocked with it gets Armour −1 for each point of Block beyond need
word-tough-block = Ice Block { $number }, and 1 more for each ability, each attack element and each resistance of the blocked enemy
word-terrain-block = Block as high as the Move cost of your space: Fire by day, Ice at night
word-burning-block = Fire Block { $number }. If the block succeeds, you have Fire Attack { $number } in the Attack phase
word-exploding-block = Fire Block { $number }. If the block succeeds, the blocked enemy is destroyed
word-per-enemy = { $effect }; { $number } more for each enemy that you face
word-fuelled = Cold Fire Attack { $number } or Cold Fire Block { $number }. You may pay { $accusative } mana, or both: { $by-signed } for each
word-next-block-plus = { $signed } to your next Block this turn
word-units-rage = at the start of a combat: your units have { $signed } to Attack and Block in it, and no damage may be assigned to them this turn
word-units-glory = this turn your units have +1 to Armour, Attack and Block. Fame +1 for each unit that attacks or blocks
word-other-units-attack = your other units have { $signed } to all attacks this turn
word-unit-resists = one of your units has { $element ->
        [physical] Physical Resistance
        [fire] Fire Resistance
       *[ice] Ice Resistance
    } in this combat
word-units-resist = all your units have all resistances this turn
word-all-cold-fire = all your attacks are Cold Fire in this combat
word-all-siege = all your attacks are Siege in this combat
word-ignore-walls = fortifications of the site do not count this turn
word-leadership = the next unit that fights has Block { $block-signed }, Attack { $attack-signed } or Ranged Attack { $ranged-signed }
word-deadly-aim = one Attack card: { $signed } in the Ranged phase, +{ $second } in the Attack phase
word-duel = in the Block phase: Block { $block } and later Attack { $attack } against one enemy. Fame { $fame-signed } if it is defeated without units
word-forked-lightning = Ranged Cold Fire Attack { $number } against each of up to three enemies
word-know-your-prey = in combat, ignore one ability or resistance of an enemy, or one element of its attack
word-puppet-master = keep the token of an enemy that you defeated this turn. Or discard such a token: half of its attack as Attack or half of its Armour as Block, rounded up
word-shapeshift = play a basic action: its Move, Attack or Block becomes as much of another of these three
word-ignore-damage = ignore damage of the first unblocked attack: { $physical } if it is physical, { $fire-or-ice } if it is Fire or Ice, { $cold-fire } if it is Cold Fire

## Enemies

aimed = { $flag ->
        [in-attack-phase] in the Attack phase:
       *[other] { "" }
    } { $all ->
        [yes] { $flag ->
            [blocked] all fully blocked enemies
           *[other] all enemies
        }
       *[no] { $most ->
            [one] { $flag ->
                [unfortified] one enemy that is not fortified
                [unfortified-at-range] one enemy (in the Ranged phase, not a fortified one)
                [blocked] one fully blocked enemy
               *[other] one enemy
            }
           *[other] up to { $most } enemies
        }
    } { $changes }{ $others }
other-enemies = ; all other enemies { $changes }
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
    } { $element ->
        [physical] Physical Resistance
        [fire] Fire Resistance
        [ice] Ice Resistance
       *[none] all resistances
    }
change-no-walls = { $many ->
        [yes] lose
       *[no] loses
    } all fortifications
change-weaken = { $many ->
        [yes] get
       *[no] gets
    } { $opposite } to one attack
change-possess = { $many ->
        [yes] do not attack you; in the Attack phase you may use their attacks
       *[no] does not attack you; in the Attack phase you may use its attacks
    } against other enemies
change-destroy = { $many ->
        [yes] are
       *[no] is
    } destroyed
word-one-attack = one attack of an enemy gets { $signed }{ $flag ->
        [cumbersome] {" "}and becomes Cumbersome
        [to-this-unit] ; its damage must be assigned to this unit first
        [cumbersome-to-this-unit] {" "}and becomes Cumbersome; its damage must be assigned to this unit first
       *[none] { "" }
    }
word-doom = one enemy is destroyed if it is blocked
word-wings-of-night = one enemy does not attack. For 1 Move point another one does not either, for 2 more a third one, and so on
word-scout = look at a hidden enemy token up to three spaces away or on top of a pile. Fame { $fame-signed } if you defeat it this turn
