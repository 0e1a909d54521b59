# The second encounter: the boar of the Candle Road and its Stage Cards.

encounter-uprooter = The Uprooter
    .text = A boar the size of a barn, gorse rooted in its hide, is pulling the lamp posts of the Candle Road out of the earth one by one.
    .asks = Use the ground: let it crash into trees and walls, and never stand where nothing can stop it.
    .target = It targets the nearest Oathsworn.
    .stages = Two broken parts: stage II. Four broken parts, or no obstacle left on the board: stage III.
    .rewards = Victory: 8 Iron. Defeat, if the company moves on: 4 Iron.
table-option-encounter-uprooter = The Uprooter
figure-boar = The Uprooter
name-part-tusks = Tusks
name-part-right-shoulder = Right Shoulder
name-part-left-shoulder = Left Shoulder
name-part-left-ham = Left Ham
name-part-haunches = Haunches
name-part-gorse-hump = Gorse Hump

board-rule-crash = Crash
    .text = For each obstacle its charge destroys, its front loses 1 HP (tree), 2 HP (wall) or 3 HP (building) and it becomes Dazed.
board-rule-dazed = Dazed
    .text = While Dazed its defense is 2 instead of 3. Dazed ends after the next full Oathsworn phase.
board-rule-open-ground = Open Ground
    .text = A charge at a target with no obstacle within 2 hexes draws 1 more red card.
name-ability-bull-rush = Bull Rush
name-ability-tear-up = Tear Up
name-action-bait = Bait
variant-pits-dug = Ditches were dug: place 3 more Water Tiles on (3,-1), (-3,1) and (5,-2).
variant-stones-piled = The road crew piled stones: place the fourth wall on (-6,5), (-5,5) and (-4,5).
variant-young-spared = It smells its living young on you: in round 1 all its attacks draw 1 strongest card fewer.
variant-young-killed = It smells the hides on you: in round 1 all its attacks draw 1 more yellow card.
variant-words-spoken = Half of the old words were spoken: it starts Dazed.

name-stage-card-head-down-east = Head Down
name-stage-card-head-down-west = Head Down
name-stage-card-hook-and-toss = Hook and Toss
name-stage-card-torn-trunk = Torn Trunk
name-stage-card-wallow = Wallow
name-stage-card-ploughing-run = Ploughing Run
name-stage-card-gorse-shake = Gorse Shake
name-stage-card-torn-wall = Torn Wall
name-stage-card-tusk-sweep = Tusk Sweep
name-stage-card-hind-kick = Hind Kick
name-stage-card-mad-rush = Mad Rush
name-stage-card-mad-rush-far = Mad Rush
name-stage-card-bloody-furrow = Bloody Furrow
name-stage-card-broken-ground = Broken Ground
name-stage-card-at-bay = At Bay
