"""The texts of cards in one language, made from the expressions that the rules carry out."""
