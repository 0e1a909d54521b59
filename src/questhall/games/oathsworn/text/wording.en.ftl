# How the texts of cards are made: clauses, figures, amounts, moments.

clause-then = { $first }, then { $second }
clause-later = then { $text }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-or-else = { $first }, or { $second }

several-times = { $times ->
    [2] twice
   *[other] { $times } times
  }: { $effect }
in-any-order = in either order: { $text }
choose = either { $options }
when = if { $condition }, { $effect }
when-otherwise = if { $condition }, { $effect }; otherwise { $otherwise }
may = you may { $price } to { $effect }
may-otherwise = you may { $price } to { $effect }; otherwise { $otherwise }
word-repeat = for each { $what }, { $effect }
word-draw = { $self ->
    [yes] { "" }
   *[no] choose { $who-acc } and
  } draw { $cards } { $colour-name } cards: { $effect } (this is no attack)

# -- lines of a card

line-if = if { $condition }: { $effect }
line-pay = { $price }: { $effect }
line-moment = { $moment }: { $effect }
line-moment-if = { $moment }, if { $condition }
line-interrupt = interrupt, { $moment }
line-cost = ({ $cost }) { $text }
line-or = or: { $text }
line-companion = companion: { $text }
line-companion-moment = companion, { $text }
line-story = story: { $signed } to a { $check } Check
no-ability = no ability
plain-fighter = a plain fighter without an ability

special-limit = { $limit ->
    [turn] once per turn
    [round] once per round
    [encounter] once per encounter
   *[none] { "" }
  }
special-cost = { $cost } animus
special-line = { $terms }: { $text }

# -- figures

noun-friend = { $count ->
    [each] each { $other ->
        [yes] other
       *[no] { "" }
      } friendly character
    [up-to] up to { $number } { $other ->
        [yes] other
       *[no] { "" }
      } friendly characters
   *[one] { $other ->
        [yes] another
       *[no] a
      } friendly character
  }
noun-oathsworn = { $count ->
    [each] each { $other ->
        [yes] other
       *[no] { "" }
      } Oathsworn
    [up-to] up to { $number } { $other ->
        [yes] other
       *[no] { "" }
      } Oathsworn
   *[one] { $other ->
        [yes] another
       *[no] an
      } Oathsworn
  }
noun-enemy = { $count ->
    [each] each { $large ->
        [yes] large
       *[no] { "" }
      } { $bleeding ->
        [yes] bleeding
       *[no] { "" }
      } enemy
    [up-to] up to { $number } enemies
   *[one] { $large ->
        [yes] a large
       *[no] { $bleeding ->
            [yes] a bleeding
           *[no] { $other ->
                [yes] another
               *[no] an
              }
          }
      } enemy
  } { $normal ->
    [yes] of normal size
   *[no] { "" }
  }
noun-minion = { $count ->
    [each] each minion
    [up-to] up to { $number } minions
   *[one] a minion
  }
noun-boss = { $count ->
    [each] each { $other ->
        [yes] other
       *[no] { "" }
      } boss
   *[one] { $other ->
        [yes] another
       *[no] a
      } boss
  }
noun-anybody = { $count ->
    [each] each character
   *[one] { $other ->
        [yes] another
       *[no] a
      } character
  } { $normal ->
    [yes] of normal size
   *[no] { "" }
  }
noun-civilian = { $count ->
    [each] each civilian
   *[one] a civilian
  }

who-within = { $within ->
    [1] adjacent to { $foe ->
        [yes] it
       *[no] you
      }
   *[other] within { $within }
  }
who-in-sight = in line of sight
who-hp = with { $hp } HP or less
who-or-you = { $count ->
    [one] (or { $case ->
        [acc] yourself
       *[other] you
      })
   *[other] (you included)
  }
who-each-of-them = { $who } each
who-on-tile = on a { $kind-name } Tile
who-with-falcon = with a falcon
who-by-sentinel = on or next to a Sentinel's hex

who-target = the target
who-targets = each target
who-this = { $friendly ->
    [yes] { $foe ->
        [yes] it
       *[no] { $case ->
            [nom] they
           *[other] them
          }
      }
   *[no] it
  }
who-attacked = { $foe ->
    [yes] { $case ->
        [acc] the target
       *[other] it
      }
   *[no] { $case ->
        [nom] they
       *[other] them
      }
  }
who-attacker = that enemy
who-guardian = the Guardian
who-next-nearest = the next nearest enemy
who-farthest-minion = the farthest minion
who-minion-near-prey = the minion nearest to an Oathsworn
who-nearest-oathsworn = the nearest Oathsworn
who-farthest-oathsworn = the farthest Oathsworn
who-most-hp = the Oathsworn with the most HP
who-isolated = the Oathsworn farthest from friends
who-crowded = the Oathsworn with the most friends adjacent
who-bleeding = the nearest bleeding Oathsworn (if there is one)
who-caged = the caged Oathsworn
who-lonely = each Oathsworn without a friend within 2
who-nearest-civilian = the nearest civilian
who-nearest-boss = the nearest other boss

# -- amounts

tail-per = per { $what }{ $most ->
    [none] { "" }
   *[other] { " " }(at most { $most })
  }
tail-if = if { $what }
tail-more-per = , and { $number } more per { $what }{ $most ->
    [none] { "" }
   *[other] { " " }(at most { $most })
  }
tail-more-if = , and { $number } more ({ $total } in all) if { $what }

per-per = { $count ->
    [lost-hp] HP you have lost
    [defense-tokens] Defense token you hold
    [adjacent-friends] adjacent friendly character
    [adjacent-enemies] adjacent enemy
    [hexes-moved] hex moved this turn
    [distance] hex between you and the target
    [cards-on-cooldown] card on your cooldown positions
    [broken-parts] broken part of the target
    [criticals] critical
    [cards-on-three] card on your position 3
    [removed] tile removed
    [hp-lost] HP you lost to it
    [bleed-on-target] Bleed token on the target
   *[enemies-attacked] target
  }
per-counted = { $counter-name } you hold
per-falcons = falcon on { $self ->
    [yes] your board
   *[no] { $who-loc }
  }
per-tiles-near = { $kind-name } Tile on or next to { $who-loc }
per-blanks = blank
per-numbers = card that is not blank

# -- moments

moment-before-own-draw = before { $own ->
    [yes] drawing
   *[no] { $who } draws
  } for an attack
moment-after-own-draw = after { $own ->
    [yes] drawing
   *[no] { $who } draws
  } for an attack
moment-on-hit = after your attack hits
moment-on-critical = when you draw a critical in a successful attack
moment-critical-drawn = when you draw a critical in a successful attack
moment-before-damage-drawn = before damage is drawn against { $own ->
    [yes] you
   *[no] { $who-gen }
  }
moment-after-damage-drawn = after damage is drawn against { $own ->
    [yes] you
   *[no] { $who-gen }
  }
moment-attack-end = when an enemy's attack on { $own ->
    [yes] you
   *[no] { $who-gen }
  } is over
moment-would-fall = when { $own ->
    [yes] you
   *[no] { $who }
  } would fall unconscious
moment-move-end = when { $own ->
    [yes] you end a movement in your turn
   *[no] { $who } ends its movement
  }
moment-cards-moved = whenever an Ability Card you played, also as an interrupt or for its defense, moves at least 1 card by battleflow
moment-on-kill = when your attack kills a minion
moment-on-break = when your attack breaks a part, before the reaction
moment-on-miss = when { $own ->
    [yes] your attack misses
   *[no] { $who } misses with an attack
  }
moment-on-stage-card = before the first step of a Stage Card, also of a reaction
several-attacks = { several-times } (the targets may differ)
clause-you = { $foe ->
    [yes] { $text }
   *[no] you { $text }
  }
special-if = if { $condition }
interrupt = interrupt
choice-if = { $effect } (if { $condition })
check-survival = Survival
check-spot = Spot
check-search = Search
check-listening = Listening
check-barter = Barter
check-threaten = Threaten
check-reasoning = Reasoning
counter-held = you hold from 0 to { $most } of it
counter-spent = before drawing for an attack spend any number of it: +1 damage each
counter-returns = a missed attack gives them back
curative = you suffer no injury
curative-archives = archive { $amount } of your injuries
curative-tokens = at the start of the next chapter gain { $amount } combat { $amount ->
    [one] token
   *[other] tokens
  } of your choice
curative-spares = lose { $amount } item fewer in this tally
who-held = whoever is held
per-hp-lost = HP lost
who-self = you
