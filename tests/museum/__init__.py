"""What every released version has written, kept as it was: see docs/compatibility.md."""
