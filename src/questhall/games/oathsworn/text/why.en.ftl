# Why not? Answers for whoever tries what cannot be done.

why-encounter-over = The encounter is over.
why-other-phase = This can be done in the Oathsworn phase only.
why-not-your-turn = It is somebody else's turn.
why-not-his-turn = It is not this Oathsworn's turn.
why-swallowed = Who was swallowed can only attack from inside, spend tokens or pass.
why-caged = Who is caged can only try to escape, spend tokens or pass.
why-stage-card = A Stage Card: the beast does what it says.
why-not-your-card = This card belongs to somebody else.
why-fallen = He lies unconscious.
why-thrown = It was thrown: step onto the hex where it lies to pick it up.
why-used-up = An item without a cooldown is used once an encounter.
why-left-out = This card was left out of the hand for this encounter.
why-cooling-down = The card is cooling down: it returns to the hand from position 0.
why-injury = All injuries in hand are suffered in the first turn of a round, before moving and playing cards.
why-interrupt = An interrupt: it is offered at the moment that the card names.
why-card-played = One Ability Card a turn: this turn's has been played.
why-no-animus = { $cost ->
    [one] It costs { $cost } animus, and { $animus } are available.
   *[other] It costs { $cost } animus, and { $animus } are available.
}
why-impossible = Nothing would come of it now: its condition does not hold, its price cannot be paid, or nobody is in reach.
why-moved = One move action a turn: this turn's has been made.
why-crippled = Who is Crippled cannot move by his own will.
why-already-there = He stands there already.
why-obstacle = An obstacle is in the way.
why-occupied = Another character stands there.
why-out-of-reach = Too far for the available animus ({ $animus }): each hex costs 1, water 2.
why-friend = A friend. Cards that help him offer him themselves.
why-civilian = A civilian: nobody attacks him, but areas hurt him.
why-not-on-board = It is not on the board.
why-out-of-range = Out of the weapon's range ({ $range }); some cards reach farther.
why-no-sight = An obstacle blocks the line of sight.
why-card-first = Choose a card with an attack first; then its target.
why-broken = This part is broken already.
why-other-part = The part that is hit follows from where the attacker stands.
why-story-over = The Story is over.
why-visited = The company has been there.
why-no-token = Without a token the Location cannot be visited yet.
why-still-told = First comes what is being told; then the company may go there.
why-injury-in-story = Injuries are suffered in the encounter; the Field Medic can heal one.
why-item-in-story = Items change hands with “Exchange items”; what they do is used in the encounter.
