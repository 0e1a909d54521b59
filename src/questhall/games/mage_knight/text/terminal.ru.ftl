# Что говорит только терминал.

terminal-you = вы
terminal-chosen = избранный герой
terminal-round = Раунд { $round } из { $rounds }
terminal-day = день
terminal-night = ночь
terminal-order = Порядок хода
terminal-move = Движение
terminal-influence = Влияние
terminal-healing = Лечение
terminal-source = Источник
terminal-units = Отряды
terminal-spells = Заклинания
terminal-actions = Особые действия
terminal-tactics = Тактики
terminal-gathered = Набрано
terminal-block = Блок
terminal-to-defeat = броня { $reached }/{ $needed }
terminal-to-block = блок { $reached }/{ $needed }
terminal-cost = Цена
terminal-level = Уровень
terminal-fame = Слава
terminal-reputation = Репутация
terminal-armour = Броня
terminal-hand = Рука
terminal-deck = Колода
terminal-tactic = Тактика
