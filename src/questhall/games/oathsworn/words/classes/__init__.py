"""Words that only one class uses."""
