# What enemies and boards do, in words.

stage-target = the target is { $who }
stage-stays = this card stays open until the end of the round
ability-number = without a printed number N is { $amount }{ $tail }
action-limit = { $limit ->
    [none] in your turn
    [turn] once per turn
    [round] once per round for the company
   *[encounter] once per encounter for the company
  }
action-cost = { $cost } animus{ $companion ->
    [0] { "" }
   *[other] { " " }(companions and allies { $companion })
  }
counter-toll = the toll
counter-dazed = Dazed
counter-saved = saved civilians
counter-lost = lost civilians
ground-ferry = the ferry
ground-rope-sites = the rope sites
name-way-N = north
name-way-NE = north-east
name-way-SE = south-east
name-way-S = south
name-way-SW = south-west
name-way-NW = north-west

# -- whose turn, which ability

word-use = { $ability-name }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
  }
word-boss-does = { $bosses }: { $effect }
word-all-bosses-do = each boss: { $effect }
word-retarget = the target is now { $who }
word-draw-alone = { $who } { $person ->
    [it] draws
   *[other] draw
  } 1 white enemy card per hex to the nearest friend; for each card of value { $value }, { $effect }

# -- movement

word-advance = move { $steps } to { $who-acc }
word-drift = move { $steps } { $way-name }
word-withdraw = move { $steps } away from { $who-acc }
word-flee = move { $steps } to the nearest edge of the board and stop there
word-turn-rear = turn the rear to the target
word-turn-front = turn to the target
word-go-to-obstacle = move { $steps } to the nearest obstacle
word-go-to-tile = move { $steps } to the nearest { $tile ->
    [fire] Fire Tile
    [water] Water Tile
   *[other] { $tile-name }
  }
word-walk-to = { $person ->
    [it] moves
   *[other] move
  } { $steps } towards { $ground-name }
word-drag-to-edge = drag { $who-acc } { $steps } hexes to the nearest edge of the board

# -- ground, minions, parts

word-uproot = remove the nearest obstacle
word-raze = remove all obstacles within { $within }
word-plant-tree = place a tree on an empty hex next to the target, if one is left
word-hurt-part = the part { $part-name } loses { $amount } HP
word-scatter = place { $amount } { $tile ->
    [seed] { $amount ->
        [one] seed
       *[other] seeds
      }
   *[other] { $tile-name }
  } on empty hexes next to the target { $tail }
word-lift-tile = remove the tile under you: { $tile-name }
word-lay = put a { $tile ->
    [foul-cloud] foul cloud
   *[other] { $tile-name }
  } on { $who-acc }
word-spawn = place { $amount } { $minion ->
    [grain-rat] { $amount ->
        [one] grain rat
       *[other] grain rats
      }
   *[other] { $minion-name }
  } next to the rear { $tail }
word-spawn-on = place { $amount } { $minion ->
    [bell-rope] { $amount ->
        [one] bell rope
       *[other] bell ropes
      }
   *[other] { $minion-name }
  } on the most northern empty hexes of { $ground-name } { $tail }
word-thin-out = remove the { $count } { $which ->
    [nearest] nearest
   *[farthest] farthest
  } { $count ->
    [one] minion
   *[other] minions
  }
word-mend = regain { $amount } HP on the most damaged unbroken part
word-activate-minions = activate all minions
word-cage = cage { $who-acc }: Survival difficulty { $difficulty }{ $tail }, and after a failed escape { $trigger }
word-consume = the part { $part-name } consumes it (at each trigger { $trigger })
word-bait = you are the target of the next Stage Card that is no reaction; a newer bait replaces an older one
word-lose-encounter = every Oathsworn still standing goes down, and the encounter is lost
word-raise-flag = note it for the story
part-broken = broken: { $text }
part-symbol = attacks with the { $icon } symbol draw 1 strongest card fewer
part-movement = all its movements are { $less } shorter (not below { $least })
part-number = { $stat } changed by { $more }
part-nothing = uncovers nothing
minion-body = { $hp } HP, defense { $defense }
minion-deeds = { $move ->
    [0] does not move
   *[other] moves { $move }
  }, { $range ->
    [0] melee attacks
   *[other] attacks with range { $range }
  }
minion-mob = Mob
minion-rooted = cannot be pushed or knocked back
minion-dry = loses { $dry } HP more by fire
minion-supply = at most { $supply } on the board
part-stops = { $ability } does nothing
part-less = the number of { $ability } is { $number } less
part-changes = { $ability } changes

# -- civilians, lairs

word-save-on = all civilians on { $ground-name } are saved
word-lead = an adjacent civilian moves up to { $steps } hexes, each civilian once per round; on { $ground-name } it is saved
word-seize = take the nearest civilian within { $within } inside
word-set-free = { $count ->
    [one] 1 civilian inside is
   *[other] up to { $count } civilians inside are
  } freed onto the nearest empty hex
word-digest = 1 civilian inside is lost
word-emerge = if hidden, stand on the centre of the lair { $self ->
    [yes] facing whoever found it
   *[no] facing { $who-acc }
  }; characters there are pushed
word-vanish = leave the board and hide in a random open lair that nobody knows
word-search = search an unsearched lair in or next to which you stand: if the boss lies there, { $ability-name }; otherwise it is marked empty
word-show-empty = { $count } empty lairs, taken at random, are shown
