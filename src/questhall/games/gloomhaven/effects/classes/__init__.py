"""classes."""
