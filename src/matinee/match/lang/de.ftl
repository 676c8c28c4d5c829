log-undone = { $who } nimmt die letzte Antwort zurück.
log-lost =
    { $count ->
        [one] Ein Schritt an diesem Tisch war nicht mehr zu lesen: Es geht davor weiter.
       *[other] Die letzten { $count } Schritte an diesem Tisch waren nicht mehr zu lesen: Es geht davor weiter.
    }
log-sat-down = { $who } setzt sich und spielt für einen Bot weiter.
log-rose = { $who } verlässt den Tisch; ein Bot spielt weiter.
log-sent-away = Der Gastgeber gibt den Platz von { $who } nach langer Abwesenheit einem Bot.
log-bot-sits-in = { $bot } spielt ab jetzt für { $who }.
log-timed-out = { $who } hat dreimal nicht geantwortet: Ab jetzt spielt { $bot }.
log-away = { $who } ist nicht da: { $bot } spielt an dieser Stelle.
log-taken-back = { $who } spielt wieder selbst.
log-renamed = { $was } heißt ab jetzt { $who }.
log-host-moved = Wer einlud, ist lange fort: { $who } leitet ab jetzt den Tisch.
log-host-passed = { $who } leitet ab jetzt den Tisch.
log-clock = Die Zeit von { $who } ist um.
undo-never = An diesem Tisch wird nichts zurückgenommen.
undo-stand-in = Ein Bot spielt für dich: Übernimm zuerst wieder deinen Platz.
undo-asked = Du hast gefragt; die anderen müssen noch zustimmen.
undo-window = Gerade dürfen andere antworten: Nichts kann zurückgenommen werden.
undo-shown = Deine letzte Antwort hat eine Karte gezeigt oder gewürfelt: Sie gilt.
undo-nothing = Du hast nichts zurückzunehmen: Seit deiner letzten Antwort haben andere gehandelt oder hätten es gekonnt.
