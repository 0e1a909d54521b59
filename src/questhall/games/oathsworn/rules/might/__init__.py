"""Drawing might: attacks, checks and Rounds of Combat share one procedure (OS-3.5, OS-7.11)."""
