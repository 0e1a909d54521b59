# Кампании: в зале и на собственной странице.

campaign-played =
    { $count ->
        [0] ещё ничего не сыграно
        [one] сыграна { $count } партия
        [few] сыграно { $count } партии
       *[other] сыграно { $count } партий
    }
campaign-over-short = завершена

campaign-begin = Начать кампанию
campaign-new = { $game }: новая кампания
campaign-name = Как зовут ваш отряд
campaign-usual-name = { $game }: наш отряд
campaign-undo-help = На все вечера. «Пока ничего не раскрыто» оставляет задания и броски такими, какими они выпали.
campaign-rulings = Толкования правил ({ $count })
campaign-new-help = Всё, что вы приобрели и потеряли, переходит из партии в партию. Остальные вступают по ссылке, и состав игроков каждый раз может быть другим.

campaign-invited = Вас приглашают
campaign-invited-help = В кампанию, где уже есть: { $names }. Вступив, вы играете вместе со всеми и можете вести её дальше.
campaign-join = Вступить
campaign-members-only = Следующую партию начинают участники группы.

campaign-next = Что дальше
campaign-also = Можно и так
campaign-for = Игроков: { $seats }
campaign-play = Играть
campaign-go-on = Продолжить
campaign-who-sits = За столом
campaign-again-help = Проиграно: сыграть ещё раз, будто ничего не было
campaign-over = Кампания завершена
campaign-over-help = Играть больше нечего. Партии можно пересмотреть, а копия может пойти другим путём.
campaign-seats-help = Для тех из группы, кто придёт, оставьте место «по приглашению»: стол они найдут на этой странице.

campaign-playing = Идёт партия
campaign-to-table = К столу
campaign-sit = Сесть за стол
campaign-watch = Смотреть
campaign-give-up = Оставить эту попытку
campaign-really-give-up = Кампания станет такой, как до этой партии, за вычетом того, чего стоило её начать. Попытка останется в истории, а удача у следующей будет та же.
campaign-giving-up = { $name } предлагает оставить эту попытку. Если согласится ещё один участник, она закончится.

campaign-history = История
campaign-whole-history = Вся история
campaign-what-came = Чем кончилось
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
campaign-fork-start = Скопировать с самого начала

campaign-group = Группа
campaign-invite-help = По этой ссылке вступают в группу. Когда кто-то уходит, она перестаёт действовать, и здесь появляется новая.
campaign-leave = Выйти из группы
campaign-really-leave = Чтобы вернуться, понадобится новое приглашение.
campaign-show-out = Исключить: { $name }
campaign-really-show-out = { $name } больше не сможет действовать от имени группы, а прежние приглашения перестанут работать.
campaign-rename = Переименовать
campaign-export = Сохранить в файл
campaign-export-help = Незаконченной партии в файле нет. Открыть его снова можно в зале, как сохранённую игру.
campaign-exported = Кампания сохранена в файл.

campaign-error-bad_token = Вы не состоите в группе этой кампании.
campaign-error-bad_save = Этот файл — не кампания, которую можно здесь открыть.
campaign-error-bad_setup = Так партию начать нельзя.
campaign-error-stale = Кто-то тем временем продолжил кампанию.
campaign-error-not_over = Партия этой кампании ещё не закончена.
campaign-error-bad_invitation = Это приглашение больше не действует: попросите у участников новое.
campaign-error-not_founder = Исключать других может только самый давний участник.
campaign-error-last_member = Последний участник не может выйти: кампания должна кому-то принадлежать.
campaign-error-stopped = Эта кампания остановлена: одно из её правил зациклилось.
campaign-error-too_many = В группе или в самой кампании больше нет места.
campaign-error-nobody_sat = Уже неизвестно, кто сидел за столом: укажите, кто играет.

evening-page = Страница этого вечера
evening-won = Победа
evening-lost = Поражение
evening-done = Пройдено
evening-given = Попытка оставлена
evening-given-help = Кампания осталась такой, как до этой попытки, за вычетом того, чего стоило её начать.
evening-turn = Перевернуть страницу
evening-turn-help = Здесь всё сделано. Когда страница перевёрнута, отменить на ней уже ничего нельзя.
evening-others-turn = Страницу перевернёт участник группы; она откроется у всех.
evening-nothing = Для группы ничего не изменилось.
evening-gained = Добыто
evening-learned = Изучено
evening-opened = Новое
