# What speaks for a hint: on average, compared with the next best option.

hint-beast-health = the beast loses { $amount } more health
hint-minions = { $amount ->
    [one] { $amount } fewer minion is left
   *[other] { $amount } fewer minions are left
  }
hint-company-health = the company keeps { $amount } more health
hint-standing = { $amount ->
    [one] { $amount } more of you stays standing
   *[other] { $amount } more of you stay standing
  }
hint-animus = { $amount } more animus is left
hint-tokens = { $amount ->
    [one] { $amount } more token is left
   *[other] { $amount } more tokens are left
  }
hint-draw-win = the encounter is won with { $amount } %
hint-draw-kill = it kills with { $amount } %
hint-draw-break = the part breaks with { $amount } %
hint-draw-loss = the target loses { $amount } HP on average
