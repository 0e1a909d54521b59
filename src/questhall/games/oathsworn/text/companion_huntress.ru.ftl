# The companion of the Huntress.

companion-huntress = Охотница-спутница

archetype-huntress-b1 = Лук и клинок

special-huntress-quick-shot = Быстрый выстрел
    .text = Атака с 1 заменой и +1 к урону, затем перемещение 1.

special-huntress-close-work = Вблизи
    .text = Перемещение 2, затем ближняя атака с +2 к урону.

archetype-huntress-b10 = Следопыт

special-huntress-mark = Пометить добычу
    .text = Атака с +2 к урону; при успехе другой дружественный персонаж в пределах 5 клеток получает 1 жетон замены.

special-huntress-boar-spear = Рогатина
    .text = Когда враг заканчивает перемещение рядом с вами: ближняя атака по нему с +2 к урону.
