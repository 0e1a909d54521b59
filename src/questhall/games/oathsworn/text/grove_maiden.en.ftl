# Grove Maiden: board and cards.

class-grove-maiden = Grove Maiden
    .role = Hardly fights herself: plants Sentinels where the beast will stand, lets them strike as one and walks behind the Ancient Guardian.

special-grove-maiden-scatter-seed = Scatter Seed
    .text = Once per round in your turn, 1 animus: create 1 Sentinel on an empty hex within 3.

piece-sentinel = Sentinel
    .text = At most 8 in play, 1 HP each, they never move and do not occupy their hex; any character entering it removes them. They attack only through your cards, together and without missing; the card says how near to the target they must be.

piece-guardian = Ancient Guardian
    .text = Starts in the green zone and acts like an ally right after you: 2 animus per round, 1 to move 3, 1 to attack. Once per encounter an attack on a friendly character next to it targets it instead. Fallen, it returns with 6 HP next to you for 6 animus, in place of a card.

ally-ancient-guardian-1 = { piece-guardian }
    .text = { piece-guardian.text }

ally-ancient-guardian-5 = { piece-guardian }
    .text = { piece-guardian.text }

ally-ancient-guardian-10 = { piece-guardian }
    .text = { piece-guardian.text }

ally-ancient-guardian-15 = { piece-guardian }
    .text = { piece-guardian.text }

card-grove-maiden-call-the-sap = Call the Sap
    .text = (2) Sentinel attack with up to 3 Sentinels within 3 of the target. (2) Create up to 2 Sentinels within 3. (1) Refresh your Might Decks.

card-grove-maiden-seed-and-strike = Seed and Strike
    .text = Create 1 Sentinel within 4, then Sentinel attack with up to 4 Sentinels within 3 of the target.

card-grove-maiden-wake-the-old-one = Wake the Old One
    .text = The Guardian moves 2 and attacks, without using its animus.

card-grove-maiden-thicket = Thicket
    .text = Create up to 4 Sentinels on empty hexes within 3.

card-grove-maiden-given-back = Given Back
    .text = Remove 1 Sentinel within 5: a friendly character within 5 heals 1 HP and you gain 1 animus.

card-grove-maiden-briar-answer = Briar Answer
    .text = Interrupt, after damage is drawn against a friendly character within 6: remove up to 2 Sentinels within 2 of him and ignore that many of the highest enemy cards.

card-grove-maiden-grove-rises = The Grove Rises
    .text = Create up to 2 Sentinels within 5, then Sentinel attack +1, Empowered 3 with up to 5 Sentinels within 3 of the target.

card-grove-maiden-thorn-volley = Thorn Volley
    .text = Sentinel attack Empowered 2 with up to 4 Sentinels within 4 of the target.

card-grove-maiden-leaf-mould = Leaf Mould
    .text = Remove 2 Sentinels: gain 3 animus; the Guardian heals 2 HP and gains 1 animus.

card-grove-maiden-green-speech = Green Speech
    .text = (3) Sentinel attack +1 with up to 4 Sentinels within 4 of the target. (1) Create 1 Sentinel within 5. (1) Refresh your Might Decks; the Guardian gains 1 animus.

card-grove-maiden-bark-ward = Bark Ward
    .text = Create 1 Sentinel within 4. Then each Oathsworn on or next to a Sentinel's hex gains 1 Defense token.

card-grove-maiden-old-ones-stride = Old One's Stride
    .text = The Guardian moves 3 and attacks +1, Empowered 2; on a hit Knockback 1. It uses no animus.

card-grove-maiden-strangling-growth = Strangling Growth
    .text = Sentinel attack +1, Empowered 2 with up to 5 Sentinels within 2 of the target; its movements are 2 hexes shorter until the end of the round.

card-grove-maiden-heartseed = Heartseed
    .text = (3) Create 1 Sentinel within 5, then Sentinel attack Empowered 1 with up to 4 within 3 of the target. (2) Create up to 3 Sentinels within 4. (1) Refresh your Might Decks; the Guardian heals 1 HP.

card-grove-maiden-the-wood-remembers = The Wood Remembers
    .text = Sentinel attack +1, Empowered 3 with every Sentinel in play, at any distance. Then the Guardian moves 2 and attacks.
