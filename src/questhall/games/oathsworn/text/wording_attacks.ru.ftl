# Атаки, словами.

head-attack = { $area ->
    [arc] { $melee ->
        [yes] проведите ближнюю атаку по { $foes ->
            [yes] всем врагам
           *[no] всем
          }
       *[no] атакуйте { $foes ->
            [yes] всех врагов
           *[no] всех
          }
      } на 3 клетках перед собой
    [adjacent] { $melee ->
        [yes] проведите ближнюю атаку по { $foes ->
            [yes] всем врагам
           *[no] всем
          }
       *[no] атакуйте { $foes ->
            [yes] всех врагов
           *[no] всех
          }
      } на соседних клетках
    [circle] атакуйте { $foes ->
        [yes] всех врагов
       *[no] всех, включая своих,
      } в круге из 7 клеток
    [line] атакуйте { $foes ->
        [yes] всех врагов
       *[no] всех
      } на линии из { $size } клеток
    [cone] { $melee ->
        [yes] проведите ближнюю атаку по { $foes ->
            [yes] всем врагам
           *[no] всем
          }
       *[no] атакуйте { $foes ->
            [yes] всех врагов
           *[no] всех
          }
      } в ромбе дальностью { $size }
    [charge] рывок через { $size }: атакуйте { $foes ->
        [yes] всех врагов
       *[no] всех
      } на пути
    [chain] проведите цепную атаку
   *[single] { $unarmed ->
        [yes] { $melee ->
            [yes] проведите безоружную ближнюю атаку
           *[no] атакуйте { $again ->
                [yes] ещё раз
               *[no] { "" }
              } без фишек силы
          }
       *[no] { $melee ->
            [yes] проведите ближнюю атаку { $at ->
                [any] { "" }
                [attacker] по этому врагу
               *[other] по нему
              }
           *[no] атакуйте { $whom } { $again ->
                [yes] ещё раз
               *[no] { "" }
              }
          }
      }
  }
head-grant-attack = { $person ->
    [you] атакуйте
   *[other] немедленно атакует
  } без затрат
head-sentinel-attack = проведите атаку часовых
head-falcon-attack = { $area ->
    [chain] проведите цепную атаку сокола
   *[single] проведите атаку сокола
  }
head-spotted-attack = атакуйте
head-strike = { $area ->
    [adjacent] атакуйте ({ $icon }) всех соседних врагов
    [within] атакуйте ({ $icon }) всех врагов в пределах { $size }
    [circle] атакуйте ({ $icon }) всех врагов в круге из 7 клеток вокруг { $at ->
        [this] него
       *[other] цели
      }
    [wave] проведите волновую атаку ({ $icon })
    [cone] проведите ромбическую атаку ({ $icon }) дальностью { $size } { $rear ->
        [yes] от задней клетки
       *[no] { "" }
      }
    [charge] рывок через { $size }: атакуйте ({ $icon }) всех врагов на пути
    [chain] проведите цепную атаку ({ $icon })
   *[single] атакуйте ({ $icon })
  }
attack-with = { $attack } с { $list }
which-sentinels = ({ $most ->
    [0] { $within ->
        [0] всеми часовыми в игре, на любом расстоянии
       *[other] всеми часовыми в пределах { $within } от цели
      }
   *[other] силами до { $most } часовых в пределах { $within } от цели
  })
one-draw = (один набор карт на всех)
icon-front = фронт
icon-flank = фланг
icon-rear = тыл
icon-core = центр
icon-plain = без символа

# -- числа

with-bonus = { $signed } к урону
with-empower = усилением { $number }
with-redraws = { $number ->
    [one] { $number } бесплатной заменой
   *[other] { $number } бесплатными заменами
  }
with-range = дальностью { $number }
with-chain = дальностью цепи { $number } (до { $targets } целей)
with-most-white = не более чем { $number } белыми картами
with-black = ещё { $number } чёрной картой
what-bonus = { $signed } к урону
what-empower = усиление { $number }
what-redraws = { $number ->
    [one] { $number } бесплатная замена
    [few] { $number } бесплатные замены
   *[other] { $number } бесплатных замен
  }
extra-per = { $more ->
    [yes] ещё
   *[no] { "" }
  } { $what }{ $tail }
extra-if = { $more ->
    [yes] ещё
   *[no] { "" }
  } { $what }{ $more ->
    [yes] { " " }(всего { $total })
   *[no] { "" }
  },{ $tail }

# -- оговорки

note-straight = только по прямой
note-unseen = прямая видимость не нужна
note-any-part = вы сами выбираете поражаемую часть тела
note-sure = провал невозможен
note-spares-folk = жителей она не задевает
note-counters-worth = каждая потраченная на неё единица счётчика даёт ещё { $number } урона
note-blank-as = 1 взятая пустая карта считается картой со значением { $number }
note-spotted = если на цели сокол, вы сами выбираете поражаемую часть тела

# -- исходы

rider-on-hit = при успехе{ $given ->
    [yes] , если { $condition },
    [otherwise] ,
   *[no] { "" }
  } { $effect }
rider-on-miss = при провале{ $given ->
    [yes] , если { $condition },
    [otherwise] ,
   *[no] { "" }
  } { $effect }
rider-on-critical = при критическом попадании{ $given ->
    [yes] , если { $condition },
    [otherwise] ,
   *[no] { "" }
  } { $also ->
    [yes] также
   *[no] { "" }
  } { $effect }
rider-on-hp-lost = если цель потеряла ОЗ{ $given ->
    [yes] { " " }и { $condition },
   *[other] ,
  } { $effect }
rider-on-kill = если цель убита{ $given ->
    [yes] { " " }и { $condition },
   *[other] ,
  } { $effect }
rider-on-break = если разрушена часть тела{ $given ->
    [yes] { " " }и { $condition },
   *[other] ,
  } до реакции { $effect }
rider-always = после атаки { $effect }
