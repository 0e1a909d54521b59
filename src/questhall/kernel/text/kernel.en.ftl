event-choice = Seat { $seat }: { $option }
event-forced = Seat { $seat } (no other way): { $option }
