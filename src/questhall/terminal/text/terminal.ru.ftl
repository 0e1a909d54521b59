# Что говорит сам терминал. Слова игр лежат в их пакетах.

terminal-welcome = { $game }, { $format }, игроков: { $seats }. Вы — игрок { $seat }.
terminal-seed-hash = Отпечаток зерна: { $hash } (само зерно будет показано после игры)
terminal-seed = Зерно: { $seed } (отпечаток { $hash })
terminal-commands = номер или код варианта — выбрать · u отменить · h совет · i НАЗВАНИЕ прочитать карту · ? НАЗВАНИЕ почему нельзя · r КОД правило · s ФАЙЛ сохранить · l язык · q выйти
terminal-browser-too = Играем в терминале; стол в браузере — `questhall serve`.
terminal-which-game = Во что сыграем?
terminal-no-number = «{ $word }» — не номер от 1 до { $most }.
terminal-no-command = «{ $word }» — не номер от 1 до { $most } и не команда. Пустая строка покажет и то и другое.
terminal-nothing-to-undo = Вы ещё не сделали выбора, который можно отменить.
terminal-undo-warning = С тех пор кое-что стало известно (карта или кубики). После отмены удача будет другой; чтобы всё же отменить, введите u!
terminal-undone = Отменено.
terminal-hint = Бот выбрал бы { $number }: { $option }
terminal-saved = Сохранено в { $file }.
terminal-save-failed = Не удалось записать { $file }: { $reason }.
terminal-save-where = Укажите куда: s ФАЙЛ.
terminal-no-rule = Правила { $rule } нет.
terminal-name-something = Назовите что-нибудь на столе: по названию или по коду.
terminal-no-thing = На столе нет ничего с названием «{ $thing }».
terminal-can-act = { $thing }: это можно выбрать сейчас ({ $numbers })
terminal-why-not = { $thing }: { $reason } [{ $rule }]
terminal-no-reason = { $thing }: правила этого не запрещают, но к нынешнему вопросу оно не относится.
terminal-won = Вы победили.
terminal-finished = Сыграно.
terminal-lost = Вы проиграли.
terminal-drawn = Ничья.
terminal-good-bye = До встречи.
terminal-replay-at = Выбор { $now } из { $all }
terminal-replay-ask = Enter — дальше · b назад · номер — перейти · q выйти
terminal-replay-true = Запись приводит к той позиции, которую обещает (хеш { $hash }).
terminal-replay-changed-rules = Запись сделана по другим правилам (версия { $version }): она открыта с контрольной точки, прошлое не показано.

terminal-player = Игрок { $seat }
terminal-campaign = { $name }, партия { $link }
terminal-campaign-again = { "  a" }  Сыграть проигранную партию ещё раз
terminal-campaign-commands = номер = играть · q выход
terminal-campaign-won = Партия { $link } кампании сыграна.
terminal-campaign-lost = Партия { $link } кампании проиграна.
terminal-campaign-over = Кампания окончена.
