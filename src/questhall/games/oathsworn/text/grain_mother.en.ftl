# The first encounter: the beast, its swarm and its Stage Cards.

encounter-grain-mother = The Grain Mother
    .text = Under the great granary the roots have come through the vault, and she lies among them on a bed of stolen corn.
    .asks = Thin out a growing swarm while you wear the mother down.
    .target = She targets the nearest Oathsworn.
    .stages = Two broken parts: stage II. Four broken parts: stage III.
    .rewards = Victory: 8 Iron. Defeat, if the company moves on: 4 Iron.
figure-mother = Grain Mother
name-figure-grain-rat = Grain rat
name-part-maw = Maw
name-part-right-flank = Right flank
name-part-left-flank = Left flank
name-part-tail = Tail
name-part-belly = Belly
tile-foul-cloud = Foul cloud
    .text = At the end of the round each enemy of hers in it loses 1 HP; at the end of the next round it is gone.
name-ability-litter = Litter
name-ability-rupture = Rupture
variant-bait-eaten = The poisoned bait was eaten: remove the 2 rats farthest from the company.
variant-sluice-open = The sluice was opened: place 4 Water Tiles on (-1,1), (-2,1), (1,0) and (2,0).

name-stage-card-snap-east = Snap and Shuffle East
name-stage-card-snap-west = Snap and Shuffle West
name-stage-card-caustic-bite = Caustic Bite
name-stage-card-goad-west = Goad the Young
name-stage-card-goad-east = Goad Them On
name-stage-card-lashing-tail = Lashing Tail
name-stage-card-fury = Fury of the Nest
name-stage-card-ripe-west = Ripe to Burst
name-stage-card-ripe-east = Ripe and Swollen
name-stage-card-eats-her-own = Eats Her Own
name-stage-card-shriek = Shriek
name-stage-card-bile-west = Spewing Bile West
name-stage-card-bile-east = Spewing Bile East
name-stage-card-slinks-away = Slinks Away
