# Huntress: board and cards.

class-huntress = Huntress
    .role = Bow, blade and two falcons. Where the birds sit decides what her cards can do: on prey they open wounds, on friends they guard.

name-special-huntress-whistle = Whistle

piece-falcon = Falcon
    .text = Two falcons start on your board. Send a falcon to a new target = move it to a character in line of sight; call back = return it to your board. A falcon attack is your ranged attack on an enemy that carries a falcon, at any distance and without line of sight; it hits the part nearest to you. The falcon stays unless the card says otherwise.

name-card-huntress-hood-off = Hood Off
name-card-huntress-feather-and-shaft = Feather and Shaft
name-card-huntress-boar-step = Boar Step
name-card-huntress-stoop = Stoop
name-card-huntress-wing-guard = Wing Guard
name-card-huntress-twin-talons = Twin Talons
name-card-huntress-blinding-wings = Blinding Wings
name-card-huntress-spare-string = Spare String
name-card-huntress-spotters-cry = Spotter's Cry
name-card-huntress-meet-the-rush = Meet the Rush
name-card-huntress-cast-both = Cast Both
name-card-huntress-low-pass = Low Pass
name-card-huntress-borrowed-wings = Borrowed Wings
name-card-huntress-heartwood-shot = Heartwood Shot
name-card-huntress-circling-death = Circling Death
name-card-huntress-patience = Hunter's Patience
name-card-huntress-mistress-of-the-mews = Mistress of the Mews
name-card-huntress-sky-and-steel = Sky and Steel
name-card-huntress-snatch-away = Snatch Away
name-card-huntress-red-sky-hunt = Red Sky Hunt
