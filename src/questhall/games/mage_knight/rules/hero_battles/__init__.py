"""Battles between heroes, and assaults that they make together (MK-11, MK-12)."""
