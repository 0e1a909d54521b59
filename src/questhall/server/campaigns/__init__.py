"""Campaigns: beginning one, going on with it, its page, and its file."""
