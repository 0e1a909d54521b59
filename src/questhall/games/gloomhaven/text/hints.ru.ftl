# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-foes-health = враги теряют на { $amount } здоровья больше
hint-foes-left = врагов остаётся меньше на { $amount }
hint-own-health = у вас остаётся на { $amount } здоровья больше
hint-party-health = у товарищей остаётся на { $amount } здоровья больше
hint-turns = карт хватит на { $amount } хода дольше
hint-coins = монет больше на { $amount }
hint-goal = цель ближе на { $amount } %
