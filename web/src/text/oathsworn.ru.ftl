# Стол столкновения в Oathsworn.

oathsworn-preparing = перед столкновением
oathsworn-phase-1 = фаза обновления
oathsworn-phase-2 = фаза Верных клятве
oathsworn-phase-3 = фаза столкновения
oathsworn-phase-4 = конец раунда

pass-encounter = Больше об этом не спрашивать

oathsworn-map = Поляна
oathsworn-hex = клетка { $q }, { $r }
oathsworn-hex-cost = клетка { $q }, { $r }, анима { $cost }
oathsworn-place-front = клетка перед зверем, до него { $far }
oathsworn-place-rear = клетка позади зверя, до него { $far }
oathsworn-place-left = клетка у левого бока зверя, до него { $far }
oathsworn-place-right = клетка у правого бока зверя, до него { $far }
oathsworn-place-under = клетка под зверем
oathsworn-go-there = Переместиться: { $place } (анима: { $cost })
oathsworn-around = Вокруг: { $place }
oathsworn-company = Отряд
oathsworn-beast = Чудовище
oathsworn-parts = Части тела
oathsworn-hand = Рука
oathsworn-in-play = Разыгрывается
oathsworn-items = Особая способность и предметы
oathsworn-tokens = Боевые жетоны
oathsworn-cooldown-ring = Карты на перезарядке

oathsworn-hp = { $now } из { $most } ОЗ
oathsworn-hp-short = ОЗ
oathsworn-minus-hp = { $hp ->
    [0] без потерь
   *[other] −{ $hp } ОЗ
}
oathsworn-defense = защита { $count }
oathsworn-defense-label = Защита
oathsworn-cost = Анима
oathsworn-level = уровень { $level }
oathsworn-leader = лидер
oathsworn-reserve = резерв
oathsworn-animus-word = анимы
oathsworn-animus = доступно анимы: { $now }, в резерве: { $reserve }
oathsworn-fallen = без сознания
oathsworn-swallowed = проглочен
oathsworn-caged = скован
oathsworn-hidden = скрывается
oathsworn-taunted = спровоцирован
oathsworn-broken = разрушена
oathsworn-aimed = вы целите

oathsworn-ability = Способность, уровень { $level }
oathsworn-injury = Ранение
oathsworn-stage = Стадия { $stage }
oathsworn-cooldown = перезарядка { $count }
oathsworn-class-facts = Анима { $animus } (+{ $regen })
oathsworn-might-of = Сила: { $might }
oathsworn-hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
   *[other] { $count } рук
}
oathsworn-range = дальность { $count }
oathsworn-moves = Движение { $count }
oathsworn-mob = Стая: все, кто бьёт одну цель, бьют как один

oathsworn-arc-front = фронт
oathsworn-arc-rear = тыл
oathsworn-arc-left = фланг
oathsworn-arc-right = фланг

oathsworn-stage-left = Стадия { $stage } · { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}
oathsworn-card-next = следующая карта
oathsworn-card-now = сейчас
oathsworn-step = { $number ->
    [0] приспешники
   *[other] шаг { $number }
}
oathsworn-forecast = Что произойдёт сейчас?
oathsworn-target = Цель:
oathsworn-reason-nearest = ближе всех
oathsworn-reason-named = так велит карта или планшет
oathsworn-reason-taunted = провокация
oathsworn-reason-breaker = разрушена часть
oathsworn-reason-beyond-reach = ближе всех, хотя и не достать
oathsworn-about = { $name } — около −{ $hp } ОЗ
oathsworn-fewer = { $count ->
    [one] На { $count } карту силы меньше: часть разрушена
    [few] На { $count } карты силы меньше: часть разрушена
   *[many] На { $count } карт силы меньше: часть разрушена
}
oathsworn-no-attack = Атаки не будет.
oathsworn-newcomer = Новый приспешник
oathsworn-arrivals = { $count ->
    [one] Появится { $count } приспешник.
    [few] Появятся { $count } приспешника.
   *[many] Появится { $count } приспешников.
}

oathsworn-attack = Атака
oathsworn-blow = Атака врага
oathsworn-drawn = Вытянутая сила
oathsworn-cubes = Сила, которую вы вытянете
oathsworn-bonus = урон +{ $count }
oathsworn-against = против защиты { $count }
oathsworn-empower = усиление { $count }
oathsworn-blanks = пустых { $count } из { $most }; { $most } — промах
oathsworn-misses = Слишком много пустых: промах
oathsworn-success = успех
oathsworn-mean-loss = ОЗ в среднем
oathsworn-ends-breaks = разрушит
oathsworn-ends-kills = убьёт
oathsworn-white-told = успех { $hit } %, в среднем −{ $loss } ОЗ
oathsworn-best-win = Лучше всего: бой окончен с вероятностью { $percent } %
oathsworn-best-kill = Лучше всего: убьёт с вероятностью { $percent } %
oathsworn-best-break = Лучше всего: часть сломается с вероятностью { $percent } %
oathsworn-best-loss = Лучше всего: в среднем −{ $loss } ОЗ
oathsworn-lost-draw = Этот промах уже не исправить.
oathsworn-redraw-this = заменить эту
oathsworn-redraw-how = Отметьте карту, которую заменить.
oathsworn-spare = { $count ->
    [one] Учтена { $count } замена на случай промаха.
    [few] Учтены { $count } замены на случай промаха.
   *[other] Учтено { $count } замен на случай промаха.
}
oathsworn-deck-left = в колоде «{ $colour }»: { $count }

oathsworn-victory = Чудовище повержено в раунде { $round }.
oathsworn-defeat = Отряд пал в раунде { $round }.
oathsworn-parts-broken = Разрушено частей тела: { $broken } из { $all }

oathsworn-companion = Спутник
oathsworn-companion-told = Персонаж попроще для тех, кто ведёт нескольких: две способности вместо руки карт.

oathsworn-codex = Справочник
oathsworn-codex-find = Найти карту, класс, жетон
oathsworn-codex-nothing = Так ничего не называется.
oathsworn-codex-rules = Особые правила
oathsworn-codex-tokens = Жетоны и состояния
oathsworn-codex-ground = На земле
oathsworn-codex-actions = Действия врагов
oathsworn-codex-allies = Союзники
oathsworn-codex-items = Предметы
oathsworn-codex-injuries = Ранения
oathsworn-rules-down = Особые правила: закрыты, пока не набраны руки

oathsworn-not-asked = Не спрашивать
oathsworn-until-round = в этом раунде
oathsworn-until-encounter = до конца
oathsworn-window-1 = перед своей силой
oathsworn-window-2 = после взятия силы
oathsworn-window-3 = после попадания
oathsworn-window-4 = после критического
oathsworn-window-5 = перед силой врага
oathsworn-window-6 = против урона
oathsworn-window-7 = после атаки врага
oathsworn-window-9 = после перемещений
oathsworn-window-11 = после убийства
oathsworn-window-12 = после разрушения
oathsworn-window-13 = при критической карте
oathsworn-window-14 = после промаха
oathsworn-window-15 = на картах стадии
