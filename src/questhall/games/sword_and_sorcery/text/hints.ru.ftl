# Что говорит за подсказку: в среднем, по сравнению со вторым по силе вариантом.

hint-foes-health = враги теряют на { $amount } ОЗ больше
hint-foes-left = врагов остаётся меньше на { $amount }
hint-own-health = у вас остаётся на { $amount } ОЗ больше
hint-company-health = у остальных остаётся на { $amount } ОЗ больше
hint-ghosts = призраками станут меньше на { $amount }
hint-shards = частиц души больше на { $amount }
hint-tasks = до конца задания ближе на { $amount } дела
