"""Questhall: a digital table for heavy fantasy board games with every rule enforced."""

__version__ = "0.2.0"
