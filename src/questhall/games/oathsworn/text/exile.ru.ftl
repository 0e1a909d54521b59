# Exile: board and cards.

class-exile = Изгой
    .role = Ни мгновения покоя: бежит, перепрыгивает врагов, пускает им кровь и вкладывает каждый шаг в следующий удар.

name-special-exile-running-start = С разбега
name-card-exile-hack-and-go = Рубануть и уйти
name-card-exile-tooth-and-nail = Зубами и когтями
name-card-exile-break-cover = Рвануть с места
name-card-exile-leap-attack = Атака в прыжке
name-card-exile-reopen-wounds = Разбередить раны
name-card-exile-hurled-iron = Летящее железо
name-card-exile-gone-again = Ищи ветра
name-card-exile-circle-the-prey = Кружить вокруг добычи
name-card-exile-headlong = Очертя голову
name-card-exile-restless = Неугомонность
name-card-exile-pack-memory = Память стаи
name-card-exile-red-grip = Липкая рукоять
name-card-exile-over-their-heads = По головам
name-card-exile-old-scars = Песня старых шрамов
name-card-exile-beasts-hour = Час зверя
