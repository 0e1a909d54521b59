"""Tests of what the pack `frost` adds, run by `test_packs.py` in a process that has it."""
