"""The calls over HTTP, each of which answers one question or does one thing."""
