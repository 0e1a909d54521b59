"""Helpers for people at a real table."""
