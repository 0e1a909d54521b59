# Warden: board and cards.

class-warden = Warden
    .role = Shield of the company: draws attacks to himself, hoards Defense tokens and turns them into weight behind his blows.

special-warden-close-ranks = Close Ranks
    .text = Interrupt, once per round, 1 animus: after damage is drawn against an adjacent friendly character, it has +2 defense for this attack.

card-warden-shield-drill = Shield Drill
    .text = (3) Attack +1, then gain 1 Defense token. (2) Attack. (1) Refresh your Might Decks.

card-warden-measured-cut = Measured Cut
    .text = Attack +1, Empowered 1. On a hit gain 1 Defense token.

card-warden-step-between = Step Between
    .text = (3) Move 2, then attack. (2) Move 3; each other Oathsworn adjacent to you gains 1 Defense token.

card-warden-taunt = Taunt
    .text = An enemy within 5 in line of sight is taunted until the end of the round: it targets you even if it cannot reach you. Gain 1 Defense token.

card-warden-rim-blow = Rim Blow
    .text = Melee attack +1, and +1 more per Defense token you hold (at most +2). On a hit Knockback 1.

card-warden-take-the-blow = Take the Blow
    .text = Interrupt, before damage is drawn against another friendly character within 2: the attack targets you instead and you have +2 defense against it.

card-warden-hold-the-line = Hold the Line
    .text = Attack +2, Empowered 3. Then each Oathsworn within 2, you included, gains 1 Defense token.

card-warden-low-guard = Low Guard
    .text = Attack. You have +1 defense until the end of the round.

card-warden-answer-in-kind = Answer in Kind
    .text = Interrupt, when an adjacent enemy's attack on you is over: attack that enemy +2, Empowered 2.

card-warden-open-the-guard = Open the Guard
    .text = (2) Spend 1 Defense token: attack +2. (2) Attack. (1) Refresh your Might Decks and gain 1 Defense token.

card-warden-shove-clear = Shove Clear
    .text = Interrupt, before damage is drawn against an adjacent Oathsworn: swap hexes with him, the attack targets you, gain 2 Defense tokens. Or: attack +1, on a hit Knockback 2.

card-warden-breach = Breach
    .text = Move 2, then attack +2, Empowered 1. If the target loses HP it is taunted by you until the end of the round.

card-warden-stand-unmoved = Stand Unmoved
    .text = Interrupt, after damage is drawn against you or an adjacent friendly character: ignore the 2 highest enemy cards.

card-warden-captains-call = Captain's Call
    .text = (3) Attack +1, and +1 more per adjacent friendly character (at most +3). (2) You and each adjacent Oathsworn gain 1 Defense token. (1) Refresh your Might Decks.

card-warden-wall-of-oaths = Wall of Oaths
    .text = Melee attack +2, Empowered 3 on all enemies in your 3 front hexes; on a hit Knockback 1. You and adjacent Oathsworn have +1 defense until the end of the round.
