# What only faces, reasons and the terminal say.

nature-lawful = lawful
nature-neutral = neutral
nature-chaotic = chaotic
style-agility = Agility
style-faith = Faith
style-magic = Magic
style-strength = Strength
kind-weapon = weapon
kind-armour = armour
kind-artifact = artifact
kind-permanent = kept item
kind-one-use = one use
kind-ammunition = ammunition
kind-crowns = crowns
kind-building = building
face-named = { $name }: { $text }
face-weapon = { $place ->
    [main] Main weapon
   *[off] Off weapon
}: { $values }
face-hunts = { $primary ->
    [most-wounded] Hunts the most wounded hero.
    [nearest] Hunts the nearest hero.
    [richest] Hunts the richest hero.
    [priority-hero] Hunts the priority hero.
   *[style] Hunts heroes of this style: { $style }.
}
behave-engage = Moves into the area of its target.
behave-advance = { $count ->
    [one] Moves 1 area towards its target.
   *[other] Moves up to { $count } areas towards its target.
}
behave-retreat = { $count ->
    [one] Retreats 1 area.
   *[other] Retreats { $count } areas.
}
behave-recharge = { $count ->
    [one] Regains 1 charge.
   *[other] Regains { $count } charges.
}
behave-use = Uses { $power }.
behave-strike = { $other ->
    [yes] Attacks the nearest hero in sight
   *[no] Attacks
} { $weapon ->
    [main] with the main weapon
   *[off] with the off weapon
}{ $times ->
    [1] .
   *[other] , { $times } times.
}
behave-when = { $case ->
    [lying] If a hero lies on the ground in its area:
   *[several] If two heroes or more are in its area:
} { $first }
behave-when-else = { $case ->
    [lying] If a hero lies on the ground in its area:
   *[several] If two heroes or more are in its area:
} { $first } Otherwise: { $other }

## Why not?

why-quest-over = The quest is over.
why-not-your-turn = It is not the turn of one of your heroes.
why-building = Anvil and tavern are never sold.
why-no-room = There is no room for it in the inventory, and no empty slot that it fits.
why-too-dear = It costs { $price } crowns; you have { $crowns }.
why-not-your-hero = This card belongs to another hero.
why-cooling-down = The power is cooling down; its hourglasses tell for how long.
why-reaction = This power is a reaction: it is offered when its moment comes.
why-passive = This power works by itself.
why-no-action = No action of the kind it needs is left.
why-not-now = It cannot be used now.
why-not-seen = The active hero does not see this area.
why-out-of-range = No weapon in hand reaches this far.
why-no-combat = No combat action is left, or the hero cannot use it now.
why-no-move = No move action and no movement points are left.
why-stunned = The hero is stunned.
why-no-way = There is no way to this area within one step.
why-thing-far = Only a hero who stands in its area can do anything with it.
why-engaged = The hero is engaged: first the enemies in this area.
why-chest-magic = A magic lock holds the chest shut: a magic key is needed.
why-no-special = It takes a special action, and none is left.
why-door-locked = This door is locked: a hero who is not engaged breaks it open with a special action.
why-door-magic = A magic lock: a magic key is needed.
why-door-far = Only a hero beside the door can open it.
why-door-open = The door is open already.

## Think twice

warning-reactions = { $count ->
    [one] One enemy here strikes at you when you leave{ $chance ->
        [0] .
       *[other] : you die in { $chance } % of all cases.
    }
   *[other] { $count } enemies here strike at you when you leave{ $chance ->
        [0] .
       *[other] : you die in { $chance } % of all cases.
    }
}
warning-deadly = If you stay here, the enemies as foretold kill you in { $chance } % of all cases; one step away in { $other } %.
warning-drop = What you drop stays on the ground.
warning-combat-left = A combat action is left, and an enemy can be attacked.
warning-symbols-left = Symbols that could pay for an effect would be lost.

## The terminal

terminal-round = Round { $round }
terminal-shards = { $shards ->
    [one] 1 soul shard
   *[other] { $shards } soul shards
}
terminal-events = { $left ->
    [one] 1 event left
   *[other] { $left } events left
}
terminal-ghost = ghost soul
terminal-hp = { $hp }/{ $most } HP
terminal-engaged = engaged { $heroes } : { $enemies }
terminal-tolls = Strokes of the bell: { $tolls }
terminal-soulrank = soul rank { $rank }
terminal-crowns = crowns: { $crowns }
terminal-stash = In the stash
terminal-quest-done = won
terminal-quest-passed = passed by
terminal-quest-open =
    { $defeats ->
        [0] open
        [one] open, lost once
       *[other] open, lost { $defeats } times
    }
