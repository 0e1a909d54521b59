"""Special rules of scenarios (RULES 7): a scenario is data plus a few lines of Python."""
