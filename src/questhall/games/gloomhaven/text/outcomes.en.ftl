# What events and scenarios bring to a party, made from their effects.

outcome-gold = Everyone gains { $amount } gold.
outcome-lose-gold = Everyone loses { $amount } gold.
outcome-gold-together = The party gains { $amount } gold together.
outcome-lose-gold-together = The party loses { $amount } gold together.
outcome-experience = Everyone gains { $amount } experience.
outcome-checks = Everyone gains { $amount ->
    [one] a check
   *[other] { $amount } checks
}.
outcome-lose-checks = Everyone loses { $amount ->
    [one] a check
   *[other] { $amount } checks
}.
outcome-reputation = Reputation rises by { $amount }.
outcome-lose-reputation = Reputation falls by { $amount }.
outcome-prosperity = Prosperity rises by { $amount }.
outcome-lose-prosperity = Prosperity falls by { $amount }.
outcome-item = The party gains “{ $item }”.
outcome-item-of-quest = “{ $item }” goes to the character whose personal quest is about it.
outcome-item-design = The shop sells “{ $item }” from now on.
outcome-random-item-design = The party finds a random item design.
outcome-party-achievement = Party achievement: { $achievement }.
outcome-lose-party-achievement = The party loses the achievement { $achievement }.
outcome-global-achievement = Global achievement: { $achievement }.
outcome-quest-done = The personal quest “{ $quest }” is fulfilled. If nobody in the party bears it: { $effects }
outcome-open-class = A sealed class is opened.
outcome-open-envelope = Envelope { $envelope } is opened.
outcome-scenario = New scenario: { $scenario } ({ $number }).
outcome-event = A new { $deck ->
    [city] city event
   *[road] road event
} is shuffled in.
outcome-start = Everyone begins the next scenario with { $effect }.
outcome-one-starts = One of you begins the next scenario with { $effect }.
outcome-only = If { $condition }: { $effect }
outcome-choose = Choose: { $effects }
outcome-like-other = What the other option brings happens too.
outcome-or = { $first } Or: { $second }

start-damage = { $amount } damage
start-condition = { $condition }
start-discard = { $amount ->
    [one] a discarded card
   *[other] { $amount } discarded cards
}
start-minus-1-cards = { $amount ->
    [one] a −1 card
   *[other] { $amount } −1 cards
} in the deck
start-consume-small-item = a small item used up

when-reputation-above = the reputation is above { $amount }
when-reputation-below = the reputation is below { $amount }
when-in-party = the party has one of these classes: { $classes }
when-pay-together = the party pays { $amount } gold together{ $less ->
    [0] { "" }
   *[other] , { $less } with a reputation above { $above }
}
when-pay-each = everyone pays { $amount } gold
when-pay-item = somebody gives away “{ $item }”
