# Крадущая разум: названия класса и карт.

class-mindthief = Крадущая разум

card-submissive-affliction = Покорность недугу
card-into-the-night = В ночь
card-fearsome-blade = Устрашающий клинок
card-feedback-loop = Обратная связь
card-gnawing-horde = Грызущая орда
card-the-minds-weakness = Слабость разума
card-parasitic-influence = Паразитическое влияние
card-scurry = Шмыгнуть
card-perverse-edge = Извращённое лезвие
card-empathetic-assault = Эмпатическая атака
card-withering-claw = Иссушающий коготь
card-possession = Одержимость
card-frigid-apparition = Ледяное видение
card-wretched-creature = Жалкое создание
card-hostile-takeover = Враждебный захват
card-brain-leech = Мозговая пиявка
card-silent-scream = Безмолвный крик
card-pilfer = Стащить
card-cranium-overload = Перегрузка черепа
card-mass-hysteria = Массовая истерия
card-frozen-mind = Застывший разум
card-corrupting-embrace = Растлевающие объятия
card-dark-frenzy = Тёмное исступление
card-vicious-blood = Злая кровь
card-psychic-projection = Психическая проекция
card-shared-nightmare = Общий кошмар
card-domination = Господство
card-many-as-one = Многие как один
card-phantasmal-killer = Призрачный убийца

summon-rat-swarm = Стая крыс
summon-monstrous-rat = Огромная крыса
summon-rat-king = Крысиный король
