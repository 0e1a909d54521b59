"""Bells: telling people elsewhere that it is their turn (web push, webhooks, mail)."""
