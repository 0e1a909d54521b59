# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-foes-health = враги теряют больше здоровья: на { $amount }
hint-foes-left = врагов остаётся меньше на { $amount }
hint-own-health = у вас остаётся больше здоровья: на { $amount }
hint-party-health = у товарищей остаётся больше здоровья: на { $amount }
hint-turns = { $amount ->
    [one] карт хватит на { $amount } ход дольше
    [many] карт хватит на { $amount } ходов дольше
   *[other] карт хватит на { $amount } хода дольше
  }
hint-coins = монет больше на { $amount }
hint-goal = цель ближе на { $amount } %
