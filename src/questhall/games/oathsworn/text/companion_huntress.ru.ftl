# The companion of the Huntress.

companion-huntress = Охотница-спутница

archetype-huntress-a1 = Сокольница

name-special-huntress-loose = Пустить сокола
name-special-huntress-perch = На плечо

archetype-huntress-b1 = Лук и клинок

name-special-huntress-quick-shot = Быстрый выстрел
name-special-huntress-close-work = Вблизи

archetype-huntress-a5 = Две птицы

name-special-huntress-co-stoop = Пике
name-special-huntress-harry = Травля

archetype-huntress-b5 = Ловчая

name-special-huntress-ambush = Из зарослей
name-special-huntress-distract = Отвлечь

archetype-huntress-a10 = Сокольничая

name-special-huntress-double-cast = Двойной пуск
name-special-huntress-recall = Отозвать

archetype-huntress-b10 = Следопыт

name-special-huntress-mark = Пометить добычу
name-special-huntress-boar-spear = Рогатина

archetype-huntress-a15 = Госпожа крыльев

name-special-huntress-talons = Когти разом
name-special-huntress-wing-screen = Завеса крыльев

archetype-huntress-b15 = Убийца зверей

name-special-huntress-kill-shot = Смертельный выстрел
name-special-huntress-run-down = Загнать
