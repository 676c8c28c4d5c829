# Leduc-Poker auf Deutsch.

prompt-bet = Du hast { $card }, { $board ->
        [none] noch liegt keine Karte auf dem Tisch
       *[other] auf dem Tisch liegt { $board }
    }; im Topf sind { $pot }. Was tust du?
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
log-dealt-card = { $who } bekommt { $card }.
log-board = { $card } wird aufgedeckt.
log-fold = { $who } steigt aus.
log-call = { $who } geht mit.
log-raise = { $who } erhöht.
log-won = { $who } gewinnt { $chips }.
log-drawn = Der Topf wird geteilt.
