# Crazy eights, in English.

tagline = Eight is never enough

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

pile-deck = Deck
pile-played = Played
pile-hand = Hand
kind-clubs = clubs
kind-diamonds = diamonds
kind-hearts = hearts
kind-spades = spades
counter-follow-clubs = follow ♣
counter-follow-diamonds = follow ♦
counter-follow-hearts = follow ♥
counter-follow-spades = follow ♠
counter-plays = Cards played
counter-drawn = Drawn this turn
ending-out-of-cards = Somebody has no cards left.
ending-a-hundred-plays = A hundred cards have been played.
ending-everybody-passed = Everybody has passed.
