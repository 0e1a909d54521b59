# The table of an encounter of Oathsworn.

oathsworn-preparing = before the encounter
oathsworn-phase-1 = Refresh phase
oathsworn-phase-2 = Oathsworn phase
oathsworn-phase-3 = Encounter phase
oathsworn-phase-4 = end of the round

pass-encounter = Never ask this again

oathsworn-map = The clearing
oathsworn-hex = hex { $q }, { $r }
oathsworn-hex-cost = hex { $q }, { $r }, animus { $cost }
oathsworn-place-front = the hex in front of the beast, distance { $far }
oathsworn-place-rear = the hex behind the beast, distance { $far }
oathsworn-place-left = the hex on the beast's left, distance { $far }
oathsworn-place-right = the hex on the beast's right, distance { $far }
oathsworn-place-under = the hex under the beast
oathsworn-go-there = Move to { $place } ({ $cost } animus)
oathsworn-around = Around { $place }
oathsworn-company = The company
oathsworn-beast = The beast
oathsworn-parts = Body parts
oathsworn-hand = Hand
oathsworn-in-play = In play
oathsworn-items = Special ability and items
oathsworn-tokens = Combat tokens
oathsworn-cooldown-ring = Cards cooling down

oathsworn-hp = { $now } of { $most } HP
oathsworn-hp-short = HP
oathsworn-minus-hp = { $hp ->
    [0] no loss
   *[other] −{ $hp } HP
}
oathsworn-defense = defense { $count }
oathsworn-defense-label = Defense
oathsworn-cost = Animus
oathsworn-level = level { $level }
oathsworn-leader = leader
oathsworn-reserve = reserve
oathsworn-animus-word = animus
oathsworn-animus = { $now } animus at hand, { $reserve } in reserve
oathsworn-fallen = fallen
oathsworn-swallowed = swallowed
oathsworn-caged = caged
oathsworn-hidden = hidden
oathsworn-taunted = taunted
oathsworn-broken = broken
oathsworn-aimed = your aim

oathsworn-ability = Ability, level { $level }
oathsworn-injury = Injury
oathsworn-stage = Stage { $stage }
oathsworn-cooldown = cooldown { $count }
oathsworn-class-facts = Animus { $animus } (+{ $regen })
oathsworn-might-of = Might: { $might }
oathsworn-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
oathsworn-range = range { $count }
oathsworn-moves = Moves { $count }
oathsworn-mob = Mob: all of it that is at one target strikes as one

oathsworn-arc-front = front
oathsworn-arc-rear = rear
oathsworn-arc-left = flank
oathsworn-arc-right = flank

oathsworn-stage-left = Stage { $stage } · { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
oathsworn-card-next = next card
oathsworn-card-now = now
oathsworn-step = { $number ->
    [0] minions
   *[other] step { $number }
}
oathsworn-forecast = What would it do now?
oathsworn-target = Target:
oathsworn-reason-nearest = the nearest
oathsworn-reason-named = the one that the card or the board names
oathsworn-reason-taunted = the one who taunted it
oathsworn-reason-breaker = the one who broke the part
oathsworn-reason-beyond-reach = the nearest, though out of reach
oathsworn-about = { $name } about −{ $hp } HP
oathsworn-fewer = { $count ->
    [one] 1 might card fewer: the part is broken
   *[other] { $count } might cards fewer: the part is broken
}
oathsworn-no-attack = It attacks nobody.
oathsworn-newcomer = A newcomer
oathsworn-arrivals = { $count ->
    [one] 1 minion arrives.
   *[other] { $count } minions arrive.
}

oathsworn-attack = The attack
oathsworn-blow = The enemy’s attack
oathsworn-drawn = Might drawn
oathsworn-cubes = Might that will be drawn
oathsworn-bonus = damage +{ $count }
oathsworn-against = against defense { $count }
oathsworn-empower = empowered { $count }
oathsworn-blanks = { $count } of { $most } blanks; { $most } miss
oathsworn-misses = Too many blanks: the attack misses
oathsworn-success = hits
oathsworn-mean-loss = HP on average
oathsworn-ends-breaks = breaks it
oathsworn-ends-kills = kills
oathsworn-white-told = hits { $hit } %, takes { $loss } HP on average
oathsworn-best-win = Best: ends the encounter, { $percent } %
oathsworn-best-kill = Best: kills, { $percent } %
oathsworn-best-break = Best: breaks the part, { $percent } %
oathsworn-best-loss = Best: −{ $loss } HP on average
oathsworn-lost-draw = No redraw can save this miss.
oathsworn-redraw-this = redraw this one
oathsworn-redraw-how = Tick a card to redraw it.
oathsworn-spare = { $count ->
    [one] This includes 1 redraw against a miss.
   *[other] This includes { $count } redraws against a miss.
}
oathsworn-deck-left = left in the { $colour } deck: { $count }

oathsworn-victory = The beast is beaten in round { $round }.
oathsworn-defeat = The company fell in round { $round }.
oathsworn-parts-broken = Body parts broken: { $broken } of { $all }

oathsworn-companion = Companion
oathsworn-companion-told = A simpler character for a player who leads several: no hand of cards, two abilities.

oathsworn-codex = Codex
oathsworn-codex-find = Find a card, a class, a token
oathsworn-codex-nothing = Nothing has that name.
oathsworn-codex-rules = Special rules
oathsworn-codex-tokens = Tokens and conditions
oathsworn-codex-ground = On the ground
oathsworn-codex-actions = Actions of enemies
oathsworn-codex-allies = Allies
oathsworn-codex-items = Items
oathsworn-codex-injuries = Injuries
oathsworn-rules-down = Special rules: face down until hands are built

oathsworn-not-asked = Not asked
oathsworn-until-round = this round
oathsworn-until-encounter = to the end
oathsworn-window-1 = before your own draws
oathsworn-window-2 = after draws
oathsworn-window-3 = after hits
oathsworn-window-4 = after criticals
oathsworn-window-5 = before enemy draws
oathsworn-window-6 = against damage
oathsworn-window-7 = after enemy attacks
oathsworn-window-9 = after movements
oathsworn-window-11 = after kills
oathsworn-window-12 = after breaks
oathsworn-window-13 = on criticals
oathsworn-window-14 = after misses
oathsworn-window-15 = on Stage Cards
