# What the combat adviser says.

advice-play = { $phase }: { $step }.
advice-step-with = { $play } ({ $choices })
advice-strike = Defeat { $foes }
advice-assumed = Assumed: { $summoner } will summon { $token }.
advice-assumed-die = Assumed: the secret die is { $colour }.
advice-left-out = Left out, as nobody can know what it brings: { $play }.
advice-result = Defeated: { $defeated }. Wounds: { $wounds }. Fame: { $fame }.
advice-nobody = nobody
advice-stopped = The time was up: there may be a better line.
advice-safer = Safer, with fewer wounds:
