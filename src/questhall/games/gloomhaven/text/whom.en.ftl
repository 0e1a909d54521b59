# Whom an action concerns.

who-self =
    { $monster ->
        [yes] itself
       *[no] you
    }
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
    { $noun ->
        [self-and-ally] { $monster ->
            [yes] itself
           *[no] you
        } { $many ->
            [yes] and
           *[no] or
        }
       *[other] { "" }
    } { who-count } { who-adjacent } { who-rank } { who-noun } { $place } { $filters }

place-range = within range { $range }
place-own-range = within its range
place-room = in the same room
place-moved-through = that you moved through
place-beside-obstacle = adjacent to such an obstacle
place-beside-felled = adjacent to the killed one
place-beside-path = adjacent to your path
place-in-area = in the area

filter-condition = with { $condition }
filter-hit-points = with { $amount } or fewer hit points
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
when-alone-and-ally-beside = if the target is adjacent to none of its allies and to one of yours

per-ally-beside = ally of yours adjacent to the target
per-negative-condition = negative condition on the target
per-shield = point of the target’s Shield
