"""How everything is called, in any language."""
