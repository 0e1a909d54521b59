# What the kernel itself says in the log: who chose what.

event-choice = Player { $seat }: { $option }
event-forced = Player { $seat } (no other way): { $option }
