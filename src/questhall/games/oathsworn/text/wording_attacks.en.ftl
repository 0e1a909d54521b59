# Attacks in words.

head-attack = { $area ->
    [arc] { $melee ->
        [yes] make a melee attack on
       *[no] attack
      } { $foes ->
        [yes] all enemies
       *[no] everyone
      } in your 3 front hexes
    [adjacent] { $melee ->
        [yes] make a melee attack on
       *[no] attack
      } { $foes ->
        [yes] all adjacent enemies
       *[no] everyone adjacent to you
      }
    [circle] attack { $foes ->
        [yes] all enemies
       *[no] everyone (friends too)
      } in a circle of 7 hexes
    [line] attack { $foes ->
        [yes] all enemies
       *[no] everyone
      } in a line of { $size } hexes
    [cone] { $melee ->
        [yes] make a melee attack on
       *[no] attack
      } { $foes ->
        [yes] all enemies
       *[no] everyone
      } in a cone of range { $size }
    [charge] Charge Through { $size }: attack { $foes ->
        [yes] all enemies
       *[no] everyone
      } on the path
    [chain] make a chain attack
   *[single] { $unarmed ->
        [yes] { $melee ->
            [yes] make an unarmed melee attack
           *[no] attack { $again ->
                [yes] again
               *[no] { "" }
              } without Might Cubes
          }
       *[no] { $melee ->
            [yes] make a melee attack { $at ->
                [any] { "" }
               *[other] on { $whom }
              }
           *[no] attack { $whom } { $again ->
                [yes] again
               *[no] { "" }
              }
          }
      }
  }
head-grant-attack = { $person ->
    [it] attacks
   *[other] attack
  } at once without cost
head-sentinel-attack = make a Sentinel attack
head-falcon-attack = { $area ->
    [chain] make a falcon chain attack
   *[single] make a falcon attack
  }
head-spotted-attack = attack
head-strike = { $area ->
    [adjacent] attack ({ $icon }) all adjacent enemies
    [within] attack ({ $icon }) all enemies within { $size }
    [circle] attack ({ $icon }) all enemies in the circle of 7 hexes around { $at ->
        [this] it
       *[other] the target
      }
    [wave] make a wave attack ({ $icon })
    [cone] make a cone attack ({ $icon }) of range { $size } { $rear ->
        [yes] from the rear hex
       *[no] { "" }
      }
    [charge] Charge Through { $size }: attack ({ $icon }) every enemy on the path
    [chain] make a chain attack ({ $icon })
   *[single] attack ({ $icon })
  }
attack-with = { $attack } with { $list }
which-sentinels = ({ $most ->
    [0] { $within ->
        [0] all Sentinels in play, at any distance
       *[other] all Sentinels within { $within } of the target
      }
   *[other] up to { $most } Sentinels within { $within } of the target
  })
one-draw = (one draw for all)
icon-front = front
icon-flank = flank
icon-rear = rear
icon-core = core
icon-plain = no symbol

# -- numbers

with-bonus = { $signed } damage
with-empower = Empowered { $number }
with-redraws = { $number ->
    [one] 1 free redraw
   *[other] { $number } free redraws
  }
with-range = range { $number }
with-chain = chain range { $number } (up to { $targets } targets)
with-most-white = at most { $number } white cards
with-black = { $number } more black { $number ->
    [one] card
   *[other] cards
  }
what-bonus = { $signed } damage
what-empower = Empowered { $number }
what-redraws = { $number ->
    [one] 1 free redraw
   *[other] { $number } free redraws
  }
extra-per = { $more ->
    [yes] another
   *[no] { "" }
  } { $what }{ $tail }
extra-if = { $more ->
    [yes] another
   *[no] { "" }
  } { $what }{ $more ->
    [yes] { " " }({ $total } in all)
   *[no] { "" }
  }{ $tail }

# -- notes

note-straight = only in a straight line
note-unseen = no line of sight is needed
note-any-part = you choose the part that is hit
note-sure = it cannot miss
note-spares-folk = it hits no civilians
note-counters-worth = each counter spent on it gives { $number } more damage
note-blank-as = 1 drawn blank counts as a card of value { $number }
note-spotted = if a falcon is on the target you choose the part that is hit

# -- outcomes

rider-on-hit = on a hit,{ $given ->
    [yes] { " " }if { $condition },
   *[other] { "" }
  } { $effect }
rider-on-miss = on a miss,{ $given ->
    [yes] { " " }if { $condition },
   *[other] { "" }
  } { $effect }
rider-on-critical = on a critical,{ $given ->
    [yes] { " " }if { $condition },
   *[other] { "" }
  } { $also ->
    [yes] also
   *[no] { "" }
  } { $effect }
rider-on-hp-lost = if { $several ->
    [yes] a target
   *[no] the target
  } loses HP{ $given ->
    [yes] { " " }and { $condition },
   *[other] ,
  } { $effect }
rider-on-kill = if the target is killed{ $given ->
    [yes] { " " }and { $condition },
   *[other] ,
  } { $effect }
rider-on-break = if a part breaks{ $given ->
    [yes] { " " }and { $condition },
   *[other] ,
  } before the reaction { $effect }
rider-always = after the attack { $effect }
