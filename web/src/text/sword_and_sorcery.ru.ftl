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

sword-difficult = труднопроходимая зона
sword-hazardous = опасная зона
sword-cost = очков движения: { $cost }
sword-engaged = { $who ->
    [heroes] { $heroes } : { $enemies }, ваша
    [heroes-dominate] { $heroes } : { $enemies }, вы доминируете
    [enemies] { $heroes } : { $enemies }, врагов
    [enemies-dominate] { $heroes } : { $enemies }, доминируют враги
   *[none] бой { $heroes } : { $enemies }
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
sword-waypoint = путевая точка { $number }
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

sword-rank = ранг: { $rank }
sword-held = ничего не делает до фазы времени
sword-would-do = Что он сделал бы сейчас
sword-powers-of = Оружие и способности
sword-no-enemies = Врагов в игре нет.
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
