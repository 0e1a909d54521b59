# Как складываются тексты карт: предложения, персонажи, числа, моменты.

clause-then = { $first }, затем { $second }
clause-later = затем { $text }
list-and = { $first } и { $second }
list-or = { $first } или { $second }
list-or-else = { $first }, либо { $second }

several-times = { $times ->
    [2] дважды
   *[other] { $times } раза
  }: { $effect }
in-any-order = в любом порядке: { $text }
choose = либо { $options }
when = если { $condition }, { $effect }
when-otherwise = если { $condition }, { $effect }; иначе { $otherwise }
may = вы можете: { $price }, чтобы { $effect }
may-otherwise = на выбор: { $price }, затем { $effect } — или просто { $otherwise }
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

# -- строки карты

line-if = если { $condition }: { $effect }
line-pay = { $price }: { $effect }
line-moment = { $moment }: { $effect }
line-moment-if = { $moment }, если { $condition }
line-interrupt = прерывание, { $moment }
line-cost = ({ $cost }) { $text }
line-or = или: { $text }
line-companion = спутник: { $text }
line-companion-moment = спутник, { $text }
line-story = сюжет: { $signed } к проверке { $check }
no-ability = без способности
plain-fighter = простой боец без способности

special-limit = { $limit ->
    [turn] один раз за ход
    [round] один раз за раунд
    [encounter] один раз за столкновение
   *[none] { "" }
  }
special-cost = { $cost ->
    [one] { $cost } анима
    [few] { $cost } анимы
   *[other] { $cost } аним
  }
special-line = { $terms }: { $text }

# -- персонажи

noun-friend = { $count ->
    [up-to] до { $number } { $other ->
        [yes] других
       *[no] { "" }
      } дружественных персонажей
   *[other] { $count ->
        [each] { $case ->
            [nom] каждый
            [dat] каждому
            [ins] каждым
            [loc] каждом
           *[gen] каждого
          }
       *[one] { "" }
      } { $other ->
        [yes] { $case ->
            [nom] другой
            [dat] другому
            [ins] другим
            [loc] другом
           *[gen] другого
          }
       *[no] { "" }
      } { $case ->
        [nom] дружественный персонаж
        [dat] дружественному персонажу
        [ins] дружественным персонажем
        [loc] дружественном персонаже
       *[gen] дружественного персонажа
      }
  }
noun-oathsworn = { $count ->
    [up-to] до { $number } { $other ->
        [yes] других
       *[no] { "" }
      } Верных клятве
   *[other] { $count ->
        [each] { $case ->
            [nom] каждый
            [dat] каждому
            [ins] каждым
            [loc] каждом
           *[gen] каждого
          }
       *[one] { "" }
      } { $other ->
        [yes] { $case ->
            [nom] другой
            [dat] другому
            [ins] другим
            [loc] другом
           *[gen] другого
          }
       *[no] { "" }
      } { $case ->
        [nom] Верный клятве
        [dat] Верному клятве
        [ins] Верным клятве
        [loc] Верном клятве
       *[gen] Верного клятве
      }
  }
noun-enemy = { $count ->
    [up-to] до { $number } врагов
   *[other] { $count ->
        [each] { $case ->
            [nom] каждый
            [dat] каждому
            [ins] каждым
            [loc] каждом
           *[gen] каждого
          }
       *[one] { "" }
      } { $other ->
        [yes] { $case ->
            [nom] другой
            [dat] другому
            [ins] другим
            [loc] другом
           *[gen] другого
          }
       *[no] { "" }
      } { $large ->
        [yes] { $case ->
            [nom] большой
            [dat] большому
            [ins] большим
            [loc] большом
           *[gen] большого
          }
       *[no] { "" }
      } { $case ->
        [nom] враг
        [dat] врагу
        [ins] врагом
        [loc] враге
       *[gen] врага
      }
  } { $normal ->
    [yes] обычного размера
   *[no] { "" }
  } { $bleeding ->
    [yes] с кровотечением
   *[no] { "" }
  }
noun-minion = { $count ->
    [up-to] до { $number } приспешников
   *[other] { $count ->
        [each] { $case ->
            [nom] каждый
            [dat] каждому
            [ins] каждым
            [loc] каждом
           *[gen] каждого
          }
       *[one] { "" }
      } { $case ->
        [nom] приспешник
        [dat] приспешнику
        [ins] приспешником
        [loc] приспешнике
       *[gen] приспешника
      }
  }
noun-boss = { $count ->
    [each] { $case ->
        [nom] каждый
        [dat] каждому
        [ins] каждым
        [loc] каждом
       *[gen] каждого
      }
   *[one] { "" }
  } { $other ->
    [yes] { $case ->
        [nom] другой
        [dat] другому
        [ins] другим
        [loc] другом
       *[gen] другого
      }
   *[no] { "" }
  } { $case ->
    [nom] босс
    [dat] боссу
    [ins] боссом
    [loc] боссе
   *[gen] босса
  }
noun-anybody = { $other ->
    [yes] { $case ->
        [nom] другой
        [dat] другому
        [ins] другим
        [loc] другом
       *[gen] другого
      }
   *[no] { "" }
  } { $case ->
    [nom] персонаж
    [dat] персонажу
    [ins] персонажем
    [loc] персонаже
   *[gen] персонажа
  } { $normal ->
    [yes] обычного размера
   *[no] { "" }
  }
noun-civilian = { $count ->
    [each] { $case ->
        [nom] каждый
        [dat] каждому
        [ins] каждым
        [loc] каждом
       *[gen] каждого
      }
   *[one] { "" }
  } { $case ->
    [nom] житель
    [dat] жителю
    [ins] жителем
    [loc] жителе
   *[gen] жителя
  }

who-within = { $within ->
    [1] рядом с { $foe ->
        [yes] ним
       *[no] вами
      }
   *[other] в пределах { $within }
  }
who-in-sight = в прямой видимости
who-hp = с { $hp } ОЗ или меньше
who-or-you = { $count ->
    [one] (или { $case ->
        [acc] себя
        [nom] вы
        [dat] вам
        [ins] вами
       *[gen] вас
      })
   *[other] (включая вас)
  }
who-each-of-them = { $who }: каждый
who-on-tile = на { $kind-name } фрагменте
who-with-falcon = с соколом
who-by-sentinel = на клетке часового или рядом с ней

who-target = { $case ->
    [nom] цель
    [acc] цель
    [ins] целью
   *[gen] цели
  }
who-targets = { $case ->
    [nom] каждая цель
    [acc] каждую цель
    [ins] каждой целью
   *[gen] каждой цели
  }
who-this = { $case ->
    [nom] он
    [dat] нему
    [ins] ним
    [loc] нём
    [attr] него
   *[gen] его
  }
who-attacked = { $foe ->
    [yes] { $case ->
        [nom] она
        [acc] цель
        [dat] ней
        [ins] ней
        [loc] ней
        [attr] неё
       *[gen] её
      }
   *[no] { $case ->
        [nom] он
        [dat] нему
        [ins] ним
        [loc] нём
        [attr] него
       *[gen] его
      }
  }
who-attacker = { $case ->
    [nom] этот враг
    [dat] этому врагу
    [ins] этим врагом
    [loc] этом враге
   *[gen] этого врага
  }
who-guardian = { $case ->
    [nom] страж
    [dat] стражу
    [ins] стражем
    [loc] страже
   *[gen] стража
  }
who-next-nearest = { $case ->
    [nom] следующий ближайший враг
    [dat] следующему ближайшему врагу
   *[gen] следующего ближайшего врага
  }
who-farthest-minion = { $case ->
    [nom] самый дальний приспешник
    [dat] самому дальнему приспешнику
   *[gen] самого дальнего приспешника
  }
who-minion-near-prey = { $case ->
    [nom] ближайший к Верному клятве приспешник
    [dat] ближайшему к Верному клятве приспешнику
   *[gen] ближайшего к Верному клятве приспешника
  }
who-nearest-oathsworn = { $case ->
    [nom] ближайший Верный клятве
    [dat] ближайшему Верному клятве
   *[gen] ближайшего Верного клятве
  }
who-farthest-oathsworn = { $case ->
    [nom] самый дальний Верный клятве
    [dat] самому дальнему Верному клятве
   *[gen] самого дальнего Верного клятве
  }
who-most-hp = { $case ->
    [nom] Верный клятве с наибольшими ОЗ
    [dat] Верному клятве с наибольшими ОЗ
   *[gen] Верного клятве с наибольшими ОЗ
  }
who-isolated = { $case ->
    [nom] самый удалённый от своих Верный клятве
    [dat] самому удалённому от своих Верному клятве
   *[gen] самого удалённого от своих Верного клятве
  }
who-crowded = { $case ->
    [nom] Верный клятве, рядом с которым больше всего своих
    [dat] Верному клятве, рядом с которым больше всего своих
   *[gen] Верного клятве, рядом с которым больше всего своих
  }
who-bleeding = { $case ->
    [nom] ближайший Верный клятве с кровотечением (если есть)
    [dat] ближайшему Верному клятве с кровотечением
   *[gen] ближайшего Верного клятве с кровотечением
  }
who-caged = { $case ->
    [nom] скованный Верный клятве
    [dat] скованному Верному клятве
   *[gen] скованного Верного клятве
  }
who-lonely = каждый Верный клятве, в пределах 2 от которого нет своих,
who-nearest-civilian = { $case ->
    [nom] ближайший житель
    [dat] ближайшему жителю
   *[gen] ближайшего жителя
  }
who-nearest-boss = { $case ->
    [nom] ближайший другой босс
    [dat] ближайшему другому боссу
   *[gen] ближайшего другого босса
  }

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

# -- моменты

moment-before-own-draw = { $own ->
    [yes] перед взятием карт для атаки
   *[no] перед тем как { $who } берёт карты для атаки
  }
moment-after-own-draw = { $own ->
    [yes] после взятия карт для атаки
   *[no] после того как { $who } взял карты для атаки
  }
moment-on-hit = после вашей успешной атаки
moment-on-critical = когда в успешной атаке вам выпало критическое попадание
moment-critical-drawn = когда в успешной атаке вам выпало критическое попадание
moment-before-damage-drawn = перед взятием карт силы против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-after-damage-drawn = после взятия карт силы против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-attack-end = когда завершена атака врага против { $own ->
    [yes] вас
   *[no] { $who-gen }
  }
moment-would-fall = когда { $own ->
    [yes] вы должны
   *[no] { $who } должен
  } потерять сознание
moment-move-end = когда { $own ->
    [yes] вы завершаете перемещение в свой ход
   *[no] { $who } завершает перемещение
  }
moment-cards-moved = всякий раз, когда сыгранная вами карта способности (в том числе как прерывание или защита) сдвигает боевым азартом хотя бы 1 карту
moment-on-kill = когда ваша атака убивает приспешника
moment-on-break = когда ваша атака разрушает часть тела, до реакции
moment-on-miss = когда { $own ->
    [yes] ваша атака провалена
   *[no] { $who } проваливает атаку
  }
moment-on-stage-card = перед первым шагом карты стадии, в том числе реакции
several-attacks = { several-times } (цели могут быть разными)
clause-you = { $text }
special-if = если { $condition }
interrupt = прерывание
choice-if = { $effect } (если { $condition })
check-survival = выживания
check-spot = внимательности
check-search = обыска
check-listening = слуха
check-barter = торга
check-threaten = запугивания
check-reasoning = логики
counter-held = у вас может быть от 0 до { $most }
counter-spent = перед взятием карт для атаки сбросьте сколько угодно: +1 к урону за каждую единицу
counter-returns = при провале атаки они возвращаются
curative = вы не получаете ранения
curative-archives = архивируйте { $amount } своё ранение
curative-tokens = в начале следующей главы получите { $amount ->
    [one] { $amount } боевой жетон
   *[other] { $amount } боевых жетона
  } на выбор
curative-spares = в этом подсчёте потеряйте на { $amount } предмет меньше
who-held = пленник
per-hp-lost = каждое потерянное ОЗ
who-self = вы
