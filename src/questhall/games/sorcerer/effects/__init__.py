"""The words of card texts: what each does when it is carried out."""
