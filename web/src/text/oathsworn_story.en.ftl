# What the table of Oathsworn's Story says.

tale-moment = chapter { $chapter } “{ $title }” · Story
tale-over = The Story is told
tale-lost = All four have fallen before the encounter.
tale-page-note = chapter { $chapter }, entry { $number }
tale-page-of-chapter = chapter { $chapter }
tale-page-of-event = event { $number }
tale-aloud = Read aloud
tale-hush = Stop
tale-success = success
tale-happened = What happened
tale-everybody = Everyone
tale-each-of = Each of { $count }
tale-secret = Everyone chooses in secret. The choices are shown once the last one is made.

tale-check-added = +{ $added } to the total
tale-check-free = { $count ->
    [one] { $count } free redraw
   *[other] { $count } free redraws
}
tale-check-iron = up to { $count } Iron makes it easier
tale-cost-iron = { $count } Iron
tale-cost-time = { $count } more time
tale-difficulty = needed
tale-check-rule = Two blanks fail, whatever the total. Each critical draws one more card, whose blank does not count.
tale-fight-rule = Two blanks miss. On a failure you lose 1 HP; the fight is won in any case.
tale-best = Best with { $cards ->
    [0] no white cards
    [one] 1 white card
   *[other] { $cards } white cards
}: { $percent } %
tale-chance = Chance: { $percent } %
tale-white-cards = { $cards ->
    [one] white card
   *[other] white cards
}
tale-drawn = Drawn cards
tale-blank = blank
tale-critical = critical
tale-redrawn = redrawn: { $percent } %
tale-against = of { $difficulty } needed
tale-passes = The check succeeds
tale-fails = The check fails
tale-blanks = Blanks that count: { $count }

tale-here = the company is here
tale-visited = visited
tale-takes = takes { $count } time
tale-time = Time
tale-time-passed = { $passed } of { $all } passed
tale-time-brings = { $units } more: { $what }
tale-forfeit-token = { $units } more: no tokens at the end
tale-forfeit-unique = { $units } more: no Unique Item
tale-space = Space { $number }
tale-space-covered = covered
tale-space-token = Location Token { $token }
tale-sign-event = event
tale-sign-ration = a meal
tale-sign-token = if empty: tokens
tale-sign-unique = if empty: an item

tale-muster = Who belongs to the company?
tale-as-oathsworn = As an Oathsworn
tale-as-companion = As a companion
tale-complexity = Complexity { $count } of 3
tale-company = The company
tale-company-sheet = Company sheet
tale-sheet-of = Sheet: { $name }
tale-iron = Iron
tale-clues = clues
tale-backpack = backpack
tale-allies = allies
tale-rations = rations
tale-knockouts = knockouts
tale-hp = HP { $hp } of { $most }
tale-fallen = out for this chapter
tale-level = Level { $level }
tale-traits = Traits
tale-tokens = Tokens
tale-tokens-now = now
tale-tokens-permanent = permanent
tale-items = Items
tale-injuries = Injuries
tale-none = none
tale-curatives = Curatives bought: { $count }
tale-might-decks = Might decks
tale-might-deck = { $colour }: { $left } left, { $discard } discarded
tale-might-of = Might, { $colour }: { $count }
tale-defense-of = Defense { $count }
tale-range-of = Range { $count }
tale-box-special_rules = Special Rules
tale-box-ambushed = Ambushed
tale-box-extra_unique = One more Unique Item

tale-banksmith = Banksmith
tale-item-price = Price { $iron } Iron
tale-sells = Sells for { $iron } Iron
tale-users = usable by { $names }
tale-nobody = nobody here can use it

tale-chapters = The chapters
tale-unknown = Not yet told
tale-ahead = ahead
tale-under-way = under way
tale-fate-won = Won at attempt { $attempts }; fallen: { $fell }, marks: { $marks }
tale-fate-lost = Lost after { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
}; fallen: { $fell }, marks: { $marks }
tale-fate-now = Attempts so far: { $attempts }
tale-part-story = Story
tale-part-encounter = Encounter
tale-part-epilogue = Epilogue
tale-failed = The company is no more
tale-no-company = The company is chosen when the first chapter begins.
tale-score = Marks on the Knockout Track: { $marks }
tale-instant = A single page instead of the whole Story.
tale-away = away for now
tale-dead = dead
tale-defense = Defense
tale-cards = Cards
