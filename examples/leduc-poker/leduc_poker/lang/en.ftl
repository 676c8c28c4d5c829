# Leduc poker, in English.

tagline = Six cards, no mercy

prompt-bet = You hold the { $card }, and no card is on the board yet. The pot holds { $pot }. What do you do?
prompt-bet-again = You hold the { $card }, the { $board } is on the board. The pot holds { $pot }. What do you do?
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
log-dealt-card = { $who } is dealt the { $card }.
log-board = The { $card } is turned up.
log-fold = { $who } folds.
log-call = { $who } calls.
log-raise = { $who } raises.
log-won = { $who } wins { $chips }.
log-drawn = The pot is shared.

card-J-1 = Jack
card-J-2 = Jack
card-Q-1 = Queen
card-Q-2 = Queen
card-K-1 = King
card-K-2 = King
kind-jack = lowest
kind-queen = middle
kind-king = highest
pile-deck = Deck
pile-board = Board
pile-hand = Hand
counter-paid = paid
counter-round = Round
counter-raises = Raises
counter-pot = Pot
ending-fold = The other folded.
ending-showdown = The hands were compared.
