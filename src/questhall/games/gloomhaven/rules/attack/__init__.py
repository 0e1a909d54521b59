"""Attacks, damage and conditions."""
