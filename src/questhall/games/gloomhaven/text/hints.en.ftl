# What speaks for a hint: on average, compared with the next best option.

hint-foes-health = enemies lose { $amount } more health
hint-foes-left = { $amount } fewer enemies are left
hint-own-health = you keep { $amount } more health
hint-party-health = your companions keep { $amount } more health
hint-turns = your cards last { $amount } turns longer
hint-coins = { $amount } more coins
hint-goal = the goal is { $amount } % closer
