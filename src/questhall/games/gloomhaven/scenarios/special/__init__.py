"""Special rules that only one scenario needs."""
