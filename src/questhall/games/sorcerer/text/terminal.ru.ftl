# Слова стола, нарисованного в терминале.

terminal-you = Вы
terminal-seat = Место { $seat }
terminal-team = Команда { $seats }
terminal-phase =
    { $phase ->
        [0] создание волшебников
        [1] фаза подготовки
        [2] фаза действий
        [3] фаза боя
       *[4] фаза конца раунда
    }
terminal-begins = начинает: { $who }
terminal-exhausted-field = опустошено
terminal-empty-side = (приспешников нет)
terminal-attack = Атакует { $attacker }: { $dice }
terminal-attack-bonus = прибавка { $bonus }
terminal-attack-points = распределить урона: { $points }
terminal-blank = сведён на нет
terminal-flying = полёт
terminal-skills = Навыки
