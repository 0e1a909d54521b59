# Warden: board and cards.

class-warden = Warden
    .role = Shield of the company: draws attacks to himself, hoards Defense tokens and turns them into weight behind his blows.

name-special-warden-close-ranks = Close Ranks
name-card-warden-shield-drill = Shield Drill
name-card-warden-measured-cut = Measured Cut
name-card-warden-step-between = Step Between
name-card-warden-taunt = Taunt
name-card-warden-rim-blow = Rim Blow
name-card-warden-take-the-blow = Take the Blow
name-card-warden-hold-the-line = Hold the Line
name-card-warden-low-guard = Low Guard
name-card-warden-answer-in-kind = Answer in Kind
name-card-warden-open-the-guard = Open the Guard
name-card-warden-shove-clear = Shove Clear
name-card-warden-breach = Breach
name-card-warden-stand-unmoved = Stand Unmoved
name-card-warden-captains-call = Captain's Call
name-card-warden-wall-of-oaths = Wall of Oaths
