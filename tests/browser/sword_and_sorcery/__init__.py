"""Sword & Sorcery in the browser."""
