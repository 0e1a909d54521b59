# What only the terminal says.

terminal-you = вы
terminal-round = Раунд { $round }
terminal-stage = Стадия { $stage }
terminal-turn = Ход: { $name }
terminal-next-card = Следующая карта стадии
terminal-hp = { $hp } ОЗ
terminal-defense = защита { $defense }
terminal-animus = Анима
terminal-might = Сила
terminal-tokens = Жетоны
terminal-positions = Позиции
terminal-hand = Рука: { $name }
terminal-cooldown = перезарядка { $cooldown }
terminal-once = один раз за столкновение
terminal-iron = Железо: { $iron }
terminal-knockouts = Счётчик выбывания: { $marks }
terminal-rations =
    { $rations ->
        [one] { $rations } паёк
        [few] { $rations } пайка
       *[other] { $rations } пайков
    }
terminal-time = время { $spent }/{ $all }
terminal-backpack = Рюкзак
terminal-allies = Союзники
terminal-chapter = Глава { $number } из { $all }
terminal-level = уровень { $level }
terminal-away = Пока не в отряде
terminal-dead = Погибли
terminal-traits = Особенности
terminal-chapters = Главы
terminal-chapter-won = { $name }: победа с попытки { $attempts }
terminal-chapter-open = { $name }: начата
