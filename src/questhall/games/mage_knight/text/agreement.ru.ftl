# О чём договаривается стол до игры.

table-option-scenario = Сценарий
    .help = Чего требует Совет Пустоты
table-option-scenario-first-reconnaissance = { scenario-first-reconnaissance }
table-option-scenario-full-conquest = { scenario-full-conquest }
table-option-scenario-blitz-conquest = { scenario-blitz-conquest }
table-option-scenario-solo-conquest = { scenario-solo-conquest }
table-option-scenario-full-cooperation = { scenario-full-cooperation }
table-option-scenario-blitz-cooperation = { scenario-blitz-cooperation }
table-option-scenario-mines-liberation = { scenario-mines-liberation }
table-option-scenario-druid-nights = { scenario-druid-nights }
table-option-scenario-dungeon-lords = { scenario-dungeon-lords }
table-option-scenario-conquer-and-hold = { scenario-conquer-and-hold }
table-option-scenario-one-to-return = { scenario-one-to-return }

table-option-teams = Команды
    .help = Четыре игрока: двое на двое
table-option-teams-false = Нет
table-option-teams-true = Да

table-option-epic = Эпический вариант
    .help = Более долгие «Ночи друидов» и «Вернётся только один»
table-option-epic-false = Нет
table-option-epic-true = Да

table-option-dummy-player = Виртуальный игрок
    .help = «Первая вылазка» в одиночку: задаёт ли он темп?
table-option-dummy-player-true = Да
table-option-dummy-player-false = Нет

table-option-few-shields = Щиты на полянах
    .help = «Ночи друидов»: сколько их умещается на поляне
table-option-few-shields-false = Сколько угодно
table-option-few-shields-true = Один или два

table-option-open-map = Поле «Захвата и удержания»
    .help = Лежат ли земли с самого начала лицом вверх?
table-option-open-map-false = Открывать в игре
table-option-open-map-true = Всё открыто

table-option-two-cities = Города для команд
    .help = «Завоевание» командами: сколько на поле городов
table-option-two-cities-false = Четыре
table-option-two-cities-true = Два сильных

table-option-lowest-counts = Достижения в кооперации
    .help = Чей результат засчитывают всем
table-option-lowest-counts-false = По лучшему герою
table-option-lowest-counts-true = По слабейшему герою

table-option-more-enemies = Дополнительные враги
    .help = Какие ещё жетоны врагов замешать в стопки
table-option-more-enemies-none = Нет
table-option-more-enemies-lost-legion = «Потерянный легион»
table-option-more-enemies-tezla = «Тени Тезлы»
table-option-more-enemies-both = Все

table-option-hero-auction = Выбор героев через аукцион
    .help = За чужого избранника можно предложить славу
table-option-hero-auction-false = Нет
table-option-hero-auction-true = Да

table-option-random-orientation = Ориентация земель
    .help = Как повёрнута новая земля
table-option-random-orientation-false = Как обычно
table-option-random-orientation-true = Случайная

table-option-random-cities = Города
    .help = Какой город стоит на городской земле
table-option-random-cities-false = Как напечатано
table-option-random-cities-true = Случайные

table-option-time = Время суток
    .help = С чего начинается игра и что будет дальше
table-option-time-usual = Как в сценарии
table-option-time-night-arrival = Ночное прибытие
table-option-time-darkness-is-coming = Надвигается тьма

table-option-hero-battles = Битвы между героями
    .help = Могут ли герои нападать друг на друга?
table-option-hero-battles-as-in-scenario = Как в сценарии
table-option-hero-battles-forbidden = Запрещены
table-option-hero-battles-allowed = Разрешены

table-option-interactive-spells = Заклинания взаимодействия
    .help = Есть ли в колоде четыре заклинания против других игроков?
table-option-interactive-spells-true = Да
table-option-interactive-spells-false = Нет

table-option-interactive-skills = Навыки взаимодействия
    .help = Есть ли в игре навыки против других игроков?
table-option-interactive-skills-true = Да
table-option-interactive-skills-false = Нет

table-option-friendly-mana = Дружественная мана
    .help = Золотой кубик не заменяет цвета, который есть в источнике
table-option-friendly-mana-false = Нет
table-option-friendly-mana-true = Да

table-option-rampage = Яростные враги
    .help = Возвращаются ли они после поражения?
table-option-rampage-none = Не возвращаются
table-option-rampage-rampage = Ярость!
table-option-rampage-more-rampage = Больше ярости!

table-option-unpredictable = Непредсказуемые битвы
    .help = Другой игрок тайно выставляет кубик одинокого врага
table-option-unpredictable-false = Нет
table-option-unpredictable-true = Да

table-option-action-upgrades = Улучшение действий
    .help = После ночи герой может заменить действие на лучшее
table-option-action-upgrades-false = Нет
table-option-action-upgrades-true = Да

table-option-starting-draft = Начальный драфт
    .help = Особые действия делят до игры и замешивают в колоды после каждого дня
table-option-starting-draft-false = Нет
table-option-starting-draft-true = Да

table-option-stronger-cities = Уровни городов
    .help = На сколько они выше, чем в сценарии
table-option-stronger-cities-0 = Как в сценарии
table-option-stronger-cities-1 = +1
table-option-stronger-cities-2 = +2
table-option-stronger-cities-3 = +3
table-option-stronger-cities-4 = +4
table-option-stronger-cities-5 = +5
table-option-stronger-cities-6 = +6
table-option-stronger-cities-7 = +7
table-option-stronger-cities-8 = +8
table-option-stronger-cities-9 = +9
table-option-stronger-cities-10 = +10

table-option-megapolis = Мегаполис
    .help = Последний город становится двойным, такого уровня
table-option-megapolis-0 = Нет
table-option-megapolis-2 = 2-й уровень
table-option-megapolis-3 = 3-й уровень
table-option-megapolis-4 = 4-й уровень
table-option-megapolis-5 = 5-й уровень
table-option-megapolis-6 = 6-й уровень
table-option-megapolis-7 = 7-й уровень
table-option-megapolis-8 = 8-й уровень
table-option-megapolis-9 = 9-й уровень
table-option-megapolis-10 = 10-й уровень
table-option-megapolis-11 = 11-й уровень
table-option-megapolis-12 = 12-й уровень
table-option-megapolis-13 = 13-й уровень
table-option-megapolis-14 = 14-й уровень
table-option-megapolis-15 = 15-й уровень
table-option-megapolis-16 = 16-й уровень
table-option-megapolis-17 = 17-й уровень
table-option-megapolis-18 = 18-й уровень
table-option-megapolis-19 = 19-й уровень
table-option-megapolis-20 = 20-й уровень
table-option-megapolis-21 = 21-й уровень
table-option-megapolis-22 = 22-й уровень
table-option-megapolis-23 = 23-й уровень
table-option-megapolis-24 = 24-й уровень

table-option-tutorial = Обучение
    .help = Колоды всегда лежат одинаково, а проводник объясняет игру
table-option-tutorial-false = Нет
table-option-tutorial-true = Да
