# На кого направлено действие.

who-self =
    { $monster ->
        [yes] он сам
       *[no] вы
    }
who-healed =
    { $role ->
        [subject] вылеченная фигура
        [object] вылеченную фигуру
       *[any] вылеченной фигуры
    }
who-companion =
    { $role ->
        [subject] ваш медведь
       *[object] вашего медведя
    }
# Падеж: подлежащее или дополнение; «до 2» требует родительного множественного.
who-rank =
    { $rank ->
        [normal] { $many ->
            [yes] { $role ->
                [object] обычных
               *[subject] { $count ->
                    [up-to] обычных
                   *[each] обычные
                }
            }
           *[no] { $role ->
                [subject] обычный
               *[object] обычного
            }
        }
        [elite] { $many ->
            [yes] { $role ->
                [object] мощных
               *[subject] { $count ->
                    [up-to] мощных
                   *[each] мощные
                }
            }
           *[no] { $role ->
                [subject] мощный
               *[object] мощного
            }
        }
        [normal-or-elite] { $many ->
            [yes] { $role ->
                [object] обычных и мощных
               *[subject] { $count ->
                    [up-to] обычных и мощных
                   *[each] обычные и мощные
                }
            }
           *[no] { $role ->
                [subject] обычный или мощный
               *[object] обычного или мощного
            }
        }
       *[any] { "" }
    }
who-adjacent =
    { $adjacent ->
        [yes] { $many ->
            [yes] { $role ->
                [object] { $noun ->
                    [summon] { $count ->
                        [up-to] соседних
                       *[each] соседние
                    }
                   *[other] соседних
                }
               *[subject] { $count ->
                    [up-to] соседних
                   *[each] соседние
                }
            }
           *[no] { $noun ->
                [summon] { $role ->
                    [every] соседнего
                    [any] соседнего
                   *[other] соседнее
                }
               *[other] { $role ->
                    [subject] соседний
                   *[object] соседнего
                }
            }
        }
       *[no] { "" }
    }
who-noun =
    { $many ->
        [yes] { $role ->
            [object] { $noun ->
                [enemy] врагов
                [boss] боссов
                [everyone] союзников и врагов
                [character] союзных персонажей
                [summon] { $count ->
                    [up-to] союзных призванных созданий
                   *[each] союзные призванные создания
                }
               *[ally] союзников
            }
           *[subject] { $count ->
                [up-to] { $noun ->
                    [enemy] врагов
                    [boss] боссов
                    [everyone] союзников и врагов
                    [character] союзных персонажей
                    [summon] союзных призванных созданий
                   *[ally] союзников
                }
               *[each] { $noun ->
                    [enemy] враги
                    [boss] боссы
                    [everyone] союзники и враги
                    [character] союзные персонажи
                    [summon] союзные призванные создания
                   *[ally] союзники
                }
            }
        }
       *[no] { $role ->
            [subject] { $noun ->
                [enemy] враг
                [boss] босс
                [everyone] союзник или враг
                [character] союзный персонаж
                [summon] союзное призванное создание
               *[ally] союзник
            }
           *[object] { $noun ->
                [enemy] врага
                [boss] босса
                [everyone] союзника или врага
                [character] союзного персонажа
                [summon] { $role ->
                    [object] союзное призванное создание
                   *[every] союзного призванного создания
                }
               *[ally] союзника
            }
        }
    }
who-count =
    { $count ->
        [each] { $role ->
            [object] { $noun ->
                [summon] все
               *[other] всех
            }
           *[subject] все
        }
        [up-to] до { $number }
        [every] каждого
        [any] любого
       *[one] { "" }
    }
who =
    { $with-self ->
        [yes] { $monster ->
            [yes] он сам
           *[no] вы
        } { $many ->
            [yes] и
           *[no] или
        }
       *[no] { "" }
    } { who-count } { who-adjacent } { who-rank } { who-noun } { $place } { $filters }

place-range = в пределах дальности { $range }
place-exact-range = ровно на дальности { $range }
place-near-healed = в пределах дальности 2 от вылеченной фигуры
place-own-range = в пределах своей дальности
place-room = в той же комнате
place-moved-through =
    , через { $many ->
        [yes] которых
       *[no] которого
    } вы прошли,
place-beside-obstacle = по соседству с таким препятствием
place-beside-felled = по соседству с убитым
place-beside-path = по соседству с вашим путём
place-beside-summons = по соседству с союзным призванным созданием
place-beside-poisoned = по соседству с врагом, у которого ОТРАВЛЕНИЕ
place-beside-targets = по соседству с целью
place-in-area = в области

filter-condition = с состоянием { $condition }
filter-hit-points = с { $amount } ОЗ или меньше
filter-ailments = , у которого { $amount } отрицательных состояния или больше,
filter-wounds = , потерявших { $amount } ОЗ или больше,
filter-own = из ваших
filter-doomed = под вашим роком
filter-alone = , рядом с которым нет его союзников,
filter-beside-ally = , рядом с которым есть ваш союзник,
filter-alone-beside-ally = , рядом с которым нет его союзников, но есть ваш,

when-ally-beside =
    { $monster ->
        [yes] , если рядом с целью есть союзник монстра
       *[no] , если рядом с целью есть ваш союзник
    }
when-alone = , если рядом с целью нет её союзников
when-poisoned = , если у цели ОТРАВЛЕНИЕ
when-hampered = , если у цели РАЗОРУЖЕНИЕ, ПАРАЛИЧ или ОГЛУШЕНИЕ
when-invisible = , если у вас НЕВИДИМОСТЬ
when-at-last-hit-point = , если у вас ровно 1 ОЗ
when-hurt = , если ваших очков здоровья меньше половины максимума
when-doomed = , если цель под вашим роком
when-undamaged = , если у цели все очки здоровья
when-alone-and-ally-beside = , если рядом с целью нет её союзников, но есть ваш

per-ally-beside = каждого вашего союзника рядом с целью
per-negative-condition = каждое отрицательное состояние цели
per-shield = каждую единицу щита цели
