# My Game, in English.

tagline = Higher, and higher still

prompt-turn = { $last ->
        [none] The row is empty. Which card do you play?
       *[other] { $last } lies last in the row. Play a higher card, or pass?
    }
offer-play = Play the { $card }
offer-pass = Pass, and be out
refuse-low = The { $card } is not higher than the last card in the row.
log-played = { $who } plays the { $card }.
log-out = { $who } is out.
log-won = { $who } wins.

# What stands on the board.

pile-deck = Deck
pile-row = Row
pile-hand = Hand
counter-played = played
kind-low = Low
kind-middle = Middle
kind-high = High
ending-everybody-is-out = Everybody is out.
