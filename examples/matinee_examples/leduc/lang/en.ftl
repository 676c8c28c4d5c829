# Leduc poker, in English.

prompt-bet = Your { $card }, { $board ->
        [none] no card on the board yet
       *[other] and { $board } on the board
    }; the pot holds { $pot }. What do you do?
offer-fold = Fold
offer-call =
    { $price ->
        [0] Check
       *[other] Call for { $price }
    }
offer-raise = Raise, for { $price } in all
refuse-fold = There is nothing to pay: check instead of folding.
refuse-raise = Two raises a round are the limit.
log-dealt = { $who } is dealt a card.
log-dealt-card = { $who } is dealt { $card }.
log-board = { $card } is turned up.
log-fold = { $who } folds.
log-call = { $who } calls.
log-raise = { $who } raises.
log-won = { $who } wins { $chips }.
log-drawn = The pot is shared.
