# Второе столкновение: кабан Свечного тракта и его карты стадий.

encounter-uprooter = Корчеватель
    .text = Кабан величиной с амбар, поросший дроком, один за другим выдирает из земли фонарные столбы Свечного тракта.
    .asks = Пользоваться местностью: пусть бьётся о деревья и стены, и не стоять там, где его нечему остановить.
    .target = Цель — ближайший Верный клятве.
    .stages = Две разрушенные части тела: стадия II. Четыре разрушенные части тела или на поле не осталось препятствий: стадия III.
    .rewards = Победа: 8 железных. Поражение, если отряд идёт дальше: 4 железных.
table-option-encounter-uprooter = Корчеватель
figure-boar = Корчеватель
name-part-tusks = Клыки
name-part-right-shoulder = Правое плечо
name-part-left-shoulder = Левое плечо
name-part-left-ham = Левый окорок
name-part-haunches = Круп
name-part-gorse-hump = Дроковый горб

board-rule-crash = Удар с разбега
    .text = За каждое препятствие, сметённое в рывке, его фронт теряет 1 ОЗ (дерево), 2 ОЗ (стена) или 3 ОЗ (дом), а сам он оглушён.
board-rule-dazed = Оглушён
    .text = Пока он оглушён, его защита 2 вместо 3. Оглушение проходит после следующей полной фазы Верных клятве.
board-rule-open-ground = Чистое поле
    .text = Рывок по цели, в 2 клетках от которой нет ни одного препятствия, берёт на 1 красную карту больше.
name-ability-bull-rush = Таран
name-ability-tear-up = Выкорчевать
name-action-bait = Раздразнить
variant-pits-dug = Вырыты канавы: положите ещё 3 водных фрагмента на (3,-1), (-3,1) и (5,-2).
variant-stones-piled = Дорожники сложили камни: поставьте четвёртую стену на (-6,5), (-5,5) и (-4,5).
variant-young-spared = Он чует на вас запах живых детёнышей: в раунде 1 все его атаки берут на 1 сильнейшую карту меньше.
variant-young-killed = Он чует на вас шкуры: в раунде 1 все его атаки берут на 1 жёлтую карту больше.
variant-words-spoken = Прозвучала половина старых слов: он начинает оглушённым.

name-stage-card-head-down-east = Голова к земле
name-stage-card-head-down-west = Голова к земле
name-stage-card-hook-and-toss = Поддеть и швырнуть
name-stage-card-torn-trunk = Вырванный ствол
name-stage-card-wallow = Купание в грязи
name-stage-card-ploughing-run = Пахота
name-stage-card-gorse-shake = Дроковый град
name-stage-card-torn-wall = Вывороченная стена
name-stage-card-tusk-sweep = Взмах клыками
name-stage-card-hind-kick = Удар задними ногами
name-stage-card-mad-rush = Бешеный бег
name-stage-card-mad-rush-far = Бешеный бег
name-stage-card-bloody-furrow = Кровавая борозда
name-stage-card-broken-ground = Вздыбленная земля
name-stage-card-at-bay = Загнанный
