# Grove Maiden: board and cards.

class-grove-maiden = Grove Maiden
    .role = Hardly fights herself: plants Sentinels where the beast will stand, lets them strike as one and walks behind the Ancient Guardian.

-special-grove-maiden-scatter-seed = Scatter Seed

piece-sentinel = Sentinel
    .text = At most 8 in play, 1 HP each, they never move and do not occupy their hex; any character entering it removes them. They attack only through your cards, together and without missing; the card says how near to the target they must be.

piece-guardian = Ancient Guardian
    .text = Starts in the green zone and acts like an ally right after you: 2 animus per round, 1 to move 3, 1 to attack. Once per encounter an attack on a friendly character next to it targets it instead. Fallen, it returns with 6 HP next to you for 6 animus, in place of a card.

-ally-ancient-guardian-1 = { piece-guardian }
-ally-ancient-guardian-5 = { piece-guardian }
-ally-ancient-guardian-10 = { piece-guardian }
-ally-ancient-guardian-15 = { piece-guardian }
-card-grove-maiden-call-the-sap = Call the Sap
-card-grove-maiden-seed-and-strike = Seed and Strike
-card-grove-maiden-wake-the-old-one = Wake the Old One
-card-grove-maiden-thicket = Thicket
-card-grove-maiden-given-back = Given Back
-card-grove-maiden-briar-answer = Briar Answer
-card-grove-maiden-grove-rises = The Grove Rises
-card-grove-maiden-thorn-volley = Thorn Volley
-card-grove-maiden-leaf-mould = Leaf Mould
-card-grove-maiden-green-speech = Green Speech
-card-grove-maiden-bark-ward = Bark Ward
-card-grove-maiden-old-ones-stride = Old One's Stride
-card-grove-maiden-strangling-growth = Strangling Growth
-card-grove-maiden-heartseed = Heartseed
-card-grove-maiden-the-wood-remembers = The Wood Remembers
