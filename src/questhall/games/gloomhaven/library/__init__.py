"""Reads the content files into what is printed on the components."""
