# A campaign: its page, what a company can do next, and the start of a chapter.

format-company = A Free Company
table-option-hardcore = Hardcore
    .help = What becomes of an Oathsworn at 0 HP.
table-option-hardcore-true = Whoever falls is dead, and the class is lost
table-option-hardcore-false = Whoever falls wakes up again

table-option-company = Company
    .help = Which four Oathsworn go out.
table-option-company-chosen = The players choose
table-option-company-first-game = Warden, Priest, Ranger, Warbear: for a first game
table-option-company-two-walls = Warden, Witch, Penitent, Huntress: two walls before two shooters
table-option-company-onrush = Warbear, Cur, Exile, Priest: the bear turns the beast, two knives live behind it
table-option-company-multipliers = Blade, Harbinger, Huntress, Warden: redraws, extra plays and falcons, for the experienced
table-option-company-crowded-board = Grove Maiden, Witch, Penitent, Ranger: much on the board, little armor, for experts

offer-story = Chapter { $number }: { $chapter }
offer-instant = Chapter { $number }, the short page: { $chapter }
offer-encounter = Fight: { $encounter }
offer-replay = Fight again: { $encounter }
offer-epilogue = The epilogue of chapter { $number }: { $chapter }

option-begin-chapter = Begin chapter { $number }
option-convert = { $oathsworn }: between full character and companion
option-difficulty = { $difficulty }
option-roll-hp-die = Roll an HP die
option-swap = { $oathsworn } makes room for another
prompt-chapter-start = Before the chapter: who goes along, and how hard is it to be?
prompt-tough-as-nails = { $oathsworn }: roll for 1 HP? The highest regains it.
prompt-who-comes = Who comes for { $oathsworn }?
event-converted = { $oathsworn } starts on a new sheet.
event-difficulty-set = The difficulty is now: { $difficulty }.
event-joined = { $oathsworn } joins the company.
event-died = { $oathsworn } is dead.
event-rolled-hp-die = { $oathsworn } rolls { $number }.

score-legend = Legend
    .text = They ring the bell for you, and stop when you ask.
score-veterans = Veteran Company
    .text = Your line is read out at the swearing of others.
score-survivors = Survivors
    .text = You came back. Most of you, most times.
score-broken = Broken Company
    .text = The charter is still legible in places.

ending-oath = For Every Wall a Gate
    .text = The long oath is taken up, and the wall has a gate without a door.
ending-respite = The Extension
    .text = Seven years, at no interest. Nobody had ever asked.
ending-ash = Iron
    .text = Twice as much ash, bread, and a great quiet.
ending-open = The Open City
    .text = The wall lies down, and the forest comes in at a walk.

table-option-tutorial = Tutorial
    .help = The decks always lie the same, and a guide explains the first fight.
table-option-tutorial-false = No
table-option-tutorial-true = Yes

# What came of an evening.
news-joined = joins the company at level { $level }
news-level = is now level { $level } and knows new cards
news-item = { $item }
news-packed = In the backpack: { $item }
news-injury = is hurt for long: { $injury }
news-fallen = has fallen in this chapter
news-dead = is dead
news-iron = +{ $amount } Iron
news-iron-spent = { $amount } Iron spent
news-marks = { $amount ->
    [one] +1 mark on the Knockout Track
   *[other] +{ $amount } marks on the Knockout Track
}
news-ally = Now with the company: { $ally }
news-trait = The company has learned: { $trait }
