# The companion of the Grove Maiden.

companion-grove-maiden = Дева рощи — спутница

archetype-grove-maiden-a1 = Всходы

name-special-grove-maiden-sprout = Росток
name-special-grove-maiden-thorn-fire = Шипы

archetype-grove-maiden-b1 = Подруга стража

name-special-grove-maiden-go = Ступай, древний
name-special-grove-maiden-bark = Кожа-кора

archetype-grove-maiden-a5 = Чаща

name-special-grove-maiden-overgrow = Разрастание
name-special-grove-maiden-mulch = Перегной

archetype-grove-maiden-b5 = Зовущая корни

name-special-grove-maiden-grasp = Хваткие корни
name-special-grove-maiden-mend = Залечить рощу

archetype-grove-maiden-a10 = Сад шипов

name-special-grove-maiden-hedge = Изгородь
name-special-grove-maiden-volley = Зелёный залп

archetype-grove-maiden-b10 = Старый корень

name-special-grove-maiden-stride = Поступь
name-special-grove-maiden-cradle = Колыбель

archetype-grove-maiden-a15 = Идущий лес

name-special-grove-maiden-all-thorns = Все шипы
name-special-grove-maiden-sap = Дать сок

archetype-grove-maiden-b15 = Сердцевина

name-special-grove-maiden-twice = Старый проснулся
name-special-grove-maiden-bark-skin = Кора
