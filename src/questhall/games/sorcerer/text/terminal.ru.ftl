# Слова стола, нарисованного в терминале.

terminal-you = Вы
terminal-creation = Создание волшебников
terminal-begins = начинает: { $who }
terminal-conquered = захвачено: { $who }
terminal-field-exhausted = опустошено
terminal-no-minions = (приспешников нет)
terminal-attacks = Атака, { $attacker }: { $dice }
terminal-bonus = бонус { $bonus }
terminal-points-left = осталось назначить урона: { $points }
terminal-blanked = текст сведён на нет
terminal-flying = полёт
terminal-skills = Навыки
