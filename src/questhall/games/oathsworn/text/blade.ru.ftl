# Blade: board and cards.

class-blade = Клинок
    .role = Боец песчаной арены: играет карты парами, не даёт боевому азарту остыть и живёт с набранного ритма.

-special-blade-keep-the-beat = Держать темп
-counter-rhythm = Ритм
-card-blade-opening-salute = Приветствие арены
-card-blade-left-then-right = Слева и справа
-card-blade-sand-step = Шаг по песку
-card-blade-turn-of-the-wrist = Поворот кисти
-card-blade-parry-and-cut = Отбить и рубануть
-card-blade-stands-rise = Трибуны встают
-card-blade-second-breath = Второе дыхание
-card-blade-low-line = Нижний выпад
-card-blade-feint = Финт
-card-blade-flourish = Росчерк
-card-blade-steel-whirl = Стальной вихрь
-card-blade-measure-for-measure = Мера за меру
-card-blade-broken-tempo = Сбитый темп
-card-blade-thumb-turned = Палец вниз
-card-blade-last-bout = Последняя схватка
