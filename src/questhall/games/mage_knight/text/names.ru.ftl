# Названия: герои, мана, стихии, сценарии, титулы.

## Герои

hero-arythea = Аритея
    .genitive = Аритеи
    .accusative = Аритею
hero-goldyx = Голдикс
    .genitive = Голдикса
    .accusative = Голдикса
hero-norowas = Норовас
    .genitive = Нороваса
    .accusative = Нороваса
hero-tovak = Товак
    .genitive = Товака
    .accusative = Товака
hero-wolfhawk = Вульфхок
    .genitive = Вульфхок
    .accusative = Вульфхок
hero-krang = Крэнг
    .genitive = Крэнга
    .accusative = Крэнга
hero-braevalar = Бравалар
    .genitive = Бравалара
    .accusative = Бравалара

## Мана

colour-red = красный
    .mana = красная мана
    .mana-accusative = красную ману
    .mana-genitive = красной маны
    .mana-instrumental = красной маной
    .crystal = красный кристалл
    .crystal-instrumental = красным кристаллом
colour-blue = синий
    .mana = синяя мана
    .mana-accusative = синюю ману
    .mana-genitive = синей маны
    .mana-instrumental = синей маной
    .crystal = синий кристалл
    .crystal-instrumental = синим кристаллом
colour-green = зелёный
    .mana = зелёная мана
    .mana-accusative = зелёную ману
    .mana-genitive = зелёной маны
    .mana-instrumental = зелёной маной
    .crystal = зелёный кристалл
    .crystal-instrumental = зелёным кристаллом
colour-white = белый
    .mana = белая мана
    .mana-accusative = белую ману
    .mana-genitive = белой маны
    .mana-instrumental = белой маной
    .crystal = белый кристалл
    .crystal-instrumental = белым кристаллом
colour-gold = золотой
    .mana = золотая мана
    .mana-accusative = золотую ману
    .mana-genitive = золотой маны
    .mana-instrumental = золотой маной
    .crystal = золотой кристалл
    .crystal-instrumental = золотым кристаллом
colour-black = чёрный
    .mana = чёрная мана
    .mana-accusative = чёрную ману
    .mana-genitive = чёрной маны
    .mana-instrumental = чёрной маной
    .crystal = чёрный кристалл
    .crystal-instrumental = чёрным кристаллом
colour-any = любой цвет
    .mana = мана любого цвета
    .mana-accusative = ману любого цвета
    .mana-genitive = маны любого цвета
    .mana-instrumental = маной любого цвета
    .crystal = кристалл любого цвета
    .crystal-instrumental = кристаллом любого цвета
colour-any-basic = любой основной цвет
    .mana = мана любого основного цвета
    .mana-accusative = ману любого основного цвета
    .mana-genitive = маны любого основного цвета
    .mana-instrumental = маной любого основного цвета
    .crystal = кристалл любого основного цвета
    .crystal-instrumental = кристаллом любого основного цвета

## Стихии и виды атак

element-physical = физический
    .attack = физическая атака
    .block = физический блок
element-fire = огненный
    .attack = огненная атака
    .block = огненный блок
element-ice = ледяной
    .attack = ледяная атака
    .block = ледяной блок
element-cold-fire = огненно-ледяной
    .attack = огненно-ледяная атака
    .block = огненно-ледяной блок
range-melee = ближняя атака
range-ranged = дальняя атака
range-siege = осадная атака

## Сценарии

scenario-first-reconnaissance = Первая вылазка
scenario-full-conquest = Завоевание, полный сценарий
scenario-blitz-conquest = Завоевание, сокращённый сценарий
scenario-solo-conquest = Завоевание, одиночный сценарий
scenario-full-cooperation = Кооперация, полный сценарий
scenario-blitz-cooperation = Кооперация, сокращённый сценарий
scenario-mines-liberation = Освобождение шахт
scenario-druid-nights = Ночи друидов
scenario-dungeon-lords = Владыки подземелий
scenario-conquer-and-hold = Захват и удержание
scenario-one-to-return = Вернётся только один

## Достижения и титулы

achievement-knowledge = Знания
achievement-loot = Добыча
achievement-leader = Отряды
achievement-conqueror = Завоевания
achievement-adventurer = Приключения
achievement-beating = Раны
achievement-city-conqueror = Города
achievement-liberator = Освобождённые шахты
achievement-dungeon-crawler = Подземелья и гробницы
title-knowledge = Великий мудрец
title-loot = Великая добыча
title-leader = Великий лидер
title-conqueror = Великий завоеватель
title-adventurer = Великий искатель приключений
title-beating = Великое поражение
title-city-conqueror = Великий завоеватель городов
title-liberator = Великий освободитель
title-dungeon-crawler = Великий исследователь подземелий
