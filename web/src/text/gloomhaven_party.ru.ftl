# Кампания Gloomhaven: карта, отряд и город.

gloomhaven-map-of-campaign = Карта кампании
gloomhaven-region-watcher = Сторожевые горы
gloomhaven-region-copperneck = Медные хребты
gloomhaven-region-dagger = Кинжальный лес
gloomhaven-region-swamp = Вечнотопкое болото
gloomhaven-region-sea = Туманное море
gloomhaven-legend = Что значат знаки
gloomhaven-place-done = пройден
gloomhaven-place-open = открыт
gloomhaven-place-blocked = закрыт
gloomhaven-map-help = выберите место, чтобы узнать о нём

gloomhaven-scenario-at-level = Уровень сценария { $level }
gloomhaven-linked = Рядом: в дороге без событий
gloomhaven-about-found = Выбрать классы и купить снаряжение
gloomhaven-about-town = Уровни, навыки, покупки и продажи
gloomhaven-about-road = По дороге что-то случится
gloomhaven-about-camp = Взять заслуженные навыки

gloomhaven-party = Отряд
gloomhaven-no-party = Отряда ещё нет. Сначала его нужно собрать.
gloomhaven-level-word = Уровень
gloomhaven-due-perk = навык!
gloomhaven-to-level = до уровня { $level }: { $xp } опыта
gloomhaven-level-waits = опыта хватает на уровень { $level }
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
gloomhaven-step-camp = Привал
gloomhaven-shop = Лавка
gloomhaven-sales = Что можно продать
gloomhaven-stock = осталось { $copies }
gloomhaven-sold-out = распродано
gloomhaven-owned = уже есть
gloomhaven-left-market = уже не на рынке
gloomhaven-gathering = Отряд собирается
gloomhaven-help-found = Каждый берёт класс, которого нет у других. Позже его можно сменить.
gloomhaven-help-city_event = Короткая история с выбором, один раз за приход в город. Она может что-то дать или чего-то стоить.
gloomhaven-help-learn = Карта пополнит запас, из которого вы набираете руку перед каждым сценарием.
gloomhaven-help-perk = Навык навсегда меняет вашу колоду модификаторов атаки.
gloomhaven-help-sanctuary = Один раз за приход в город: в следующем сценарии в вашей колоде модификаторов лежат две карты благословения.
gloomhaven-help-retire = Место ушедшего займёт новый персонаж.
gloomhaven-spoils = Что принёс прошлый вечер
gloomhaven-arriving = Снова на улицах Мрачной гавани
gloomhaven-oak = Святилище Великого Дуба
gloomhaven-event-city = Городское событие
gloomhaven-event-road = Дорожное событие
gloomhaven-event-options = Что вы можете сделать
gloomhaven-event-nothing = Всё осталось как было.
gloomhaven-training = Чему научила дорога

gloomhaven-about-casual = Опыт и золото в зачёт, но история не продвинется
gloomhaven-about-dungeon = Три комнаты, которых никто не знает: опыт и золото в зачёт, но история не продвинется
gloomhaven-about-roster = Кто остаётся дома, кто идёт, какой отряд играет

gloomhaven-quest = Личное задание
gloomhaven-quest-done = выполнено
gloomhaven-quest-retires = Кто его выполнит, в следующий раз в городе уйдёт на покой и уступит место новому персонажу.
gloomhaven-quest-then = Затем: { $follow }
gloomhaven-quest-opens-class = Открывает коробку класса: { $name }
gloomhaven-quest-opens-envelope = Открывает конверт { $name }
gloomhaven-quests-dealt = Два личных задания: оставьте одно

gloomhaven-chronicle = Книга отряда
gloomhaven-retired = На покое
gloomhaven-at-home = Дома
gloomhaven-other-party = Другой отряд
gloomhaven-opened-classes = Открытые классы
gloomhaven-opened-envelopes = Открытые конверты
gloomhaven-envelope = Конверт { $name }
gloomhaven-records = Городская летопись
gloomhaven-no-records = На покой ещё никто не ушёл: страницы запечатаны.
gloomhaven-evenings = Вечера
gloomhaven-no-evenings = Ещё не сыграно ни одного вечера.
gloomhaven-evening-won = победа
gloomhaven-evening-lost = поражение
gloomhaven-gains = опыт { $xp }, золото { $gold }, галочки { $checks }

gloomhaven-step-enhance = Улучшения
gloomhaven-step-farewell = Прощание
gloomhaven-step-retire = Уход на покой
gloomhaven-step-leave = В путь
gloomhaven-step-roster = Отряд
gloomhaven-enhancer = Мастерская улучшений
gloomhaven-enhancer-help = Выберите точку на карте. Наклейка остаётся на ней навсегда.
gloomhaven-top = Верх
gloomhaven-bottom = Низ
gloomhaven-dot-free = свободна
gloomhaven-stickers = Улучшения
gloomhaven-farewell = Прощание
gloomhaven-farewell-was-open = Это уже открыто: вместо этого появятся новый чертёж предмета и побочный сценарий.
gloomhaven-farewell-prosperity = Город получает отметку процветания, а следующий персонаж начнёт с лишним навыком.
gloomhaven-come-along = Идут с отрядом
