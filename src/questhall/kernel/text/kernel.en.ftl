# What the kernel itself says: who chose what, and what a player is called as long as only the seat is known.

event-choice = { player }: { $option }
event-forced = { player } (no other way): { $option }

player = Player { $seat }
    .genitive = player { $seat }
other-player = player { $other }
