# Что ядро само пишет в журнал: кто что выбрал.

event-choice = Игрок { $seat }: { $option }
event-forced = Игрок { $seat } (выбора нет): { $option }
