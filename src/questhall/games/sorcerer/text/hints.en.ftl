# What speaks for a hint: on average, compared with the next best option.

hint-conquered = { $amount ->
    [one] { $amount } more battlefield is yours
   *[other] { $amount } more battlefields are yours
  }
hint-dealt = { $amount } more damage on their battlefields
hint-taken = { $amount } less damage on yours
hint-attack = { $amount ->
    [one] your minions roll { $amount } more die
   *[other] your minions roll { $amount } more dice
  }
hint-life = your minions keep { $amount } more Life
hint-against = { $amount ->
    [one] { $amount } die fewer against you
   *[other] { $amount } dice fewer against you
  }
hint-energy = { $amount } more energy is left
hint-cards = { $amount ->
    [one] { $amount } more card in hand
   *[other] { $amount } more cards in hand
  }
