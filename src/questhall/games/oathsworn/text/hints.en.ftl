# What speaks for a hint: on average, compared with the next best option.

hint-beast-health = the beast loses { $amount } more health
hint-minions = { $amount } fewer minions are left
hint-company-health = the company keeps { $amount } more health
hint-standing = { $amount } more of you stay on their feet
hint-animus = { $amount } more animus is left
hint-tokens = { $amount } more tokens are left
hint-draw-win = the encounter is won with { $amount } %
hint-draw-kill = it kills with { $amount } %
hint-draw-break = the part breaks with { $amount } %
hint-draw-loss = the target loses { $amount } HP on average
