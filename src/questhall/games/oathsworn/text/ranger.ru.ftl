# Ranger: board and cards.

class-ranger = Следопыт
    .role = Лук из чащи: держит расстояние, ходит сквозь деревья и стены, как через двери, и бьёт оттуда, где не достать в ответ.

name-special-ranger-canopy-path = Тропа в кронах
name-card-ranger-loose-arrow = Выпущенная стрела
name-card-ranger-ricochet = Рикошет
name-card-ranger-rustling-step = Шорох шагов
name-card-ranger-green-ambush = Зелёная засада
name-card-ranger-pinning-arrow = Пригвоздить
name-card-ranger-multishot = Выстрелы
name-card-ranger-bough-to-bough = С ветви на ветвь
name-card-ranger-tailwind = Попутный ветер
name-card-ranger-moss-and-bark = Мох и кора
name-card-ranger-snap-shot = Навскидку
name-card-ranger-rooted-aim = Вросший прицел
name-card-ranger-split-the-bark = Расколоть кору
name-card-ranger-living-fletching = Живое оперение
name-card-ranger-sap-and-string = Сок и тетива
name-card-ranger-storm-of-thorns = Шквал терний
