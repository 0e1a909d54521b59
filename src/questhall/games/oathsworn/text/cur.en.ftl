# Cur: board and cards.

class-cur = Cur
    .role = Works his way behind the beast, hoards Lethality in the dark and spends it all in one stab.

special-cur-find-the-gap = Find the Gap
    .text = Once per turn, when you end a movement in your turn (move action or card) adjacent to an enemy in its flank arc, gain 1 Lethality; in its rear arc gain 2.

counter-lethality = Lethality
    .text = You hold at most 6 Lethality tokens. Before drawing for an attack spend any number: +1 damage each. A missed attack gives them back.

card-cur-dirty-knife = Dirty Knife
    .text = (2) Attack. (1) Move 2, through characters. (1) Refresh your Might Decks.

card-cur-slip-past = Slip Past
    .text = Move 3, through characters, then attack.

card-cur-twist-the-blade = Twist the Blade
    .text = Attack Empowered 1. On a hit gain 1 Lethality, and 1 more if you drew a critical.

card-cur-through-the-crowd = Through the Crowd
    .text = Chain attack +1, Empowered 2, chain range 2, up to 4 targets.

card-cur-fade = Fade
    .text = Move 3, through characters. Until the end of the round enemies target you only if they can target no other Oathsworn (reactions excepted). Gain 1 Lethality.

card-cur-under-the-rib = Under the Rib
    .text = Attack Empowered 3, +2 from the target's rear arc.

card-cur-roll-away = Roll Away
    .text = Interrupt, after damage is drawn against you: +3 defense for this attack, gain 1 Lethality, then move 1.

card-cur-hamstring = Hamstring
    .text = Attack +1. If the target loses HP, its movements are 2 hexes shorter until the end of the round and you gain 1 Lethality.

card-cur-patient-shadow = Patient Shadow
    .text = Gain 3 Lethality and 1 Redraw token. Until the end of the round enemies target you only if they can target no other Oathsworn (reactions excepted).

card-cur-cut-and-run = Cut and Run
    .text = (3) Attack +1, then move 2, through characters. (0) Spend 2 Lethality: gain 2 animus. (1) Refresh your Might Decks and gain 1 Lethality.

card-cur-lockpick-for-bone = Lockpick for Bone
    .text = Attack Empowered 2; against an enemy with several parts you choose which one is hit.

card-cur-from-behind = From Behind
    .text = Attack Empowered 1, with 1 free redraw; +2 from the target's flank or rear arc.

card-cur-everyone-bleeds = Everyone Bleeds
    .text = Chain attack +2, Empowered 3, chain range 3, up to 4 targets. Then gain 1 Lethality per target (at most 4).

card-cur-gutter-wisdom = Gutter Wisdom
    .text = (3) Attack +1, Empowered 2. (1) Gain 2 Lethality and move 1, through characters. (1) Refresh your Might Decks and gain 1 Redraw token.

card-cur-second-smile = Second Smile
    .text = Attack Empowered 3; each Lethality spent on it gives 1 more damage. If the target loses HP, gain 1 Lethality.
