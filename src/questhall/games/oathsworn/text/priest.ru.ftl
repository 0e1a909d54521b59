# Priest: board and cards.

class-priest = Жрец
    .role = Тяжёлая булава и твёрдая рука: удачный удар оборачивается милостью, а отряд рядом с ним живёт и действует дольше.

-special-priest-mercy-in-iron = Железная милость
-card-priest-heavy-blow = Тяжёлый удар
-card-priest-alarm-bell = Набат
-card-priest-on-your-feet = На ноги
-card-priest-laying-on-of-hands = Возложение рук
-card-priest-ringing-maul = Звенящая булава
-card-priest-candle-in-the-dark = Свеча во тьме
-card-priest-verdict = Приговор
-card-priest-plain-prayer = Простая молитва
-card-priest-hallowed-ground = Освящённая земля
-card-priest-tolling-stride = Поступь колокола
-card-priest-shared-cup = Общая чаша
-card-priest-bonebreaker-hymn = Гимн костолома
-card-priest-cracked-shell = Треснувший панцирь
-card-priest-hammer-and-candle = Молот и свеча
-card-priest-back-from-the-brink = С края могилы
