"""Chapter 15: enemies appear, choose, move and fight."""
