# Warden: board and cards.

class-warden = Warden
    .role = Shield of the company: draws attacks to himself, hoards Defense tokens and turns them into weight behind his blows.

-special-warden-close-ranks = Close Ranks
-card-warden-shield-drill = Shield Drill
-card-warden-measured-cut = Measured Cut
-card-warden-step-between = Step Between
-card-warden-taunt = Taunt
-card-warden-rim-blow = Rim Blow
-card-warden-take-the-blow = Take the Blow
-card-warden-hold-the-line = Hold the Line
-card-warden-low-guard = Low Guard
-card-warden-answer-in-kind = Answer in Kind
-card-warden-open-the-guard = Open the Guard
-card-warden-shove-clear = Shove Clear
-card-warden-breach = Breach
-card-warden-stand-unmoved = Stand Unmoved
-card-warden-captains-call = Captain's Call
-card-warden-wall-of-oaths = Wall of Oaths
