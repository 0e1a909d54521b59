# Что говорит стол: варианты, вопросы, события, подписи.

game-mage-knight = Рыцарь-маг
    .tagline = Покорите земли мечом, магией и славой

format-quest = Поход

## Фазы хода

phase-before = Перед ходом
phase-moving = Движение
phase-acting = Действие
phase-talking = Взаимодействие
phase-ranged = Дальние и осадные атаки
phase-block = Блок
phase-damage = Урон
phase-attack = Ближний бой
phase-afterwards = После действия
phase-resting = Отдых
phase-ending = Завершение хода

## То, у чего нет своего имени

dummy-player = Виртуальный игрок
    .genitive = Виртуального игрока
    .accusative = Виртуального игрока
new-land = новая земля
foe = враг
    .accusative = врага
foes = враги
    .accusative = врагов

reward-artifact = Артефакт
reward-spell = Заклинание
reward-advanced-action = Особое действие
reward-crystal = Случайный кристалл
reward-crystal-each-colour = По кристаллу каждого основного цвета
reward-unit = Отряд
reward-spell-or-artifact = Заклинание или артефакт — решит кубик

conversion-move-as-attack = Очки движения как атака
conversion-move-as-ranged = Два очка движения за единицу дальней атаки
conversion-influence-as-block = Влияние как блок
conversion-later-attack = Обещанная ранее атака
conversion-later-block = Обещанный ранее блок
conversion-no-wound-attack = Атака за руку без новых ран

shape-basic-physical = основной эффект
shape-basic-fire = основной эффект, огонь
shape-basic-ice = основной эффект, лёд
shape-basic-cold-fire = основной эффект, огонь и лёд
shape-strong-physical = усиленный эффект
shape-strong-fire = усиленный эффект, огонь
shape-strong-ice = усиленный эффект, лёд
shape-strong-cold-fire = усиленный эффект, огонь и лёд

## Варианты: подготовка, тактики

option-hero = { $champion }
option-bid = { $champion }: ставка { $number }
option-no-bid = Не торговаться
option-draft = Оставить «{ $card }»
option-chosen-one = { $hero }
option-tactic = { $card }
option-remove-tactic = Удалить из игры «{ $card }»
option-search = Взять «{ $card }»
option-put-down = Отложить «{ $card }»
option-steal-die = Взять { $colour } кубик
option-use-tactic = Применить тактику
option-not-now = Не сейчас
option-store = Положить карту под тактику
option-take-stored =
    { $number ->
        [0] Перевернуть тактику: карт под ней нет
        [one] Взять из-под тактики { $number } карту
        [few] Взять из-под тактики { $number } карты
       *[many] Взять из-под тактики { $number } карт
    }
option-mana-search = Применить «{ $card }»
option-reroll-die = Перебросить { $colour } кубик
option-right-moment = Применить «{ $card }»
option-use-long-night = Применить «{ $card }»
option-add-drafted = { $card }
option-upgrade = Взять «{ $card }»
option-no-upgrade = Ничего не брать
option-replace = Убрать «{ $card }»
option-keep-banner = Оставить «{ $card }»
option-drop-banner = Вернуть «{ $card }» в колоду

## Варианты: перед ходом и в его начале

option-wait = Подождать
option-plunder = Разграбить { $site-accusative }
option-announce = Объявить конец раунда
option-play-on = Играть дальше

## Варианты: карты, отряды, навыки

option-basic = «{ $card }»: основной эффект
option-strong = «{ $card }»: усиленный эффект
option-sideways = «{ $card }» боком
option-assign = Вручить «{ $card }» отряду «{ $unit }»
option-activate = Активировать { $card-accusative }: способность { $ability }
option-skill = Применить навык «{ $card }»
option-return-skill = Применить «{ $card }» и вернуть навык; владелец — { $hero }
option-turn-up-skill = Действие: перевернуть навык «{ $card }» лицом вверх
option-pay-skill-up = Заплатить и перевернуть навык «{ $card }» лицом вверх
option-heal-hand = Вылечить рану на руке
option-heal-unit = Вылечить { $card-accusative }
option-rally = Знамя отваги: подготовить { $card-accusative }
option-frighten =
    { $attack ->
        [1] { $card }: отменить атаку, враг — { $foe }
       *[other] { $card }: отменить атаку { $attack }, враг — { $foe }
    }
option-pay-token = Жетон маны: { $colour }
option-pay-crystal = Кристалл: { $colour }
option-pay-die = Кубик источника: { $colour }
option-pay-endless = Без ограничений: { $colour-mana }
option-choose-effect = { $card }: эффект { $effect }
option-use-effect = Применить
option-leave-it = Не нужно
option-enough = Достаточно
option-colour = { $colour }
option-element = { $element }
option-terrain = { $terrain }
option-choose = { $card }
option-choose-unit = { $card }
option-ready = Подготовить { $card-accusative }
option-discard-for = Сбросить «{ $card }»
option-more = +{ $number }
option-take-die = Взять { $colour } кубик
option-three-now = Три жетона { $colour-mana-genitive } сейчас
option-one-each-turn = Жетон { $colour-mana-genitive } каждый ход
option-no-crystal = Без кристалла
option-tire = Сделать уставшими: { $card }
option-spare = Пощадить отряды
option-give-up = Сбросить «{ $card }»
option-steal-card = Взять «{ $card }»
option-scout =
    { $token ->
        [1] Посмотреть жетон здесь
       *[other] Посмотреть жетон { $token } здесь
    }
option-scout-pile = Посмотреть верхний { $pile }
option-borrow-skill = Применить навык «{ $card }»
option-call = { $card }: способность { $ability }
option-on-top = На верх колоды
option-to-bottom = Под низ колоды
option-pair =
    { $first } и { $second }: { $number ->
        [one] { $number } пара
        [few] { $number } пары
       *[many] { $number } пар
    }
option-wound-to-hand = Взять рану на руку
option-wound-to-discard = Положить рану в сброс
option-throw-wounds =
    Удалить { $number ->
        [one] { $number } рану
        [few] { $number } раны
       *[many] { $number } ран
    }
option-hero-gets-wound = { $hero }
option-invoke = Сбросить «{ $card }» за { $colour-mana-accusative }
option-influence = Влияние { $number }
option-sideways-as = «{ $card }» боком: { $number }
option-sideways-with = «{ $card }» боком с { $colour-mana-instrumental }: { $number }
option-shift = «{ $card }», { $shape }: { $number }
option-keep-puppet = Оставить жетон: { $card }
option-use-puppet = Вернуть жетон: { $card }

## Варианты: движение и отдых

option-step = Идти сюда за { $number }
option-explore = Открыть новую землю здесь
option-end-movement = Закончить движение
option-rest = Отдых
option-harvest = Сбросить «{ $card }» за кристалл
option-fly =
    { $number ->
        [0] Лететь сюда
       *[other] Лететь сюда за { $number }
    }
option-travel = Под землёй сюда за { $number }
option-travel-to =
    { $number ->
        [0] Переместиться сюда
       *[other] Переместиться сюда за { $number }
    }
option-go-far = Уйти на расстояние до двух клеток
option-draw-more = Взять на одну карту больше
option-portal = Переместиться сюда
option-stay = Остаться
option-discard = Сбросить «{ $card }»
option-slow-recovery = Сбросить рану: медленное восстановление
option-discard-wounds =
    { $number ->
        [0] Не сбрасывать ран
        [one] Сбросить { $number } рану
        [few] Сбросить { $number } раны
       *[many] Сбросить { $number } ран
    }

## Варианты: действие

option-interact = Взаимодействовать с местными: { $site }
option-enter = Войти: { $site }
option-burn = Сжечь { $site-accusative }
option-challenge = Бросить вызов: { $site }
option-altar = Заплатить на алтаре
option-no-action = Без действия
option-end-turn = Закончить ход
option-recruit = Завербовать { $card-accusative } за { $number }
option-bond = Завербовать { $card-accusative } навыком «Узы верности» за { $number }
option-buy-healing = Купить лечение за { $number }
option-buy-readiness = Подготовить { $card-accusative } за { $number }
option-buy-spell = Купить «{ $card }»
option-buy-action = Изучить «{ $card }»
option-buy-unseen = Изучить верхнюю карту колоды вслепую
option-buy-artifact = Купить артефакт
option-add-elite = Добавить элитный отряд к доступным
option-train = Обучиться: «{ $card }»
option-learn = Изучить «{ $card }» за { $number }
option-end-interaction = Закончить взаимодействие
option-disband = Распустить { $card-accusative }
option-own-token = Под жетон командования
option-under-banner = Под «{ $card }»
option-refuse = Не брать отряд

## Варианты: бой

option-set-die = Выставить { $colour } кубик
option-strike = Победить { $group-accusative }
option-convert = { $conversion }
option-stop-attack = Не дать атаковать за { $number } движения: { $foe }
option-block =
    { $attack ->
        [1] Заблокировать { $foe-accusative }
       *[other] Заблокировать { $foe-accusative }, атака { $attack }
    }
option-hinder =
    { $attack ->
        [1] 1 движение: { $foe }, атака −1
       *[other] 1 движение: { $foe }, атака { $attack } слабее на 1
    }
option-suffer =
    { $attack ->
        [1] Урон: { $foe }
       *[other] Урон: { $foe }, атака { $attack }
    }
option-assign-unit = { $card }
option-assign-hero = Герой
option-ignore-wound = Не получать рану
option-take-wound = { $card }: получить рану
option-end-phase = Закончить фазу
option-end-fight = Закончить бой
option-no-more = Больше ничего
option-aim = { $foe }
option-weaken =
    { $attack ->
        [1] { $foe }
       *[other] { $foe }, атака { $attack }
    }
option-ignore-ability = { $foe }: { $ability }
option-ignore-resistance = { $foe }: { $resistance }
option-ignore-element =
    { $attack ->
        [1] { $foe }: { $element-attack }
       *[other] { $foe }, атака { $attack }: { $element-attack }
    }

## Варианты: битвы между героями, совместный штурм

option-prepare-long = Долгая подготовка: сыграть следующий ход уже сейчас
option-prepare-short = Быстрая подготовка
option-attack-hero = Атаковать: { $number }
option-pass = Спасовать
option-stand =
    { $number ->
        [0] Атака отбита
       *[other] Принять остаток: { $number }
    }
option-wound-unit = Ранить { $card-accusative } за { $number }
option-wound-hero = Ранить героя за { $number }
option-steal = Украсть «{ $card }» за { $number }
option-drive-away = Прогнать героя сюда за { $number }
option-plan-assault = Задумать совместный штурм: { $site }
option-invite =
    { $hero } против { $number ->
        [one] { $number } защитника
       *[other] { $number } защитников
    }
option-propose =
    Предложить; вам останется { $number ->
        [one] { $number } защитник
        [few] { $number } защитника
       *[many] { $number } защитников
    }
option-drop-plan = Отказаться от замысла
option-agree =
    Участвовать против { $number ->
        [one] { $number } защитника
       *[other] { $number } защитников
    }
option-refuse-plan = Отказаться
option-storm = Штурмовать { $site-accusative } за { $number }
option-stay-behind = Остаться в стороне

## Варианты: завершение хода

option-to-deck = Положить «{ $card }» в колоду
option-to-discard = Положить «{ $card }» в сброс
option-cure-hand = Удалить рану с руки
option-cure-discard = Удалить рану из сброса
option-no-cure = Оставить раны
option-claim = { $reward }
option-take = { $card }
option-give-back = Вернуть «{ $card }»
option-on-deck = { $card }
option-own-skill = { $card }
option-common-skill = { $card } (общий навык)
option-keep-rest = Оставить остальные карты

## Варианты: сценарии

option-activate-glade = Активировать поляну
option-replace-shield = Заменить щит { $hero-genitive }
option-leave-glade = Оставить поляну как есть
option-incantation =
    Прочесть заклятие: { $number ->
        [one] { $number } поляна
        [few] { $number } поляны
       *[many] { $number } полян
    }
option-liberate = Освободить шахту
option-entrance = Здесь

## Вопросы: подготовка, тактики

prompt-hero = Выберите героя.
prompt-auction =
    { $number ->
        [0] Выбран герой { $champion }. Сделать ставку?
       *[other] { $champion }: ставка { $number }. Торговаться дальше?
    }
prompt-draft = Тайно оставьте одну карту, остальные передайте дальше.
prompt-chosen-one = Кто из вас вернётся? Выберите втайне.
prompt-tactic = Выберите тактику.
prompt-remove-tactic = Какую тактику удалить из игры?
prompt-search = Возьмите на руку любую карту из своей колоды.
prompt-put-down = Отложите карты: столько же возьмёте новых.
prompt-steal-die = Возьмите кубик основного цвета.
prompt-sparing-power = Положить карту под тактику или взять все карты из-под неё?
prompt-long-night = Колода пуста. Применить «Долгую ночь»?
prompt-meditate = Применить «Полуночную медитацию»?
prompt-mana-search = Какие кубики перебросить?
prompt-add-drafted = Какую из отложенных карт замешать в колоду?
prompt-upgrade = Улучшить одно из действий?
prompt-replace = { $card }: какое действие убрать взамен?
prompt-banner = { $card }: оставить знамя на новый раунд?

## Вопросы: ход

prompt-between-turns = Сделать что-нибудь до следующего хода?
prompt-announce = Ваша колода пуста. Объявить конец раунда?
prompt-movement = Ваш ход: движение, осталось { $number }.
prompt-action = Выберите действие.
prompt-afterwards = Что-нибудь ещё до конца хода?
prompt-rest = Отдых: выберите карту, которую сбросите.
prompt-rest-wounds = Отдых: сколько ран сбросить вместе с ней?
prompt-interaction = Взаимодействие: можно потратить { $number } влияния.
prompt-disband = { $card }: как принять отряд?
prompt-pay = { $card }: нужна { $colour-mana }.

## Вопросы: эффекты

prompt-which-colour = Какой цвет?
prompt-which-die = { $card }: какой кубик?
prompt-which-element = { $card }: какая стихия?
prompt-which-terrain = { $card }: какая местность?
prompt-which-enemy = Какой враг?
prompt-which-attack = { $card }: какая атака?
prompt-who-is-wounded = { $card }: кто получит рану?
prompt-choose-effect = { $card }: какой эффект?
prompt-choose-unit = { $card }: какой отряд?
prompt-may = { $card }: применить эффект?
prompt-ready = { $card }: какой отряд подготовить?
prompt-play-with = { $card }: какую карту сыграть вместе с ней?
prompt-discard-for = { $card }: какую карту сбросить?
prompt-throw-away = { $card }: какую карту удалить из игры?
prompt-take-card = Выберите карту из доступных.
prompt-take-unit = Выберите отряд из доступных.
prompt-discard-any = { $card }: сбросить карты, чтобы усилить атаку?
prompt-raise = { $card }: сбросить карту, чтобы усилить эффект?
prompt-offering = { $card }: сбросить карту за кристалл?
prompt-horn = { $card }: насколько усилить? За каждую единицу бросается кубик.
prompt-fuel = { $card }: потратить ману, чтобы усилить эффект?
prompt-meltdown = { $card }: взять один из потерянных кристаллов?
prompt-mana-claim = { $card }: что даст кубик?
prompt-sacrifice = { $card }: какие пары кристаллов?
prompt-tire = { $card }: какой отряд этого игрока станет уставшим?
prompt-give-up = { $card }: какую карту вы сбросите?
prompt-steal-card = { $card }: взять карту на этот ход?
prompt-scout = { $card }: какой жетон посмотреть?
prompt-borrow-skill = { $card }: какой навык применить?
prompt-call = { $card }: какой отряд поможет?
prompt-trance = { $card }: какую карту вернуть в колоду?
prompt-top-or-bottom = { $card }: на верх колоды или под низ?
prompt-wound-where = { $card }: куда положить рану?
prompt-throw-wounds = { $card }: сколько ран?
prompt-invoke = { $card }: какая карта станет маной?
prompt-spend-at-once = { $card }: ману нужно потратить сразу.
prompt-on-her-own = { $card }: с бо́льшим числом вербовать в этот ход нельзя.
prompt-sideways-as = { $card }: какую карту сыграть боком?
prompt-sideways-with = { $card }: какую карту сыграть боком и с какой маной?
prompt-shift = { $card }: какая карта сменит облик?
prompt-prey = { $card }: что не учитывать?
prompt-puppet = { $card }: оставить жетон или использовать?
prompt-fly = { $card }: где приземлиться?
prompt-travel-to = { $card }: куда переместиться?
prompt-portal = { $card }: уйти дальше или взять больше карт?
prompt-portal-to = { $card }: куда переместиться?

## Вопросы: бой

prompt-challenge = Бросить вызов и другим врагам рядом?
prompt-set-die = Тайный кубик врага: белый — броня против дальних атак, красный — атака, синий — броня в ближнем бою, чёрный — ничего.
prompt-ranged = Дальние и осадные атаки.
prompt-block = Заблокируйте атаки врагов.
prompt-damage = Урон: какая атака следующая?
prompt-assign = { $card }: осталось { $number } урона. Кто его получит?
prompt-ignore-wound = { $card }: не получать рану?
prompt-attack = Атакуйте врагов.
prompt-preparation = На вас напал герой. Как подготовиться?
prompt-assail = Атакуйте другого героя: пока { $number }.
prompt-parry = Заблокируйте атаку: пройдёт { $number }.
prompt-spoils = Распределите урон: { $number }.
prompt-plan = Замысел штурма: кто против скольких защитников?
prompt-consent = { $hero } предлагает совместный штурм города.
prompt-approach = Ваша часть штурма: войдите в город.

## Вопросы: завершение хода

prompt-put-away = { $card }: куда положить карту?
prompt-take-back = Сбросить карту, чтобы вернуть на руку «{ $card }»?
prompt-glade = Магическая поляна исцеляет. Удалить рану?
prompt-rewards = Какую награду взять сначала?
prompt-artifacts = Какой артефакт вернуть?
prompt-on-deck = Какой артефакт положить на колоду следующим?
prompt-skill = Выберите навык.
prompt-discard = Сбросить карты перед добором?

## Вопросы: сценарии

prompt-activate-glade = Активировать магическую поляну?
prompt-entrance = Где тайный вход?

## События: раунды и ходы

event-bids = { $champion }: ставка { $number }.
event-wins-hero =
    { $number ->
        [0] { $hero } вступает в игру.
       *[other] { $hero } вступает в игру: слава −{ $number }.
    }
event-upgrades = Карты для улучшения: { $values }.
event-takes-upgrade = { $hero } берёт в колоду «{ $card }».
event-round = Начинается раунд { $number }.
event-source = Источник маны: { $values }.
event-darkness = Надвигается тьма: { $values }.
event-rampage = Яростные враги возвращаются: { $site }, { $colour } кубик.
event-dummy-tactic = Виртуальный игрок берёт тактику «{ $card }».
event-dummy-turn =
    Виртуальный игрок открывает карты, последняя — «{ $card }»{ $number ->
        [0] .
       *[other] , и ещё { $number }.
    }
event-order = Порядок хода: { $values }.
event-turn = Ход: { $hero }.
event-skips = { $hero } пропускает ход.
event-announces = { $hero } объявляет конец раунда.
event-last-turns = У каждого последний ход.
event-another-turn = { $hero } сделает ещё один ход сразу после этого.

## События: карты и очки

event-plays-basic = { $hero } играет «{ $card }».
event-plays-strong = { $hero } играет «{ $card }», усиленный эффект.
event-plays-sideways = { $hero } играет «{ $card }» боком.
event-uses-skill = { $hero } применяет навык «{ $card }».
event-returns-skill = { $hero } применяет «{ $card }» и возвращает навык.
event-turns-skill-up = { $hero } переворачивает навык «{ $card }» лицом вверх.
event-activates = { $hero } активирует { $unit-accusative }.
event-assigns = { $unit } несут «{ $card }».
event-turns-banner = { $unit }: «{ $card }» лицом вниз.
event-pays = { $card }: потрачена { $colour-mana }.
event-takes-die = { $hero } берёт { $colour } кубик.
event-more-dice =
    { $hero } может использовать ещё { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[many] { $number } кубиков
    }.
event-rolls = На кубике выпал { $colour }.
event-rerolls = Кубик переброшен: { $colour }.
event-gains-mana =
    { $number ->
        [1] { $hero } получает { $colour-mana-accusative }.
       *[other] { $hero } получает { $colour-mana-accusative } ×{ $number }.
    }
event-gains-crystal = { $hero } получает { $colour-crystal }.
event-loses-crystal = { $hero } теряет { $colour-crystal }.
event-gains-move = { $card }: движение { $number }.
event-gains-influence = { $card }: влияние { $number }.
event-gains-healing = { $card }: лечение { $number }.
event-gains-attack = { $card }: атака { $number }.
event-gains-block = { $card }: блок { $number }.
event-gains-fame = { $hero }: слава +{ $number }.
event-gains-reputation = { $hero }: репутация +{ $number }.
event-loses-reputation = { $hero }: репутация −{ $number }.
event-gains-card = Получена карта «{ $card }».
event-gains-skill = { $hero } получает навык «{ $card }».
event-level = { $hero } достигает уровня { $number }.
event-draws =
    { $hero } берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-discards = { $hero } сбрасывает «{ $card }».
event-throws-away = { $hero } удаляет из игры «{ $card }».
event-picks = { $hero } возвращает в колоду: { $values }.
event-shows-hand = { $hero } показывает руку: { $values }.
event-steals-card = { $hero } берёт «{ $card }».
event-takes-wound = { $hero } получает рану.
event-ignores-wound = { $hero } не получает раны.
event-heals = { $hero } лечит рану.
event-recruits = { $hero } вербует { $unit-accusative }.
event-disbands = { $hero } распускает { $unit-accusative }.
event-readies = { $hero } готовит к бою { $unit-accusative }.
event-tires = { $unit } ({ $hero }): отряд теперь уставший.
event-unit-wounded = { $unit }: отряд ранен.
event-unit-healed = { $unit }: отряд вылечен.

## События: поле

event-steps = { $hero } идёт: { $hex }.
event-flies = { $hero } летит: { $hex }.
event-travels = { $hero } перемещается: { $hex }.
event-retreats = { $hero } отступает: { $hex }.
event-withdraws = { $hero } отходит назад.
event-reveals-tile = Новая земля: { $card }.
event-turns-up = Открыто: { $card }.
event-scouts = Разведано: { $card }.
event-interacts = { $hero } взаимодействует с местными: { $site }.
event-plunders = { $hero } грабит { $site-accusative }.
event-entrance = Появляется тайный вход: { $hex }.

## События: бой

event-fight =
    Начинается бой: { $number ->
        [one] { $number } враг
        [few] { $number } врага
       *[many] { $number } врагов
    }.
event-die-shows = Тайный кубик — { $colour }.
event-die-does-not-show = Тайный кубик — не { $colour }.
event-draws-token = Появляется враг: { $enemy }.
event-summons = { $enemy }: призыв. Появляется враг: { $summoned }.
event-blocks = { $enemy }: атака заблокирована.
event-frightens = { $unit } отменяют атаку; враг — { $enemy }.
event-does-not-attack = { $enemy }: без атаки.
event-attack-now = { $enemy }: атака теперь { $number }.
event-armour-now = { $enemy }: броня теперь { $number }.
event-loses-resistances = { $enemy }: сопротивлений больше нет.
event-loses-walls = { $enemy }: укреплений больше нет.
event-defeats = { $hero } побеждает { $enemy-accusative }.
event-knocked-out = { $hero } теряет сознание.
event-conquers = { $hero } захватывает { $site-accusative }.
event-battle = { $hero } нападает на { $other-accusative }.
event-prepares-long = { $hero }: долгая подготовка к битве.
event-prepares-short = { $hero }: быстрая подготовка к битве.
event-attacks-hero = { $hero } атакует: { $number }.
event-passes = { $hero } пасует.
event-damage =
    { $number ->
        [0] { $hero } отбивает атаку.
       *[other] { $hero }: проходит { $number } урона.
    }
event-steals = { $hero } крадёт «{ $card }».
event-driven-away = { $hero } вынужденно отступает.
event-joint-assault = Совместный штурм: { $site }. Участвуют { $values }.
event-refuses-plan = { $hero } отказывается от совместного штурма.

## События: сценарии

event-activates-glade = { $hero } активирует магическую поляну.
event-incantation =
    { $number ->
        [0] { $hero } читает заклятие, но никто не появляется.
        [one] { $hero } читает заклятие: появляется { $number } враг.
        [few] { $hero } читает заклятие: появляются { $number } врага.
       *[many] { $hero } читает заклятие: появляется { $number } врагов.
    }
event-eliminated = { $hero } выбывает из игры.
