# What only the terminal says.

terminal-you = you
terminal-level = Level { $level }
terminal-round = Round { $round }
terminal-elements = Elements
terminal-strong = strong
terminal-waning = waning
terminal-order = Turn order
terminal-hit-points = { $hp }/{ $most } HP
terminal-rank =
    { $rank ->
        [0] Normal
        [1] Elite
       *[2] Boss
    }
terminal-hand = Hand
terminal-discard = Discard
terminal-lost = Lost
terminal-coins = Coins
terminal-xp = XP
terminal-played = Played
terminal-resting = long rest
terminal-departed = got away
terminal-exhausted = exhausted
terminal-card = initiative { $initiative }, level { $level }
terminal-checks =
    { $checks ->
        [one] { $checks } check
       *[other] { $checks } checks
    }
terminal-scenario-level = Recommended scenario level { $level }
terminal-quest = Personal quest
terminal-at-home = Not coming along
terminal-retired = Retired
terminal-party-achievements = Party achievements
terminal-global-achievements = Global achievements
terminal-done = Completed scenarios
