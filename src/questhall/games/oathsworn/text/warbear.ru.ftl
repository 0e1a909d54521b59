# Warbear: board and cards.

class-warbear = Медведица
    .role = Сама тяжесть: толкает и разворачивает зверя, пока он не встанет к отряду нужным боком, и косит широкими взмахами.

-special-warbear-shoulder-aside = Двинуть плечом
-card-warbear-axe-swing = Взмах топора
-card-warbear-barrel-in = Вломиться
-card-warbear-set-the-feet = Упереться лапами
-card-warbear-wide-reap = Широкий покос
-card-warbear-roar = Рёв
-card-warbear-bring-it-down = Завалить
-card-warbear-thick-hide = Толстая шкура
-card-warbear-heave = Швырок
-card-warbear-claw-and-haft = Древком и когтями
-card-warbear-all-her-weight = Всем весом
-card-warbear-avalanche = Лавина
-card-warbear-trip-the-beast = Подсечь зверя
-card-warbear-mothers-temper = Материнский гнев
-card-warbear-great-reap = Большая жатва
-card-warbear-winter-wakes = Зима проснулась
