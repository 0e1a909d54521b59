# Penitent: board and cards.

class-penitent = Кающийся
    .role = Платит кровью: берёт чужие раны на себя и бьёт тем сильнее, чем ближе к могиле.

name-special-penitent-bear-the-burden = Нести бремя
name-card-penitent-litany-of-blows = Литания ударов
name-card-penitent-scourge = Бичевание
name-card-penitent-under-the-yoke = Под ярмом
name-card-penitent-thorn-vow = Терновый обет
name-card-penitent-shared-wound = Разделённая рана
name-card-penitent-absolution = Отпущение
name-card-penitent-reckoning = Час расплаты
name-card-penitent-open-hands = Раскрытые ладони
name-card-penitent-mortify = Умерщвление плоти
name-card-penitent-debt-paid = Уплаченный долг
name-card-penitent-not-yet = Ещё не время
name-card-penitent-red-psalm = Красный псалом
name-card-penitent-bound-by-guilt = Узы вины
name-card-penitent-ash-on-the-brow = Пепел на челе
name-card-penitent-martyrs-dawn = Рассвет мученика
