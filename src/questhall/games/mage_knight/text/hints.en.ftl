# What speaks for a hint: on average, compared with the next best option.

hint-fame = { $amount } more fame
hint-wounds = { $amount } fewer wounds
hint-crystals = { $amount } more crystals
hint-units = { $amount } more units stay ready
hint-hand = { $amount } more cards stay in your hand
hint-deeds = { $amount } more cards in your deck
hint-goal = the goal is { $amount } % closer

# Where the advised line of a fight leads.
hint-line-defeated =
    { $amount ->
        [one] the line defeats one enemy
       *[other] the line defeats { $amount } enemies
    }
hint-line-fame = fame { $amount }
hint-line-wounds = wounds taken: { $amount }

# The plan for the turn.
hint-plan-explore = the plan: new land, { $amount } Move away
hint-plan-talk = the plan: a place to recruit or buy, { $amount } Move away
hint-plan-fight = the plan: a fight that can be won, { $amount } Move away
hint-plan-stay = the plan: end the turn where it pays, { $amount } Move away
