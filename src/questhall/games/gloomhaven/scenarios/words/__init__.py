"""The words of scenarios: goals, set-up and special rules; they are read with the scenario."""
