"""What representative cards, boards and enemies say in English."""

ENGLISH = """
card-blade-opening-salute
  - (3) Attack with +1 damage; 1 free redraw if another card lies on your position 0. (2)
    Attack. (1) Refresh your Might Decks.
card-blade-parry-and-cut
  - Interrupt, when an enemy's attack on you is over, if you are adjacent to that enemy and it
    cost you no HP: attack that enemy with +1 damage and Empowered 1. Or: attack.
card-blade-broken-tempo
  - Interrupt, after damage is drawn against you: +1 defense against this attack, and +1 more
    per Rhythm you hold (at most +3). Or: move 1, then attack with Empowered 1.
card-cur-twist-the-blade
  - Attack with Empowered 1. On a hit, gain 1 Lethality. On a critical, also gain 1 Lethality.
card-cur-fade
  - Move 3 through characters; until the end of the round enemies target you only if they can
    target no other Oathsworn (reactions excepted); gain 1 Lethality.
card-cur-everyone-bleeds
  - Make a chain attack with +2 damage, Empowered 3 and chain range 3 (up to 4 targets), then
    gain 1 Lethality per target (at most 4).
card-exile-reopen-wounds
  - Attack with Empowered 2. On a hit, if the target has a Bleed token, the target loses 1 HP
    and 1 Bleed token; otherwise the target gains 1 Bleed token.
card-exile-hurled-iron
  - Attack with +2 damage, Empowered 3 and range 5. On a hit, the target gains 1 Bleed token.
    Your weapons are thrown: pick them up next to the target.
card-exile-headlong
  - Charge Through 4: attack all enemies on the path with +1 damage and Empowered 3. On a hit,
    each target gains 1 Bleed token.
card-grove-maiden-briar-answer
  - Interrupt, after damage is drawn against a friendly character within 6 (or you), if a
    Sentinel is within 2 of them: remove up to 2 Sentinels within 2 of them, then ignore that
    many of the highest enemy cards.
card-grove-maiden-grove-rises
  - Create up to 2 Sentinels on empty hexes within 5, then make a Sentinel attack with +1 damage
    and Empowered 3 (up to 5 Sentinels within 3 of the target).
card-grove-maiden-bark-ward
  - Create 1 Sentinel on an empty hex within 4; each Oathsworn on or next to a Sentinel's hex
    (you included) gains 1 Defense token.
card-harbinger-carry-aloft
  - Place a friendly character within 4 (or yourself) on an empty hex within 5 of there; they
    have +2 damage in their next attack this round.
card-harbinger-cast-the-bones
  - (2) Attack with range 4. (1) Draw 3 white cards: for each card that is not blank, an
    Oathsworn within 6 (or you) gains 1 animus (this is no attack). (1) Refresh your Might
    Decks.
card-harbinger-seen-before
  - Interrupt, before the first step of a Stage Card, also of a reaction: each Oathsworn (you
    included) may move 2.
card-huntress-low-pass
  - If a falcon is on an enemy: make a falcon chain attack with Empowered 2 and chain range 3
    (up to 3 targets). After the attack the falcon ends on the last living target.
card-huntress-snatch-away
  - Interrupt, before damage is drawn against a friendly character (or you), if a falcon is on
    them: they may move 2 through characters; out of its range the attack does not hit; the
    falcon on them returns to you.
card-huntress-patience
  - Interrupt, after an Oathsworn in line of sight (or you) draws for an attack: they may redraw
    up to 2 cards; if a falcon is on them, they may redraw 1 card.
card-penitent-scourge
  - You may lose 1 HP to attack with +3 damage; otherwise attack.
card-penitent-under-the-yoke
  - Move 2, then attack with Empowered 1; another Empowered 2 (3 in all) if you have lost 2 or
    more HP.
card-penitent-open-hands
  - Attack with +1 damage. If the target loses HP and you have 3 HP or less, heal 1 HP.
card-priest-laying-on-of-hands
  - A friendly character adjacent to you (or you) heals 1 HP, and 1 more (2 in all) if they have
    2 HP or less; they gain 1 Defense token.
card-priest-shared-cup
  - Up to 2 other Oathsworn within 3 each gain 2 animus. Or: up to 2 other Oathsworn within 3
    each battleflow 1 position of their choice.
card-ranger-rustling-step
  - In either order: move 2 and attack; +1 damage if the target is 4 or more hexes away.
card-ranger-multishot
  - Twice: attack with Empowered 1 (the targets may differ).
card-warbear-heave
  - Another Oathsworn adjacent to you may move 4 through characters and has +2 damage in its
    next attack this round. Or: push an enemy of normal size adjacent to you by 3 hexes, then
    gain 1 animus.
card-warbear-all-her-weight
  - (3) Attack with +1 damage. On a hit, either Knockback 2, or turn the target by 1 facing. (2)
    Attack. (1) Refresh your Might Decks, then gain 1 Defense token.
card-warden-shove-clear
  - Interrupt, before damage is drawn against another Oathsworn adjacent to you: swap hexes with
    them; the attack targets you instead; gain 2 Defense tokens. Or: attack with +1 damage. On a
    hit, Knockback 2.
card-warden-wall-of-oaths
  - Make a melee attack on all enemies in your 3 front hexes with +2 damage and Empowered 3. On
    a hit, Knockback 1. Then each Oathsworn adjacent to you (you included) has +1 defense until
    the end of the round.
card-witch-hedge-sign
  - Attack with range 4; +2 damage if the target is on or next to a Fire or Water Tile.
card-witch-drink-the-element
  - (0) Remove 1 Fire Tile within 3: gain 2 animus and 1 Redraw token. (1) Remove 1 Water Tile
    within 3: a friendly character within 3 (or you) heals 1 HP.
card-witch-fireball
  - Attack everyone (friends too) in a circle of 7 hexes with Empowered 3 and range 5; only in a
    straight line. On a hit, place 1 Fire Tile on the centre of the area.
card-witch-veil-of-mist
  - Interrupt, after damage is drawn against a friendly character within 4 (or you): if they are
    on or next to a Water Tile, ignore the 2 highest enemy cards; otherwise ignore the highest
    enemy card.
special-warden-close-ranks
  - Interrupt, once per round, 1 animus, after damage is drawn against another friendly
    character adjacent to you: they have +2 defense against this attack.
special-ranger-canopy-path
  - Once per turn, 3 animus, if you are next to an obstacle: place yourself on an empty hex next
    to an obstacle within 7.
special-penitent-bear-the-burden
  - Interrupt, once per round, after damage is drawn against another Oathsworn within 3, if it
    would cost them HP: they lose 1 HP fewer; you lose 1 HP, then gain 1 animus.
special-priest-two-hands
  - Up to 2 friendly characters within 2 (you included) each heal 1 HP.
special-harbinger-bury
  - Once per encounter: put the open Stage Card under the other cards of its stage and turn the
    next one face up.
counter-lethality
  - You hold from 0 to 6 of it. Before drawing for an attack spend any number of it: +1 damage
    each. A missed attack gives them back.
card-barrel-lid
  - Interrupt, before damage is drawn against you, if it is a ranged attack or it is an attack
    on an area: +2 defense against this attack.
card-antler-staff
  - When you draw a critical in a successful attack: battleflow 1 position of your choice.
    Companion: +2 damage.
card-husk-staff
  - If 2 or more cards lie on your position 2: gain 2 animus. Companion, before drawing for an
    attack: Empowered 2.
card-plough-plate
  - No ability.
card-sowers-satchel
  - Gain 1 animus per card on your position 3 (at most 3). Companion: gain 1 Empowered ×3 token.
ally-wick
  - Another friendly character within 3 gains 1 Redraw token. Story: +1 to a Spot Check.
ally-ancient-guardian-1
  - Interrupt, before damage is drawn against another friendly character adjacent to you: the
    attack targets you instead.
card-dirty-bite
  - Either lose 2 animus (if you have 2 animus), or lose 1 HP.
card-blurred-eye
  - Your ranges are 2 shorter (at least 1) until the end of the round; you draw at most 3 white
    cards per attack until the end of the round.
card-waking-salts
  - You suffer no injury. At the start of the next chapter gain 1 combat token of your choice.
stage-card-caustic-bite
  - Litter; move 5 to the target, then attack (front). If the target loses HP, it has −1 defense
    for the rest of the encounter per HP lost. Then move 4 north-east.
stage-card-shriek
  - Litter; move 3 north-east; each Oathsworn draws 1 white enemy card per hex to the nearest
    friend; for each card of value 2, it loses 2 combat tokens of its choice or loses 1 HP.
stage-card-bound-sheaf
  - The Binder: move 5 to the target; if the target is within 2, Bind 6. The Mower: the target
    is now the caged Oathsworn; move 5 to the target, then attack (front).
stage-card-listening
  - If it is hidden, each Oathsworn without a friend within 2 loses 1 combat token of its choice
    or loses 1 HP; otherwise move 6 to the target, then attack (flank). Then Vanish.
stage-card-wooden-grip
  - The target is the Oathsworn with the most HP. Turn to the target, then attack (flank) with
    range 6. If the target loses HP, cage the target: Survival difficulty 6, and after a failed
    escape whoever is held loses 1 HP.
stage-card-mad-rush-far
  - The target is the farthest Oathsworn. Bull Rush 8; if the charge destroyed no obstacle, the
    target is now the nearest Oathsworn; Bull Rush 5.
ability-litter
  - Place N grain rats next to the rear. Without a printed number N is 1, or 2 if stage 2 has
    begun and the part Tail is whole.
ability-bind
  - Cage the target: Survival difficulty N (2 less if the part Cord Hands is broken), and after
    a failed escape whoever is held loses 1 HP.
action-hold-the-rope
  - Once per round for the company, 3 animus (companions and allies 2), if you are adjacent to a
    minion: −1 to the toll.
part-right-leg
  - Broken: all its movements are 2 shorter (not below 1).
part-bronze-heart
  - Broken: attacks with the core symbol draw 1 strongest card fewer; Toll does nothing.
"""
