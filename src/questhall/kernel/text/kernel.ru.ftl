event-choice = Место { $seat }: { $option }
event-forced = Место { $seat } (выбора нет): { $option }
