# Кампании: в зале и на собственной странице.

your-campaigns = Ваши кампании
campaign-played =
    { $count ->
        [0] ещё ничего не сыграно
        [one] сыграна { $count } партия
        [few] сыграно { $count } партии
       *[other] сыграно { $count } партий
    }
campaign-playing-short = идёт партия
campaign-over-short = завершена

campaign-begin = Начать кампанию
campaign-new = { $game }: новая кампания
campaign-name = Название кампании
campaign-usual-name = Наш { $game }
campaign-new-help = Обретённое и потерянное переходит из партии в партию. Остальные вступают по ссылке, и каждый раз играть может кто угодно из группы.

campaign-invited = Вас приглашают
campaign-invited-help = В кампанию, где уже есть: { $names }. Вступив, вы играете вместе со всеми и можете вести её дальше.
campaign-join = Вступить
campaign-members-only = Следующую партию начинают участники группы.

campaign-next = Что дальше
campaign-also = Или иначе
campaign-for = Игроков: { $seats }
campaign-play = Играть
campaign-again-help = Проиграно: ещё раз, как будто ничего не было
campaign-over = Кампания завершена
campaign-over-help = Играть больше нечего. Партии можно пересмотреть, а копия может пойти другим путём.
campaign-seats-help = Для тех из группы, кто придёт, оставьте место «по приглашению»: стол они найдут на этой странице.

campaign-playing = Идёт партия
campaign-to-table = К столу
campaign-sit = Сесть за стол
campaign-watch = Смотреть
campaign-give-up = Оставить эту попытку
campaign-really-give-up = Кампания станет такой, как до этой партии. Попытка останется в истории, а у новой будет другая удача.

campaign-history = История
campaign-nothing-yet = Пока ничего: история начинается с вас.
campaign-fate-open = идёт
campaign-fate-won = пройдено
campaign-fate-lost = поражение
campaign-fate-abandoned = оставлено
campaign-attempt = попытка { $number }
campaign-replay = Пересмотреть
campaign-fork = Пойти отсюда другим путём
campaign-fork-help = Копия кампании, какой она была после этой партии, с другой удачей. Эта останется как есть.
campaign-fork-here = Сделать копию
campaign-fork-start = Копия с самого начала

campaign-group = Группа
campaign-invite-help = По этой ссылке кампанию видят и вступают в группу. Достаточно отправить её один раз.
campaign-rename = Переименовать
campaign-export = Сохранить в файл
campaign-export-help = Незаконченной партии в файле нет. Открыть его снова можно в зале, как сохранённую игру.
campaign-exported = Кампания сохранена в файл.

campaign-error-bad_token = Вы не состоите в группе этой кампании.
campaign-error-bad_save = Этот файл — не кампания, которую можно здесь открыть.
campaign-error-bad_setup = Так партию начать нельзя.
campaign-error-stale = Кто-то тем временем продолжил кампанию.
campaign-error-not_over = Партия этой кампании ещё не закончена.
campaign-error-too_many = Группа заполнена.
