"""Attacks of the company, and what enemies lose by them (OS-7.9 to OS-7.15)."""
