# The companion of the Warden.

companion-warden = Warden companion

archetype-warden-a1 = Shieldbearer

name-special-warden-guard = Guard
name-special-warden-shield-slam = Shield Slam

archetype-warden-b1 = Sergeant

name-special-warden-order = Your Turn!
name-special-warden-cover = Cover

archetype-warden-a5 = Bulwark

name-special-warden-stand-firm = Stand Firm
name-special-warden-turn-blow = Turn the Blow

archetype-warden-b5 = Gatebreaker

name-special-warden-ram = Ram
name-special-warden-full-weight = Full Weight

archetype-warden-a10 = Shield Captain

name-special-warden-lock-shields = Lock Shields
name-special-warden-over-here = Over Here

archetype-warden-b10 = Line Breaker

name-special-warden-hammer-home = Hammer Home
name-special-warden-riposte = Answer

archetype-warden-a15 = Living Wall

name-special-warden-nothing-passes = Nothing Passes
name-special-warden-push-back = Push Them Back

archetype-warden-b15 = Marshal

name-special-warden-general-order = General Order
name-special-warden-brace = Brace
