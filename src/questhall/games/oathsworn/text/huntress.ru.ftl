# Huntress: board and cards.

class-huntress = Охотница
    .role = Лук, клинок и два сокола. От того, на ком сидят птицы, зависит, что могут её карты: на добыче они открывают раны, на своих — берегут.

-special-huntress-whistle = Посвист

piece-falcon = Сокол
    .text = Два сокола начинают на вашем планшете. Отправить сокола к новой цели — перенести его на персонажа в прямой видимости; вернуть — положить на планшет. Атака сокола — ваша дальняя атака по врагу, на котором сидит сокол, с любого расстояния и без прямой видимости; она поражает ближайшую к вам часть тела. Сокол остаётся, если карта не велит иного.

-card-huntress-hood-off = Снять клобучок
-card-huntress-feather-and-shaft = Перо и древко
-card-huntress-boar-step = Кабаний шаг
-card-huntress-stoop = Соколиная ставка
-card-huntress-wing-guard = Крылатая стража
-card-huntress-twin-talons = Парные когти
-card-huntress-blinding-wings = Слепящие крылья
-card-huntress-spare-string = Запасная тетива
-card-huntress-spotters-cry = Крик дозорного
-card-huntress-meet-the-rush = Принять на рогатину
-card-huntress-cast-both = Пустить обоих
-card-huntress-low-pass = Бреющий полёт
-card-huntress-borrowed-wings = Заёмные крылья
-card-huntress-heartwood-shot = Выстрел в сердцевину
-card-huntress-circling-death = Кружащая смерть
-card-huntress-patience = Охотничье терпение
-card-huntress-mistress-of-the-mews = Хозяйка соколятни
-card-huntress-sky-and-steel = Небо и сталь
-card-huntress-snatch-away = Выхватить
-card-huntress-red-sky-hunt = Охота под красным небом
