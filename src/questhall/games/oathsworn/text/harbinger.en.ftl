# Harbinger: board and cards.

class-harbinger = Harbinger
    .role = Reads what comes next and bends it: sorts decks, spoils enemy draws, mends those of friends and puts people where they are needed.

special-harbinger-take-wing = Take Wing
    .text = Once per encounter in your turn: move to any empty hex. This is not your move action.

card-harbinger-read-the-wind = Read the Wind
    .text = (2) Attack, range 4. (1) Look at the top 4 cards of an Oathsworn Might Deck, discard up to 2, put the rest back in any order. (1) Refresh your Might Decks.

card-harbinger-ill-omen = Ill Omen
    .text = Attack +1, range 4, with 1 free redraw.

card-harbinger-whisper = Whispered Correction
    .text = Interrupt, after another Oathsworn within 6 draws for an attack: he gains 2 redraws.

card-harbinger-crooked-fate = Crooked Fate
    .text = Interrupt, after damage is drawn against a friendly character within 5: replace up to 2 enemy cards of your choice by new ones.

card-harbinger-carry-aloft = Carry Aloft
    .text = Move a friendly character within 4 to an empty hex within 5 of it. Its next attack this round has +2.

card-harbinger-unspoken-hour = Unspoken Hour
    .text = Put the face-up Stage Card under the other cards of its stage and turn the next one face up. Or: attack +1, Empowered 3, range 5.

card-harbinger-thread-of-doom = Thread of Doom
    .text = Attack +1, Empowered 3, range 5; 1 drawn blank counts as a card of value 2.

card-harbinger-black-feather = Black Feather
    .text = Attack Empowered 2, range 4. On a miss gain 3 animus in addition to the Determination Rule.

card-harbinger-two-roads = Two Roads
    .text = Look at the top 3 Stage Cards (only of the current stage) and put them back in any order, the first face up. Gain 1 Redraw token.

card-harbinger-cast-the-bones = Cast the Bones
    .text = (2) Attack, range 4. (1) Draw 3 white cards: for each that is not blank an Oathsworn within 6 gains 1 animus. (1) Refresh your Might Decks.

card-harbinger-seen-before = Seen Before
    .text = Interrupt, before the first step of a Stage Card, also of a reaction: each Oathsworn may move 2.

card-harbinger-named-wound = Named Wound
    .text = Attack +1, Empowered 2, range 5; you choose the part that is hit.

card-harbinger-borrow-tomorrow = Borrow from Tomorrow
    .text = Another Oathsworn within 5 gains 2 animus and returns 1 Ability Card from any position to his hand.

card-harbinger-last-page = The Last Page
    .text = (3) Attack +1, Empowered 2, range 5. (1) Look at the top 5 cards of an Oathsworn Might Deck, discard up to 3, sort the rest, gain 1 animus. (1) Refresh your Might Decks; an Oathsworn within 6 gains 1 Redraw token.

card-harbinger-it-was-not-so = It Was Not So
    .text = Interrupt, after damage is drawn against a friendly character within 5: ignore the 3 highest enemy cards.
