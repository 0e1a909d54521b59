# Что делают враги и планшеты, словами.

stage-target = цель — { $who }
stage-stays = карта остаётся открытой до конца раунда
ability-number = если число не указано, N равно { $amount }{ $tail }
action-limit = { $limit ->
    [none] в свой ход
    [turn] один раз за ход
    [round] один раз за раунд на весь отряд
   *[encounter] один раз за столкновение на весь отряд
  }
action-cost = { $cost ->
    [one] { $cost } анима
    [few] { $cost } анимы
   *[other] { $cost } аним
  }{ $companion ->
    [0] { "" }
   *[other] { " " }(спутникам и союзникам { $companion })
  }
counter-toll = счётчик ударов
counter-dazed = оглушение
counter-saved = спасённые жители
counter-lost = потерянные жители
ground-ferry = паром
ground-rope-sites = места корней
name-way-N = на север
name-way-NE = на северо-восток
name-way-SE = на юго-восток
name-way-S = на юг
name-way-SW = на юго-запад
name-way-NW = на северо-запад

# -- чей ход, какая способность

word-use = «{ $ability-name }»{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
word-boss-does = { $bosses }: { $effect }
word-all-bosses-do = каждый босс: { $effect }
word-retarget = теперь цель — { $who }
word-draw-alone = { $who } берёт по 1 белой карте врага за каждую клетку между собой и ближайшим своим; за каждую карту со значением { $value } { $effect }

# -- перемещение

word-advance = переместитесь на { $steps } к { $who-dat }
word-drift = переместитесь на { $steps } { $way-name }
word-withdraw = переместитесь на { $steps } прочь от { $who-attr }
word-flee = переместитесь на { $steps } к ближайшему краю поля и остановитесь там
word-turn-rear = повернитесь к цели тылом
word-turn-front = повернитесь к цели
word-go-to-obstacle = переместитесь на { $steps } к ближайшему препятствию
word-go-to-tile = переместитесь на { $steps } к ближайшему { $tile ->
    [fire] огненному фрагменту
    [water] водному фрагменту
   *[other] фрагменту «{ $tile-name }»
  }
word-walk-to = { $person ->
    [you] переместитесь
   *[other] перемещается
  } на { $steps } в сторону места «{ $ground-name }»
word-drag-to-edge = оттащите { $who-acc } на { $steps } { $steps ->
    [one] клетку
    [few] клетки
   *[other] клеток
  } к ближайшему краю поля

# -- местность, приспешники, части тела

word-uproot = уберите ближайшее препятствие
word-raze = уберите все препятствия в пределах { $within }
word-plant-tree = поставьте дерево на пустую клетку рядом с целью, если оно осталось
word-hurt-part = часть тела «{ $part-name }» теряет { $amount } ОЗ
word-scatter = положите { $amount } { $tile ->
    [seed] { $amount ->
        [one] зерно
        [few] зерна
       *[other] зёрен
      }
   *[other] фрагментов «{ $tile-name }»
  } на пустые клетки рядом с целью { $tail }
word-lift-tile = уберите фрагмент под собой: { $tile-name }
word-lay = положите фрагмент «{ $tile-name }» на { $who-acc }
word-spawn = поставьте { $amount } { $minion ->
    [grain-rat] { $amount ->
        [one] крысу
        [few] крысы
       *[other] крыс
      }
   *[other] «{ $minion-name }»
  } рядом с тылом { $tail }
word-spawn-on = поставьте { $amount } { $minion ->
    [bell-rope] { $amount ->
        [one] корень
        [few] корня
       *[other] корней
      }
   *[other] «{ $minion-name }»
  } на самые северные пустые клетки ({ $ground-name }) { $tail }
word-thin-out = уберите { $count ->
    [one] { $count } { $which ->
        [nearest] ближайшего
       *[farthest] самого дальнего
      } приспешника
   *[other] { $count } { $which ->
        [nearest] ближайших
       *[farthest] самых дальних
      } приспешников
  }
word-mend = восстановите { $amount } ОЗ самой раненой целой части тела
word-activate-minions = активируйте всех приспешников
word-cage = скуйте { $who-acc }: сложность выживания { $difficulty }{ $tail }, после неудачного побега { $trigger }
word-consume = часть тела «{ $part-name }» поглощает её (при каждом срабатывании { $trigger })
word-bait = вы цель следующей карты стадии, если это не реакция; новая приманка отменяет прежнюю
word-lose-encounter = все стоящие Верные клятве теряют сознание, столкновение проиграно
word-raise-flag = отметьте это для сюжета
part-broken = после разрушения: { $text }
part-symbol = атаки с символом «{ $icon }» берут на 1 сильнейшую карту меньше
part-movement = все его перемещения на { $less } короче (не меньше { $least })
part-number = меняется на { $more }: { $stat }
part-nothing = ничего не открывает
minion-body = { $hp } ОЗ, защита { $defense }
minion-deeds = { $move ->
    [0] не перемещается
   *[other] перемещение { $move }
  }, { $range ->
    [0] ближняя атака
   *[other] атака с дальностью { $range }
  }
minion-mob = ключевое слово «Отряд»
minion-rooted = не отталкивается и не отбрасывается
minion-dry = теряет от огня на { $dry } ОЗ больше
minion-supply = не больше { $supply } на поле
part-stops = «{ $ability }» не действует
part-less = число «{ $ability }» меньше на { $number }
part-changes = меняется «{ $ability }»

# -- жители, логова

word-save-on = все жители на месте «{ $ground-name }» спасены
word-lead = житель рядом с вами перемещается не дальше чем на { $steps } клетки, каждый житель один раз за раунд; на клетке «{ $ground-name }» он спасён
word-seize = заберите внутрь ближайшего жителя в пределах { $within }
word-set-free = { $count ->
    [1] 1 житель
   *[other] до { $count } жителей
  } выходит изнутри на ближайшую пустую клетку
word-digest = 1 житель внутри потерян
word-emerge = если он скрыт, поставьте его в центр логова лицом к { $self ->
    [yes] нашедшему
   *[no] { $who-dat }
  }; персонажей там он расталкивает
word-vanish = покиньте поле и спрячьтесь в случайном открытом логове, о котором никто не знает
word-search = обыщите необысканное логово, в котором или рядом с которым стоите: если босс там — «{ $ability-name }», иначе оно отмечается пустым
word-show-empty = покажите пустые логова, выбранные случайно: { $count }
