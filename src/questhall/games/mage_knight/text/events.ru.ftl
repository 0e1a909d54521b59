# Что происходит за столом.

## Раунды и ходы

event-bids = { $player } торгуется: { $champion }, ставка { $number }.
event-wins-hero =
    { $number ->
        [0] { $player } берёт { $hero-accusative }.
       *[other] { $player } берёт { $hero-accusative }: слава −{ $number }.
    }
event-upgrades = Карты для улучшения: { $values }.
event-takes-upgrade = { $hero } берёт в колоду карту «{ $card }».
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

## Карты и очки

event-plays-basic = { $hero } играет карту «{ $card }».
event-plays-strong = { $hero } играет карту «{ $card }», усиленный эффект.
event-plays-sideways = { $hero } играет боком карту «{ $card }».
event-uses-skill = { $hero } применяет навык «{ $card }».
event-returns-skill = { $hero } применяет навык «{ $card }» и возвращает его.
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
event-discards = { $hero } сбрасывает карту «{ $card }».
event-throws-away = { $hero } удаляет из игры карту «{ $card }».
event-picks = { $hero } возвращает в колоду: { $values }.
event-shows-hand = { $hero } показывает руку: { $values }.
event-steals-card = { $hero } берёт карту «{ $card }».
event-takes-wound = { $hero } получает рану.
event-ignores-wound = { $hero } не получает раны.
event-heals = { $hero } лечит рану.
event-recruits = { $hero } вербует { $unit-accusative }.
event-disbands = { $hero } распускает { $unit-accusative }.
event-readies = { $hero } готовит к бою { $unit-accusative }.
event-tires = { $unit } ({ $hero }): отряд теперь уставший.
event-unit-wounded = { $unit }: отряд ранен.
event-unit-healed = { $unit }: отряд вылечен.

## Поле

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

## Бой

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
event-steals = { $hero } крадёт карту «{ $card }».
event-driven-away = { $hero } вынужденно отступает.
event-joint-assault = Совместный штурм: { $site }. Участвуют { $values }.
event-refuses-plan = { $hero } отказывается от совместного штурма.

## Сценарии

event-activates-glade = { $hero } активирует магическую поляну.
event-incantation =
    { $number ->
        [0] { $hero } читает заклятие, но никто не появляется.
        [one] { $hero } читает заклятие: появляется { $number } враг.
        [few] { $hero } читает заклятие: появляются { $number } врага.
       *[many] { $hero } читает заклятие: появляется { $number } врагов.
    }
event-eliminated = { $hero } выбывает из игры.
event-chosen-one = Избранный герой команды: { $hero }.
