"""Battles between heroes, and joint assaults (MK-11, MK-12)."""
