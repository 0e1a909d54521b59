# Первое столкновение: чудовище, выводок и карты стадий.

encounter-grain-mother = Житная мать
    .text = Под великой житницей корни пробили свод, и она лежит среди них на постели из краденого зерна.
    .asks = Прореживать растущий выводок и при этом добивать мать.
    .target = Её цель — ближайший Верный клятве.
    .stages = Две разрушенные части тела: стадия II. Четыре разрушенные части тела: стадия III.
    .rewards = Победа: 8 железных. Поражение, если отряд идёт дальше: 4 железных.
figure-mother = Житная мать
name-figure-grain-rat = Амбарная крыса
name-part-maw = Пасть
name-part-right-flank = Правый бок
name-part-left-flank = Левый бок
name-part-tail = Хвост
name-part-belly = Брюхо
tile-foul-cloud = Смрадное облако
    .text = В конце раунда каждый враг Житной матери в облаке теряет 1 ОЗ; в конце следующего раунда облако рассеивается.
name-ability-litter = Помёт
name-ability-rupture = Разрыв
variant-bait-eaten = Отравленная приманка съедена: уберите 2 крыс, самых далёких от отряда.
variant-sluice-open = Шлюз открыт: положите 4 водных фрагмента на (-1,1), (-2,1), (1,0) и (2,0).

name-stage-card-snap-east = Укус и рывок на восток
name-stage-card-snap-west = Укус и рывок на запад
name-stage-card-caustic-bite = Разъедающий укус
name-stage-card-goad-west = Подстегнуть выводок
name-stage-card-goad-east = Гнать вперёд
name-stage-card-lashing-tail = Удар хвостом
name-stage-card-fury = Ярость гнезда
name-stage-card-ripe-west = Перезрелая
name-stage-card-ripe-east = Раздувшаяся
name-stage-card-eats-her-own = Пожирает своих
name-stage-card-shriek = Вопль
name-stage-card-bile-west = Струя желчи на запад
name-stage-card-bile-east = Струя желчи на восток
name-stage-card-slinks-away = Уползает
