# Warbear: board and cards.

class-warbear = Медведица
    .role = Сама тяжесть: толкает и разворачивает зверя, пока он не встанет к отряду нужным боком, и косит широкими взмахами.

name-special-warbear-shoulder-aside = Двинуть плечом
name-card-warbear-axe-swing = Взмах топора
name-card-warbear-barrel-in = Вломиться
name-card-warbear-set-the-feet = Упереться лапами
name-card-warbear-wide-reap = Широкий покос
name-card-warbear-roar = Рёв
name-card-warbear-bring-it-down = Завалить
name-card-warbear-thick-hide = Толстая шкура
name-card-warbear-heave = Швырок
name-card-warbear-claw-and-haft = Древком и когтями
name-card-warbear-all-her-weight = Всем весом
name-card-warbear-avalanche = Лавина
name-card-warbear-trip-the-beast = Подсечь зверя
name-card-warbear-mothers-temper = Материнский гнев
name-card-warbear-great-reap = Большая жатва
name-card-warbear-winter-wakes = Зима проснулась
