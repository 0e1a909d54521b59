# Exile: board and cards.

class-exile = Изгой
    .role = Ни мгновения покоя: бежит, перепрыгивает врагов, пускает им кровь и вкладывает каждый шаг в следующий удар.

-special-exile-running-start = С разбега
-card-exile-hack-and-go = Рубануть и уйти
-card-exile-tooth-and-nail = Зубами и когтями
-card-exile-break-cover = Рвануть с места
-card-exile-leap-attack = Атака в прыжке
-card-exile-reopen-wounds = Разбередить раны
-card-exile-hurled-iron = Летящее железо
-card-exile-gone-again = Ищи ветра
-card-exile-circle-the-prey = Кружить вокруг добычи
-card-exile-headlong = Очертя голову
-card-exile-restless = Неугомонность
-card-exile-pack-memory = Память стаи
-card-exile-red-grip = Липкая рукоять
-card-exile-over-their-heads = По головам
-card-exile-old-scars = Песня старых шрамов
-card-exile-beasts-hour = Час зверя
