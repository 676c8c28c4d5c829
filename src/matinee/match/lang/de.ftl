log-undone = { $who } nimmt die letzte Antwort zurück.
log-lost =
    { $count ->
        [one] Ein Schritt an diesem Tisch war nicht mehr zu lesen: Es geht davor weiter.
       *[other] Die letzten { $count } Schritte an diesem Tisch waren nicht mehr zu lesen: Es geht davor weiter.
    }
log-sat-down = { $who } setzt sich und spielt für einen Bot weiter.
log-rose = { $who } verlässt den Tisch; ein Bot spielt weiter.
log-sent-away = Der Gastgeber gibt den Platz von { $who } nach langer Abwesenheit einem Bot.
