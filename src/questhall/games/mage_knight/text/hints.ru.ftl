# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-fame = славы больше на { $amount }
hint-wounds = ран меньше на { $amount }
hint-crystals = кристаллов больше на { $amount }
hint-units = готовых отрядов больше на { $amount }
hint-hand = на руке остаётся на { $amount } карты больше
hint-deeds = в колоде на { $amount } карты больше
hint-goal = цель ближе на { $amount } %
