# What speaks for a hint: on average, compared with the next best option.

hint-beast-health = the beast loses { $amount } more health
hint-minions = { $amount } fewer minions are left
hint-company-health = the company keeps { $amount } more health
hint-standing = { $amount } more of you stay on their feet
hint-animus = { $amount } more animus is left
hint-tokens = { $amount } more tokens are left
