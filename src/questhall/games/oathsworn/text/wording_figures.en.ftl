# Whom cards speak of, in words.

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

# -- where they are, and what marks them

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

# -- those who need no noun

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
who-held = whoever is held
who-self = you
