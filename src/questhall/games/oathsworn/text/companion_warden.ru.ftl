# The companion of the Warden.

companion-warden = Страж-спутник

archetype-warden-a1 = Щитоносец

-special-warden-guard = Провокация
-special-warden-shield-slam = Удар щитом

archetype-warden-b1 = Сержант

-special-warden-order = Бей!
-special-warden-cover = Прикрытие

archetype-warden-a5 = Бастион

-special-warden-stand-firm = Стоять крепко
-special-warden-turn-blow = Отвести удар

archetype-warden-b5 = Вратолом

-special-warden-ram = Таран
-special-warden-full-weight = Всем весом

archetype-warden-a10 = Капитан щитов

-special-warden-lock-shields = Сомкнуть щиты
-special-warden-over-here = Сюда!

archetype-warden-b10 = Прорыв строя

-special-warden-hammer-home = Добить щитом
-special-warden-riposte = Ответ

archetype-warden-a15 = Живая стена

-special-warden-nothing-passes = Никто не пройдёт
-special-warden-push-back = Потеснить

archetype-warden-b15 = Маршал

-special-warden-general-order = Общий приказ
-special-warden-brace = Упор
