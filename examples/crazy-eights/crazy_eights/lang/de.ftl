# Crazy Eights auf Deutsch.

tagline = Acht geben!

prompt-turn = Oben liegt { $top }, bedient wird { $suit }. Was tust du?
prompt-suit = Welche Farbe muss bedient werden?
offer-play = { $card } spielen
offer-draw = Eine Karte ziehen
offer-pass = Passen
offer-suit = { $suit }
refuse-match = { $card } passt weder in der Farbe noch im Wert.
refuse-draw = Du hast so viele Karten gezogen, wie du darfst.
refuse-pass = Du kannst noch ziehen.
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht { $card }.
log-played = { $card } wird gespielt.
log-suit = { $who } wünscht sich { $suit }.
log-passed = { $who } passt.
log-won = { $who } gewinnt.

pile-deck = Stapel
pile-played = Gespielt
pile-hand = Hand
kind-clubs = Kreuz
kind-diamonds = Karo
kind-hearts = Herz
kind-spades = Pik
counter-follow-clubs = ♣ bedienen
counter-follow-diamonds = ♦ bedienen
counter-follow-hearts = ♥ bedienen
counter-follow-spades = ♠ bedienen
counter-plays = Gespielte Karten
counter-drawn = In diesem Zug gezogen
ending-out-of-cards = Jemand hat keine Karten mehr.
ending-a-hundred-plays = Hundert Karten sind gespielt.
ending-everybody-passed = Alle haben gepasst.
