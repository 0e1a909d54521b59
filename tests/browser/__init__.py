"""The table in a real browser, played by clicking."""
