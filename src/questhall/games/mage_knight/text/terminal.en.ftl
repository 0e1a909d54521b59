# What only the terminal says.

terminal-you = you
terminal-chosen = chosen one
terminal-round = Round { $round } of { $rounds }
terminal-day = day
terminal-night = night
terminal-order = Turn order
terminal-move = Move
terminal-influence = Influence
terminal-healing = Heal
terminal-source = Source
terminal-units = Units
terminal-spells = Spells
terminal-actions = Advanced actions
terminal-tactics = Tactics
terminal-gathered = Gathered
terminal-block = Block
terminal-to-defeat = armour { $reached }/{ $needed }
terminal-to-block = block { $reached }/{ $needed }
terminal-cost = Cost
terminal-level = Level
terminal-fame = Fame
terminal-reputation = Reputation
terminal-armour = Armour
terminal-hand = Hand
terminal-deck = Deck
terminal-tactic = Tactic
