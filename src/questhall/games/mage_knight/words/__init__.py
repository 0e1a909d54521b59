"""The words of effect expressions: what a content file may say a card does."""
