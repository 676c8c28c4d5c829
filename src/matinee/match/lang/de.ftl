log-undone = { $who } nimmt die letzte Antwort zurück.
log-lost =
    { $count ->
        [one] Ein Schritt an diesem Tisch war nicht mehr zu lesen: Es geht davor weiter.
       *[other] Die letzten { $count } Schritte an diesem Tisch waren nicht mehr zu lesen: Es geht davor weiter.
    }
