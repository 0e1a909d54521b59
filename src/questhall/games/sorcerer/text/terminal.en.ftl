# Words of the table as it is drawn in a terminal.

terminal-you = You
terminal-creation = Creating the sorcerers
terminal-begins = begins: { $who }
terminal-conquered = conquered by { $who }
terminal-field-exhausted = exhausted
terminal-no-minions = (no minions)
terminal-attacks = { $attacker } attacks: { $dice }
terminal-bonus = bonus { $bonus }
terminal-points-left = damage to assign: { $points }
terminal-blanked = blanked
terminal-flying = flying
terminal-skills = Skills
