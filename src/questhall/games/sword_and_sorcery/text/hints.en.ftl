# What speaks for a hint: on average, compared with the next best option.

hint-foes-health = enemies lose { $amount } more health
hint-foes-left = { $amount } fewer enemies are left
hint-own-health = you keep { $amount } more health
hint-company-health = the others keep { $amount } more health
hint-ghosts = { $amount } fewer heroes become ghosts
hint-shards = { $amount } more soul shards
hint-tasks = the quest is { $amount } tasks closer to its end
