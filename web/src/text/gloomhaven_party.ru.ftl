# Кампания Gloomhaven: карта, отряд и город.

gloomhaven-map-of-campaign = Карта кампании
gloomhaven-region-mountains = Хребет Дозорных
gloomhaven-region-wood = Трупный лес
gloomhaven-region-sea = Туманное море
gloomhaven-legend = Что значат знаки
gloomhaven-place-done = пройден
gloomhaven-place-open = открыт
gloomhaven-place-blocked = закрыт

gloomhaven-scenario-level = Уровень сценария { $level }
gloomhaven-linked = Рядом: в дороге без событий
gloomhaven-about-found = Выбрать классы, купить и собрать снаряжение
gloomhaven-about-town = Уровни, навыки, покупки, продажи и сборы
gloomhaven-about-road = По дороге что-то случится
gloomhaven-about-camp = Взять заслуженные навыки

gloomhaven-party = Отряд
gloomhaven-no-party = Отряда ещё нет. Сначала его нужно собрать.
gloomhaven-level-word = Уровень
gloomhaven-due-level = новый уровень!
gloomhaven-due-perk = навык!
gloomhaven-to-level = до уровня { $level }: { $xp } опыта
gloomhaven-highest-level = высший уровень
gloomhaven-hand-limit = Карт в руке
gloomhaven-no-items = Пока ничего
gloomhaven-perks = Навыки
gloomhaven-cards = Карты: в руке { $hand } из { $pool }

gloomhaven-standing = Положение
gloomhaven-prosperity = Процветание
gloomhaven-to-prosperity =
    { $marks ->
        [one] { $marks } отметка до уровня { $level }
        [few] { $marks } отметки до уровня { $level }
       *[other] { $marks } отметок до уровня { $level }
    }
gloomhaven-reputation = Репутация
gloomhaven-prices =
    { $way ->
        [-1] Товары дешевле на { $by } зол.
        [1] Товары дороже на { $by } зол.
       *[other] Товары стоят, сколько на них указано
    }
gloomhaven-achievements = Достижения

gloomhaven-town-over = Можно отправляться в путь
gloomhaven-steps = Вечер в городе
gloomhaven-step-found = Отряд
gloomhaven-step-spoils = Награды
gloomhaven-step-city_event = Городское событие
gloomhaven-step-road_event = Дорожное событие
gloomhaven-step-sanctuary = Святилище
gloomhaven-step-train = Уровни и навыки
gloomhaven-step-market = Рынок
gloomhaven-step-pack = Сборы
gloomhaven-step-camp = Привал
gloomhaven-shop = Лавка
gloomhaven-stock = осталось { $copies }
gloomhaven-sold-out = распродано
gloomhaven-owned = уже есть
gloomhaven-left-market = уже не на рынке
gloomhaven-takes-along = Берёт с собой
gloomhaven-stays-behind = Остаётся дома
gloomhaven-gathering = Отряд собирается
gloomhaven-spoils = Что принёс прошлый вечер
gloomhaven-arriving = Снова на улицах Мрачной гавани
gloomhaven-oak = Святилище Великого Дуба
gloomhaven-event-city = Городское событие
gloomhaven-event-road = Дорожное событие
gloomhaven-event-options = Что вы можете сделать
gloomhaven-training = Чему научила дорога
