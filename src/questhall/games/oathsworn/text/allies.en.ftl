# Allies.

ally-man-at-arms = Man-at-Arms
    .text = A plain fighter without an ability.

ally-wick = Wick the Lamp Boy
    .text = Another friendly character within 3 gains 1 Redraw Token. Story: +1 to a Spot Check.

ally-old-marrow = Old Marrow the Butcher
    .text = Before drawing for an attack: +2 damage. Story: +1 to a Threaten Check.

ally-hessa-thorne = Hessa Thorne the Poacher
    .text = After drawing for an attack: up to 2 redraws.

ally-brother-tallow = Brother Tallow
    .text = Another adjacent friendly character regains 1 HP.

ally-jory-milestone = Jory Milestone
    .text = After your attack hits: Knockback 2.

ally-sister-quill = Sister Quill
    .text = Remove all Status Tokens from 1 friendly character within 1 hex; it regains 1 HP. Story: +1 to a Reasoning Check.

ally-bracken = Bracken the Hound
    .text = Interrupt, before damage is drawn against another friend within 2: the attack targets you instead. Story: +1 to a Listening Check.

ally-osk-carter = Osk the Carter
    .text = Another friendly character within 3 moves 3. Story: +1 to a Barter Check.

ally-merrow-vane = Merrow Vane the Ferrywoman
    .text = Up to 2 other friendly characters within 4 move 2 each. Story: +1 to a Survival Check.

ally-dunstan-reed = Dunstan Reed the Spearfisher
    .text = After your attack hits: pull the target 2 hexes towards you.

ally-lame-ivo = Lame Ivo
    .text = Interrupt, after damage is drawn against a friendly character within 2: it has +2 defense against this attack.

ally-pell-fowler = Pell the Fowler
    .text = Attack with range 4 all enemies in a circle of 7 hexes.

ally-goodwife-harrow = Goodwife Harrow
    .text = Attack all enemies in the 3 hexes in front of you with +1 damage.

ally-captain-ruel = Captain Ruel
    .text = An Oathsworn within 4 attacks at once without cost. Story: +1 to a Threaten Check.

ally-twin-shears = The Shear Twins
    .text = Attack twice, one after the other.

ally-nim-scarecrow = Nim in Straw
    .text = Taunt an enemy within 5 and gain +1 defense, both until the end of the round.

ally-silent-aud = Silent Aud
    .text = Look at the next 2 Stage Cards of the current stage and choose which lies on top. Story: +1 to a Search Check.

ally-gerta-ninelives = Gerta Ninelives
    .text = Interrupt, when you lose HP by an attack: lose 2 fewer.

ally-moth-doctor = The Moth Doctor
    .text = Another adjacent friendly character regains 2 HP.

ally-corvin-ash = Corvin Ash the Sapper
    .text = Attack with range 4 and +1 damage everyone in a circle of 7 hexes, friends included.

ally-bellwarden-isolde = Isolde of the Belfry
    .text = Every friendly character within 3, you included, gains 1 Defense Token. Story: +2 to a Listening Check.

ally-hob-ironlung = Hob Ironlung
    .text = Refresh Might Decks; each Oathsworn within 3 gains 1 animus.

ally-yrsa-ropes = Yrsa of the Ropes
    .text = Place yourself on an empty hex next to an obstacle within 8, then attack with +1 damage.

ally-last-recruit = The Last Recruit
    .text = Before drawing for an attack: Empowered 5.
