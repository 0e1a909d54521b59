# Ranger: board and cards.

class-ranger = Следопыт
    .role = Лук из чащи: держит расстояние, ходит сквозь деревья и стены, как через двери, и бьёт оттуда, где не достать в ответ.

-special-ranger-canopy-path = Тропа в кронах
-card-ranger-loose-arrow = Выпущенная стрела
-card-ranger-ricochet = Рикошет
-card-ranger-rustling-step = Шорох шагов
-card-ranger-green-ambush = Зелёная засада
-card-ranger-pinning-arrow = Пригвоздить
-card-ranger-multishot = Выстрелы
-card-ranger-bough-to-bough = С ветви на ветвь
-card-ranger-tailwind = Попутный ветер
-card-ranger-moss-and-bark = Мох и кора
-card-ranger-snap-shot = Навскидку
-card-ranger-rooted-aim = Вросший прицел
-card-ranger-split-the-bark = Расколоть кору
-card-ranger-living-fletching = Живое оперение
-card-ranger-sap-and-string = Сок и тетива
-card-ranger-storm-of-thorns = Шквал терний
