# Warden: board and cards.

class-warden = Страж
    .role = Щит отряда: принимает удары на себя, копит жетоны защиты и превращает их в силу собственных ударов.

name-special-warden-close-ranks = Сомкнуть ряды
name-card-warden-shield-drill = Щитовая выучка
name-card-warden-measured-cut = Расчётливый удар
name-card-warden-step-between = Встать между
name-card-warden-taunt = Провокация
name-card-warden-rim-blow = Удар кромкой
name-card-warden-take-the-blow = Принять удар
name-card-warden-hold-the-line = Держать строй
name-card-warden-low-guard = Нижняя стойка
name-card-warden-answer-in-kind = Той же монетой
name-card-warden-open-the-guard = Раскрыть защиту
name-card-warden-shove-clear = Выдернуть из-под удара
name-card-warden-breach = Пролом
name-card-warden-stand-unmoved = Нерушимый
name-card-warden-captains-call = Клич капитана
name-card-warden-wall-of-oaths = Стена клятв
