# What stands on a card around its effects: moments, prices, limits.

line-if = if { $condition }: { $effect }
line-pay = { $price }: { $effect }
line-moment = { $moment }: { $effect }
line-moment-if = { $moment }, if { $condition }
line-interrupt = interrupt, { $moment }
line-cost = ({ $cost }) { $text }
line-or = or: { $text }
line-companion = companion: { $text }
line-companion-moment = companion, { $text }
line-story = story: { $signed } to a { $check } Check
no-ability = no ability
plain-fighter = a plain fighter without an ability
interrupt = interrupt

# -- boards

special-limit = { $limit ->
    [turn] once per turn
    [round] once per round
    [encounter] once per encounter
   *[none] { "" }
  }
special-cost = { $cost } animus
special-line = { $terms }: { $text }
special-if = if { $condition }

# -- moments

moment-before-own-draw = before { $own ->
    [yes] drawing
   *[no] { $who } draws
  } for an attack
moment-after-own-draw = after { $own ->
    [yes] drawing
   *[no] { $who } draws
  } for an attack
moment-on-hit = after your attack hits
moment-on-critical = when you draw a critical in a successful attack
moment-critical-drawn = when you draw a critical in a successful attack
moment-before-damage-drawn = before damage is drawn against { $own ->
    [yes] you
   *[no] { $who-gen }
  }
moment-after-damage-drawn = after damage is drawn against { $own ->
    [yes] you
   *[no] { $who-gen }
  }
moment-attack-end = when an enemy's attack on { $own ->
    [yes] you
   *[no] { $who-gen }
  } is over
moment-would-fall = when { $own ->
    [yes] you
   *[no] { $who }
  } would fall unconscious
moment-move-end = when { $own ->
    [yes] you end a movement in your turn
   *[no] { $who } ends its movement
  }
moment-cards-moved = whenever an Ability Card you played, also as an interrupt or for its defense, moves at least 1 card by battleflow
moment-on-kill = when your attack kills a minion
moment-on-break = when your attack breaks a part, before the reaction
moment-on-miss = when { $own ->
    [yes] your attack misses
   *[no] { $who } misses with an attack
  }
moment-on-stage-card = before the first step of a Stage Card, also of a reaction

# -- counters, Curatives, checks

counter-held = you hold from 0 to { $most } of it
counter-spent = before drawing for an attack spend any number of it: +1 damage each
counter-returns = a missed attack gives them back
curative = you suffer no injury
curative-archives = archive { $amount } of your injuries
curative-tokens = at the start of the next chapter gain { $amount } combat { $amount ->
    [one] token
   *[other] tokens
  } of your choice
curative-spares = lose { $amount } item fewer in this tally
check-survival = Survival
check-spot = Spot
check-search = Search
check-listening = Listening
check-barter = Barter
check-threaten = Threaten
check-reasoning = Reasoning
