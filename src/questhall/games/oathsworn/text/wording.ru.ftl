# Как складываются тексты карт: предложения и числа.

clause-then = { $first }, затем { $second }
clause-later = затем { $text }
list-and = { $first } и { $second }
list-or = { $first } или { $second }
list-or-else = { $first }, либо { $second }
clause-you = { $text }

# -- слова, которые соединяют другие

several-times = { $times ->
    [2] дважды
    [few] { $times } раза
   *[other] { $times } раз
  }: { $effect }
in-any-order = в любом порядке: { $text }
choose = либо { $options }
when = если { $condition }, { $effect }
when-otherwise = если { $condition }, { $effect }; иначе { $otherwise }
may = можете: { $price } — тогда { $effect }
may-otherwise = на выбор: { $price }, затем { $effect } — или просто { $otherwise }
several-attacks = { several-times } (цели могут быть разными)
choice-if = { $effect } (если { $condition })

# -- числа

tail-per = за { $what }{ $most ->
    [none] { "" }
   *[other] { " " }(не больше { $most })
  }
tail-if = если { $what }
tail-more-per = и ещё { $number } за { $what }{ $most ->
    [none] { "" }
   *[other] { " " }(не больше { $most })
  }
tail-more-if = и ещё { $number } (всего { $total }), если { $what }
per-per = { $count ->
    [lost-hp] каждое потерянное вами ОЗ
    [defense-tokens] каждый ваш жетон защиты
    [adjacent-friends] каждого дружественного персонажа рядом с вами
    [adjacent-enemies] каждого врага рядом с вами
    [hexes-moved] каждую пройденную в этот ход клетку
    [distance] каждую клетку до цели
    [cards-on-cooldown] каждую карту на ваших позициях перезарядки
    [broken-parts] каждую разрушенную часть тела цели
    [criticals] каждое критическое попадание
    [cards-on-three] каждую карту на вашей позиции 3
    [removed] каждый убранный фрагмент
    [hp-lost] каждое потерянное из-за неё ОЗ
    [bleed-on-target] каждый жетон кровотечения на цели
   *[enemies-attacked] каждую цель
  }
per-counted = каждую единицу { $counter ->
    [rhythm] ритма
    [lethality] смертоносности
   *[other] «{ $counter-name }»
  }
per-falcons = каждого сокола на { $self ->
    [yes] вашем планшете
   *[no] { $who-loc }
  }
per-tiles-near = каждый { $kind ->
    [fire] огненный
   *[other] водный
  } фрагмент под { $who-ins } или рядом
per-blanks = каждую пустую карту
per-numbers = непустую карту
per-hp-lost = каждое потерянное ОЗ
tail-less = (на { $number } меньше, если { $what })
tail-more-instead = , а если { $what } — { $number }
