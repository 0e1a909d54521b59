# Что говорит боевой советник.

advice-play = { $phase }: { $step }.
advice-step-with = { $play } ({ $choices })
advice-strike = Победить: { $foes }
advice-assumed = Предполагается худшее: { $summoner } — призыв, жетон «{ $token }».
advice-assumed-die = Предполагается худшее: тайный кубик — { $colour }.
advice-left-out = Не учтено, исход зависит от случая: { $play }.
advice-result = Побеждены: { $defeated }. Раны: { $wounds }. Слава: { $fame }.
advice-nobody = никто
advice-stopped = Время вышло: возможно, есть вариант получше.
advice-safer = Безопаснее, с меньшим числом ран:
