# Harbinger: board and cards.

class-harbinger = Harbinger
    .role = Reads what comes next and bends it: sorts decks, spoils enemy draws, mends those of friends and puts people where they are needed.

name-special-harbinger-take-wing = Take Wing
name-card-harbinger-read-the-wind = Read the Wind
name-card-harbinger-ill-omen = Ill Omen
name-card-harbinger-whisper = Whispered Correction
name-card-harbinger-crooked-fate = Crooked Fate
name-card-harbinger-carry-aloft = Carry Aloft
name-card-harbinger-unspoken-hour = Unspoken Hour
name-card-harbinger-thread-of-doom = Thread of Doom
name-card-harbinger-black-feather = Black Feather
name-card-harbinger-two-roads = Two Roads
name-card-harbinger-cast-the-bones = Cast the Bones
name-card-harbinger-seen-before = Seen Before
name-card-harbinger-named-wound = Named Wound
name-card-harbinger-borrow-tomorrow = Borrow from Tomorrow
name-card-harbinger-last-page = The Last Page
name-card-harbinger-it-was-not-so = It Was Not So
