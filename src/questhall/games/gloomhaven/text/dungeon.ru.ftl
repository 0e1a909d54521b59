# Случайные подземелья: половины названия комнаты, штрафы комнат, что лежит в сокровищах.

dungeon-room-alcove = Ниша
dungeon-room-altar = Алтарь
dungeon-room-armory = Оружейная
dungeon-room-burrow = Нора
dungeon-room-cabin = Хижина
dungeon-room-cave = Пещера
dungeon-room-clearing = Поляна
dungeon-room-corridor = Коридор
dungeon-room-crossroads = Перекрёсток
dungeon-room-dead-end = Тупик
dungeon-room-den = Логово
dungeon-room-encampment = Лагерь
dungeon-room-hallway = Зал
dungeon-room-hovel = Лачуга
dungeon-room-library = Библиотека
dungeon-room-passage = Проход
dungeon-room-road = Дорога
dungeon-room-sewer = Сток
dungeon-room-trail = Тропа
dungeon-room-tunnel = Туннель

dungeon-foes-mangy = вермлингов
dungeon-foes-drowned = глубинных тварей
dungeon-foes-hopeless = неминуемой гибели
dungeon-foes-defiled = скверны
dungeon-foes-wild = диких зверей
dungeon-foes-fortified = патрульных
dungeon-foes-cutthroat = головорезов
dungeon-foes-rotting = живых мертвецов
dungeon-foes-foggy = в густом тумане
dungeon-foes-crushing = бушующих стихий
dungeon-foes-tribal = племени
dungeon-foes-horrific = ужасов
dungeon-foes-archaic = забытых машин
dungeon-foes-scaled = дрейков
dungeon-foes-venomous = ядовитых зубов
dungeon-foes-unstable = иного мира
dungeon-foes-corrupted = грешников
dungeon-foes-infected = гигантских гадюк
dungeon-foes-putrid = гниющей плоти
dungeon-foes-frigid = в застывшей мгле

dungeon-name = { $room } { $foes }
dungeon-penalty-minor = Малый штраф
dungeon-penalty-major = Большой штраф
dungeon-no-penalty = Без штрафа
dungeon-treasure = Сокровище

## Штрафы

penalty-damage = Все персонажи получают { $amount } урона
penalty-conditions = Все персонажи получают: { $conditions }
penalty-lasting = Все персонажи получают состояние «{ $condition }», и его нельзя снять
penalty-curses =
    { $amount ->
        [one] В колоду модификаторов каждого персонажа замешивают { $amount } проклятие
        [few] В колоду модификаторов каждого персонажа замешивают { $amount } проклятия
       *[other] В колоду модификаторов каждого персонажа замешивают { $amount } проклятий
    }
penalty-discard-cards =
    { $amount ->
        [one] Все персонажи сбрасывают { $amount } карту
        [few] Все персонажи сбрасывают { $amount } карты
       *[other] Все персонажи сбрасывают { $amount } карт
    }
penalty-lose-cards =
    { $amount ->
        [one] Все персонажи теряют { $amount } карту
        [few] Все персонажи теряют { $amount } карты
       *[other] Все персонажи теряют { $amount } карт
    }
penalty-use-small-item = Все персонажи тратят по одному малому предмету
penalty-use-all-items = Все персонажи поворачивают и тратят все свои предметы
penalty-spend-items = Все персонажи поворачивают все предметы, которые поворачивают при использовании
penalty-opener-gains = Открывший дверь получает состояние «{ $condition }»
penalty-opener-loses =
    { $amount ->
        [one] Открывший дверь теряет { $amount } карту
        [few] Открывший дверь теряет { $amount } карты
       *[other] Открывший дверь теряет { $amount } карт
    }
penalty-inert-elements = Все стихии становятся слабыми
penalty-no-elements = Персонажи больше не могут использовать стихии
penalty-bless-monsters =
    { $amount ->
        [one] В колоду модификаторов монстров замешивают { $amount } благословение
        [few] В колоду модификаторов монстров замешивают { $amount } благословения
       *[other] В колоду модификаторов монстров замешивают { $amount } благословений
    }
penalty-monsters-gain = Все враги получают состояние «{ $condition }»
penalty-elites-gain = Все мощные враги получают состояние «{ $condition }»
penalty-monsters-keep = Все враги, даже новые, получают состояние «{ $condition }» и не теряют его
penalty-monsters-heal = Все враги лечатся на { $amount } в начале каждого своего хода
penalty-shield-this-round = Все враги получают «Щит { $amount }» до конца раунда
penalty-shield = Все враги получают «Щит { $amount }» навсегда
penalty-retaliate-this-round = Все враги получают «Ответный удар { $amount }, Дальность { $range }» до конца раунда
penalty-retaliate = Все враги получают «Ответный удар { $amount }, Дальность { $range }» навсегда
penalty-attack = Все атаки врагов сильнее на { $amount }
penalty-move-and-range = Все враги получают +{ $amount } к движению и +{ $amount } к дальности дальнобойных атак
penalty-promote = Обычный враг в этой комнате становится мощным
penalty-return-normals =
    { $amount ->
        [one] Возвращается { $amount } убитый обычный враг из предыдущей комнаты
        [few] Возвращаются { $amount } убитых обычных врага из предыдущей комнаты
       *[other] Возвращаются { $amount } убитых обычных врагов из предыдущей комнаты
    }
penalty-return-elites =
    { $amount ->
        [one] Возвращается { $amount } убитый мощный враг из предыдущей комнаты
        [few] Возвращаются { $amount } убитых мощных врага из предыдущей комнаты
       *[other] Возвращаются { $amount } убитых мощных врагов из предыдущей комнаты
    }

## Сокровища

chest-gold =
    { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
chest-heal = нашедший лечится на { $amount }
chest-cure = нашедший теряет все отрицательные состояния
chest-recover-lost =
    { $amount ->
        [one] нашедший возвращает на руку { $amount } потерянную карту
        [few] нашедший возвращает на руку { $amount } потерянные карты
       *[other] нашедший возвращает на руку { $amount } потерянных карт
    }
chest-refresh-small =
    { $amount ->
        [one] нашедший обновляет { $amount } малый предмет
        [few] нашедший обновляет { $amount } малых предмета
       *[other] нашедший обновляет { $amount } малых предметов
    }
chest-damage-enemies = все враги получают { $amount } урона
chest-inflict-enemies = все враги получают: { $conditions }

## Вопросы и события

prompt-enter-by = Через какой вход вы войдёте?
option-enter-by = Через вход { $number }
prompt-bears-penalty = На кого ляжет штраф первой комнаты?
option-bears-penalty = { $figure }
prompt-penalty-lose =
    { $figure }: { $count ->
        [one] потеряйте { $count } карту
        [few] потеряйте { $count } карты
       *[other] потеряйте { $count } карт
    }
prompt-promote = Какой враг станет мощным?
option-promote = { $figure }
prompt-returns = Какой враг вернётся?
option-returns = { $figure }
event-room-created = Отряд входит в комнату: { $card } { $foes }.
event-room-discarded = Комната «{ $card }» не подходит к этому выходу и уходит в сброс.
event-penalty =
    { $number ->
        [1] Действует малый штраф комнаты «{ $card }».
       *[other] Действует большой штраф комнаты «{ $card }».
    }
event-monsters-blessed =
    { $number ->
        [one] { $number } благословение замешано в колоду монстров.
        [few] { $number } благословения замешаны в колоду монстров.
       *[other] { $number } благословений замешаны в колоду монстров.
    }
event-promoted = { $figure } становится мощным врагом.
