# Huntress: board and cards.

class-huntress = Охотница
    .role = Лук, клинок и два сокола. От того, на ком сидят птицы, зависит, что могут её карты: на добыче они открывают раны, на своих — берегут.

name-special-huntress-whistle = Посвист

piece-falcon = Сокол
    .text = Два сокола начинают на вашем планшете. Отправить сокола к новой цели — перенести его на персонажа в прямой видимости; вернуть — положить на планшет. Атака сокола — ваша дальняя атака по врагу, на котором сидит сокол, с любого расстояния и без прямой видимости; она поражает ближайшую к вам часть тела. Сокол остаётся, если карта не велит иного.

name-card-huntress-hood-off = Снять клобучок
name-card-huntress-feather-and-shaft = Перо и древко
name-card-huntress-boar-step = Кабаний шаг
name-card-huntress-stoop = Соколиная ставка
name-card-huntress-wing-guard = Крылатая стража
name-card-huntress-twin-talons = Парные когти
name-card-huntress-blinding-wings = Слепящие крылья
name-card-huntress-spare-string = Запасная тетива
name-card-huntress-spotters-cry = Крик дозорного
name-card-huntress-meet-the-rush = Принять на рогатину
name-card-huntress-cast-both = Пустить обоих
name-card-huntress-low-pass = Бреющий полёт
name-card-huntress-borrowed-wings = Заёмные крылья
name-card-huntress-heartwood-shot = Выстрел в сердцевину
name-card-huntress-circling-death = Кружащая смерть
name-card-huntress-patience = Охотничье терпение
name-card-huntress-mistress-of-the-mews = Хозяйка соколятни
name-card-huntress-sky-and-steel = Небо и сталь
name-card-huntress-snatch-away = Выхватить
name-card-huntress-red-sky-hunt = Охота под красным небом
