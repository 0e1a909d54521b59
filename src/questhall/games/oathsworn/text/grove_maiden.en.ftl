# Grove Maiden: board and cards.

class-grove-maiden = Grove Maiden
    .role = Hardly fights herself: plants Sentinels where the beast will stand, lets them strike as one and walks behind the Ancient Guardian.

name-special-grove-maiden-scatter-seed = Scatter Seed

piece-sentinel = Sentinel
    .text = At most 8 in play, 1 HP each, they never move and do not occupy their hex; any character entering it removes them. They attack only through your cards, together and without missing; the card says how near to the target they must be.

piece-guardian = Ancient Guardian
    .text = Starts in the green zone and acts like an ally right after you: 2 animus per round, 1 to move 3, 1 to attack. Once per encounter an attack on a friendly character next to it targets it instead. Fallen, it returns with 6 HP next to you for 6 animus, in place of a card.

name-ally-ancient-guardian-1 = { piece-guardian }
name-ally-ancient-guardian-5 = { piece-guardian }
name-ally-ancient-guardian-10 = { piece-guardian }
name-ally-ancient-guardian-15 = { piece-guardian }
name-card-grove-maiden-call-the-sap = Call the Sap
name-card-grove-maiden-seed-and-strike = Seed and Strike
name-card-grove-maiden-wake-the-old-one = Wake the Old One
name-card-grove-maiden-thicket = Thicket
name-card-grove-maiden-given-back = Given Back
name-card-grove-maiden-briar-answer = Briar Answer
name-card-grove-maiden-grove-rises = The Grove Rises
name-card-grove-maiden-thorn-volley = Thorn Volley
name-card-grove-maiden-leaf-mould = Leaf Mould
name-card-grove-maiden-green-speech = Green Speech
name-card-grove-maiden-bark-ward = Bark Ward
name-card-grove-maiden-old-ones-stride = Old One's Stride
name-card-grove-maiden-strangling-growth = Strangling Growth
name-card-grove-maiden-heartseed = Heartseed
name-card-grove-maiden-the-wood-remembers = The Wood Remembers
