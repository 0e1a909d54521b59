"""Tests of all items in the box, by name."""
