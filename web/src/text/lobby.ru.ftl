# Зал: игры на полке, столы, к которым можно вернуться, и подготовка нового.

fan-work = Неофициальная работа поклонников.
minutes = Длительность
minutes-short = { $minutes } мин
weight = Сложность
play-now = Играть
set-up-table = Создать стол
learn-by-playing = Обучение
coming = Скоро
open-save = Открыть сохранение
your-tables = Ваши столы
continue = Продолжить
continue-turn-of = Ходит: { $names }
continue-next-evening = Ждёт следующий вечер
continue-last = последний ход { $ago }
alone = в одиночку
hide-line = Убрать эту строку
show-hidden =
    { $count ->
        [one] Снова показать { $count } скрытую строку
        [few] Снова показать { $count } скрытые строки
       *[many] Снова показать { $count } скрытых строк
    }
rulebook-of = Книга правил: { $game }
rules-and-codex = Правила и справочник
finished-games =
    { $count ->
        [one] { $count } законченная партия
        [few] { $count } законченные партии
       *[many] { $count } законченных партий
    }
waiting-for-players-short = ждём игроков
set-up-title = { $game }: новый стол
format = Формат
undo-policy = Отмена ходов
undo-auto = по составу игроков
more-options = Другие настройки
packs = Дополнения
pack-made-by = { $authors } · версия { $version } · { $licence }
table-name = Название стола
table-stopped-short = остановлена
watched = Вы смотрели
other-games = Другие игры
