# Монстры, боссы и колоды способностей.

## Монстры

monster-ancient-artillery = Древняя пушка
monster-bandit-archer = Разбойник-лучница
monster-bandit-guard = Разбойник-страж
monster-black-imp = Чёрный бес
monster-cave-bear = Пещерный медведь
monster-city-archer = Городской лучник
monster-city-guard = Городской страж
monster-cultist = Культист
monster-deep-terror = Невыносимый ужас
monster-earth-demon = Земляной демон
monster-flame-demon = Огненный демон
monster-forest-imp = Лесной бес
monster-frost-demon = Морозный демон
monster-giant-viper = Гигантская гадюка
monster-harrower-infester = Жнец заразитель
monster-hound = Гончая
monster-inox-archer = Инокс-лучник
monster-inox-guard = Инокс-стражница
monster-inox-shaman = Инокс-шаман
monster-living-bones = Ожившие кости
monster-living-corpse = Оживший труп
monster-living-spirit = Оживший дух
monster-lurker = Скрытень
monster-night-demon = Ночной демон
monster-ooze = Слизь
monster-rending-drake = Когтистый дрейк
monster-savvas-icestorm = Саввас «Ледяной шторм»
monster-savvas-lavaflow = Саввас «Поток лавы»
monster-spitting-drake = Шипящий дрейк
monster-stone-golem = Каменный голем
monster-sun-demon = Солнечный демон
monster-vermling-scout = Вермлинг-разведчик
monster-vermling-shaman = Вермлинг-шаман
monster-wind-demon = Воздушный демон

## Боссы

monster-bandit-commander = Главарь разбойников
monster-inox-bodyguard = Инокс-телохранитель
monster-merciless-overseer = Жестокий надзиратель
monster-captain-of-the-guard = Начальник стражи
monster-jekserah = Джексера
monster-prime-demon = Архидемон
monster-elder-drake = Дрейк-патриарх
monster-the-betrayer = Предатель
monster-the-colorless = Бесцветный
monster-the-sightless-eye = Невидящее око
monster-dark-rider = Тёмный всадник
monster-winged-horror = Крылатый ужас
monster-the-gloom = Мрак

## Колоды

deck-ancient-artillery = Древняя пушка
deck-archer = Лучник
deck-boss = Босс
deck-cave-bear = Пещерный медведь
deck-cultist = Культист
deck-deep-terror = Невыносимый ужас
deck-earth-demon = Земляной демон
deck-flame-demon = Огненный демон
deck-frost-demon = Морозный демон
deck-giant-viper = Гигантская гадюка
deck-guard = Страж
deck-harrower-infester = Жнец заразитель
deck-hound = Гончая
deck-imp = Бес
deck-living-bones = Ожившие кости
deck-living-corpse = Оживший труп
deck-living-spirit = Оживший дух
deck-lurker = Скрытень
deck-night-demon = Ночной демон
deck-ooze = Слизь
deck-rending-drake = Когтистый дрейк
deck-savvas-icestorm = Саввас «Ледяной шторм»
deck-savvas-lavaflow = Саввас «Поток лавы»
deck-scout = Разведчик
deck-shaman = Шаман
deck-spitting-drake = Шипящий дрейк
deck-stone-golem = Каменный голем
deck-sun-demon = Солнечный демон
deck-wind-demon = Воздушный демон
