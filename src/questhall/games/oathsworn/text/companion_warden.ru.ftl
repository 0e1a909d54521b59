# The companion of the Warden.

companion-warden = Страж-спутник

archetype-warden-a1 = Щитоносец

name-special-warden-guard = Провокация
name-special-warden-shield-slam = Удар щитом

archetype-warden-b1 = Сержант

name-special-warden-order = Бей!
name-special-warden-cover = Прикрытие

archetype-warden-a5 = Бастион

name-special-warden-stand-firm = Стоять крепко
name-special-warden-turn-blow = Отвести удар

archetype-warden-b5 = Вратолом

name-special-warden-ram = Таран
name-special-warden-full-weight = Всем весом

archetype-warden-a10 = Капитан щитов

name-special-warden-lock-shields = Сомкнуть щиты
name-special-warden-over-here = Сюда!

archetype-warden-b10 = Прорыв строя

name-special-warden-hammer-home = Добить щитом
name-special-warden-riposte = Ответ

archetype-warden-a15 = Живая стена

name-special-warden-nothing-passes = Никто не пройдёт
name-special-warden-push-back = Потеснить

archetype-warden-b15 = Маршал

name-special-warden-general-order = Общий приказ
name-special-warden-brace = Упор
