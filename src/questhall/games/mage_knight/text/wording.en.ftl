# What cards, units, skills, banners and tactics say, word by word.

## Joints

join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-or-else = { $first }; or { $second }
several-times = { $count ->
        [2] twice: { $effect }
       *[other] { $count } times: { $effect }
    }
row = { $colour }: { $effect }
tint = { $colour ->
        [red] red
        [blue] blue
        [green] green
        [white] white
        [gold] gold
       *[black] black
    }
lands = { $terrain ->
        [plains] plains
        [hills] hills
        [forest] forests
        [wasteland] wastelands
        [desert] deserts
        [swamp] swamps
        [lake] lakes
        [mountain] mountains
        [sea] seas
        [city] cities
       *[everywhere] all accessible spaces
    }

## Points

attack-points = { $range ->
        [ranged] Ranged
        [siege] Siege
       *[melee] { "" }
    } { $element ->
        [fire] Fire
        [ice] Ice
        [cold-fire] Cold Fire
       *[physical] { "" }
    } Attack { $amount }
block-kind = { $element ->
        [fire] Fire
        [ice] Ice
        [cold-fire] Cold Fire
       *[physical] { "" }
    } Block
block-points = { block-kind } { $amount }
word-attack = { $attack-points }
word-block = { $block-points } { $twice-against-swift ->
        [yes] (counts twice against a Swift attack)
       *[no] { "" }
    }
word-move = Move { $amount }
word-influence = Influence { $amount }
word-heal = Heal { $amount }
word-fame = Fame { $signed }
word-reputation = Reputation { $signed }

## Conditions

word-out-of-combat = not in combat: { $effect }
word-when-talking = in an interaction: { $effect }
word-by-day = by day: { $effect }; at night: { $other }
word-in-forest = in a forest: { $effect }; elsewhere: { $other }
word-may = you may { $effect }
word-if-lowest-fame = if you alone have the lowest Fame: { $effect }
word-at-turn-end = { $tracks } at the end of the turn
word-in-phase = in the { $phase ->
        [ranged] Ranged phase
        [block] Block phase
        [damage] Damage phase
       *[attack] Attack phase
    }: { $effect }

## Mana and crystals

word-mana = gain { $amount ->
        [one] { $colour ->
            [any] a mana token of any colour
            [basic] a mana token of any basic colour
           *[named] a { $genitive } mana token
        }
       *[other] { $amount } { $colour ->
            [any] mana tokens of any colours
            [basic] mana tokens of any basic colours
           *[named] { $genitive } mana tokens
        }
    }
word-crystal = gain { $owned ->
        [yes] a crystal of a colour that you already have
       *[no] { $colour ->
            [any] a crystal of any colour
            [basic] a crystal of any basic colour
           *[named] a { $masculine } crystal
        }
    }
word-spell-crystals = gain { $amount ->
        [one] a crystal of the colour of a spell in the offer
       *[other] { $amount } crystals of the colours of different spells in the offer
    }
word-crystallize = pay one mana of a basic colour and gain a crystal of that colour
word-pay = pay one { $accusative } mana: { $effect }
word-pay-by-colour = pay one mana. { $rows }
word-mana-bolt = pay one mana. { $rows }
word-extra-die = you may use { $amount ->
        [one] one more die
       *[other] { $amount } more dice
    } of the Source this turn{ $black-as-any ->
        [yes] ; one black die counts as any basic colour
       *[no] { "" }
    }
word-set-dice = take { $amount ->
        [one] a die of the Source, turn it
       *[other] { $amount } dice of the Source, turn each
    } to any colour except gold and gain { $tokens ->
        [one] a mana token
       *[other] { $tokens } mana tokens
    } of that colour; { $amount ->
        [one] the die goes back
       *[other] the dice go back
    } without a reroll
word-die-crystal = choose a die of the Source that shows a basic colour: gain a crystal of that colour and reroll the die
word-mana-storm = reroll all dice of the Source. You may use { $amount } more of them this turn, gold and black ones as any basic colour
word-crystals-return = at the end of the turn, take back the crystals that you spent this turn
word-endless = this turn you have endless { $genitive } and black mana. Fame +1 for each { $neuter } spell that you cast this turn
word-random-crystals = roll a mana die { $amount ->
        [one] once
        [2] twice
       *[other] { $amount } times
    }: gain a crystal of that colour (gold: of any basic colour; black: Fame +1 instead)
word-equal-crystals = gain { $amount } crystals of one colour
word-sunlight = at night this turn: gold mana can be used, forests cost as much as by day, garrisons and ruins are seen as by day
word-darkness = by day this turn: black mana can be used and deserts cost as much as at night
word-offering = gain a red crystal. You may discard up to { $amount } cards: gain a crystal of the colour of each (for an artifact, of any basic colour)
word-sacrifice = choose green or white, and red or blue. Each pair of such crystals becomes mana tokens and gives an attack. Green: Siege Attack 4; white: Ranged Attack 6; with red it is Fire, with blue Ice
word-polarization = use one mana as the opposite colour: red as blue, green as white, or the other way round; by day black as any basic colour, at night gold as black
word-invocation = discard a card: gain a red or black mana token for a Wound, a white or green one for another card. It must be spent at once

## Cards

word-draw = draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
word-wound = take { $amount ->
        [one] a Wound
       *[other] { $amount } Wounds
    }
word-discard-for = discard another card: { $effect }
word-throw-away-for = throw away a { $accusative } action card from your hand: { $effect }
word-throw-away-for-by-colour = throw away an action card from your hand. { $rows }
word-by-colour = { $free ->
        [0] discard a card. { $rows }
       *[other] use { $free } of these effects. { $rows-of-effects }
    }
word-raised = { $effect }. You may discard { $any-cards ->
        [yes] any number of cards, at most one of them a Wound: { $by-signed } for each
       *[no] a Wound: { $by-signed }
    }
word-decompose = throw away an action card from your hand and gain { $others ->
        [yes] a crystal of each basic colour that is not its own
       *[no] 2 crystals of its colour
    }
word-training = throw away an action card from your hand and take an advanced action of its colour from the offer { $to-hand ->
        [yes] into your hand
       *[no] to your discard pile
    }
word-spell-training = throw away an action card from your hand, take a spell of its colour from the offer into your hand and gain a crystal of that colour
word-buy-action = take a Wound and pay one mana: take an advanced action of that colour from the offer into your hand
word-buy-spell = pay one mana: take a spell of that colour from the offer to your discard pile
word-borrow-spell = discard a card: this turn you may play one spell of its colour from the offer as if from your hand; it stays in the offer
word-offered-spell = discard a card: use the { $strong ->
        [yes] strong
       *[no] basic
    } effect of a spell of its colour in the offer without mana; it stays in the offer
word-offered-action = take a Wound into your hand or your discard pile: use the strong effect of an advanced action in the offer without mana; it stays in the offer
word-with-action = play another action card with this one: use its strong effect without mana, with { $signed } to its Move, Influence, Attack or Block
word-repeat = play another action card with this one: use its { $strong ->
        [yes] strong
       *[no] basic
    } effect { $amount ->
        [2] twice
       *[other] { $amount } times
    } { $strong ->
        [yes] without mana
       *[no] { "" }
    }, then throw that card away
word-to-deck = at the end of the turn, you may put this card { $place ->
        [top] on top of your Deed deck
       *[bottom] on the bottom of your Deed deck if there are cards in it
    }
word-take-back = at the end of the turn, you may discard another card{ $wounds ->
        [yes] , even a Wound,
       *[no] { "" }
    } to take this card back into your hand
word-meditation = put two { $chosen ->
        [yes] cards of your choice
       *[no] random cards
    } from your discard pile on top or on the bottom of your Deed deck. At the next draw your hand limit is 2 higher
word-bend-time = at the end of the turn, take the other cards that you played back into your hand, draw none and have another turn at once. This card is set aside until the end of the round

## Movement

word-cheaper = { $terrains } cost { $amount } less this turn { $least ->
        [0] { "" }
       *[other] (but at least { $least })
    }
word-cheaper-space = one space costs { $amount } less this turn { $least ->
        [0] { "" }
       *[other] (but at least { $least })
    }
word-cheaper-terrain = choose a terrain: it costs { $amount } less this turn { $least ->
        [0] { "" }
       *[other] (but at least { $least })
    }
word-costs = { $terrains } cost { $amount } this turn
word-passable = { $terrains } can be entered for { $amount } Move { $amount ->
        [one] point
       *[other] points
    } this turn
word-safe = { $terrains } are safe this turn
word-forbidden = { $terrains } cannot be entered this turn
word-hand-in = { $terrains } at the end of the turn: at the next draw your hand limit is { $amount } higher
word-next-move-plus = the next card that gives Move this turn gives { $amount } more
word-moves-plus = all your other cards that give Move this turn give { $amount } more
word-harvest = for { $spaces ->
        [every-space] each space
       *[one-space] one space
    } that you move this turn, you may discard a card: gain a crystal of its colour (for an artifact, of any basic colour)
word-agile-move = Move { $amount }. In combat this turn, each Move point can become Attack 1{ $ranged ->
        [yes] , and two of them Ranged Attack 1
       *[no] { "" }
    }
word-ambush = your first Attack card this turn gives { $attack } more, or your first Block card { $block } more, whichever comes first
word-temporal-portal = as your action: { $far ->
        [yes] you may move to a safe space up to two away, with a hand limit 1 higher at the next draw; or to one next to you, with a hand limit 2 higher
       *[no] you may move to a safe space next to you; at the next draw your hand limit is 1 higher
    }
word-journey = move up to { $amount } revealed spaces to a safe one{ $terrains ->
        [none] { "" }
       *[other] { "" } ({ $terrains } are closed)
    }, provoking nobody
word-journey-for-points = spend up to { $amount } Move points: move one revealed space for each, to a safe one, provoking nobody
word-underground-attack = move up to { $amount } revealed spaces ({ $terrains } are closed) into a fortified site or onto the space of another hero, provoking nobody. Fight there; fortifications of the site do not count
word-bend-space = this turn spaces two away count as adjacent for moving and exploring, and you provoke nobody
word-far-exploring = this turn you can explore a tile two spaces away
word-cheap-exploring = exploring costs { $amount } less this turn
word-far-sight = this turn you see garrisons two spaces away
word-forward-march = Move 1 for each of your ready and unwounded units, at most 3
word-flight = fly to a safe space next to you, or to one two spaces away for 2 Move points, provoking nobody

## Influence and units

word-influence-per-wound = Influence { $amount }, and { $each } more for each Wound in your hand and on your units
word-influence-or-block = Influence { $amount }. This turn Influence can be used as { $block-kinds }
word-per-recruit = { $tracks } for each unit that you recruit this turn
word-learning = once this turn, you may pay { $amount } Influence: take an advanced action from the offer { $to-hand ->
        [yes] into your hand
       *[no] to your discard pile
    }
word-discount = one unit costs { $amount } Influence less this turn{ $reputation ->
        [0] { "" }
       *[other] ; if you use this, Reputation { $reputation-signed }
    }
word-readiness = this turn you may ready units of level { $level } or lower for { $amount } Influence a level
word-peaceful-moment = Influence { $amount }. It may be your action: then Heal 1 costs 2 Influence{ $readies ->
        [yes] {" "}and to ready a unit costs 2 Influence a level
       *[no] { "" }
    }
word-glittering-fortune = in an interaction: Influence 1 for each colour of crystals that you have
word-on-her-own = Influence { $alone } if you recruit no unit this turn, otherwise Influence { $amount }
word-beguile = Influence { $amount }, but { $fortified } in a fortified site and { $glade } in a magical glade
word-no-reputation = your Reputation does not count this turn
word-bonds-of-loyalty = this skill is one more command token. Its unit costs 5 Influence less, fights even where units may not and is never disbanded. When you gain the skill, two regular units join the offer
word-ready = ready { $amount ->
        [4] a unit
       *[other] a unit of level { $amount } or lower
    }
word-ready-units = ready units of at most { $amount } levels in total
word-ready-all = ready all your units
word-heal-unit = heal one Wound of a unit
word-heal-all-units = heal all your units completely
word-call-to-arms = use an ability of a unit in the offer as if it were yours
word-recruit-free = take any unit from the offer without paying Influence
word-command-token = this banner can be the command token of a unit that you recruit this turn
word-only-assigned = assign this banner to a unit
word-unit-wounded = this unit becomes wounded
word-with-mana = { $effect } if the mana on this unit is { $nominative }, otherwise { $other }
word-several = any of these, each for mana of its colour. { $rows }

## Healing

word-rich-healing = Heal { $amount }. { $gifts ->
        [fame] Fame +1 for each of these points that you use
        [cards] Draw a card for each Wound of your hand that you heal with it
        [units] Ready each unit that you heal with it
       *[cards-units] Draw a card for each Wound of your hand that you heal with it, and ready each unit that you heal with it
    }
word-discard-wound = not in combat: discard a Wound from your hand and { $effect }
word-regenerate = not in combat: pay one mana and discard a Wound from your hand. If the mana was { $nominative } or you alone have the lowest Fame, { $effect }
word-healing-ritual = not in combat: throw away up to two Wounds from your hand. One of them goes into the hand of the nearest other hero
word-wounds-vanish = at the end of the turn, throw away all Wounds that you took this turn
word-ignore-wound = ignore the first Wound that you would take into your hand this turn

## Cards played sideways

word-better-sideways = play a card sideways for { $amount }, or for { $advanced } if it is an advanced action, a spell or an artifact
word-sideways-without-dice = play a card sideways for { $amount }, or for { $without } if you use no die of the Source this turn
word-sideways-with-mana = pay one mana and play a card sideways for { $amount }, or for { $same } if the mana has the colour of the card
word-wound-sideways = play a Wound sideways for { $amount }

## Skills that lie in the centre or are turned over

word-lend = { $effect }. While the token lies in the centre, another hero may return it: { $other }
word-turning = { $count ->
        [one] turn this token face down: { $other }
       *[other] { $effect }; or turn this token face down: { $other }
    }. { $colour ->
        [by-rest] It is turned up when you rest
        [by-action] It can be turned up as an action
       *[named] It can be turned up for one { $accusative } mana
    }
word-source-freeze = until your next turn, other heroes have one die of the Source less to use. Then gain a crystal of a basic colour that the Source shows
word-prayer-of-weather = all terrain costs you 2 less this turn (but at least 1). Until your next turn, it costs other heroes 1 more (but at most 5)
word-mana-exploit = gain a mana token of any colour except gold. Until your next turn, other heroes take a Wound when they use mana of another basic colour
word-howl = play a card sideways for { $amount }, and 1 more for each of your free command tokens. Until your next turn, units of other heroes have −1 to Attack and Block
word-mana-enhancement = the next basic mana that you spend also gives a crystal of its colour. While the token lies in the centre, another hero may return it: gain a mana token of that colour
word-natures-vengeance = one attack of an enemy gets −1 and becomes Cumbersome. Until your next turn, enemies of other heroes have +1 to their attacks
word-chaos = one effect, the next in the circle with each of your turns. { $rows-of-effects }; gold: any of them

## Other players

word-mana-meltdown = each other hero loses a random crystal; who has none takes a Wound. You may gain a crystal of one of the lost colours
word-mana-radiance = choose a basic colour: every hero, you too, takes a Wound for each crystal of it. Gain two crystals of that colour
word-mana-claim = take a die of the Source that shows a basic colour until the end of the round: gain 3 mana tokens of that colour now or one in each of your next turns{ $curse ->
        [yes] . Until then, other heroes take a Wound once a turn when they use mana of that colour
       *[no] { "" }
    }
word-mind-read = choose a basic colour and gain a crystal of it. Each other hero discards a card of that colour or shows the hand{ $steal ->
        [yes] . You may take one of the discarded action cards into your hand for good
       *[no] { "" }
    }
word-energy-flow = ready one of your units{ $heals ->
        [yes] {" "}and heal a Wound of it
       *[no] { "" }
    }. Then you may tire one unit of level { $amount } or lower of each other hero
word-borrow-skill = use a skill of the common area that is not interactive; a once-a-turn skill twice
word-take-skill = take a skill of the common area for good

## Units

ability-for-mana = { $colour } mana: { $effect }
unit-reputation = { $times ->
        [-1] Your Reputation counts the other way round when you recruit this unit
        [2] Your Reputation counts twice when you recruit this unit
       *[other] Your Reputation counts { $times } times when you recruit this unit
    }
unit-damage-price = Damage can be assigned to this unit only for { $price } Influence
unit-assault-price = In an assault, this unit acts only for { $price } Influence
unit-takes-mana = When you recruit this unit, put one mana of a basic colour on it

## Skills

skill-use-turn = Once a turn
skill-use-round = Once a round
skill-use-any-turn = Once a round, even in the turn of another player
skill-use-interactive = Once a round, interactive
skill-use-always = Always

## Banners

banner-text-glory = The unit has +1 to Armour, Attack and Block. Fame +1 each time it attacks or blocks.
banner-text-fear = In the Block phase, spend the unit: one attack of an enemy does not happen. Fame +1.
banner-text-protection = The unit has Armour +1, Fire Resistance and Ice Resistance
banner-text-courage = Once a round, not in combat: ready the unit
banner-text-command = The banner can be a command token
banner-text-fortitude = Once a round, the unit ignores a Wound

## Tactics

tactic-text-early-bird = No effect
tactic-text-rethink = When you take it, discard up to 3 cards, Wounds too, and draw as many. Then shuffle your discard pile into your Deed deck.
tactic-text-mana-steal = When you take it, put a die of the Source with a basic colour on it. You may use it in one of your turns this day.
tactic-text-planning = If you hold at least 2 cards before you draw at the end of a turn, your hand limit is 1 higher
tactic-text-great-start = When you take it, draw 2 cards
tactic-text-the-right-moment = Once, in your turn: you will have another turn right after it
tactic-text-from-the-dusk = No effect
tactic-text-long-night = Once, when your Deed deck is empty: shuffle your discard pile and put 3 of its cards into the Deed deck
tactic-text-mana-search = Once in each of your turns, before you use the Source: reroll one or two of its dice, depleted gold ones first
tactic-text-midnight-meditation = Once, before one of your turns: shuffle up to 5 cards of your hand, Wounds too, into your Deed deck and draw as many
tactic-text-preparation = When you take it, take any card from your Deed deck into your hand and shuffle the deck
tactic-text-sparing-power = Before each of your turns, put the top card of your Deed deck under this tactic; or turn it over and take all cards under it into your hand
