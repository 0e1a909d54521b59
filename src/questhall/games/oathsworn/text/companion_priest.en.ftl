# The companion of the Priest.

companion-priest = Priest companion

archetype-priest-a1 = Healer

-special-priest-lay-hands = Lay Hands
-special-priest-smite = Smite

archetype-priest-b1 = Hammer of Vows

-special-priest-overhead = Overhead Blow
-special-priest-comfort = Comfort

archetype-priest-a5 = Confessor

-special-priest-absolve = Absolve
-special-priest-shelter = Shelter

archetype-priest-b5 = Judge

-special-priest-sentence = Sentence
-special-priest-call-witness = Call to Witness

archetype-priest-a10 = Field Chaplain

-special-priest-two-hands = Two Hands
-special-priest-plain-maul = Plain Maul

archetype-priest-b10 = Bell of Wrath

-special-priest-toll = Toll
-special-priest-echo = Echo

archetype-priest-a15 = Shepherd

-special-priest-stay = Stay With Us
-special-priest-broken-bread = Broken Bread

archetype-priest-b15 = Last Judge

-special-priest-final-word = Final Word
-special-priest-crack = Crack the Shell
