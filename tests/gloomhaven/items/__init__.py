"""Tests of the items of the box, each by name."""
