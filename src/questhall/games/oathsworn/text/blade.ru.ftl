# Blade: board and cards.

class-blade = Клинок
    .role = Боец песчаной арены: играет карты парами, не даёт боевому азарту остыть и живёт с набранного ритма.

name-special-blade-keep-the-beat = Держать темп
name-counter-rhythm = Ритм
name-card-blade-opening-salute = Приветствие арены
name-card-blade-left-then-right = Слева и справа
name-card-blade-sand-step = Шаг по песку
name-card-blade-turn-of-the-wrist = Поворот кисти
name-card-blade-parry-and-cut = Отбить и рубануть
name-card-blade-stands-rise = Трибуны встают
name-card-blade-second-breath = Второе дыхание
name-card-blade-low-line = Нижний выпад
name-card-blade-feint = Финт
name-card-blade-flourish = Росчерк
name-card-blade-steel-whirl = Стальной вихрь
name-card-blade-measure-for-measure = Мера за меру
name-card-blade-broken-tempo = Сбитый темп
name-card-blade-thumb-turned = Палец вниз
name-card-blade-last-bout = Последняя схватка
