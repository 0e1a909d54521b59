# Тексты стола «Рыцаря-мага»: загружаются вместе с ним, чтобы не отягощать другие столы.
# У каждой части стола свой раздел; ключи начинаются с mage-knight-.

## Момент игры

mage-knight-preparing = подготовка
mage-knight-moment =
    раунд { $round } из { $rounds } · { $time ->
        [night] ночь
       *[day] день
    }

## Карта

mage-knight-map = Карта края
mage-knight-costs = Показать цену каждой клетки
key-c = C
    .help = показать цену каждой клетки
mage-knight-peril-assault =
    Войти — значит начать штурм: { $foes ->
        [one] { $foes } враг
        [few] { $foes } врага
       *[other] { $foes } врагов
    }{ $provoked ->
        [0] {""}
       *[other] {" "}(из них спровоцировано: { $provoked })
    }, репутация { $reputation }
mage-knight-peril-provoked =
    На того, кто сюда шагнёт, { $foes ->
        [one] нападёт { $foes } враг
        [few] нападут { $foes } врага
       *[other] нападут { $foes } врагов
    }
mage-knight-map-cost =
    { $cost ->
        [one] вход за { $cost } очко движения
        [few] вход за { $cost } очка движения
       *[many] вход за { $cost } очков движения
    }
mage-knight-no-entry = войти нельзя
mage-knight-map-face-down = { $token }, рубашкой вверх
mage-knight-city-level = уровень { $level }
mage-knight-conquered = покорено
mage-knight-shield-of = щит: { $name }
mage-knight-shields-of =
    { $count ->
        [one] Щит: { $name }
       *[other] Щиты: { $name } ×{ $count }
    }
mage-knight-terrain-costs = Сколько стоят местности днём и ночью
mage-knight-sells = Здесь за влияние: { $wares }
mage-knight-sells-healing = лечение { $price }
mage-knight-sells-artifact = артефакт { $price }
mage-knight-see-rule = Подробнее об этом месте
mage-knight-land =
    { $left ->
        [one] В стопке осталась { $left } земля.
        [few] В стопке остались { $left } земли.
       *[many] В стопке осталось { $left } земель.
    }
mage-knight-explore = Разведка стоит 2 очка движения
mage-knight-why-not-there = Почему туда нельзя?

## Свой планшет

mage-knight-armour = Броня
mage-knight-hand-limit = Предел руки
mage-knight-command = Отряды под жетонами командования
mage-knight-reputation = Репутация
mage-knight-fame-now = Слава: { $fame }
mage-knight-fame-of = Слава: { $fame }, следующий уровень с { $next }
mage-knight-mana = Кристаллы и мана
mage-knight-crystals = Кристаллы, { $colour }: { $count }
mage-knight-tokens = Жетоны маны, { $colour }: { $count }
mage-knight-deck = Карт в колоде
mage-knight-discard = Сброс
mage-knight-set-aside = Отложено до конца раунда
mage-knight-drafted = Выбранные карты
mage-knight-in-hand = Рука
mage-knight-units = Отряды
mage-knight-skills = Навыки
mage-knight-played = Разыграно в этот ход
mage-knight-lasts = ещё действует
mage-knight-move = Движение
mage-knight-influence = Влияние
mage-knight-healing = Лечение
mage-knight-attack = Атака
mage-knight-ready = боеспособный отряд
mage-knight-spent = уставший отряд
mage-knight-wounds =
    { $count ->
        [1] раненый отряд
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
mage-knight-banner-used = знамя уже применено в этом раунде
mage-knight-bonded = связан узами верности
mage-knight-used = уже применён в этот ход
mage-knight-skill-down = лицом вниз
mage-knight-price = Цена во влиянии
mage-knight-in-centre = в центре
mage-knight-tactic-used = уже применена
mage-knight-stored =
    { $count ->
        [one] под ней { $count } карта
        [few] под ней { $count } карты
       *[many] под ней { $count } карт
    }
mage-knight-banner = У отряда: { $text }
mage-knight-unit-level = Отряд уровня { $level }

## Бои

mage-knight-fight = Бой
mage-knight-phases = Фазы боя
mage-knight-phase-ranged = Дальний бой
mage-knight-phase-block = Блок
mage-knight-phase-damage = Урон
mage-knight-phase-attack = Атака
mage-knight-on-to = Дальше: { $phase }
mage-knight-end-fight = Закончить бой
mage-knight-rule = Правило { $rule }
mage-knight-of = { $now } из { $needed }
mage-knight-lane-may = ещё { $missing }: на картах это может найтись
mage-knight-lane-short =
    { $could ->
        [0] ещё { $missing }
       *[other] ещё { $missing }: на картах есть примерно { $could }
    }
mage-knight-fight-wounds = Раны в этом бою
mage-knight-stop-damage =
    { $wounds ->
        [one] Если остановиться: урон { $damage }, при броне { $armour } это { $wounds } рана.
        [few] Если остановиться: урон { $damage }, при броне { $armour } это { $wounds } раны.
       *[other] Если остановиться: урон { $damage }, при броне { $armour } это { $wounds } ран.
    }
mage-knight-stop-harmless = Если остановиться: урона нет.
mage-knight-stop-left = Если остановиться, останутся: { $foes }.
mage-knight-stop-withdraws = Если остановиться, штурм не удался и вы отступаете. Останутся: { $foes }.
mage-knight-stop-poison =
    { $wounds ->
        [one] Яд: ещё { $wounds } рана в ваш сброс.
        [few] Яд: ещё { $wounds } раны в ваш сброс.
       *[other] Яд: ещё { $wounds } ран в ваш сброс.
    }
mage-knight-stop-paralyzed = Паралич: вы сбрасываете руку.
mage-knight-stop-knocked-out = Вы теряете сознание и сбрасываете руку.
mage-knight-stop-summons = Не учтена атака того, кого призовут ({ $foes }).

mage-knight-gathered = Набранные очки
mage-knight-nothing-attack = Атака ещё не набрана: играйте карты, отряды и навыки
mage-knight-nothing-block = Блок ещё не набран: играйте карты, отряды и навыки
mage-knight-points-melee =
    { $element ->
        [fire] Огненная атака { $amount }
        [ice] Ледяная атака { $amount }
        [cold-fire] Огненно-ледяная атака { $amount }
       *[physical] Атака { $amount }
    }
mage-knight-points-ranged =
    { $element ->
        [fire] Дальняя огненная атака { $amount }
        [ice] Дальняя ледяная атака { $amount }
        [cold-fire] Дальняя огненно-ледяная атака { $amount }
       *[physical] Дальняя атака { $amount }
    }
mage-knight-points-siege =
    { $element ->
        [fire] Осадная огненная атака { $amount }
        [ice] Осадная ледяная атака { $amount }
        [cold-fire] Осадная огненно-ледяная атака { $amount }
       *[physical] Осадная атака { $amount }
    }
mage-knight-points-block =
    { $element ->
        [fire] Огненный блок { $amount }
        [ice] Ледяной блок { $amount }
        [cold-fire] Огненно-ледяной блок { $amount }
       *[physical] Блок { $amount }
    }
mage-knight-no-units = Отряды в этом бою не участвуют
mage-knight-in-the-dark = Здесь действуют правила ночи

mage-knight-fame = Слава
mage-knight-fame-for =
    { $fame ->
        [0] Славы не приносит
       *[other] Слава за победу: { $fame }
    }
mage-knight-defeated = Побеждён
mage-knight-stopped = Атака отбита: он уходит
mage-knight-hides = За спиной призванного врага
mage-knight-summoned = По призыву: до конца фазы урона
mage-knight-fortified =
    { $level ->
        [2] Двойное укрепление
       *[other] Укрепление
    }
mage-knight-reach-all = В фазе атаки достаёт любая атака.
mage-knight-reach-siege = Сейчас достаёт только осадная атака
mage-knight-reach-none = В этой фазе его не достать
mage-knight-attack-reach = Атака: { $now } из { $needed }
mage-knight-why-siege = За стенами в этой фазе считается только осадная атака.
mage-knight-why-resisted = Полностью: { $full }; против сопротивления { $halved } считается за { $half }.

mage-knight-attack-of =
    { $element ->
        [fire] Огненная атака { $value }
        [ice] Ледяная атака { $value }
        [cold-fire] Огненно-ледяная атака { $value }
       *[physical] Физическая атака { $value }
    }
mage-knight-summons = Призывает врага
mage-knight-block-of = Блок: { $now } из { $needed }
mage-knight-why-swift = Быстрая: против атаки { $value } нужен блок { $needed }.
mage-knight-why-halved = Полностью: { $full }; не той стихии { $halved } — считается за { $half }.
mage-knight-attack-blocked = ✓ отбита, урона нет
mage-knight-attack-cancelled = ✓ отменена
mage-knight-attack-resolved = нанесена
mage-knight-unblocked = Без блока урон: { $damage }.
mage-knight-damage-of = урон { $damage }

mage-knight-do-strike = Победить
mage-knight-do-strike-all = Победить всех: { $count }
mage-knight-do-block = Блокировать
mage-knight-do-hinder = −1 за 1 движение
mage-knight-do-suffer = Получить урон
mage-knight-do-aim = Этот враг
mage-knight-do-weaken = Эта атака
mage-knight-do-stop-attack = Остановить за движение { $number }
mage-knight-join = Вместе
mage-knight-join-one = Атаковать вместе с другими: { $foe }
mage-knight-together = Вместе

mage-knight-damage-left =
    { $left ->
        [0] урона не останется
       *[other] останется { $left } урона
    }
mage-knight-unit-wounds =
    { $wounds ->
        [0] без ран
        [1] рана
       *[other] { $wounds } раны
    }
mage-knight-unit-destroyed = гибель отряда
mage-knight-hero-wounds =
    { $wounds ->
        [one] { $wounds } рана в руку
        [few] { $wounds } раны в руку
       *[other] { $wounds } ран в руку
    }
mage-knight-hero-poisoned =
    { $wounds ->
        [one] и ещё { $wounds } рана в сброс
        [few] и ещё { $wounds } раны в сброс
       *[other] и ещё { $wounds } ран в сброс
    }
mage-knight-hero-paralyzed = остальные карты уйдут в сброс
mage-knight-hero-only = Этот урон может получить только герой.

## Битвы между героями, совместный штурм

mage-knight-battle = Битва между героями
mage-knight-melee = Ближний бой
mage-knight-behind-walls = Сквозь стены проходят только осадные атаки агрессора
mage-knight-aggressor = агрессор
mage-knight-defender = защитник
mage-knight-attacks = атакует
mage-knight-blocks = блокирует
mage-knight-role = { $side }, { $now }
mage-knight-attack-now = Атака { $attack }
mage-knight-no-attack-yet = Атака ещё не набрана
mage-knight-kept-back = Остановлено: { $now } из { $needed }
mage-knight-why-block-half = В фазе дальнего боя два очка блока останавливают одно очко атаки.
mage-knight-comes-through =
    { $damage ->
        [0] Ничего не проходит
       *[other] Проходит: { $damage }
    }
mage-knight-damage-to-use = Урон к распределению: { $damage }
mage-knight-one-passed = Один из героев спасовал
mage-knight-cards-in-hand = Карты в руке
mage-knight-ready-units = Боеспособные отряды
mage-knight-joint = Совместный штурм
mage-knight-faces =
    { $count ->
        [one] против { $count } защитника
       *[other] против { $count } защитников
    }
mage-knight-in-the-city = в городе
mage-knight-approaches = идёт на штурм
mage-knight-waits = ждёт

## Конец хода и конец игры

mage-knight-rewards = Награды
mage-knight-any-order = Берите их в любом порядке.
mage-knight-level = Уровень { $level }
mage-knight-level-brings = Навык и особое действие в придачу: один из двух ваших навыков с любой картой — или общий, но с нижней картой предложения.
mage-knight-after-round = конец в раунде { $round } из { $rounds }
mage-knight-achievement = Достижение
mage-knight-title-points = титул
mage-knight-total = Итого

## Задание, источник, шкалы

mage-knight-goals = Что нужно сделать
mage-knight-last-turns = последние ходы
mage-knight-tiles-left = Земель в стопке
mage-knight-deck-artifacts = Артефактов в колоде
mage-knight-deck-spells = Заклинаний в колоде
mage-knight-deck-actions = Особых действий в колоде
mage-knight-deck-regulars = Обычных отрядов в колоде
mage-knight-deck-elites = Элитных отрядов в колоде
mage-knight-deck-ruins = Жетонов руин осталось
mage-knight-deck-wounds = Ран в стопке
mage-knight-source = Источник
mage-knight-die = кубик { $number }: { $colour }
mage-knight-die-used = использован в этот ход
mage-knight-die-depleted = истощён
mage-knight-die-cursed = проклят
mage-knight-die-of = у игрока { $name }
mage-knight-tracks = Слава и репутация
mage-knight-tracks-own = Слава { $fame }. { $reputation }
mage-knight-reputation-own =
    Репутация { $reputation }: { $talks ->
        [0] с вами никто не говорит
       *[other] влияние { $influence } в разговорах с местными
    }
mage-knight-track-level = Уровень
mage-knight-levels-help = В конце хода новый уровень даёт навык и особое действие либо броню, предел руки и жетон командования.
mage-knight-reputation-help = Сколько каждое деление прибавляет к влиянию; на × с вами никто не говорит.

## Предложения и соперники

mage-knight-all-offers = Все предложения
mage-knight-offers = Предложения
mage-knight-offer-price = цена { $price }
mage-knight-offer-units = Отряды
    .help = вербуют за влияние
mage-knight-offer-monastery = Монастыри
    .help = особые действия, по 6 влияния
mage-knight-offer-actions = Особые действия
    .help = получают за уровни
mage-knight-offer-spells = Заклинания
    .help = 7 влияния и мана того же цвета, в башне мага
mage-knight-offer-upgrades = Действия лучше
    .help = берут между раундами
mage-knight-offer-skills = Общие навыки
    .help = оставили другие герои
mage-knight-rivals = Другие герои
mage-knight-chosen = избранный герой

## Справочник

mage-knight-reference = Справочник
key-i = I
    .help = справочник: места, враги, навыки
mage-knight-sites = Места
mage-knight-enemies = Враги
mage-knight-search = Искать по названию или свойству
mage-knight-found =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
mage-knight-on-the-map = На карте
mage-knight-in-the-fight = В бою
mage-knight-low-armour = Броня, когда отбиты все атаки

## Боевой советник

mage-knight-advice = Совет
key-v = V
    .help = в бою: спросить совета, затем сыграть его следующий шаг
mage-knight-advice-play = Сыграть
mage-knight-advice-thinking = Думаю…
mage-knight-advice-result =
    { $defeated ->
        [0] Никто не побеждён
        [one] Побеждён { $defeated } враг
        [few] Побеждены { $defeated } врага
       *[many] Побеждено { $defeated } врагов
    } · раны: { $wounds } · карты: { $cards } · слава: { $fame }
mage-knight-advice-safer = Безопаснее, с меньшим числом ран:
mage-knight-advice-complete = Перебраны все варианты: лучшего нет.
mage-knight-advice-stopped = Время вышло: возможно, есть вариант получше.
mage-knight-advice-otherwise = В остальном перебраны все варианты.
