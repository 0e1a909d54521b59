"""Reads the content files into what is printed."""
