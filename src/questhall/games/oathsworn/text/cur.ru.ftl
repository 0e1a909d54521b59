# Cur: board and cards.

class-cur = Бродяга
    .role = Заходит зверю за спину, копит в тени смертоносность и вкладывает её в один удар.

name-special-cur-find-the-gap = Найти брешь
name-counter-lethality = Смертоносность
name-card-cur-dirty-knife = Грязный нож
name-card-cur-slip-past = Проскользнуть
name-card-cur-twist-the-blade = Провернуть клинок
name-card-cur-through-the-crowd = Сквозь толпу
name-card-cur-fade = Раствориться
name-card-cur-under-the-rib = Под ребро
name-card-cur-roll-away = Перекат
name-card-cur-hamstring = Подрезать жилы
name-card-cur-patient-shadow = Терпеливая тень
name-card-cur-cut-and-run = Резануть и бежать
name-card-cur-lockpick-for-bone = Отмычка к кости
name-card-cur-from-behind = Из-за спины
name-card-cur-everyone-bleeds = Кровь у всех красная
name-card-cur-gutter-wisdom = Мудрость сточных канав
name-card-cur-second-smile = Вторая улыбка
