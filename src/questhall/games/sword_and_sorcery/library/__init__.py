"""Reads content/ into what is printed."""
