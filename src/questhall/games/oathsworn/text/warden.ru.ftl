# Warden: board and cards.

class-warden = Страж
    .role = Щит отряда: принимает удары на себя, копит жетоны защиты и превращает их в силу собственных ударов.

-special-warden-close-ranks = Сомкнуть ряды
-card-warden-shield-drill = Щитовая выучка
-card-warden-measured-cut = Расчётливый удар
-card-warden-step-between = Встать между
-card-warden-taunt = Провокация
-card-warden-rim-blow = Удар кромкой
-card-warden-take-the-blow = Принять удар
-card-warden-hold-the-line = Держать строй
-card-warden-low-guard = Нижняя стойка
-card-warden-answer-in-kind = Той же монетой
-card-warden-open-the-guard = Раскрыть защиту
-card-warden-shove-clear = Выдернуть из-под удара
-card-warden-breach = Пролом
-card-warden-stand-unmoved = Нерушимый
-card-warden-captains-call = Клич капитана
-card-warden-wall-of-oaths = Стена клятв
