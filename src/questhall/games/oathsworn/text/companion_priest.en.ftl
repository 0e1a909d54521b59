# The companion of the Priest.

companion-priest = Priest companion

archetype-priest-a1 = Healer

name-special-priest-lay-hands = Lay Hands
name-special-priest-smite = Smite

archetype-priest-b1 = Hammer of Vows

name-special-priest-overhead = Overhead Blow
name-special-priest-comfort = Comfort

archetype-priest-a5 = Confessor

name-special-priest-absolve = Absolve
name-special-priest-shelter = Shelter

archetype-priest-b5 = Judge

name-special-priest-sentence = Sentence
name-special-priest-call-witness = Call to Witness

archetype-priest-a10 = Field Chaplain

name-special-priest-two-hands = Two Hands
name-special-priest-plain-maul = Plain Maul

archetype-priest-b10 = Bell of Wrath

name-special-priest-toll = Toll
name-special-priest-echo = Echo

archetype-priest-a15 = Shepherd

name-special-priest-stay = Stay With Us
name-special-priest-broken-bread = Broken Bread

archetype-priest-b15 = Last Judge

name-special-priest-final-word = Final Word
name-special-priest-crack = Crack the Shell
