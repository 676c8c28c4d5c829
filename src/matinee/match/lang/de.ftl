log-undone = { $who } nimmt die letzte Antwort zurück.
log-dealt-anew = { $who } geht zu einer früheren Entscheidung zurück. Was dort nicht zu wissen war, wird neu gegeben; dieses Spiel zählt nicht.
log-branched = { $who } spielt von hier weiter, einem Augenblick eines anderen Spiels. Was dort nicht zu wissen war, wird neu gegeben; dieses Spiel zählt nicht.
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
reason-level =
    { $level ->
        [star] Ein Star
        [legend] Eine Legende
        [understudy] Eine Zweitbesetzung
        [extra] Ein Statist
       *[other] { $level }
    }
reason-plan = „{ $words }“
reason-alone = { reason-level } würde { $best } sagen.
reason-order = { reason-level } würde eher { $best } sagen als { $others }.
reason-wins = das gewinnt das Spiel
reason-loses = sonst ist das Spiel sofort verloren
reason-why = Grund: { $why }.
reason-later = Grund, etwas später: { $why }.
reason-outcome = etwa { $chance } % Siegchance danach, sonst { $other } %
reason-close = soweit sich das jetzt sagen lässt, läuft es fast aufs Gleiche hinaus
reason-habit = eine Faustregel; an den Zahlen auf dem Tisch sieht man es noch nicht
reason-or = { $one } oder { $other }
reason-chance = { reason-level } würde { $best } sagen: Das gewinnt in { $chance } % der Fälle. Dahinter: { $others }.
reason-other = { $plan } mit { $chance } %
