# Костоправ: названия класса и карт; свойства — словами по их содержанию.

class-sawbones = Костоправ

card-first-aid = Первая помощь
card-hand-of-the-surgeon = Рука хирурга
card-hold-back-the-pain = Сдержать боль
card-booster-shot = Укрепляющий укол
card-bloody-saw = Кровавая пила
card-curative-mixture = Целебная микстура
card-syringe = Шприц
card-battlefield-medicine = Полевая медицина
card-triage = Сортировка раненых
card-mobile-response = Выездная помощь
card-prevention-is-key = Главное — профилактика
card-teamwork = Слаженная работа
card-vaccine = Вакцина
card-hamstring = Подрезанные жилы
card-precaution = Мера предосторожности
card-regenerative-tissue = Живая ткань
card-vital-strike = Удар в жизненно важное
card-blood-transfusion = Переливание крови
card-do-no-harm = Не навреди
card-research-the-cure = Поиски лекарства
card-amputate = Ампутация
card-euthanize = Милосердный конец
card-prescription = Рецепт
card-master-physician = Мастер-врачеватель
card-surgeons-satchel = Саквояж хирурга
card-bedside-manner = У постели больного
card-gentlemans-anger = Гнев джентльмена
card-prep-for-surgery = Подготовка к операции
card-grisly-trauma = Жуткая травма
card-medical-pack = Аптечка
card-large-medical-pack = Большая аптечка

sawbones-perk-1 = Уберите две карты «−1»
sawbones-perk-2 = Уберите четыре карты «+0»
sawbones-perk-3 = Замените одну карту «+0» на одну карту «+2»
sawbones-perk-4 = Добавьте одну карту «+2, дополнительный модификатор»
sawbones-perk-5 = Добавьте одну карту «+1, ПАРАЛИЧ»
sawbones-perk-6 = Добавьте две карты «+0, РАНА, дополнительный модификатор»
sawbones-perk-7 = Добавьте одну карту «+0, ОГЛУШЕНИЕ, дополнительный модификатор»
sawbones-perk-8 = Добавьте одну карту «+0, Лечение 3 (на себя), дополнительный модификатор»
sawbones-perk-9 = Добавьте одну карту «+0, развернуть 1 предмет»

modifier-sawbones-perk-3-0 = +2
modifier-sawbones-perk-4-0 = +2, дополнительный модификатор
modifier-sawbones-perk-5-0 = +1, ПАРАЛИЧ
modifier-sawbones-perk-6-0 = +0, РАНА, дополнительный модификатор
modifier-sawbones-perk-6-1 = +0, РАНА, дополнительный модификатор
modifier-sawbones-perk-7-0 = +0, ОГЛУШЕНИЕ, дополнительный модификатор
modifier-sawbones-perk-8-0 = +0, Лечение 3 (на себя), дополнительный модификатор
modifier-sawbones-perk-9-0 = +0, развернуть 1 предмет
