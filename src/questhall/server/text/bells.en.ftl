bell-title = { $game }: your turn
bell-body = It’s { $player }’s turn in { $game }.
bell-body-at = It’s { $player }’s turn at “{ $table }” ({ $game }).
mail-body =
    { $told }

    The table: { $address }

    You asked for this message at the table. To stop them, open the table’s menu and choose “Tell me when it’s my turn”.
confirm-subject = Questhall: confirm your e-mail address
confirm-body =
    Someone asked { $site } to write to this address when it’s their turn at a table.

    If it was you, type this code there: { $code }

    If it wasn’t, do nothing: you won’t get any more mail.
