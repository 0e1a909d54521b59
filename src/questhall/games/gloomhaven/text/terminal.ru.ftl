# Что говорит только терминал.

terminal-you = вы
terminal-level = Уровень { $level }
terminal-round = Раунд { $round }
terminal-elements = Стихии
terminal-strong = сильный заряд
terminal-waning = средний заряд
terminal-order = Порядок ходов
terminal-hit-points = ОЗ { $hp }/{ $most }
terminal-rank =
    { $rank ->
        [0] Обычный
        [1] Мощный
       *[2] Босс
    }
terminal-hand = Рука
terminal-discard = Сброс
terminal-lost = Потери
terminal-coins = Монеты
terminal-xp = Опыт
terminal-played = Сыграно
terminal-resting = долгий отдых
terminal-departed = в безопасности
terminal-exhausted = изнурение
terminal-card = инициатива { $initiative }, уровень { $level }
terminal-checks =
    { $checks ->
        [one] { $checks } галочка
        [few] { $checks } галочки
       *[many] { $checks } галочек
    }
terminal-scenario-level = Рекомендуемый уровень сценария { $level }
terminal-quest = Личное задание
terminal-at-home = Остались дома
terminal-retired = Ушли на покой
terminal-party-achievements = Достижения отряда
terminal-global-achievements = Глобальные достижения
terminal-done = Пройденные сценарии
