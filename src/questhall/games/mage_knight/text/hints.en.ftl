# What speaks for a hint: on average, compared with the next best option.

hint-fame = { $amount } more fame
hint-wounds = { $amount } fewer wounds
hint-crystals = { $amount } more crystals
hint-units = { $amount } more units stay ready
hint-hand = { $amount } more cards stay in your hand
hint-deeds = { $amount } more cards in your deck
hint-goal = the goal is { $amount } % closer
