"""Scenarios with rules that need lines of their own."""
