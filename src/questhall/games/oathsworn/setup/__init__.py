"""From the box to the first round."""
