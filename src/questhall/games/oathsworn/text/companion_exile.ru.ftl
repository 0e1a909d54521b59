# The companion of the Exile.

companion-exile = Изгой-спутник

archetype-exile-a1 = Прыгун

name-special-exile-vault = Перескок
name-special-exile-slip = Ускользнуть

archetype-exile-b1 = Кровопускатель

name-special-exile-open-vein = Вскрыть жилу
name-special-exile-twist = Провернуть

archetype-exile-a5 = Вихрь

name-special-exile-spin = Вертушка
name-special-exile-rush = Набег

archetype-exile-b5 = Хранитель шрамов

name-special-exile-blood-price = Цена крови
name-special-exile-scarred = Шрам к шраму

archetype-exile-a10 = Бегун по крышам

name-special-exile-skim = Скольжение
name-special-exile-gone = Нет меня

archetype-exile-b10 = Красная рука

name-special-exile-deep-cut = Глубокий порез
name-special-exile-bleed-out = Истечь кровью

archetype-exile-a15 = Вихрь топоров

name-special-exile-both-axes = Оба топора
name-special-exile-catch-breath = Перевести дух

archetype-exile-b15 = Последний из племени

name-special-exile-old-song = Старая песня
name-special-exile-not-here = Не здесь
