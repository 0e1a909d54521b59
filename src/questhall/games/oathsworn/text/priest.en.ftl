# Priest: board and cards.

class-priest = Priest
    .role = Slow maul, steady hands: every good hit may be turned into mercy, and the company lives and acts longer around him.

-special-priest-mercy-in-iron = Mercy in Iron
-card-priest-heavy-blow = Heavy Blow
-card-priest-alarm-bell = Alarm Bell
-card-priest-on-your-feet = On Your Feet
-card-priest-laying-on-of-hands = Laying On of Hands
-card-priest-ringing-maul = Ringing Maul
-card-priest-candle-in-the-dark = Candle in the Dark
-card-priest-verdict = Verdict
-card-priest-plain-prayer = Plain Prayer
-card-priest-hallowed-ground = Hallowed Ground
-card-priest-tolling-stride = Tolling Stride
-card-priest-shared-cup = Shared Cup
-card-priest-bonebreaker-hymn = Bonebreaker Hymn
-card-priest-cracked-shell = Cracked Shell
-card-priest-hammer-and-candle = Hammer and Candle
-card-priest-back-from-the-brink = Back from the Brink
