"""The words of scenarios: goals, set-up and special rules, read from the scenario's file."""
