# Tinkerer: names of the class and its cards.

class-tinkerer = Tinkerer

card-proximity-mine = Proximity Mine
card-harmless-contraption = Harmless Contraption
card-flamethrower = Flamethrower
card-hook-gun = Hook Gun
card-ink-bomb = Ink Bomb
card-net-shooter = Net Shooter
card-stun-shot = Stun Shot
card-reinvigorating-elixir = Reinvigorating Elixir
card-restorative-mist = Restorative Mist
card-energizing-tonic = Energizing Tonic
card-enhancement-field = Enhancement Field
card-toxic-bolt = Toxic Bolt
card-reviving-shock = Reviving Shock
card-volatile-concoction = Volatile Concoction
card-potent-potables = Potent Potables
card-stamina-booster = Stamina Booster
card-disorienting-flash = Disorienting Flash
card-tinkerers-tools = Tinkerer's Tools
card-crank-bow = Crank Bow
card-dangerous-contraption = Dangerous Contraption
card-micro-bots = Micro Bots
card-noxious-vials = Noxious Vials
card-disintegration-beam = Disintegration Beam
card-gas-canister = Gas Canister
card-auto-turret = Auto Turret
card-murderous-contraption = Murderous Contraption
card-curative-aerosol = Curative Aerosol
card-jet-propulsion = Jet Propulsion
card-harsh-stimulants = Harsh Stimulants
card-lethal-injection = Lethal Injection
card-chimeric-formula = Chimeric Formula

summon-decoy = Decoy
summon-battle-bot = Battle Bot
summon-kill-bot = Kill Bot
