# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-beast-health = зверь теряет на { $amount } ОЗ больше
hint-minions = прислужников остаётся меньше на { $amount }
hint-company-health = у отряда остаётся на { $amount } ОЗ больше
hint-standing = на ногах остаётся больше на { $amount }
hint-animus = анимуса остаётся больше на { $amount }
hint-tokens = жетонов остаётся больше на { $amount }
