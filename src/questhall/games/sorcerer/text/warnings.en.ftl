# What an option costs that its own text does not say.

warning-conquered = This battlefield is conquered: nobody attacks here any more, and the minion would stand idle.
warning-energy-lost = The track ends at 10: { $energy } of the 2 energy would be lost.
warning-few-cards = Your grimoire is almost empty: you would draw { $cards } { $cards ->
    [one] card
   *[other] cards
}, not 2.
warning-good-die = This die could hardly have fallen better for you.
warning-good-roll = This roll could hardly be better for you.
warning-loses-battlefield = That is the twelfth point: this battlefield falls.
warning-loses-game = That is the twelfth point: this battlefield falls, and the game is lost.
warning-loses-minion = That destroys this minion. Another answer would not.
