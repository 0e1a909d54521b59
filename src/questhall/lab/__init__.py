"""Many matches: simulations and measurements, in one or several processes."""
