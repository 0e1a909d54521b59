# Берсерк: названия класса и карт; свойства — словами по их содержанию.

class-berserker = Берсерк

card-resolute-stand = Твёрдая стойка
card-growing-rage = Растущая ярость
card-strength-in-agony = Сила в муках
card-defiance-of-death = Вызов смерти
card-from-the-brink = На краю гибели
card-blood-pact = Кровавый договор
card-cauterize = Прижигание
card-dazing-wound = Ошеломляющая рана
card-furious-aid = Яростная помощь
card-bounce-back = Прийти в себя
card-unbridled-power = Неукротимая мощь
card-glass-hammer = Хрупкий молот
card-numb-the-pain = Притупить боль
card-reckless-offensive = Отчаянный натиск
card-break-the-chains = Разорвать цепи
card-spiked-armor = Шипастая броня
card-fatal-fury = Роковое бешенство
card-flurry-of-axes = Шквал топоров
card-shiny-distraction = Блестящая приманка
card-seeing-red = Красная пелена
card-final-fight = Последний бой
card-devil-horns = Рога дьявола
card-unstoppable-destruction = Неудержимое разрушение
card-burning-hatred = Жгучая ненависть
card-careless-charge = Безрассудный натиск
card-bone-breaker = Костолом
card-vengeful-barrage = Мстительный град
card-immortality = Бессмертие
card-the-maw-of-madness = Пасть безумия

berserker-perk-1 = Уберите две карты «−1»
berserker-perk-2 = Уберите четыре карты «+0»
berserker-perk-3 = Замените одну карту «−1» на одну карту «+1»
berserker-perk-4 = Замените одну карту «+0» на одну карту «+2, дополнительный модификатор»
berserker-perk-5 = Добавьте две карты «+0, РАНА, дополнительный модификатор»
berserker-perk-6 = Добавьте одну карту «+0, ОГЛУШЕНИЕ, дополнительный модификатор»
berserker-perk-7 = Добавьте одну карту «+1, РАЗОРУЖЕНИЕ, дополнительный модификатор»
berserker-perk-8 = Добавьте две карты «+0, Лечение 1 (на себя), дополнительный модификатор»
berserker-perk-9 = Добавьте одну карту «+2, Заряд: Огонь»
berserker-perk-10 = Не учитывайте отрицательные эффекты предметов

modifier-berserker-perk-3-0 = +1
modifier-berserker-perk-4-0 = +2, дополнительный модификатор
modifier-berserker-perk-5-0 = +0, РАНА, дополнительный модификатор
modifier-berserker-perk-5-1 = +0, РАНА, дополнительный модификатор
modifier-berserker-perk-6-0 = +0, ОГЛУШЕНИЕ, дополнительный модификатор
modifier-berserker-perk-7-0 = +1, РАЗОРУЖЕНИЕ, дополнительный модификатор
modifier-berserker-perk-8-0 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-berserker-perk-8-1 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-berserker-perk-9-0 = +2, Заряд: Огонь
