# What happens at the table.

## Rounds and turns

event-bids = { $player } offers { $number } fame for { $champion }.
event-wins-hero =
    { $number ->
        [0] { $player } takes { $hero }.
       *[other] { $player } takes { $hero } for { $number } fame.
    }
event-upgrades = Better actions: { $values }.
event-takes-upgrade = { $hero } takes { $card } into the deck.
event-round = Round { $number } begins.
event-source = The Source: { $values }.
event-darkness = Darkness is coming: { $values }.
event-rampage = Rampaging enemies return: { $site }, { $colour } die.
event-dummy-tactic = The dummy player takes { $card }.
event-dummy-turn =
    The dummy player turns over cards, the last is { $card }{ $number ->
        [0] .
        [one] , and one more.
       *[other] , and { $number } more.
    }
event-order = Order of the round: { $values }.
event-turn = { $hero } takes a turn.
event-skips = { $hero } skips the turn.
event-announces = { $hero } announces the end of the round.
event-last-turns = Everybody has one last turn.
event-another-turn = { $hero } will take another turn right after this one.

## Cards and points

event-plays-basic = { $hero } plays { $card }.
event-plays-strong = { $hero } plays { $card }, strong effect.
event-plays-sideways = { $hero } plays { $card } sideways.
event-uses-skill = { $hero } uses { $card }.
event-returns-skill = { $hero } uses { $card } and gives it back.
event-turns-skill-up = { $hero } turns { $card } face up.
event-activates = { $hero } activates { $unit }.
event-assigns = { $unit } bear { $card }.
event-turns-banner = { $card } of { $unit } is turned face down.
event-pays = { $card }: { $colour-mana } is paid.
event-takes-die = { $hero } takes the { $colour } die.
event-more-dice =
    { $number ->
        [one] { $hero } may use one die more.
       *[other] { $hero } may use { $number } dice more.
    }
event-rolls = A die shows { $colour }.
event-rerolls = A die is rerolled: { $colour }.
event-gains-mana =
    { $number ->
        [one] { $hero } gains { $colour-mana }.
       *[other] { $hero } gains { $colour-mana } ×{ $number }.
    }
event-gains-crystal = { $hero } gains a { $colour-crystal }.
event-loses-crystal = { $hero } loses a { $colour-crystal }.
event-gains-move = { $card }: Move { $number }.
event-gains-influence = { $card }: Influence { $number }.
event-gains-healing = { $card }: Heal { $number }.
event-gains-attack = { $card }: Attack { $number }.
event-gains-block = { $card }: Block { $number }.
event-gains-fame = { $hero } gains { $number } fame.
event-gains-reputation = { $hero }: reputation +{ $number }.
event-loses-reputation = { $hero }: reputation −{ $number }.
event-gains-card = { $card } is gained.
event-gains-skill = { $hero } gains the skill { $card }.
event-level = { $hero } reaches level { $number }.
event-draws =
    { $number ->
        [one] { $hero } draws a card.
       *[other] { $hero } draws { $number } cards.
    }
event-discards = { $hero } discards { $card }.
event-throws-away = { $hero } throws { $card } away.
event-picks = { $hero } puts back into the deck: { $values }.
event-shows-hand = { $hero } shows the hand: { $values }.
event-steals-card = { $hero } takes { $card }.
event-takes-wound = { $hero } takes a wound.
event-ignores-wound = { $hero } ignores a wound.
event-heals = { $hero } heals a wound.
event-recruits = { $hero } recruits { $unit }.
event-disbands = { $hero } disbands { $unit }.
event-readies = { $hero } readies { $unit }.
event-tires = { $unit } of { $hero } are spent.
event-unit-wounded = { $unit }: wounded.
event-unit-healed = { $unit }: healed.

## The map

event-steps = { $hero } moves: { $hex }.
event-flies = { $hero } flies: { $hex }.
event-travels = { $hero } travels: { $hex }.
event-retreats = { $hero } retreats: { $hex }.
event-withdraws = { $hero } withdraws.
event-reveals-tile = New land: { $card }.
event-turns-up = Revealed: { $card }.
event-scouts = Scouted: { $card }.
event-interacts = { $hero } interacts with the locals: { $site }.
event-plunders = { $hero } plunders the { $site }.
event-entrance = A secret entrance appears: { $hex }.

## Fights

event-fight =
    { $number ->
        [one] A fight begins against one enemy.
       *[other] A fight begins against { $number } enemies.
    }
event-die-shows = The secret die is { $colour }.
event-die-does-not-show = The secret die is not { $colour }.
event-draws-token = An enemy appears: { $enemy }.
event-summons = { $enemy }: { $summoned } summoned.
event-blocks = Blocked: { $enemy }.
event-frightens = { $unit }: no attack by { $enemy }.
event-does-not-attack = No attack by { $enemy }.
event-attack-now = { $enemy }: attack is now { $number }.
event-armour-now = { $enemy }: armour is now { $number }.
event-loses-resistances = { $enemy }: resistances lost.
event-loses-walls = { $enemy }: fortifications lost.
event-defeats = { $hero } defeats { $enemy }.
event-knocked-out = { $hero } is knocked out.
event-conquers = { $hero } conquers the { $site }.
event-battle = { $hero } attacks { $other }.
event-prepares-long = { $hero } prepares for the battle at length.
event-prepares-short = { $hero } prepares for the battle in haste.
event-attacks-hero = { $hero } attacks with { $number }.
event-passes = { $hero } passes.
event-damage =
    { $number ->
        [0] { $hero } blocks the attack.
       *[other] { $hero }: { $number } damage comes through.
    }
event-steals = { $hero } steals { $card }.
event-driven-away = { $hero } is driven away.
event-joint-assault = A joint assault on the { $site }: { $values }.
event-refuses-plan = { $hero } refuses the joint assault.

## Scenarios

event-activates-glade = { $hero } activates a magical glade.
event-incantation =
    { $number ->
        [0] { $hero } reads the incantation, but nobody appears.
        [one] { $hero } reads the incantation: one enemy appears.
       *[other] { $hero } reads the incantation: { $number } enemies appear.
    }
event-eliminated = { $hero } is out of the game.
event-chosen-one = The chosen one of the team: { $hero }.
