"""What the words on cards do."""
