# Crazy eights, in English.

prompt-turn = { $top } is on top, { $suit } must be followed. What do you do?
prompt-suit = Which suit must be followed?
offer-play = Play { $card }
offer-draw = Draw a card
offer-pass = Pass
offer-suit = { $suit }
refuse-match = { $card } matches neither the suit nor the rank.
refuse-draw = You have drawn as many cards as you may.
refuse-pass = You may still draw.
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { $card }.
log-played = { $card } is laid on top.
log-suit = { $who } names { $suit }.
log-passed = { $who } passes.
log-won = { $who } wins.
