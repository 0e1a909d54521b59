# How the texts of cards are made: clauses and amounts.

clause-then = { $first }, then { $second }
clause-later = then { $text }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-or-else = { $first }, or { $second }
clause-you = { $foe ->
    [yes] { $text }
   *[no] you { $text }
  }

# -- words that join others

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
several-attacks = { several-times } (the targets may differ)
choice-if = { $effect } (if { $condition })

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
per-hp-lost = HP lost
tail-less = ({ $number } less if { $what })
tail-more-instead = , or { $number } if { $what }
