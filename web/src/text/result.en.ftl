# The last page of a game.

result-watch = Watch it from the beginning
result-brought = What the ending brought
result-counted = How it went
result-counting = Counting what happened …
result-rounds = Rounds { $rounds }
result-round = round { $round }: { $amount }
result-proof = Seed and fingerprint
result-step-link = Link to this step
tally-dealt = Damage dealt
tally-taken = Damage taken
tally-felled = Enemies felled
tally-lost = Own figures lost
tally-played = Cards played
tally-healed = Healed
tally-gained = Experience and fame
tally-looted = Coins looted
