# Cur: board and cards.

class-cur = Бродяга
    .role = Заходит зверю за спину, копит в тени смертоносность и вкладывает её в один удар.

-special-cur-find-the-gap = Найти брешь
-counter-lethality = Смертоносность
-card-cur-dirty-knife = Грязный нож
-card-cur-slip-past = Проскользнуть
-card-cur-twist-the-blade = Провернуть клинок
-card-cur-through-the-crowd = Сквозь толпу
-card-cur-fade = Раствориться
-card-cur-under-the-rib = Под ребро
-card-cur-roll-away = Перекат
-card-cur-hamstring = Подрезать жилы
-card-cur-patient-shadow = Терпеливая тень
-card-cur-cut-and-run = Резануть и бежать
-card-cur-lockpick-for-bone = Отмычка к кости
-card-cur-from-behind = Из-за спины
-card-cur-everyone-bleeds = Кровь у всех красная
-card-cur-gutter-wisdom = Мудрость сточных канав
-card-cur-second-smile = Вторая улыбка
