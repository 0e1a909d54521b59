"""Many matches: simulations and measurements, in one process or several."""
