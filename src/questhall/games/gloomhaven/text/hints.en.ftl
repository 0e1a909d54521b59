# What speaks for a hint: on average, compared with the next best option.

hint-foes-health = enemies lose { $amount } more health
hint-foes-left = { $amount ->
    [one] { $amount } fewer enemy is left
   *[other] { $amount } fewer enemies are left
  }
hint-own-health = you keep { $amount } more health
hint-party-health = your companions keep { $amount } more health
hint-turns = { $amount ->
    [one] your cards last { $amount } turn longer
   *[other] your cards last { $amount } turns longer
  }
hint-coins = { $amount ->
    [one] { $amount } more coin
   *[other] { $amount } more coins
  }
hint-goal = the goal is { $amount } % closer
