# Huntress: board and cards.

class-huntress = Huntress
    .role = Bow, blade and two falcons. Where the birds sit decides what her cards can do: on prey they open wounds, on friends they guard.

-special-huntress-whistle = Whistle

piece-falcon = Falcon
    .text = Two falcons start on your board. Send a falcon to a new target = move it to a character in line of sight; call back = return it to your board. A falcon attack is your ranged attack on an enemy that carries a falcon, at any distance and without line of sight; it hits the part nearest to you. The falcon stays unless the card says otherwise.

-card-huntress-hood-off = Hood Off
-card-huntress-feather-and-shaft = Feather and Shaft
-card-huntress-boar-step = Boar Step
-card-huntress-stoop = Stoop
-card-huntress-wing-guard = Wing Guard
-card-huntress-twin-talons = Twin Talons
-card-huntress-blinding-wings = Blinding Wings
-card-huntress-spare-string = Spare String
-card-huntress-spotters-cry = Spotter's Cry
-card-huntress-meet-the-rush = Meet the Rush
-card-huntress-cast-both = Cast Both
-card-huntress-low-pass = Low Pass
-card-huntress-borrowed-wings = Borrowed Wings
-card-huntress-heartwood-shot = Heartwood Shot
-card-huntress-circling-death = Circling Death
-card-huntress-patience = Hunter's Patience
-card-huntress-mistress-of-the-mews = Mistress of the Mews
-card-huntress-sky-and-steel = Sky and Steel
-card-huntress-snatch-away = Snatch Away
-card-huntress-red-sky-hunt = Red Sky Hunt
