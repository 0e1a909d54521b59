"""The workshop: what somebody needs who writes a pack."""
