# Priest: board and cards.

class-priest = Priest
    .role = Slow maul, steady hands: every good hit may be turned into mercy, and the company lives and acts longer around him.

name-special-priest-mercy-in-iron = Mercy in Iron
name-card-priest-heavy-blow = Heavy Blow
name-card-priest-alarm-bell = Alarm Bell
name-card-priest-on-your-feet = On Your Feet
name-card-priest-laying-on-of-hands = Laying On of Hands
name-card-priest-ringing-maul = Ringing Maul
name-card-priest-candle-in-the-dark = Candle in the Dark
name-card-priest-verdict = Verdict
name-card-priest-plain-prayer = Plain Prayer
name-card-priest-hallowed-ground = Hallowed Ground
name-card-priest-tolling-stride = Tolling Stride
name-card-priest-shared-cup = Shared Cup
name-card-priest-bonebreaker-hymn = Bonebreaker Hymn
name-card-priest-cracked-shell = Cracked Shell
name-card-priest-hammer-and-candle = Hammer and Candle
name-card-priest-back-from-the-brink = Back from the Brink
