"""Connections over WebSocket: what comes from one, and what waits to be sent to it."""
