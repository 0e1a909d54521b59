"""The chapters of the encounter rules."""
