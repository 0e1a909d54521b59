# Allies.

name-ally-man-at-arms = Man-at-Arms
name-ally-wick = Wick the Lamp Boy
name-ally-old-marrow = Old Marrow the Butcher
name-ally-hessa-thorne = Hessa Thorne the Poacher
name-ally-brother-tallow = Brother Tallow
name-ally-jory-milestone = Jory Milestone
name-ally-sister-quill = Sister Quill
name-ally-bracken = Bracken the Hound
name-ally-osk-carter = Osk the Carter
name-ally-merrow-vane = Merrow Vane the Ferrywoman
name-ally-dunstan-reed = Dunstan Reed the Spearfisher
name-ally-lame-ivo = Lame Ivo
name-ally-pell-fowler = Pell the Fowler
name-ally-goodwife-harrow = Goodwife Harrow
name-ally-captain-ruel = Captain Ruel
name-ally-twin-shears = The Shear Twins
name-ally-nim-scarecrow = Nim in Straw
name-ally-silent-aud = Silent Aud
name-ally-gerta-ninelives = Gerta Ninelives
name-ally-moth-doctor = The Moth Doctor
name-ally-corvin-ash = Corvin Ash the Sapper
name-ally-bellwarden-isolde = Isolde of the Belfry
name-ally-hob-ironlung = Hob Ironlung
name-ally-yrsa-ropes = Yrsa of the Ropes
name-ally-last-recruit = The Last Recruit
