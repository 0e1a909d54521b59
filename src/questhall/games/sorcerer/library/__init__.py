"""The box: reads content files into what is printed."""
