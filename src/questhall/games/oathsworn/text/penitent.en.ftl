# Penitent: board and cards.

class-penitent = Penitent
    .role = Pays in blood: takes the wounds of others upon himself and hits harder the closer he stands to the grave.

special-penitent-bear-the-burden = Bear the Burden
    .text = Interrupt, once per round, when another Oathsworn within 3 is about to lose HP to an attack (after damage is drawn): he loses 1 HP fewer, you lose 1 HP and gain 1 animus.

card-penitent-litany-of-blows = Litany of Blows
    .text = (3) Attack, +1 per HP you have lost (at most +3). (2) Attack. (1) Refresh your Might Decks.

card-penitent-scourge = Scourge
    .text = You may lose 1 HP to give this attack +3. Attack.

card-penitent-under-the-yoke = Under the Yoke
    .text = Move 2, then attack Empowered 1. If you have lost 2 or more HP, 2 further Empowered points.

card-penitent-thorn-vow = Thorn Vow
    .text = Interrupt, when an adjacent enemy's attack on you is over: attack it, +2 per HP it made you lose (at most +4).

card-penitent-shared-wound = Shared Wound
    .text = (1) Lose 1 HP: another Oathsworn within 3 heals 1 HP; gain 1 Combat Token of your choice and 2 animus. (3) Attack Empowered 2, +2 if you have lost 3 or more HP.

card-penitent-absolution = Absolution
    .text = Heal 1 HP, or 2 if you have lost 4 or more. Gain 1 Defense token.

card-penitent-reckoning = Reckoning
    .text = Attack +1, Empowered 3, and +1 more per HP you have lost (at most +4).

card-penitent-open-hands = Open Hands
    .text = Attack +1. If the target loses HP and you have 3 HP or fewer, heal 1 HP.

card-penitent-mortify = Mortify the Flesh
    .text = Lose 1 HP: gain 3 animus, 1 Combat Token of your choice, and battleflow one position.

card-penitent-debt-paid = Debt Paid
    .text = (2) Attack, +2 if you have lost HP this round. (0) Lose 1 HP: attack +1. (1) Refresh your Might Decks.

card-penitent-not-yet = Not Yet
    .text = Interrupt, after damage is drawn against you: you keep at least 1 HP in this attack. Gain 1 Empowered x3 token.

card-penitent-red-psalm = Red Psalm
    .text = Attack +1, Empowered 1, with 1 further Empowered point per HP you have lost (at most 3).

card-penitent-bound-by-guilt = Bound by Guilt
    .text = Interrupt, before damage is drawn against another Oathsworn within 3: the attack targets you instead; you have +1 defense against it per HP you have lost (at most +3).

card-penitent-ash-on-the-brow = Ash on the Brow
    .text = (3) Attack Empowered 1, +1 per HP you have lost (at most +4). (1) Lose 1 HP: another Oathsworn within 3 heals 2 HP. (1) Refresh your Might Decks; if you have lost 3 or more HP, gain 1 Redraw token.

card-penitent-martyrs-dawn = Martyr's Dawn
    .text = Attack +2, Empowered 3, with 1 free redraw and +1 more per HP you have lost (at most +5). If the target loses HP, heal 1 HP.
