# Что могут сделать игроки.

## Подготовка, тактики

option-hero = { $champion }
option-bid = { $champion }: ставка { $number }
option-no-bid = Не торговаться
option-draft = Оставить карту «{ $card }»
option-chosen-one = { $hero }
option-tactic = { $card }
option-remove-tactic = Удалить из игры тактику «{ $card }»
option-search = Взять карту «{ $card }»
option-put-down = Отложить карту «{ $card }»
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
option-mana-search = Применить тактику «{ $card }»
option-reroll-die = Перебросить { $colour } кубик
option-right-moment = Применить тактику «{ $card }»
option-use-long-night = Применить тактику «{ $card }»
option-add-drafted = { $card }
option-upgrade = Взять карту «{ $card }»
option-no-upgrade = Ничего не брать
option-replace = Убрать карту «{ $card }»
option-keep-banner = Оставить «{ $card }»
option-drop-banner = Вернуть «{ $card }» в колоду

## Перед ходом и в его начале

option-wait = Подождать
option-plunder = Разграбить { $site-accusative }
option-announce = Объявить конец раунда
option-play-on = Играть дальше

## Карты, отряды, навыки

option-basic = «{ $card }»: основной эффект
option-strong = «{ $card }»: усиленный эффект
option-sideways = «{ $card }» боком
option-assign = Вручить «{ $card }» отряду «{ $unit }»
option-activate = Активировать { $card-accusative }: { $does }
option-skill = Применить навык «{ $card }»
option-return-skill = Применить навык «{ $card }» и вернуть его; владелец — { $hero }
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
option-choose-effect = { $card }: { $does }
option-use-effect = Применить
option-leave-it = Не нужно
option-enough = Достаточно
option-colour = { $colour }
option-element = { $element }
option-terrain = { $terrain }
option-choose = { $card }
option-choose-unit = { $card }
option-ready = Подготовить { $card-accusative }
option-discard-for = Сбросить карту «{ $card }»
option-more = +{ $number }
option-take-die = Взять { $colour } кубик
option-three-now = Три жетона { $colour-mana-genitive } сейчас
option-one-each-turn = Жетон { $colour-mana-genitive } каждый ход
option-no-crystal = Без кристалла
option-tire = Сделать уставшими: { $card }
option-spare = Пощадить отряды
option-give-up = Сбросить карту «{ $card }»
option-steal-card = Взять карту «{ $card }»
option-scout =
    { $token ->
        [1] Посмотреть жетон здесь
       *[other] Посмотреть жетон { $token } здесь
    }
option-scout-pile = Посмотреть верхний { $pile }
option-borrow-skill = Применить навык «{ $card }»
option-call = { $card }: { $does }
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
option-invoke = Сбросить карту «{ $card }» за { $colour-mana-accusative }
option-influence = Влияние { $number }
option-give-point = { $point }
option-sideways-as = «{ $card }» боком: { $number }
option-sideways-with = «{ $card }» боком с { $colour-mana-instrumental }: { $number }
option-shift = «{ $card }», { $shape }: { $number }
option-keep-puppet = Оставить жетон: { $card }
option-use-puppet = Вернуть жетон: { $card }

## Движение и отдых

option-step = Идти сюда за { $number }
option-explore = Открыть новую землю здесь
option-end-movement = Закончить движение
option-rest = Отдых
option-harvest = Сбросить карту «{ $card }» за кристалл
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
option-discard = Сбросить карту «{ $card }»
option-slow-recovery = Сбросить рану: медленное восстановление
option-discard-wounds =
    { $number ->
        [0] Не сбрасывать ран
        [one] Сбросить { $number } рану
        [few] Сбросить { $number } раны
       *[many] Сбросить { $number } ран
    }

## Действие

option-interact = Взаимодействовать с местными: { $site }
option-enter = Войти: { $site }
option-burn = Сжечь { $site-accusative }
option-challenge = Бросить вызов: { $foes }
option-altar = Заплатить на алтаре
option-no-action = Без действия
option-end-turn = Закончить ход
option-recruit = Завербовать { $card-accusative } за { $number }
option-bond = Завербовать { $card-accusative } навыком «Узы верности» за { $number }
option-buy-healing = Купить лечение за { $number }
option-buy-readiness = Подготовить { $card-accusative } за { $number }
option-buy-spell = Купить заклинание «{ $card }»
option-buy-action = Изучить карту «{ $card }»
option-buy-unseen = Изучить верхнюю карту колоды вслепую
option-buy-artifact = Купить артефакт
option-add-elite = Добавить элитный отряд к доступным
option-train = Обучиться: «{ $card }»
option-learn = Изучить карту «{ $card }» за { $number }
option-end-interaction = Закончить взаимодействие
option-disband = Распустить { $card-accusative }
option-own-token = Под жетон командования
option-under-banner = Под «{ $card }»
option-refuse = Не брать отряд

## Бой

option-set-die = Выставить { $colour } кубик
option-strike =
    { $group ->
        [1] Победить { $foe-accusative }
       *[other] Победить { $group-accusative }
    }
option-convert = { $conversion }: { $number }
option-convert-attack = { $conversion }: { $number } ({ $element-attack })
option-convert-block = { $conversion }: { $number } ({ $element-block })
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
option-assign-hero = Урон герою
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
option-ignore-defend = { $foe }: прикрытие
option-ignore-resistance = { $foe }: { $resistance }
option-ignore-element =
    { $attack ->
        [1] { $foe }: { $element-attack }
       *[other] { $foe }, атака { $attack }: { $element-attack }
    }

## Битвы между героями, совместный штурм

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
option-steal = Украсть карту «{ $card }» за { $number }
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

## Завершение хода

option-to-deck = Положить карту «{ $card }» в колоду
option-to-discard = Положить карту «{ $card }» в сброс
option-cure-hand = Удалить рану с руки
option-cure-discard = Удалить рану из сброса
option-no-cure = Оставить раны
option-claim = { $reward }
option-take = { $card }
option-give-back = Вернуть карту «{ $card }»
option-on-deck = { $card }
option-own-skill = { $card }
option-common-skill = { $card } (общий навык)
option-keep-rest = Оставить остальное

## Сценарии

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
