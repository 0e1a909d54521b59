"""Moving and what lies on the map."""
