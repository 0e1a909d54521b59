# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-beast-health = зверь теряет больше ОЗ: на { $amount }
hint-minions = приспешников остаётся меньше на { $amount }
hint-company-health = у отряда остаётся больше ОЗ: на { $amount }
hint-standing = на ногах остаётся больше на { $amount }
hint-animus = анимы остаётся больше на { $amount }
hint-tokens = жетонов остаётся больше на { $amount }
hint-draw-win = бой выигран с вероятностью { $amount } %
hint-draw-kill = убивает с вероятностью { $amount } %
hint-draw-break = часть тела разрушена с вероятностью { $amount } %
hint-draw-loss = цель в среднем теряет ОЗ: { $amount }
