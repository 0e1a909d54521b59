# The Scoundrel: names of the class and its cards.

class-scoundrel = Scoundrel

card-single-out = Single Out
card-flanking-strike = Flanking Strike
card-smoke-bomb = Smoke Bomb
card-backstab = Backstab
card-thiefs-knack = Thief's Knack
card-venom-shiv = Venom Shiv
card-throwing-knives = Throwing Knives
card-quick-hands = Quick Hands
card-special-mixture = Special Mixture
card-sinister-opportunity = Sinister Opportunity
card-tricksters-reversal = Trickster's Reversal
card-swift-bow = Swift Bow
card-open-wound = Open Wound
card-flintlock = Flintlock
card-hidden-daggers = Hidden Daggers
card-duelists-advance = Duelist's Advance
card-flurry-of-blades = Flurry of Blades
card-gruesome-advantage = Gruesome Advantage
card-cull-the-weak = Cull the Weak
card-visage-of-the-inevitable = Visage of the Inevitable
card-crippling-poison = Crippling Poison
card-burning-oil = Burning Oil
card-stick-to-the-shadows = Stick to the Shadows
card-spring-the-trap = Spring the Trap
card-stiletto-storm = Stiletto Storm
card-pains-end = Pain's End
card-long-con = Long Con
card-watch-it-burn = Watch It Burn
