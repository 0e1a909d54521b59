# Покров ночи: названия класса и карт; свойства — словами по их содержанию.

class-nightshroud = Покров ночи

card-black-knives = Чёрные ножи
card-cloak-of-shade = Плащ теней
card-empowering-void = Питающая пустота
card-doomed-breeze = Роковое дуновение
card-enervating-wound = Изматывающая рана
card-spirit-of-the-night = Дух ночи
card-dancing-shadows = Пляска теней
card-silent-force = Безмолвная сила
card-smoke-step = Шаг сквозь дым
card-wings-of-the-night = Крылья ночи
card-concealed-dominance = Скрытое превосходство
card-dark-cloud = Тёмное облако
card-prepare-for-the-kill = Готовность убивать
card-soulfire = Пламя души
card-terror-blade = Клинок ужаса
card-armor-of-the-night = Броня ночи
card-nightfall = Сумерки
card-grim-sustenance = Мрачная трапеза
card-claws-of-the-night = Когти ночи
card-black-arrow = Чёрная стрела
card-unseen-dread = Незримый ужас
card-swallowed-by-fear = Объятый страхом
card-eyes-of-the-night = Глаза ночи
card-quiet-frenzy = Тихое исступление
card-gloom-darts = Дротики мрака
card-lurking-ruin = Затаившаяся гибель
card-angel-of-death = Ангел смерти
card-voice-of-the-night = Голос ночи

nightshroud-perk-1 = Уберите две карты «−1»
nightshroud-perk-2 = Уберите четыре карты «+0»
nightshroud-perk-3 = Добавьте одну карту «−1, Заряд: Тьма»
nightshroud-perk-4 = Замените одну карту «−1, Заряд: Тьма» на одну карту «+1, Заряд: Тьма»
nightshroud-perk-5 = Добавьте одну карту «+1, НЕВИДИМОСТЬ (на себя)»
nightshroud-perk-6 = Добавьте три карты «+0, СМЯТЕНИЕ, дополнительный модификатор»
nightshroud-perk-7 = Добавьте две карты «+0, Лечение 1 (на себя), дополнительный модификатор»
nightshroud-perk-8 = Добавьте две карты «+0, ПРОКЛЯТИЕ, дополнительный модификатор»
nightshroud-perk-9 = Добавьте одну карту «+0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор»
nightshroud-perk-10 = Не учитывайте отрицательные эффекты сценариев. Добавьте две карты «+1»

modifier-nightshroud-perk-3-0 = −1, Заряд: Тьма
modifier-nightshroud-perk-4-0 = +1, Заряд: Тьма
modifier-nightshroud-perk-5-0 = +1, НЕВИДИМОСТЬ (на себя)
modifier-nightshroud-perk-6-0 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-nightshroud-perk-6-1 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-nightshroud-perk-6-2 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-nightshroud-perk-7-0 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-nightshroud-perk-7-1 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-nightshroud-perk-8-0 = +0, ПРОКЛЯТИЕ, дополнительный модификатор
modifier-nightshroud-perk-8-1 = +0, ПРОКЛЯТИЕ, дополнительный модификатор
modifier-nightshroud-perk-9-0 = +0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор
modifier-nightshroud-perk-10-0 = +1
modifier-nightshroud-perk-10-1 = +1
