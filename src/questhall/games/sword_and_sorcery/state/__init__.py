"""What lies on the table during a quest."""
