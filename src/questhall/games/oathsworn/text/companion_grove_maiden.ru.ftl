# The companion of the Grove Maiden.

companion-grove-maiden = Дева рощи - спутница

archetype-grove-maiden-a1 = Всходы

-special-grove-maiden-sprout = Росток
-special-grove-maiden-thorn-fire = Шипы

archetype-grove-maiden-b1 = Подруга стража

-special-grove-maiden-go = Ступай, древний
-special-grove-maiden-bark = Кожа-кора

archetype-grove-maiden-a5 = Чаща

-special-grove-maiden-overgrow = Разрастание
-special-grove-maiden-mulch = Перегной

archetype-grove-maiden-b5 = Зовущая корни

-special-grove-maiden-grasp = Хваткие корни
-special-grove-maiden-mend = Залечить рощу

archetype-grove-maiden-a10 = Сад шипов

-special-grove-maiden-hedge = Изгородь
-special-grove-maiden-volley = Зелёный залп

archetype-grove-maiden-b10 = Старый корень

-special-grove-maiden-stride = Поступь
-special-grove-maiden-cradle = Колыбель

archetype-grove-maiden-a15 = Идущий лес

-special-grove-maiden-all-thorns = Все шипы
-special-grove-maiden-sap = Дать сок

archetype-grove-maiden-b15 = Сердцевина

-special-grove-maiden-twice = Старый проснулся
-special-grove-maiden-bark-skin = Кора
