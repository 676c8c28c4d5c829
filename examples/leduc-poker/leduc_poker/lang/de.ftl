# Leduc-Poker auf Deutsch.

tagline = Sechs Karten, kein Erbarmen

prompt-bet = Deine Karte: { $card }. Noch liegt keine Karte auf dem Tisch; im Pott sind { $pot }. Was tust du?
prompt-bet-again = Deine Karte: { $card }. Auf dem Tisch: { $board }; im Pott sind { $pot }. Was tust du?
offer-fold = Aussteigen
offer-call =
    { $price ->
        [0] Schieben
       *[other] Mitgehen für { $price }
    }
offer-raise = Erhöhen, für { $price } im Ganzen
refuse-fold = Es gibt nichts zu zahlen: schieben statt aussteigen.
refuse-raise = Mehr als zweimal wird in einer Runde nicht erhöht.
log-dealt = { $who } bekommt eine Karte.
log-dealt-card = { $who } bekommt eine Karte: { $card }.
log-board = Aufgedeckt wird: { $card }.
log-fold = { $who } steigt aus.
log-call = { $who } geht mit.
log-raise = { $who } erhöht.
log-won = { $who } gewinnt { $chips }.
log-drawn = Der Topf wird geteilt.

card-J-1 = Bube
card-J-2 = Bube
card-Q-1 = Dame
card-Q-2 = Dame
card-K-1 = König
card-K-2 = König
kind-jack = niedrig
kind-queen = mittel
kind-king = hoch
pile-deck = Stapel
pile-board = Offene Karte
pile-hand = Hand
counter-paid = gesetzt
counter-round = Runde
counter-raises = Erhöhungen
counter-pot = Pott
ending-fold = Die Gegenseite ist ausgestiegen.
ending-showdown = Die Blätter wurden verglichen.
