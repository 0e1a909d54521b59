# Что ядро говорит само: кто что выбрал и как зовут игрока, пока известно только его место.

event-choice = { player }: { $option }
event-forced = { player } (выбора нет): { $option }

player = Игрок { $seat }
    .genitive = игрока { $seat }
other-player = игрока { $other }
