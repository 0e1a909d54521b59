# Что делают карты отряда, словами.

# -- идущая атака

word-repeat = за каждую { $what } { $effect }
word-draw = { $self ->
    [yes] { "" }
   *[no] выберите { $who-acc } и
  } возьмите { $cards ->
    [one] { $cards } { $colour ->
        [white] белую
        [yellow] жёлтую
        [red] красную
       *[black] чёрную
      } карту
    [few] { $cards } { $colour ->
        [white] белые
        [yellow] жёлтые
        [red] красные
       *[black] чёрные
      } карты
   *[other] { $cards } { $colour ->
        [white] белых
        [yellow] жёлтых
        [red] красных
       *[black] чёрных
      } карт
  }: { $effect } (это не атака)
word-redraw = { $others ->
    [yes] может заменить
   *[no] замените
  } { $count ->
    [1] 1 карту
   *[other] до { $count } карт
  }
word-redraw-enemy = замените { $count ->
    [1] 1 карту врага
   *[other] до { $count } карт врага
  } на ваш выбор
word-redraw-only = замените { $which ->
    [white] { $count ->
        [1] 1 белую карту
       *[other] до { $count } белых карт
      }
   *[blank] { $count ->
        [1] 1 пустую карту
       *[other] до { $count } пустых карт
      }
  }
word-redraw-colour = замените все { $colour ->
    [white] белые
    [yellow] жёлтые
    [red] красные
   *[black] чёрные
  } карты
word-redirect = целью атаки становитесь вы
word-out-of-reach = вне дальности атака не задевает
word-ignore-highest = игнорируйте { $removed ->
    [yes] столько же сильнейших карт врага
   *[no] { $count ->
        [1] сильнейшую карту врага
        [few] { $count } сильнейшие карты врага
       *[other] { $count } сильнейших карт врага
      }
  }
word-keep-hp = в этой атаке у вас остаётся не меньше { $hp } ОЗ
word-lose-less = { $person ->
    [you] потеряйте
   *[other] теряет
  } на { $amount } ОЗ меньше
word-add-cards = добавьте к взятым { $count } { $colour ->
    [white] белую
    [yellow] жёлтую
    [red] красную
   *[black] чёрную
  } карту
word-count-blank = 1 пустая карта считается картой со значением { $value } и больше не пустая
word-more-for-critical = возьмите ещё { $count } карту того же цвета
word-stand-firm = эта атака вас не отбрасывает
name-kind-fire = огненном
name-kind-water = водном
name-arc-front = фронта
name-arc-flank = фланга
name-arc-rear = тыла

# -- приобретения и потери

gain = { $person ->
    [you] получите
   *[other] получает
  } { $things }
thing-token = { $kind ->
    [any] { $amount ->
        [one] { $amount } боевой жетон
        [few] { $amount } боевых жетона
       *[other] { $amount } боевых жетонов
      } на выбор
   *[other] { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
      } { $kind ->
        [defense] защиты
        [animus] «+2 анимы»
        [redraw] замены
        [empower] усиления ×3
       *[battleflow] боевого азарта
      }
  }
thing-animus = { $amount ->
    [one] { $amount } аниму
    [few] { $amount } анимы
   *[other] { $amount } аним
  }{ $tail }
thing-count = { $counter ->
    [rhythm] { $amount ->
        [one] { $amount } ритм
        [few] { $amount } ритма
       *[other] { $amount } ритмов
      }
    [lethality] { $amount ->
        [one] { $amount } смертоносность
        [few] { $amount } смертоносности
       *[other] { $amount } смертоносностей
      }
   *[other] { $signed } ({ $counter-name })
  }{ $tail }
thing-status = { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[other] { $amount } жетонов
  } { $kind ->
    [poison] яда
    [bleed] кровотечения
   *[crippled] увечья
  }
count-on-board = { $signed } { $counter ->
    [toll] к счётчику ударов
   *[other] ({ $counter-name })
  }
word-count = { $of-board ->
    [yes] { count-on-board }
   *[no] { $foe ->
        [yes] { count-on-board }
       *[no] сбросьте { $counter ->
            [rhythm] { $less ->
                [one] { $less } ритм
               *[other] { $less } ритма
              }
           *[other] { $less ->
                [one] { $less } смертоносность
               *[other] { $less } смертоносности
              }
          }
      }
  }
word-set-counter = { $counter-name }: теперь { $amount }{ $tail }
word-lose-token = { $person ->
    [you] сбросьте
   *[other] теряет
  } { thing-token }
word-lose-animus = { $person ->
    [you] потеряйте
   *[other] теряет
  } { $amount ->
    [one] { $amount } аниму
    [few] { $amount } анимы
   *[other] { $amount } аним
  }
word-heal = { $person ->
    [you] восстановите
   *[other] восстанавливает
  } { $amount } ОЗ{ $tail }
word-lose-hp = { $person ->
    [you] потеряйте
   *[other] теряет
  } { $amount } ОЗ{ $tail }
word-stand-again = { $person ->
    [you] останьтесь
   *[other] остаётся
  } на ногах с { $hp } ОЗ
word-bleed = { $person ->
    [you] потеряйте
   *[other] теряет
  } { $amount } ОЗ{ $tokens ->
    [0] { "" }
    [99] { " " }и все жетоны кровотечения
    [one] { " " }и { $tokens } жетон кровотечения
    [few] { " " }и { $tokens } жетона кровотечения
   *[other] { " " }и { $tokens } жетонов кровотечения
  }
word-hide = до конца раунда враги выбирают вас целью, только если не могут выбрать другого Верного клятве (кроме реакций)
word-cleanse = { $person ->
    [you] снимите с себя
   *[other] снимает с себя
  } { $amount ->
    [1] 1 жетон состояния
   *[other] до { $amount } жетонов состояния
  }
word-cleanse-of = { $person ->
    [you] снимите с себя
   *[other] снимает с себя
  } все жетоны { $kind ->
    [all] состояний
    [poison] яда
    [bleed] кровотечения
   *[crippled] увечья
  }
word-taunt = провоцируйте { $who-acc } до конца раунда (целью будете вы, даже если вас не достать)
word-refresh = обновите колоды силы
word-battleflow = { $person ->
    [you] примените
   *[other] применяет
  } боевой азарт к { $positions ->
    [1] 1 позиции на выбор
   *[other] { $positions } разным позициям на выбор
  }
word-battleflow-at = примените боевой азарт к позиции { $position }
word-move-card = { $to ->
    [hand] верните
   *[other] { $may ->
        [yes] можете переложить
       *[no] { $from ->
            [hand] положите
           *[other] переложите
          }
      }
  } { $may ->
    [yes] ещё одну
   *[no] 1
  } карту { $kind ->
    [ability] способности
    [item] предмета
   *[card] { "" }
  } на выбор { $from ->
    [hand] с руки
    [zero] с позиции 0
    [one] с позиции 1
    [two] с позиции 2
   *[three] с позиции 3
  } { $to ->
    [hand] в руку
    [zero] на позицию 0
    [one] на позицию 1
    [two] на позицию 2
   *[three] на позицию 3
  }
word-lower-card = сдвиньте 1 карту способности на перезарядке на одну позицию вниз (с позиции 0 — в руку)
word-play-again = в этот ход можете сыграть ещё одну карту способности стоимостью { $most } или меньше
word-take-back = { $person ->
    [you] верните
   *[other] возвращает
  } в руку 1 карту способности с любой позиции

# -- числа на время

until = { $until ->
    [turn] в этот ход
    [round] до конца раунда
    [encounter] до конца столкновения
    [next-attack] в следующей атаке этого раунда
    [own-attack] в следующей атаке этого хода
   *[attack] { "" }
  }
word-defense = { $person ->
    [you] { "" }
   *[other] получает
  } { $signed } к защите { $until ->
    [attack] от этой атаки
    [none] от этой атаки
   *[other] { until }
  }{ $tail }{ $least ->
    [0] { "" }
   *[other] { " " }(не ниже { $least })
  }
word-bonus = { $person ->
    [you] { "" }
   *[other] получает
  } { $signed } к урону { until }{ $tail }
word-empower = { $person ->
    [you] { "" }
   *[other] получает
  } усиление { $amount } { until }{ $tail }
word-might = { $person ->
    [you] { $foe ->
        [yes] { $less ->
            [0] берите на { $amount } карту силы высшего цвета больше
           *[other] берите на { $less } сильнейшую карту меньше
          } в атаках
       *[no] вы не можете использовать свою сильнейшую фишку силы
      }
   *[other] { $less ->
        [0] берёт на { $amount } карту силы своего высшего цвета больше
       *[other] берёт на { $less } сильнейшую карту меньше
      } в своих атаках
  } { until }
word-movement = { $person ->
    [you] перемещаетесь
   *[other] перемещается
  } на { $less } { $less ->
    [one] клетку
    [few] клетки
   *[other] клеток
  } меньше в каждом перемещении { until }
word-cards = { $person ->
    [you] берите
   *[other] берёт
  } { $less ->
    [0] на { $amount } { $colour ->
        [white] белую
        [yellow] жёлтую
        [red] красную
       *[black] чёрную
      } карту больше
   *[other] на { $less } { $colour ->
        [white] белую
        [yellow] жёлтую
        [red] красную
       *[black] чёрную
      } карту меньше
  } в своих атаках { until }
word-range = ваша дальность на { $less } меньше{ $least ->
    [0] { "" }
   *[other] { " " }(минимум { $least })
  } { until }
word-reach = ваша следующая атака в этот ход становится дальней с дальностью { $amount }
word-move-cost = ваше следующее действие перемещения в этом раунде стоит на { $amount } { $amount ->
    [one] аниму
    [few] анимы
   *[other] аним
  } больше
word-card-defense = первая карта, которую вы сыграете в этом раунде ради защиты, даёт на { $less } меньше
word-limit = { $what ->
    [steps] ваше действие перемещения в этот ход не длиннее { $most } клеток
   *[white-cards] вы берёте не больше { $most } белых карт за атаку { until }
  }
word-forbid = вы не можете { $what ->
    [interrupts] играть прерывания
    [redraws] заменять карты
    [healing] восстанавливать ОЗ
   *[item-animus] получать аниму от предметов
  } { until }

# -- перемещение

word-move = { $person ->
    [you] переместитесь
   *[other] может переместиться
  } на { $steps }{ $through ->
    [yes] { " " }сквозь персонажей
   *[no] { "" }
  }
word-carry = { $self ->
    [yes] переместитесь на любую пустую клетку (это не ваше действие перемещения)
   *[no] поставьте { $who-acc } на пустую клетку { $to-tile ->
        [yes] этого фрагмента или рядом с ним
       *[no] в пределах { $within } от прежней
      }
  }
word-leap = перепрыгните врага на соседней клетке на ближайшую пустую клетку по прямой за ним (это считается за { $counts_as } пройденные клетки)
word-to-obstacle = поставьте себя на пустую клетку рядом с препятствием в пределах { $within }
word-vault = поставьте себя на пустую клетку в пределах { $within } рядом с врагом, в его секторе тыла
word-knockback = отбрасывание { $steps }
word-push = оттолкните { $who-acc } на { $steps } { $steps ->
    [one] клетку
    [few] клетки
   *[other] клеток
  }
word-pull = притяните { $who-acc } к себе (до { $steps } { $steps ->
    [one] клетки
   *[other] клеток
  })
word-turn = поверните { $who-acc } { $steps ->
    [1] на 1 грань
   *[other] не более чем на { $steps } грани
  }
word-throw = { $slot ->
    [weapon] ваше оружие брошено
    [shield] ваш щит брошен
    [armor] ваши доспехи брошены
   *[gear] ваше снаряжение брошено
  }: подберите рядом с целью
word-swap = поменяйтесь клетками с { $who-ins }
word-drive = оттолкните { $who-acc } на { $steps } { $steps ->
    [one] клетку
    [few] клетки
   *[other] клеток
  } { $way-name }

# -- колоды, фрагменты, фишки

word-look-might = посмотрите { $cards ->
    [one] { $cards } верхнюю карту
    [few] { $cards } верхние карты
   *[other] { $cards } верхних карт
  } одной колоды силы Верных клятве, сбросьте до { $discard }, остальные верните в любом порядке
word-look-stages = посмотрите { $cards ->
    [one] { $cards } следующую карту
    [few] { $cards } следующие карты
   *[other] { $cards } следующих карт
  } стадии (открытую и те, что под ней, только текущей стадии) и верните их в любом порядке, первую — открытой
word-bury-stage = положите открытую карту стадии под остальные карты её стадии и откройте следующую
word-place-tile = положите { $amount ->
    [one] { $amount } { $kind ->
        [fire] огненный
       *[water] водный
      } фрагмент
   *[other] до { $amount } { $kind ->
        [fire] огненных
       *[water] водных
      } фрагментов
  } { $where ->
    [near] в пределах { $within }
    [on-target] на поражённую клетку
    [by-target] рядом с целью
    [at-centre] в центр области
   *[same-hex] на ту же клетку
  }
word-remove-tile = уберите { $or-fewer ->
    [yes] до { $amount } { $kind ->
        [fire] огненных
       *[water] водных
      } фрагментов
   *[no] { $amount ->
        [one] { $amount } { $kind ->
            [fire] огненный
           *[water] водный
          } фрагмент
       *[other] до { $amount } { $kind ->
            [fire] огненных
           *[water] водных
          } фрагментов
      }
  } в пределах { $within }
word-create-sentinel = создайте { $amount ->
    [one] { $amount } часового на пустой клетке
   *[other] до { $amount } часовых на пустых клетках
  } в пределах { $within }
word-remove-sentinel = уберите { $or-fewer ->
    [yes] до
   *[no] { "" }
  } { $amount } { $amount ->
    [one] часового
   *[other] часовых
  }{ $within ->
    [0] { "" }
   *[other] { " " }в пределах { $within }{ $self ->
        [yes] { "" }
       *[no] { " " }от { $who-attr }
      }
  }
word-send-falcon = отправьте { $both ->
    [yes] обоих соколов
   *[no] { $amount ->
        [1] сокола
       *[other] до { $amount } соколов, каждого
      }
  } к { $who-dat }{ $noun ->
    [anybody] { " " }(или обратно на планшет)
   *[other] { "" }
  }
word-call-back = { $amount ->
    [2] оба сокола возвращаются к вам
   *[other] { $self ->
        [yes] 1 сокол возвращается к вам
       *[no] этот сокол возвращается к вам
      }
  }
word-falcon-lands = сокол остаётся на последней живой цели
word-attack-with-each = проведите по 1 атаке каждого сокола
