# What cards of the company do, in words.

# -- attacks under way

word-repeat = for each { $what }, { $effect }
word-draw = { $self ->
    [yes] { "" }
   *[no] choose { $who-acc } and
  } draw { $cards } { $colour } cards: { $effect } (this is no attack)
word-redraw = { $others ->
    [yes] { $person ->
        [it] may redraw
       *[other] may redraw
      }
   *[no] redraw
  } { $count ->
    [one] 1 card
   *[other] up to { $count } cards
  }
word-redraw-enemy = redraw { $count ->
    [one] 1 enemy card
   *[other] up to { $count } enemy cards
  } of your choice
word-redraw-only = redraw { $which ->
    [white] { $count ->
        [one] 1 white card
       *[other] up to { $count } white cards
      }
   *[blank] { $count ->
        [one] 1 blank
       *[other] up to { $count } blanks
      }
  }
word-redraw-colour = redraw all { $colour } cards
word-redirect = the attack targets you instead
word-out-of-reach = out of its range the attack does not hit
word-ignore-highest = ignore { $removed ->
    [yes] that many of the highest enemy cards
   *[no] { $count ->
        [1] the highest enemy card
       *[other] the { $count } highest enemy cards
      }
  }
word-keep-hp = you keep at least { $hp } HP in this attack
word-lose-less = { $person ->
    [it] loses
   *[other] lose
  } { $amount } HP fewer
word-add-cards = add { $count } { $colour } { $count ->
    [one] card
   *[other] cards
  } to the draw
word-count-blank = 1 blank counts as a card of value { $value } and is no longer blank
word-more-for-critical = draw { $count } more { $count ->
    [one] card
   *[other] cards
  } of its colour
word-stand-firm = the attack does not knock you back
name-kind-fire = Fire
name-kind-water = Water
name-arc-front = front
name-arc-flank = flank
name-arc-rear = rear

# -- gains and losses

gain = { $person ->
    [it] gains
   *[other] gain
  } { $things }
thing-token = { $kind ->
    [any] { $amount } combat { $amount ->
        [one] token
       *[other] tokens
      } of { $person ->
        [you] your
        [it] its
       *[other] their
      } choice
   *[other] { $amount } { $kind ->
        [defense] Defense
        [animus] +2 Animus
        [redraw] Redraw
        [empower] Empowered ×3
       *[battleflow] Battleflow
      } { $amount ->
        [one] token
       *[other] tokens
      }
  }
thing-animus = { $amount } animus{ $tail }
thing-count = { $amount } { $counter-name }{ $tail }
thing-status = { $amount } { $kind ->
    [poison] Poison
    [bleed] Bleed
   *[crippled] Crippled
  } { $amount ->
    [one] token
   *[other] tokens
  }
count-on-board = { $signed } to { $counter-name }
word-count = { $of-board ->
    [yes] { count-on-board }
   *[no] { $foe ->
        [yes] { count-on-board }
       *[no] spend { $less } { $counter-name }
      }
  }
word-set-counter = { $counter-name } becomes { $amount }{ $tail }
word-lose-token = { $person ->
    [you] discard
    [it] loses
   *[other] lose
  } { thing-token }
word-lose-animus = { $person ->
    [it] loses
   *[other] lose
  } { $amount } animus
word-heal = { $person ->
    [it] heals
   *[other] heal
  } { $amount } HP{ $tail }
word-lose-hp = { $person ->
    [it] loses
   *[other] lose
  } { $amount } HP{ $tail }
word-stand-again = { $person ->
    [it] stays
   *[other] stay
  } up with { $hp } HP
word-bleed = { $person ->
    [it] loses
   *[other] lose
  } { $amount } HP{ $tokens ->
    [0] { "" }
    [99] { " " }and all Bleed tokens
   *[other] { " " }and { $tokens } Bleed { $tokens ->
        [one] token
       *[other] tokens
      }
  }
word-hide = until the end of the round enemies target you only if they can target no other Oathsworn (reactions excepted)
word-cleanse = { $person ->
    [it] removes
   *[other] remove
  } { $amount ->
    [one] { $amount } status token
   *[other] up to { $amount } status tokens
  }
word-cleanse-of = { $person ->
    [it] removes
   *[other] remove
  } all { $person ->
    [you] your
    [it] its
   *[other] their
  } { $kind ->
    [all] status
    [poison] Poison
    [bleed] Bleed
   *[crippled] Crippled
  } tokens
word-taunt = taunt { $who-acc } until the end of the round (it targets you even if it cannot reach you)
word-refresh = refresh { $person ->
    [you] your Might Decks
   *[other] the Might Decks
  }
word-battleflow = { $person ->
    [it] battleflows
   *[other] battleflow
  } { $positions ->
    [one] 1 position
   *[other] { $positions } different positions
  } of { $person ->
    [you] your
    [it] its
   *[other] their
  } choice
word-battleflow-at = battleflow position { $position }
word-move-card = { $to ->
    [hand] return
   *[other] { $may ->
        [yes] you may move
       *[no] { $from ->
            [hand] put
           *[other] move
          }
      }
  } { $may ->
    [yes] another
   *[no] 1
  } { $kind ->
    [ability] Ability Card
    [item] Item Card
   *[card] card
  } of your choice { $from ->
    [hand] from your hand
    [zero] from position 0
    [one] from position 1
    [two] from position 2
   *[three] from position 3
  } { $to ->
    [hand] to your hand
    [zero] { $from ->
        [hand] on
       *[other] to
      } position 0
    [one] { $from ->
        [hand] on
       *[other] to
      } position 1
    [two] { $from ->
        [hand] on
       *[other] to
      } position 2
   *[three] { $from ->
        [hand] on
       *[other] to
      } position 3
  }
word-lower-card = move 1 Ability Card on cooldown down one position (from position 0 to your hand)
word-play-again = you may play one more Ability Card this turn, with a cost of { $most } or less
word-take-back = { $person ->
    [it] returns
   *[other] return
  } 1 Ability Card from any position to { $person ->
    [you] your
    [it] its
   *[other] their
  } hand

# -- numbers for a while

until = { $until ->
    [turn] this turn
    [round] until the end of the round
    [encounter] for the rest of the encounter
    [next-attack] in { $person ->
        [you] your
        [it] its
       *[other] their
      } next attack this round
    [own-attack] in your next attack this turn
   *[attack] { "" }
  }
word-defense = { $person ->
    [you] { "" }
    [it] has
   *[other] have
  } { $signed } defense { $until ->
    [attack] against this attack
    [none] against this attack
   *[other] { until }
  }{ $tail }{ $least ->
    [0] { "" }
   *[other] { " " }(not below { $least })
  }
word-bonus = { $person ->
    [you] { "" }
    [it] has
   *[other] have
  } { $signed } damage { until }{ $tail }
word-empower = { $person ->
    [you] { "" }
    [it] is
   *[other] are
  } Empowered { $amount } { until }{ $tail }
word-might = { $person ->
    [you] { $foe ->
        [yes] { $less ->
            [0] draw { $amount } more might card of the highest colour
           *[other] draw { $less } strongest might card fewer
          } in attacks
       *[no] you cannot use your strongest Might Cube
      }
   *[other] { $less ->
        [0] draws { $amount } more might card of its highest colour
       *[other] draws { $less } strongest might card fewer
      } in its attacks
  } { until }
word-movement = { $person ->
    [it] moves
   *[other] move
  } { $less } hexes less in each movement { until }
word-cards = { $person ->
    [you] draw
   *[other] draws
  } { $less ->
    [0] { $amount } more { $colour } { $amount ->
        [one] card
       *[other] cards
      }
   *[other] { $less } { $colour } { $less ->
        [one] card
       *[other] cards
      } fewer
  } in { $person ->
    [you] { $foe ->
        [yes] its
       *[no] your
      }
   *[other] its
  } attacks { until }
word-range = your ranges are { $less } shorter{ $least ->
    [0] { "" }
   *[other] { " " }(at least { $least })
  } { until }
word-reach = your next attack this turn is ranged with range { $amount }
word-move-cost = your next move action this round costs { $amount } animus more
word-card-defense = the first card you play for its defense this round gives { $less } less
word-limit = { $what ->
    [steps] your move action this turn covers at most { $most } hexes
   *[white-cards] you draw at most { $most } white cards per attack { until }
  }
word-forbid = you { $what ->
    [interrupts] cannot play interrupts
    [redraws] cannot redraw cards
    [healing] cannot heal HP
   *[item-animus] gain no animus from items
  } { until }

# -- movement

word-move = { $person ->
    [you] move
   *[other] may move
  } { $steps }{ $through ->
    [yes] { " " }through characters
   *[no] { "" }
  }
word-carry = { $self ->
    [yes] move to any empty hex (this is not your move action)
   *[no] place { $who-acc } on an empty hex { $to-tile ->
        [yes] on or next to that tile
       *[no] within { $within } of there
      }
  }
word-leap = jump over an adjacent enemy to the nearest empty hex straight behind it (this counts as { $counts_as } hexes moved)
word-to-obstacle = place yourself on an empty hex next to an obstacle within { $within }
word-vault = place yourself on an empty hex within { $within }, adjacent to an enemy and in its rear arc
word-knockback = Knockback { $steps }
word-push = push { $who-acc } by { $steps } { $steps ->
    [one] hex
   *[other] hexes
  }
word-pull = pull { $who-acc } up to { $steps } { $steps ->
    [one] hex
   *[other] hexes
  } { $foe ->
    [yes] closer
   *[no] towards you
  }
word-turn = turn { $who-acc } by { $steps ->
    [one] 1 facing
   *[other] up to { $steps } facings
  }
word-throw = your { $slot ->
    [weapon] weapons are
    [shield] shield is
    [armor] armor is
   *[gear] gear is
  } thrown: pick them up next to the target
word-swap = swap hexes with { $who-acc }
word-drive = push { $who-acc } by { $steps } hexes { $way-name }

# -- decks, tiles, pieces

word-look-might = look at the top { $cards } cards of one Oathsworn Might Deck, discard up to { $discard } and put the rest back in any order
word-look-stages = look at the next { $cards } Stage Cards (the open one and those under it, of the current stage only) and put them back in any order, the first face up
word-bury-stage = put the open Stage Card under the other cards of its stage and turn the next one face up
word-place-tile = place { $where ->
    [near] { $amount ->
        [one] 1 { $kind-name } Tile
       *[other] up to { $amount } { $kind-name } Tiles
      } within { $within }
    [on-target] { $amount } { $kind-name } Tile on the hex you hit
    [by-target] { $amount } { $kind-name } Tile next to the target
    [at-centre] { $amount } { $kind-name } Tile on the centre of the area
   *[same-hex] { $amount } { $kind-name } Tile on the same hex
  }
word-remove-tile = remove { $or-fewer ->
    [yes] up to { $amount } { $kind-name } Tiles
   *[no] { $amount ->
        [one] 1 { $kind-name } Tile
       *[other] up to { $amount } { $kind-name } Tiles
      }
  } within { $within }
word-create-sentinel = create { $amount ->
    [one] 1 Sentinel
   *[other] up to { $amount } Sentinels
  } on { $amount ->
    [one] an empty hex
   *[other] empty hexes
  } within { $within }
word-remove-sentinel = remove { $or-fewer ->
    [yes] up to
   *[no] { "" }
  } { $amount } { $amount ->
    [one] Sentinel
   *[other] Sentinels
  }{ $within ->
    [0] { "" }
   *[other] { " " }within { $within }{ $self ->
        [yes] { "" }
       *[no] { " " }of { $who-gen }
      }
  }
word-send-falcon = send { $both ->
    [yes] both falcons to
   *[no] { $amount ->
        [one] a falcon to
       *[other] up to { $amount } falcons, each to
      }
  } { $who-dat }{ $noun ->
    [anybody] { " " }(or back to your board)
   *[other] { "" }
  }
word-call-back = { $amount ->
    [2] both falcons return to you
   *[other] { $self ->
        [yes] 1 falcon returns to you
       *[no] the falcon on { $who-loc } returns to you
      }
  }
word-falcon-lands = the falcon ends on the last living target
word-attack-with-each = make 1 falcon attack with each falcon
