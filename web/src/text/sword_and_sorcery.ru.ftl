# Стол сценария Sword & Sorcery.

sword-preparing = перед сценарием
sword-phase-1 = фаза времени
sword-phase-2 = фаза битвы
sword-phase-3 = фаза событий
sword-round = Раунд { $round }

sword-map = Карта сценария
sword-company = Отряд
sword-enemies = Враги
sword-story = История до сих пор
sword-read = Дальше
sword-answers = Ответы
sword-shards = частицы души
sword-ghost = призрачная душа
sword-acts = ходит сейчас
sword-acted = уже ходил
sword-soulrank = уровень души { $rank }
sword-priority = жетон приоритета, сторона

sword-progress = Ход сценария
sword-progress-of = { $name }: { $now } из { $goal }
sword-counter = счёт
sword-counter-slab = Толчки плиты
sword-counter-lit = Зажжено свечей
sword-counter-clues = Свидетельства
sword-counter-cargo = Груз на телеге
sword-counter-lever = Рычаг
sword-counter-rite = Обряд
sword-counter-winch-n = Северный ворот
sword-counter-winch-s = Южный ворот
sword-raising = Следующий уровень души стоит частиц души: { $cost }

sword-conditions = Состояния
sword-condition-knocked-down = Лежит: не атакует, броня не считается, в своей зоне не учитывается. Подняться можно рывком или за 1 очко движения.
sword-condition-poison = В каждой фазе времени теряет 1 ОЗ (с ядом II — 2 ОЗ), потом делает спасбросок, чтобы избавиться от яда.
sword-condition-blind = Может потерять действие: перед каждым спасбросок.
sword-condition-slow = Кроме быстрых — только одно действие.
sword-condition-stun = Пропускает весь ход и не применяет реакции.
sword-condition-fire = Горит в фазе времени: 1 ОЗ за каждый жетон.
sword-condition-injury = Остаётся до конца сценария, если не снять:
sword-condition-hidden = Никто не может выбрать целью.
sword-condition-boon = Временная помощь или метка:

sword-difficult = труднопроходимая зона
sword-hazardous = опасная зона
sword-sold-out = Распродано
sword-area-named = «{ $area }» ({ $key })
sword-cost = очков движения: { $cost }
sword-engaged = { $who ->
    [heroes] { $heroes } : { $enemies }, ваша
    [heroes-dominate] { $heroes } : { $enemies }, вы доминируете
    [enemies] { $heroes } : { $enemies }, врагов
    [enemies-dominate] { $heroes } : { $enemies }, доминируют враги
   *[none] битва { $heroes } : { $enemies }
}
sword-seen = { $distance ->
    [0] в той же зоне
    [one] видно, { $distance } зона
    [few] видно, { $distance } зоны
   *[other] видно, { $distance } зон
}
sword-unseen = { $distance ->
    [one] не видно, { $distance } зона
    [few] не видно, { $distance } зоны
   *[other] не видно, { $distance } зон
}
sword-door-door = закрытая дверь
sword-door-locked = запертая дверь
sword-door-lock = дверь с магическим замком
sword-door-wall = стена

sword-door-number = Дверь { $number }: { $door }
sword-tip-chest = Герой, который стоит здесь и не связан боем, взламывает его специальным действием; внутри может ждать ловушка.
sword-tip-search = Герой, который стоит здесь и не связан боем, обыскивает его специальным действием.
sword-tip-treasure = Его может поднять тот, кто стоит здесь.
sword-tip-loot = Её может поднять тот, кто стоит здесь.
sword-tip-coins = Их может поднять тот, кто стоит здесь.
sword-tip-key = Снимает один магический замок.
sword-tip-item = Поднять может тот, кто стоит здесь.
sword-tip-fire = Кто входит, тот загорается.
sword-tip-story = Когда сюда приходит герой, история продолжается.
sword-tip-difficult = Войти сюда стоит 2 очка движения.
sword-tip-hazard = Герой, который входит, теряет 1 ОЗ.
sword-tip-token = Что он делает, говорят сценарий или карта, которая его положила.
sword-tip-stairs = Зоны лежат на карте порознь, но всё равно соседние.
sword-tip-gate = Здесь появляются новые враги.
sword-tip-gate-asleep = Они закрыты: здесь никто не появляется.
sword-tip-shrine = Здесь призрачные души возвращаются к жизни.
sword-tip-shrine-asleep = Пока оно не пробуждено, здесь никто не возвращается к жизни.
sword-tip-waypoint = Здесь ждёт что-то из сценария: этот номер называют его цель и действия.
sword-tip-shadow = Её откроют, как только герой её увидит: враг, горожанин или ничего.
sword-no-more-react = Без реакции
sword-no-more-attack-again = Больше не атаковать
sword-no-more-effects = Больше ни за что не платить
sword-no-more-save-roll = Не перебрасывать
sword-no-more-would-die = Ничего не применять
sword-no-more-gather = Больше ничего не брать

sword-chest = сундук
sword-chest-locked = сундук под магическим замком
sword-search = место для обыска
sword-treasure = { $count ->
    [one] сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
}
sword-loot = { $count ->
    [one] добыча
   *[other] добыча, жетонов: { $count }
}
sword-coins = монеты
sword-key = магический ключ
sword-items = { $count ->
    [one] предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}
sword-story-card = карта истории
sword-shrine = святилище
sword-shrine-asleep = неактивное святилище
sword-stairs = лестница: { $area }
sword-waypoint = ключевая точка { $number }
sword-shadow = тень: пока неизвестно, что это

sword-mark-fire = огонь
sword-mark-injury = травма
sword-mark-hidden = скрыт
sword-mark-boon = временная помощь или метка

sword-hp = { $now } из { $most } ОЗ
sword-hp-short = ОЗ
sword-armour = броня
sword-defence = кубики защиты
sword-shields = магические щиты
sword-defends = Броня { $armour }, кубики защиты { $defence }, магические щиты { $shields }
sword-crowns = кроны
sword-price = Кроны
sword-cooldown = Песочные часы
sword-cooling = { $count ->
    [one] восстанавливается, { $count } песочные часы
   *[other] восстанавливается, песочных часов: { $count }
}
sword-cools = кд { $count }
sword-any-symbol = любой

sword-attack = Атака
sword-dice = Кубики
sword-symbols = Символы
sword-rerolls = { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
}
sword-no-dice = Кубики не бросаются.
sword-defence-roll = Бросок защиты
sword-pay = Оплатите эффекты
sword-best = лучшее
sword-chances = Шансы без эффектов
sword-minus-hp = { $hp ->
    [0] без потерь
   *[other] −{ $hp } ОЗ
}
sword-supremacy = превосходство
sword-focused = прицел
sword-bonus = бонус
sword-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}

sword-fixed-and-dice = Попадания оружия, затем на кубиках
sword-stop-resistance = сопротивление или уязвимость
sword-stop-armour = броня
sword-stop-magic-shields = магические щиты
sword-stop-parried = щиты на кубиках и кроме них
sword-stops-nothing = ничем не закрыт
sword-to-parry = отразить: { $count }
sword-damage = урон { $count }
sword-parries = { $count ->
    [0] без кубиков защиты
    [one] защита: { $count } кубик
    [few] защита: { $count } кубика
   *[other] защита: { $count } кубиков
}
sword-lethal = фатальных: { $count }

sword-rank = ранг: { $rank }
sword-held = ничего не делает до фазы времени
sword-would-do = Что он сделал бы сейчас
sword-powers-of = Оружие и умения
sword-no-enemies = Врагов в игре нет.
sword-harm = Урон в среднем { $average }, смерть { $death } %.
sword-why-only-target = { $name } — единственная цель.
sword-why-primary-target = { $name } — основная цель.
sword-why-priority-target = { $name } — герой с жетоном приоритета.
sword-why-most-wounds = { $name } — больше всего ран.
sword-why-least-hp = { $name } — осталось меньше всего ОЗ.
sword-why-nearest = { $name } — ближе всех.
sword-why-otherwise = Никого не видит и идёт к цели: { $name }.
sword-why-by-controller = Между равными целями выбрал бы его хозяин.
sword-why-stays = Ни до кого не дойти: остался бы на месте.

sword-events = События
sword-events-left = { $count ->
    [0] последнее
    [one] ещё { $count }, потом поражение
   *[other] ещё { $count }, потом поражение
}
sword-last-encounter = Столкновение
sword-last-trap = Ловушка
sword-events-gone = { $count ->
    [one] В сбросе { $count } событие
    [few] В сбросе { $count } события
   *[many] В сбросе { $count } событий
}
sword-emporium = Эмпориум
sword-visitors = Кто в эмпориуме
sword-trades = торгует
sword-has-left = уже вне лавки

sword-for-all = для любого стиля
sword-not-for = Не для стиля этого героя
sword-average = в среднем { $then }, сейчас { $now }
sword-brings-hits = Попаданий в среднем: { $then }; с надетым: { $now }
sword-brings-shields = Останавливает попаданий в среднем: { $then }; надетое: { $now }
sword-buy = Купить
sword-take = Взять
sword-and-wear = и надеть
sword-stash = Тайник
sword-bag = инвентарь
sword-bag-full = полон
sword-only-for = Только для героя: { $name }
sword-show-all = Показать и для других: { $count }
sword-buildings = Кузня и таверна
sword-anvil = Кузня: улучшает оружие или доспех за { $price } крон, карта переворачивается. Выберите её в снаряжении героя внизу.
sword-tavern = Таверна: раз за посещение поставьте { $stake } крон на символ и бросьте красный кубик.
sword-win = { $symbol } приносит { $crowns }
sword-bet = Поставить { $stake }

sword-actions = Оставшиеся действия
sword-move = движение
sword-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
sword-combat = боевое
sword-special = особое
sword-gear = Снаряжение
sword-free = свободно: { $count }
sword-drop = Бросить: { $name }
sword-drop-coin = Бросить монету в { $value }
sword-powers = Умения
sword-gem = Самоцвет души: уровень { $rank }, следующий за { $cost } частиц
sword-facet = Уровень души { $rank }: { $hp } ОЗ, умений { $powers }, талантов { $talents }

sword-victory = — победа в раунде { $round }.
sword-defeat = — поражение в раунде { $round }.
