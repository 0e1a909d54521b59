# Что говорит стол: подписи и вопросы.

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

player-1 = Игрок 1
player-2 = Игрок 2
player-3 = Игрок 3
player-4 = Игрок 4
dummy-player = Виртуальный игрок
    .genitive = Виртуального игрока
    .accusative = Виртуального игрока
new-land = новая земля
foes = враги
    .accusative = врагов

reward-artifact = Артефакт
reward-spell = Заклинание
reward-advanced-action = Особое действие
reward-crystal = Случайный кристалл
reward-crystal-each-colour = По кристаллу каждого основного цвета
reward-unit = Отряд
reward-spell-or-artifact = Заклинание или артефакт — решит кубик

point-move = Движение
point-influence = Влияние
point-attack = Атака
point-block = Блок
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
prompt-interaction = Взаимодействие: влияния осталось { $number }.
prompt-disband = { $card }: как принять отряд?
prompt-pay = { $card }: нужна { $colour-mana }.

## Вопросы: эффекты

prompt-which-colour = { $card }: какой цвет?
prompt-which-crystal = Кристалл какого цвета?
prompt-which-die = { $card }: какой кубик?
prompt-which-element = { $card }: какая стихия?
prompt-which-terrain = { $card }: какая местность?
prompt-which-enemy = Какой враг?
prompt-which-attack = { $card }: какая атака?
prompt-who-is-wounded = { $card }: кто получит рану?
prompt-choose-effect = { $card }: какой эффект?
prompt-choose-unit = { $card }: какой отряд?
prompt-may = { $card }: применить эффект?
prompt-again = { $card }: применить ещё раз?
prompt-which-point = { $card }: что она даёт?
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
sideways-without-dice = { skill-tovak-who-needs-magic } (большее значение: без кубиков маны в этом ходу)
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
prompt-assign = { $card }: осталось урона — { $number }. Кто его получит?
prompt-ignore-wound = { $card }: не получать рану?
prompt-attack = Атакуйте врагов.
prompt-preparation = На вас напал герой. Как подготовиться?
prompt-assail = Атакуйте другого героя: пока { $number }.
prompt-parry = Заблокируйте атаку: пройдёт { $number }.
prompt-spoils = Распределите урон: { $number }.
prompt-plan = Замысел штурма: кто против скольких защитников?
prompt-consent = { $hero } предлагает совместный штурм города.
prompt-approach = Ваша часть штурма: наберите движение и войдите в город.

## Вопросы: завершение хода

prompt-put-away = { $card }: куда положить карту?
prompt-take-back = Сбросить карту, чтобы вернуть на руку «{ $card }»?
prompt-glade = Магическая поляна исцеляет. Удалить рану?
prompt-rewards = Какую награду взять сначала?
prompt-artifacts = Какой артефакт вернуть?
prompt-on-deck = Какой артефакт положить на колоду следующим?
prompt-skill = Выберите навык.
prompt-discard = Сбросить карты перед добором?
prompt-must-discard = За ход вы не сыграли ни одной карты: сбросьте хотя бы одну.

## Вопросы: сценарии

prompt-activate-glade = Активировать магическую поляну?
prompt-entrance = Где тайный вход?
