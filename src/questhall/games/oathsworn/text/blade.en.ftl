# Blade: board and cards.

class-blade = Blade
    .role = Fighter of the sand ring: plays cards in pairs, keeps them turning by battleflow and lives from the Rhythm this gives.

special-blade-keep-the-beat = Keep the Beat
    .text = Whenever an Ability Card you played, also as interrupt or defense, moves at least 1 card by battleflow, gain 1 Rhythm.

counter-rhythm = Rhythm
    .text = A counter from 0 to 3. Before drawing for an attack spend any amount: +1 damage each.

card-blade-opening-salute = Opening Salute
    .text = (3) Attack +1; with 1 free redraw if another card lies on position 0. (2) Attack. (1) Refresh your Might Decks.

card-blade-left-then-right = Left Then Right
    .text = Attack, +1 if another card lies on position 1.

card-blade-sand-step = Sand Step
    .text = Move 2, attack, then gain 1 Rhythm.

card-blade-turn-of-the-wrist = Turn of the Wrist
    .text = Attack Empowered 2. Then move 1 Ability Card on cooldown down one position (from position 0 to your hand).

card-blade-parry-and-cut = Parry and Cut
    .text = Interrupt, when an adjacent enemy's attack cost you no HP: attack it +1, Empowered 1. Or: attack.

card-blade-stands-rise = The Stands Rise
    .text = Attack Empowered 3, +1 per card on your cooldown positions (at most +3).

card-blade-second-breath = Second Breath
    .text = Battleflow 2 different positions of your choice, then gain 1 animus.

card-blade-low-line = Low Line
    .text = Attack +1. On a hit return 1 Ability Card from position 0 to your hand.

card-blade-feint = Feint
    .text = Gain 1 Rhythm and move 1. You may play one more Ability Card this turn, with a cost of 3 or less.

card-blade-flourish = Flourish
    .text = (2) Attack, +1 if another card lies on position 0. (1) Gain 1 Rhythm and move 2. (1) Refresh your Might Decks.

card-blade-steel-whirl = Steel Whirl
    .text = Melee attack +2, Empowered 3 on all adjacent enemies. On a hit gain 1 Rhythm.

card-blade-measure-for-measure = Measure for Measure
    .text = Attack +1, Empowered 1, with 1 further Empowered point per Rhythm you hold when you play this (at most 3).

card-blade-broken-tempo = Broken Tempo
    .text = Interrupt, after damage is drawn against you: +1 defense for this attack, and +1 more per Rhythm you hold (at most +3). Or: move 1, then attack Empowered 1.

card-blade-thumb-turned = Thumb Turned
    .text = (3) Attack +1, Empowered 1, and +2 more if the target has a broken part. (2) Attack, then gain 1 Rhythm. (1) Refresh your Might Decks and battleflow one position.

card-blade-last-bout = Last Bout
    .text = Attack +1, Empowered 2. On a hit make a second attack +1, Empowered 2, on any enemy in range.
