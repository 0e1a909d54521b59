# Injuries and Curatives.

name-card-cracked-rib = Треснувшее ребро
name-card-winded-chest = Отбитая грудь
name-card-torn-shoulder = Разорванное плечо
name-card-lame-leg = Хромая нога
name-card-broken-toe = Сломанный палец ноги
name-card-blurred-eye = Мутный глаз
name-card-shaken-nerve = Расшатанные нервы
name-card-deep-gash = Глубокий порез
name-card-stiff-fingers = Негнущиеся пальцы
name-card-bad-dreams = Дурные сны
name-card-ringing-ears = Звон в ушах
name-card-dirty-bite = Грязный укус
name-card-weak-grip = Слабая хватка
name-card-open-wound = Открытая рана
name-card-singed-lungs = Опалённые лёгкие
name-card-tremor = Дрожь
name-card-heavy-head = Тяжёлая голова
name-card-cold-sweat = Холодный пот
name-card-split-scalp = Рассечённая голова
name-card-bruised-spine = Ушибленный хребет
name-card-clean-bandage = Чистая повязка
name-card-knitbone-salve = Мазь из окопника
name-card-waking-salts = Бодрящая соль
name-card-strong-stretcher = Крепкие носилки
