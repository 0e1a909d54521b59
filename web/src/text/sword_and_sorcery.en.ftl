# The table of a quest of Sword & Sorcery.

sword-preparing = before the quest
sword-phase-1 = Time phase
sword-phase-2 = Battle phase
sword-phase-3 = Event phase
sword-round = Round { $round }

sword-map = The map of the quest
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

sword-difficult = difficult ground
sword-hazardous = hazardous ground
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

sword-rank = { $rank } rank
sword-held = does nothing until the Time phase
sword-would-do = What it would do now
sword-powers-of = Weapons and powers
sword-no-enemies = No enemies are in play.
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
