# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-fame = славы больше на { $amount }
hint-wounds = ран меньше на { $amount }
hint-crystals = кристаллов больше на { $amount }
hint-units = готовых отрядов больше на { $amount }
hint-hand = на руке остаётся на { $amount } карты больше
hint-deeds = в колоде на { $amount } карты больше
hint-goal = цель ближе на { $amount } %

# К чему ведёт совет в бою.
hint-line-defeated = побеждённых врагов: { $amount }
hint-line-fame = славы: { $amount }
hint-line-wounds = полученных ран: { $amount }

# План на ход.
hint-plan-explore = план: открыть новые земли, нужно движения: { $amount }
hint-plan-talk = план: дойти туда, где можно нанять или купить, нужно движения: { $amount }
hint-plan-fight = план: бой, в котором можно победить, нужно движения: { $amount }
hint-plan-stay = план: закончить ход в выгодном месте, нужно движения: { $amount }
