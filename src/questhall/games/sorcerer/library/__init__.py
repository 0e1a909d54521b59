"""The box: content files read into what is printed."""
