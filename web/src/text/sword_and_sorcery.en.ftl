# The table of a quest of Sword & Sorcery.

sword-preparing = before the quest
sword-phase-1 = Time phase
sword-phase-2 = Battle phase
sword-phase-3 = Event phase
sword-round = Round { $round }

sword-map = Quest map
sword-company = The company
sword-enemies = Enemies
sword-story = The story so far
sword-read = Go on
sword-answers = Answers
sword-shards = soul shards
sword-ghost = ghost soul
sword-acts = acts now
sword-acted = has acted
sword-soulrank = soulrank { $rank }
sword-priority = priority token, side

sword-progress = Quest progress
sword-progress-of = { $name }: { $now } of { $goal }
sword-counter = counted
sword-counter-slab = Pushes of the slab
sword-counter-lit = Candles lit
sword-counter-clues = Testimonies
sword-counter-cargo = Cargo on the wagon
sword-counter-lever = Pulls of the lever
sword-counter-rite = The rite
sword-counter-winch-n = Northern winch
sword-counter-winch-s = Southern winch
sword-raising = The next soulrank costs { $cost } soul shards

sword-conditions = Conditions
sword-condition-knocked-down = Lies on the ground: no combat action, no armour, does not count in its area. Getting up costs a dash or 1 movement point.
sword-condition-poison = Loses 1 HP in each Time phase, with poison II 2 HP, then saves to be rid of it.
sword-condition-blind = May lose an action: saves before each.
sword-condition-slow = Only one action, besides free ones.
sword-condition-stun = Loses the whole turn and all reactions.
sword-condition-fire = Burns in the Time phase: 1 HP for each token.
sword-condition-injury = Lasts until the end of the quest, unless it is removed:
sword-condition-hidden = Nobody may choose it as a target.
sword-condition-boon = A help or a mark for a while:

sword-difficult = difficult ground
sword-hazardous = hazardous ground
sword-sold-out = Sold out
sword-area-named = “{ $area }” ({ $key })
sword-cost = movement points: { $cost }
sword-engaged = { $who ->
    [heroes] { $heroes } : { $enemies }, yours
    [heroes-dominate] { $heroes } : { $enemies }, you dominate
    [enemies] { $heroes } : { $enemies }, theirs
    [enemies-dominate] { $heroes } : { $enemies }, they dominate
   *[none] engaged { $heroes } : { $enemies }
}
sword-seen = { $distance ->
    [0] in the same area
    [one] in sight, 1 area
   *[other] in sight, { $distance } areas
}
sword-unseen = { $distance ->
    [one] not in sight, 1 area
   *[other] not in sight, { $distance } areas
}
sword-door-door = closed door
sword-door-locked = locked door
sword-door-lock = door with a magic lock
sword-door-wall = wall

sword-door-number = Door { $number }: { $door }
sword-tip-chest = A hero here who is not engaged can break it open with a special action; there may be a trap.
sword-tip-search = A hero here who is not engaged can search it with a special action.
sword-tip-treasure = A hero here may pick it up.
sword-tip-loot = A hero here may pick it up.
sword-tip-coins = A hero here may pick them up.
sword-tip-key = Opens one magic lock.
sword-tip-item = A hero here may pick them up.
sword-tip-fire = Anyone who enters burns.
sword-tip-story = The story continues when a hero comes here.
sword-tip-difficult = Entering costs 2 movement points.
sword-tip-hazard = A hero who enters loses 1 HP.
sword-tip-token = The quest or card that put it here says what it does.
sword-tip-stairs = The areas lie apart on the map but are adjacent.
sword-tip-gate = New enemies appear here.
sword-tip-gate-asleep = It is closed: nobody appears here.
sword-tip-shrine = Ghost souls return to life here.
sword-tip-shrine-asleep = Nobody returns to life here until something wakes it.
sword-tip-waypoint = The quest needs this place: its goal and actions name the number.
sword-tip-shadow = It is turned over as soon as a hero sees it: an enemy, a townsman, or nothing.
sword-no-more-react = No reaction
sword-no-more-attack-again = No further attack
sword-no-more-effects = Pay for nothing else
sword-no-more-save-roll = No reroll
sword-no-more-would-die = Use nothing
sword-no-more-gather = Take nothing more

sword-chest = chest
sword-chest-locked = chest with a magic lock
sword-search = something to search
sword-treasure = { $count ->
    [one] treasure
   *[other] { $count } treasures
}
sword-loot = { $count ->
    [one] loot
   *[other] { $count } loot tokens
}
sword-coins = coins
sword-key = magic key
sword-items = { $count ->
    [one] an item
   *[other] { $count } items
}
sword-story-card = story card
sword-shrine = shrine
sword-shrine-asleep = shrine that is not active
sword-stairs = stairs: { $area }
sword-waypoint = waypoint { $number }
sword-shadow = shadow: nobody knows yet what it is

sword-mark-fire = fire
sword-mark-injury = injury
sword-mark-hidden = hidden
sword-mark-boon = helped or marked for a while

sword-hp = { $now } of { $most } HP
sword-hp-short = HP
sword-armour = armour
sword-defence = defence dice
sword-shields = magic shields
sword-defends = Armour { $armour }, defence dice { $defence }, magic shields { $shields }
sword-crowns = crowns
sword-price = Crowns
sword-cooldown = Hourglasses
sword-cooling = { $count ->
    [one] cooling down, 1 hourglass
   *[other] cooling down, { $count } hourglasses
}
sword-cools = cd { $count }
sword-any-symbol = any

sword-attack = The attack
sword-dice = Dice
sword-symbols = Symbols
sword-rerolls = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}
sword-no-dice = No dice are rolled.
sword-defence-roll = Defence roll
sword-pay = Pay for effects
sword-best = best
sword-chances = Chances without effects
sword-minus-hp = { $hp ->
    [0] no loss
   *[other] −{ $hp } HP
}
sword-supremacy = supremacy
sword-focused = focused
sword-bonus = bonus
sword-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}

sword-fixed-and-dice = Hits of the weapon, then those on the dice
sword-stop-resistance = resistance or vulnerability
sword-stop-armour = armour
sword-stop-magic-shields = magic shields
sword-stop-parried = shields on the dice and any extra ones
sword-stops-nothing = stops nothing
sword-to-parry = { $count } to parry
sword-damage = { $count } damage
sword-parries = { $count ->
    [0] no defence dice
    [one] 1 die parries
   *[other] { $count } dice parry
}
sword-lethal = { $count } lethal

sword-rank = { $rank } rank
sword-held = does nothing until the Time phase
sword-would-do = What it would do now
sword-powers-of = Weapons and powers
sword-no-enemies = No enemies are in play.
sword-harm = On average { $average } damage, death { $death } %.
sword-why-only-target = { $name } is its only target.
sword-why-primary-target = { $name } is its primary target.
sword-why-priority-target = { $name } has the priority token.
sword-why-most-wounds = { $name } has the most wounds.
sword-why-least-hp = { $name } has the least health left.
sword-why-nearest = { $name } is nearest.
sword-why-otherwise = It sees no target and heads for { $name }.
sword-why-by-controller = Its controller would choose between equal targets.
sword-why-stays = It can reach nobody and would stay.

sword-events = Events
sword-events-left = { $count ->
    [0] the last one
    [one] 1 left, then you lose
   *[other] { $count } left, then you lose
}
sword-last-encounter = Encounter
sword-last-trap = Trap
sword-events-gone = { $count ->
    [one] Discard: 1 event
   *[other] Discard: { $count } events
}
sword-emporium = The emporium
sword-visitors = Who visits the emporium
sword-trades = is trading
sword-has-left = has left

sword-for-all = for every style
sword-not-for = Not for the style of this hero
sword-average = { $then } on average, now { $now }
sword-brings-hits = Hits on average: { $then }; with current gear: { $now }
sword-brings-shields = Hits stopped on average: { $then }; with current gear: { $now }
sword-buy = Buy
sword-take = Take
sword-and-wear = and wear
sword-stash = Stash
sword-bag = inventory
sword-bag-full = full
sword-only-for = Only for { $name }
sword-show-all = { $count ->
    [one] Show 1 more for others
   *[other] Show { $count } more for others
}
sword-buildings = Anvil and tavern
sword-anvil = Anvil: improves a weapon or armour for { $price } crowns; its card is turned over. Choose it in the hero's gear below.
sword-tavern = Tavern: once per visit, stake { $stake } crowns on a symbol and roll a red die.
sword-win = { $symbol } brings { $crowns }
sword-bet = Stake { $stake }

sword-actions = Actions left
sword-move = move
sword-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
sword-combat = combat
sword-special = special
sword-gear = Gear
sword-free = { $count ->
    [one] 1 free
   *[other] { $count } free
}
sword-drop = Drop { $name }
sword-drop-coin = Drop a coin of { $value }
sword-powers = Powers
sword-gem = Soul gem: soulrank { $rank }, the next for { $cost } shards
sword-facet = Soulrank { $rank }: { $hp } HP, powers { $powers }, talents { $talents }

sword-victory = was won in round { $round }.
sword-defeat = was lost in round { $round }.
