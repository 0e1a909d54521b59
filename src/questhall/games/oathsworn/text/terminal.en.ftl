# What only the terminal says.

terminal-you = you
terminal-round = Round { $round }
terminal-stage = Stage { $stage }
terminal-turn = Turn: { $name }
terminal-next-card = Next Stage Card
terminal-hp = { $hp } HP
terminal-defense = defense { $defense }
terminal-animus = Animus
terminal-might = Might
terminal-tokens = Tokens
terminal-positions = Positions
terminal-hand = Hand: { $name }
terminal-cooldown = cooldown { $cooldown }
terminal-once = once an encounter
terminal-iron = { $iron } Iron
terminal-knockouts = Knockout Track { $marks }
terminal-rations =
    { $rations ->
        [one] { $rations } ration
       *[other] { $rations } rations
    }
terminal-time = time { $spent }/{ $all }
terminal-backpack = Backpack
terminal-allies = Allies
terminal-chapter = Chapter { $number } of { $all }
terminal-level = level { $level }
terminal-away = Not in the company for now
terminal-dead = Dead
terminal-traits = Traits
terminal-chapters = Chapters
terminal-chapter-won =
    { $attempts ->
        [one] { $name }, won at the first attempt
       *[other] { $name }, won after { $attempts } attempts
    }
terminal-chapter-open = { $name }, begun
