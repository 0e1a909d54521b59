"""The scenario book (MK-15); `book` lists all scenarios."""
