"""printed."""
