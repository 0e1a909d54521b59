# Устройства, оповещения, часы, фразы, исправления, отчёты: читаются, когда кому-то нужны.

devices = Продолжить на другом устройстве
devices-help = Откройте эту ссылку на телефоне или планшете либо отсканируйте код. Он сработает один раз, в течение { $minutes } минут; после этого то устройство держит ваше место наравне с этим.
devices-seats = Он открывает все места этого экрана.
devices-code = Код для другого устройства
devices-new = Новый код
devices-withdraw = Отозвать код
devices-withdrawn = Код больше не действует.
devices-used = Теперь ваше место держит ещё одно устройство.
devices-count = { $count ->
    [0] После этого устройства других не было.
    [one] После этого пришло ещё { $count } устройство.
    [few] После этого пришло ещё { $count } устройства.
   *[other] После этого пришло ещё { $count } устройств.
 }
devices-end = Отключить их
devices-arrived = Теперь это устройство держит место.

telling = Сообщать о моём ходе
telling-help = Сообщения приходят, только пока вы не за столом: одно за ход, потом тишина на время. В них сказано, чей ход, и больше ничего.
telling-here = В этом браузере
telling-notify = Сообщать, когда страница на заднем плане
telling-blocked = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
telling-push = Сообщать, даже когда страница закрыта
telling-push-off = Этот сервер не шлёт уведомлений в закрытый браузер.
telling-mail = По почте
telling-mail-address = Адрес почты
telling-mail-send = Прислать код
telling-mail-code = Код из письма
telling-mail-confirm = Подтвердить
telling-mail-sent = Код отправлен на { $address }. Введите его здесь.
telling-webhook = На веб-адрес (вебхук)
telling-webhook-help = Для ботов и домашних серверов. Каждый вызов подписан; секрет показывается один раз.
telling-webhook-address = Веб-адрес
telling-webhook-host = Для всего стола
telling-webhook-add = Добавить
telling-webhook-secret = Секрет для подписи: { $secret }
telling-quiet = Тишина после сообщения
telling-quiet-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
 }
telling-now = Куда сообщаем сейчас
telling-nobody = Пока никуда.
telling-push-name = Браузер ({ $address })
telling-mail-name = Почта { $address }
telling-webhook-name = Вебхук { $address }
telling-remove = Убрать

clock = Часы
clock-off = Без часов
clock-move = Время на каждый ответ
clock-bank = Время на всю игру
clock-minutes = Минуты
clock-increment = Добавка за ответ, секунды
clock-at-zero = Когда время вышло
clock-zero-sign = Только знак
clock-zero-answer = Отвечает бот
clock-zero-seat = Другие могут отдать место боту
clock-set = Поставить часы
clock-left = { $name }: осталось { $time }
clock-over = { $name }: время вышло
clock-rests = Часы остановлены
clock-pause = Остановить часы
clock-resume = Продолжить
clock-wish = Ждём, пока на паузу согласятся остальные
clock-give = Отдать место боту
notice-timed_out = У игрока { $name } вышло время: отвечает бот.
notice-clock = Хозяин стола изменил часы.

phrases = Готовые фразы
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-your-turn = Ваш ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-i-am-back = Я снова здесь.
phrase-help-me = Поможете мне?
phrase-i-can-help = Могу помочь.
phrase-wait-for-me = Подождите меня.
phrase-go-on-without-me = Играйте без меня.
phrase-attack-this = Давайте атакуем это.
phrase-not-this = Лучше не это.
phrase-i-take-this = Это беру я.
phrase-one-more-game = Ещё партию?
phrase-enough-for-today = На сегодня хватит.
ping-by = { $name } показывает сюда.
ping-help = Alt + щелчок или P показывает на предмет: его увидят все, кому его можно видеть.

proposal-asked = { $name } просит вернуться к ходу { $to }. { $count ->
    [one] Отменится { $count } ход:
    [few] Отменятся { $count } хода:
   *[other] Отменятся { $count } ходов:
 }
proposal-open = Вы попросили вернуться к ходу { $to }. Ждём ответа: { $names }.
proposal-withdraw = Отозвать
proposal-withdrawn = { $name } больше не просит вернуться.
proposal-line = { $name }: { $choice }
proposal-more = … и ещё { $count } до этого
proposal-here = Предложить вернуться сюда
proposal-free = Вернуться сюда

letters = Размер текста
letters-percent = { $percent } %
contrast = Высокий контраст

guide-lessons = Уроки проводника
report = Сообщить об ошибке
report-help = Файл сохранится на вашем компьютере. Никуда ничего не отправляется; приложите файл к своему сообщению, если хотите.
report-inside = В файле будет:
report-save = вся игра (здесь вам можно знать всё)
report-view = то, что сейчас видно с вашего места, и заданный вопрос; скрытых карт других там нет
report-version = версии игры и этой страницы, настройки стола
report-browser = ваш браузер, размер окна и настройки здесь
report-messages = последние сообщения между страницей и сервером ({ $count }), без ваших ключей от места
report-faults = последние ошибки этой страницы ({ $count })
report-words = Что произошло? (необязательно)
report-make = Сохранить файл

error-bad_code = Этот код не подходит или уже не действует.
error-no_clock = Здесь играют без часов.
error-bad_address = На этот адрес ничего нельзя отправить.
error-no_such_bell = Этот сервер таких сообщений не шлёт.
error-not_delivered = Сообщение не доставлено. Попробуйте позже.
