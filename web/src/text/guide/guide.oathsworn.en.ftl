# Oathsworn: the first fight with a guide.

lesson-oath = The Grain Mother lies under the granary of Cinderwall. Warden, Priest, Ranger and Warbear go down to her, and you lead all four.

    Each of them has one permanent token, with which they begin every fight: choose which. Defense for those in front and a redraw for those who shoot are never wrong. Whatever shines in gold can be clicked.
    .title = Welcome below the granary
lesson-tokens = These tokens are for this fight only. Defense helps after the beast has drawn against you, Animus pays for cards, Redraw replaces a might card, Empowered makes cards stronger, Battleflow brings cards back to the hand sooner. Spent tokens are gone.
    .title = Five kinds of tokens
lesson-deploy = The company begins on the gold hexes. The beast faces where its arrow points: put those who can take a hit in front of it. Warden and Warbear belong there, Ranger and Priest a few hexes behind.
    .title = Where you begin
lesson-leader = The leader acts first in every round; then play goes around the table. Choose someone who should be in place early, such as the Warden.
    .title = Who leads
lesson-turn = In a turn you may move and play one card, in any order, and use items as you like. Then it is the next one's turn, and so on around the table until all four have passed. So spend your animus over several turns.

    Click a gold hex to go there, or a gold card to play it.
    .title = Your turn
lesson-target = Choose whom to attack. A melee attack reaches only adjacent hexes; a bow reaches further but needs a line of sight.
    .title = Whom to attack
lesson-part = The beast has parts, each with its own hit points. You hit the nearest one; if several are equally near, the choice is yours. Breaking one part is worth more than scratching three.
    .title = Which part
lesson-declare = This is the heart of the game: how many might cards? The cubes of your weapons are already in; now add white cards. More cards mean more damage, but two blanks miss.

    Each column says how likely that number is to hit and what it costs the beast on average.
    .title = Push your luck
lesson-improve = The cards are face up. A critical draws one more card of its colour, whose blank does no harm: take it. A redraw replaces one card, best a blank. Then let the draw stand.
    .title = Criticals and redraws
lesson-interrupt = Some cards and items can be used now, in the middle of an action, even someone else's: they are interrupts. Only you know whether it is worth it. “Go on” is a good answer too, and you can choose not to be asked again.
    .title = An interrupt
lesson-defend = The beast strikes, its cards still face down. You may play one card from your hand for the number at its foot: that much more defense. It cools down as if you had played it normally, so use one you won't miss.
    .title = Defending
lesson-ally = A fallen Oathsworn is out, but you are not idle: a soldier of the company takes over and acts in the same turns, with animus of its own.
    .title = An ally steps in
lesson-beast = Here is the beast: its defense, the might cards it draws, and its parts with their hit points. The damage of an attack, divided by the defense and rounded down, is the hit points it loses.
    .title = The beast
lesson-forecast = The beast's next card is face up, and this is what it would do if you all stopped now: whom it would go for and why, which way it would take, and how many hit points it would probably cost. Every step you take can change it.
    .title = What it is up to
lesson-animus = These gems are your animus: what you can spend on the right, the reserve on the left. A card costs the number in its gem. Spent gems go to the reserve, and every round some of them come back; what you do not spend stays yours.
    .title = Animus
lesson-cooldown = A played card lies on the wheel, on the position of its number. When another card lands on the same position it moves on by one, and from 0 it returns to your hand. So cards with the same number push each other: that is battleflow.
    .title = The wheel
lesson-miss = Two blanks: the attack did nothing. But determination counts: you get back the tokens you spent on it, and one more of your choice.
    .title = A miss
lesson-rats = After the beast the rats act, each against the nearest of you. They are weak, but those at one target strike as one.
    .title = The brood
lesson-broken = A part is broken. What is written in its row now applies: usually one of the beast's attacks becomes weaker. Then it answers at once, so be ready.
    .title = A broken part
lesson-fallen = One of you has lost the last hit point and is out of this fight. All is lost only when all four are down.
    .title = One is down
lesson-stage = The beast is in another stage, because enough of its parts are broken or because its five cards have been drawn: other cards, and more might. The end is nearer for both of you.
    .title = Another stage
lesson-round = A new round. Some animus comes back, and cards that lie on position 0 of the wheel return to the hand. You know the rules from here on: the bulb in the bar gives a hint, Undo takes back a choice, and each rule opens with a click on its number.
    .title = A new round
lesson-victory = The Grain Mother is dead, and the roots draw back into the wall. The guide goes home. A campaign in the lobby tells how it came to this, and what came of it.
    .title = Victory
lesson-defeat = All four are down. Nobody is blamed for that in a first fight. Undo a choice and try another way, or begin again: everything will be as it was today.
    .title = Defeat
