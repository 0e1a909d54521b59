# Priest: board and cards.

class-priest = Жрец
    .role = Тяжёлая булава и твёрдая рука: удачный удар оборачивается милостью, а отряд рядом с ним живёт и действует дольше.

name-special-priest-mercy-in-iron = Железная милость
name-card-priest-heavy-blow = Тяжёлый удар
name-card-priest-alarm-bell = Набат
name-card-priest-on-your-feet = На ноги
name-card-priest-laying-on-of-hands = Возложение рук
name-card-priest-ringing-maul = Звенящая булава
name-card-priest-candle-in-the-dark = Свеча во тьме
name-card-priest-verdict = Приговор
name-card-priest-plain-prayer = Простая молитва
name-card-priest-hallowed-ground = Освящённая земля
name-card-priest-tolling-stride = Поступь колокола
name-card-priest-shared-cup = Общая чаша
name-card-priest-bonebreaker-hymn = Гимн костолома
name-card-priest-cracked-shell = Треснувший панцирь
name-card-priest-hammer-and-candle = Молот и свеча
name-card-priest-back-from-the-brink = С края могилы
