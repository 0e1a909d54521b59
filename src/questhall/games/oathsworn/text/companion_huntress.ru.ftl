# The companion of the Huntress.

companion-huntress = Охотница-спутница

archetype-huntress-a1 = Сокольница

-special-huntress-loose = Пустить сокола
-special-huntress-perch = На плечо

archetype-huntress-b1 = Лук и клинок

-special-huntress-quick-shot = Быстрый выстрел
-special-huntress-close-work = Вблизи

archetype-huntress-a5 = Две птицы

-special-huntress-co-stoop = Пике
-special-huntress-harry = Травля

archetype-huntress-b5 = Ловчая

-special-huntress-ambush = Из зарослей
-special-huntress-distract = Отвлечь

archetype-huntress-a10 = Сокольничая

-special-huntress-double-cast = Двойной пуск
-special-huntress-recall = Отозвать

archetype-huntress-b10 = Следопыт

-special-huntress-mark = Пометить добычу
-special-huntress-boar-spear = Рогатина

archetype-huntress-a15 = Госпожа крыльев

-special-huntress-talons = Когти разом
-special-huntress-wing-screen = Завеса крыльев

archetype-huntress-b15 = Убийца зверей

-special-huntress-kill-shot = Смертельный выстрел
-special-huntress-run-down = Загнать
