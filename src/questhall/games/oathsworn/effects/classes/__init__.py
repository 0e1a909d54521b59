"""What words do that only one class uses."""
