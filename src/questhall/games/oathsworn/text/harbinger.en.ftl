# Harbinger: board and cards.

class-harbinger = Harbinger
    .role = Reads what comes next and bends it: sorts decks, spoils enemy draws, mends those of friends and puts people where they are needed.

-special-harbinger-take-wing = Take Wing
-card-harbinger-read-the-wind = Read the Wind
-card-harbinger-ill-omen = Ill Omen
-card-harbinger-whisper = Whispered Correction
-card-harbinger-crooked-fate = Crooked Fate
-card-harbinger-carry-aloft = Carry Aloft
-card-harbinger-unspoken-hour = Unspoken Hour
-card-harbinger-thread-of-doom = Thread of Doom
-card-harbinger-black-feather = Black Feather
-card-harbinger-two-roads = Two Roads
-card-harbinger-cast-the-bones = Cast the Bones
-card-harbinger-seen-before = Seen Before
-card-harbinger-named-wound = Named Wound
-card-harbinger-borrow-tomorrow = Borrow from Tomorrow
-card-harbinger-last-page = The Last Page
-card-harbinger-it-was-not-so = It Was Not So
