# Whom an action concerns.

who-self =
    { $monster ->
        [yes] itself
       *[no] you
    }
who-healed = the healed figure
who-companion = your bear
who-rank =
    { $rank ->
        [normal] normal
        [elite] elite
        [normal-or-elite] normal or elite
       *[any] { "" }
    }
who-adjacent =
    { $adjacent ->
        [yes] adjacent
       *[no] { "" }
    }
who-noun =
    { $many ->
        [yes] { $noun ->
            [enemy] enemies
            [boss] bosses
            [everyone] allies and enemies
            [character] allied characters
            [summon] allied summons
           *[ally] allies
        }
       *[no] { $noun ->
            [enemy] enemy
            [boss] boss
            [everyone] ally or enemy
            [character] allied character
            [summon] allied summon
           *[ally] ally
        }
    }
who-count =
    { $count ->
        [each] all
        [up-to] up to { $number }
        [every] each
        [any] any
       *[one] one
    }
who =
    { $with-self ->
        [yes] { $monster ->
            [yes] itself
           *[no] you
        } { $many ->
            [yes] and
           *[no] or
        }
       *[no] { "" }
    } { who-count } { who-adjacent } { who-rank } { who-noun } { $place } { $filters }

place-range = within range { $range }
place-exact-range = at exactly range { $range }
place-near-healed = within range 2 of the healed figure
place-own-range = within its range
place-room = in the same room
place-moved-through = that you moved through
place-beside-obstacle = adjacent to such an obstacle
place-beside-felled = adjacent to the killed one
place-beside-path = adjacent to your path
place-beside-summons = adjacent to an allied summon
place-beside-poisoned = adjacent to an enemy with Poison
place-beside-targets = adjacent to the target
place-in-area = in the area

filter-condition = with { $condition }
filter-hit-points = with { $amount } or fewer hit points
filter-ailments = with { $amount } or more negative conditions
filter-wounds = that have lost { $amount } or more hit points
filter-own = of your own
filter-doomed = under your Doom
filter-alone = adjacent to none of its allies
filter-beside-ally = adjacent to one of your allies
filter-alone-beside-ally = adjacent to none of its allies and to one of yours

when-ally-beside =
    { $monster ->
        [yes] if the target is adjacent to an ally of the monster
       *[no] if the target is adjacent to one of your allies
    }
when-alone = if the target is adjacent to none of its allies
when-poisoned = if the target has Poison
when-hampered = if the target has Disarm, Immobilize or Stun
when-invisible = if you are Invisible
when-at-last-hit-point = if you have exactly 1 hit point
when-hurt = if your hit points are below half of the maximum
when-doomed = if the target is under your Doom
when-undamaged = if the target is undamaged
when-alone-and-ally-beside = if the target is adjacent to none of its allies and to one of yours

per-ally-beside = ally of yours adjacent to the target
per-negative-condition = negative condition on the target
per-shield = point of the target’s Shield
