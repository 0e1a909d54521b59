"""The Story part of a chapter (OS-3)."""
