# The companion of the Exile.

companion-exile = Изгой-спутник

archetype-exile-a1 = Прыгун

-special-exile-vault = Перескок
-special-exile-slip = Ускользнуть

archetype-exile-b1 = Кровопускатель

-special-exile-open-vein = Вскрыть жилу
-special-exile-twist = Провернуть

archetype-exile-a5 = Вихрь

-special-exile-spin = Вертушка
-special-exile-rush = Набег

archetype-exile-b5 = Хранитель шрамов

-special-exile-blood-price = Цена крови
-special-exile-scarred = Шрам к шраму

archetype-exile-a10 = Бегун по крышам

-special-exile-skim = Скольжение
-special-exile-gone = Нет меня

archetype-exile-b10 = Красная рука

-special-exile-deep-cut = Глубокий порез
-special-exile-bleed-out = Истечь кровью

archetype-exile-a15 = Вихрь топоров

-special-exile-both-axes = Оба топора
-special-exile-catch-breath = Перевести дух

archetype-exile-b15 = Последний из племени

-special-exile-old-song = Старая песня
-special-exile-not-here = Не здесь
