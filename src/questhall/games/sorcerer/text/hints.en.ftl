# What speaks for a hint: on average, compared with the next best option.

hint-conquered = { $amount } more battlefields are yours
hint-dealt = { $amount } more damage on their battlefields
hint-taken = { $amount } less damage on yours
hint-attack = your minions roll { $amount } more dice
hint-life = your minions keep { $amount } more Life
hint-against = { $amount } fewer dice against you
hint-energy = { $amount } more energy is left
hint-cards = { $amount } more cards in hand
