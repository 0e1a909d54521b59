# Penitent: board and cards.

class-penitent = Кающийся
    .role = Платит кровью: берёт чужие раны на себя и бьёт тем сильнее, чем ближе к могиле.

-special-penitent-bear-the-burden = Нести бремя
-card-penitent-litany-of-blows = Литания ударов
-card-penitent-scourge = Бичевание
-card-penitent-under-the-yoke = Под ярмом
-card-penitent-thorn-vow = Терновый обет
-card-penitent-shared-wound = Разделённая рана
-card-penitent-absolution = Отпущение
-card-penitent-reckoning = Час расплаты
-card-penitent-open-hands = Раскрытые ладони
-card-penitent-mortify = Умерщвление плоти
-card-penitent-debt-paid = Уплаченный долг
-card-penitent-not-yet = Ещё не время
-card-penitent-red-psalm = Красный псалом
-card-penitent-bound-by-guilt = Узы вины
-card-penitent-ash-on-the-brow = Пепел на челе
-card-penitent-martyrs-dawn = Рассвет мученика
