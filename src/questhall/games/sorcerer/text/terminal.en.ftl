# Words of the table as it is drawn in a terminal.

terminal-you = You
terminal-seat = Seat { $seat }
terminal-team = Team { $seats }
terminal-phase =
    { $phase ->
        [0] creation
        [1] Ready Phase
        [2] Action Phase
        [3] Battle Phase
       *[4] End of Round Phase
    }
terminal-begins = begins: { $who }
terminal-exhausted-field = exhausted
terminal-empty-side = (no minions)
terminal-attack = { $attacker } attacks: { $dice }
terminal-attack-bonus = bonus { $bonus }
terminal-attack-points = damage to assign: { $points }
terminal-blank = blanked
terminal-flying = flying
terminal-skills = Skills
