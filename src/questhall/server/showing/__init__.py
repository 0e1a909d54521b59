"""What somebody is shown: views of their own seats, news, the past, and books that were reached."""
