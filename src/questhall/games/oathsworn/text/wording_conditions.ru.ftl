# Условия карт, словами.

if-near-obstacle = { $person ->
    [you] { $foe ->
        [yes] { "" }
       *[no] вы
      }
   *[other] { $who }
  } рядом с препятствием
if-target-shifted = вы сдвигали или поворачивали цель в этом раунде
if-target-broken = у цели есть разрушенная часть тела
if-distance = до цели { $least } или больше клеток
if-target-in-reach = цель в пределах { $range }
if-moved = в этот ход вы прошли { $least } или больше клеток
if-not-moved = в этот ход вы не перемещались
if-arc = вы в секторе { $arc-name } { $who-gen }
if-hp-at-most = у { $person ->
    [you] вас
   *[other] { $who-attr }
  } { $most } ОЗ или меньше
if-lost-hp = вы потеряли { $least } или больше ОЗ
if-beside = { $foe ->
    [yes] { "" }
   *[no] вы
  } рядом с { $who-ins }
if-friend-beside-target = рядом с целью есть другой Верный клятве
if-hurt-this-round = вы теряли ОЗ в этом раунде
if-would-lose-hp = атака отняла бы у { $others ->
    [yes] него
   *[no] вас
  } ОЗ
if-cards-on = на вашей позиции { $position } { $least ->
    [1] лежит другая карта
    [few] лежат { $least } или больше карт
   *[other] лежит { $least } или больше карт
  }
if-has-status = у { $person ->
    [you] вас
   *[other] { $who-attr }
  } есть жетон { $kind ->
    [poison] яда
    [bleed] кровотечения
   *[crippled] увечья
  }
if-no-hp-lost = она не отняла у вас ОЗ
if-aims-at = она направлена в часть тела «{ $part-name }»
if-melee = это ближняя атака
if-target-is = { $blow ->
    [yes] атакует
   *[no] цель —
  } { $sort ->
    [minion] приспешник
    [boss] босс
    [large] большой враг
   *[normal] враг обычного размера
  }
if-stands-on = { $person ->
    [you] вы
   *[other] { $who }
  } на { $tile ->
    [fire] огненном
    [water] водном
   *[other] { $tile-name }
  } фрагменте{ $within ->
    [0] { "" }
   *[other] { " " }или рядом с ним
  }
if-has-token = у вас есть боевой жетон
if-has-animus = у вас есть { $least ->
    [one] { $least } анима
    [few] { $least } анимы
   *[other] { $least } аним
  }
if-attacked-before = вы уже атаковали в этом раунде
if-ranged-blow = это дальняя атака
if-area-blow = это атака по области
if-surrounded = рядом с вами { $least } или больше врагов
if-near-tile = { $person ->
    [you] вы
   *[other] { $who }
  } на { $kind-name } фрагменте или рядом с ним
if-sentinel-near = в пределах { $within } от { $who-attr } есть часовой
if-falcons-on = { $together ->
    [yes] оба сокола на одном враге
   *[no] { $least ->
        [1] { $self ->
            [yes] сокол на вашем планшете
           *[no] сокол на { $who-loc }
          }
       *[other] оба сокола на врагах
      }
  }
if-at-least = { $counter-name }: { $least } или больше
if-stage = началась стадия { $stage }
if-part-whole = часть тела «{ $part-name }» цела
if-not-part-whole = часть тела «{ $part-name }» разрушена
if-there-is = есть { $least ->
    [1] { $who }
   *[other] { $least } или больше таких: { $who }
  }
if-target-near = цель в пределах { $within }
if-target-has-friends = в пределах 2 от цели { $least } или больше её друзей
if-target-sheltered = в пределах { $within } от цели есть препятствие
if-not-target-sheltered = в пределах { $within } от цели нет препятствий
if-no-obstacles = препятствий не осталось
if-on-tile = { $foe ->
    [yes] { "" }
   *[no] вы
  } на { $tile ->
    [fire] огненном фрагменте
    [water] водном фрагменте
   *[other] фрагменте «{ $tile-name }»
  }
if-charging = это рывок
if-crushed = рывок смёл препятствие
if-not-crushed = рывок не смёл препятствий
if-uprooted = это { $piece ->
    [tree] дерево
    [wall] стена
   *[building] здание
  }
if-reacting = это реакция
if-not-reacting = это не реакция
if-hurt-now = не меньше { $least }
if-part-hurt = часть тела «{ $part-name }» потеряла ОЗ
if-company-phase = идёт фаза Верных клятве
if-holds-folk = внутри { $least ->
    [1] есть житель
   *[other] { $least } или больше жителей
  }
if-not-holds-folk = внутри меньше { $least ->
    [1] одного жителя
   *[other] { $least } жителей
  }
if-lurking = он скрыт
if-emerged = он вышел из укрытия на этой карте
if-area-covers-lair = область накрывает его логово
