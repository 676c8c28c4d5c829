# Robot Rampage, auf Deutsch.

kind =
    { $kind ->
        [left_arm] linker Arm
        [right_arm] rechter Arm
        [head] Kopf
        [leg] Bein
        [accessory] Zubehör
       *[torso] Rumpf
    }
location =
    { $location ->
        [left_arm] linker Arm
        [right_arm] rechter Arm
        [head] Kopf
        [leg] Bein
        [accessory] Zubehör
       *[torso] Rumpf
    }
what =
    { $what ->
        [left_arm] linker Arm
        [right_arm] rechter Arm
        [head] Kopf
        [leg] Bein
        [accessory] Zubehör
       *[torso] Rumpf
    }
colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Lila
    }
its =
    { $its ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Lila
    }

## Fragen

prompt-place = { $card } ist gezogen: auf welchen Rumpf damit?
prompt-action = Aktion spielen, Ersatzteil anschrauben oder angreifen.
prompt-opponent = Auf wen zielt { $card }?
prompt-cancel = { $robot } zielt mit { $card } auf dich: geschehen lassen?
prompt-lose = Eine Schraube ist locker: welches Teil fällt ab?
prompt-keep = Welche dieser Karten behältst du? Der Rest kommt unter deinen Stapel.
prompt-sweep = Handkarten unter den Stapel kehren; danach ziehst du { $drawn }.
prompt-discard = Kein erlaubter Angriff: wirf eine Karte ab, dann ist dein Zug vorbei.
prompt-target = Welchen Roboter greifst du an?
prompt-strike = Angriff auf { $robot }: bisher { $total }; nötig sind mindestens { $needs }, wenn niemand deckt.
prompt-pay = Welche Handkarte kommt für { $accessory } unter deinen Stapel?
prompt-press = Treffer, und die Grube ist offen: { $robot } noch einmal angreifen?
prompt-defend = { $robot } greift dich mit { $attack } an; deine Abwehr ist { $defence }.
prompt-pick = Wo trifft es { $robot }?
prompt-hit = Du bist getroffen: { location }.
prompt-theft = { $amount ->
    [one] { $thief } nimmt dir gleich eine Karte.
   *[other] { $thief } nimmt dir gleich { $amount } Karten.
}

## Angebote

offer-place = Auf { $torso } (Teil { $parts } von 5)
offer-complete = Auf { $torso }: damit ist er fertig und deiner
offer-use = { $card } einsetzen
offer-attach = { $card } anschrauben ({ kind })
offer-attack = Angreifen
offer-opponent = { $robot } ({ colour })
offer-let-happen = Geschehen lassen
offer-respond = { $card } einsetzen
offer-lose = { $card } ({ kind })
offer-keep = { $card } behalten ({ colour } { $strength })
offer-sweep = { $card } wegkehren ({ colour } { $strength })
offer-sweep-done = Fertig: { $drawn } ziehen
offer-discard = { $card } abwerfen ({ colour } { $strength })
offer-target = { $robot } ({ colour }, Abwehr { $defence })
offer-strike = Schlag mit { colour } { $strength } ({ $card })
offer-boost = Verstärken mit { $card }
offer-accessory = { $card } benutzen
offer-attack-done = Mit { $total } angreifen
offer-pay = Mit { $card } bezahlen ({ colour } { $strength })
offer-again = { $robot } noch einmal angreifen
offer-stop = Dabei belassen
offer-guard = Decken mit { colour } { $strength } ({ $card })
offer-defend-done = Mit { $defence } abwehren
offer-hit = { location }: das Teil fällt ab
offer-wound = { location }: eine Wunde im Rumpf
offer-take-hit = Hinnehmen: { location }
offer-hand-over = { $amount ->
    [one] Hergeben
   *[other] { $amount } Karten hergeben
}

## Warum nicht

why-taken = { $torso } hat schon einen Besitzer.
why-fitted = { $torso } hat dieses Teil schon ({ kind }).
why-own_colour = { $card } hat deine eigene Farbe ({ colour }): sie deckt, sie schlägt nicht.
why-no_match = { $use ->
    [strike] { $card } ist { colour }, { $robot } ist { its }: ein Schlag braucht die Farbe des Ziels.
   *[guard] { $card } ist { colour }, die Farbe von { $robot }: es decken nur deine eigene Farbe oder eine wilde Karte.
}
why-have_match_no_wild = Du hast eine passende Karte für einen Gegner, also darf keine wilde schlagen.
why-wild_only = Bei drei Robotern oder weniger schlagen nur wilde Karten, und keine wilde deckt.
why-no_head = Ohne Kopf kannst du nicht mit einer wilden Karte decken.
why-keep_one = Behalte mindestens eine Karte für den Angriff.
why-slot_full = Dieses Teil ist noch dran: { $card } passt nur, wo es fehlt.
why-used_this_turn = { $card } wurde in diesem Zug schon benutzt.
why-limit = { $use ->
    [strike] Eine wilde oder eine lackierte Karte schlägt allein.
   *[guard] Es deckt entweder eine wilde Karte allein, oder bis zu drei in deiner eigenen Farbe.
}
why-cannot_pay = Dir bleibt nichts, um { $card } zu bezahlen.
why-wrong_time = Der Text von { $card } gehört in einen anderen Moment.
why-target = Du hast keine Karte in der Farbe von { $robot }, und keine wilde darf schlagen, solange du für einen anderen eine passende hast.

## Das Protokoll

log-dealer = { $who } gibt.
log-part-drawn = Gezogen: { $part }.
log-placed = { $who } schraubt { $part } an { $torso }.
log-built = { $who } hat { $torso } gebaut, Wert { $value }!
log-begins = { $who } hat den ersten Zug.
log-turn = Zug { $number }: { $who }
log-closing = Feierabend: { $who } verliert eine Karte.
log-used = { $who } setzt { $what } ein.
log-aimed = { $who } zielt auf { $other }.
log-attached = { $who } schraubt { $what } an.
log-responded = { $who } antwortet mit { $what }.
log-cancelled = { $who } bleibt unbeeindruckt: die Aktion von { $other } bewirkt nichts.
log-swept = { $number ->
    [one] { $who } kehrt eine Karte weg und zieht neu.
   *[other] { $who } kehrt { $number } Karten weg und zieht neu.
}
log-repaired = { $who } repariert { $number }.
log-dropped = { $who } verliert ein Teil: { what }.
log-aims = { $who } greift { $other } an.
log-strike = Ein Schlag: { colour } { $strength } ({ $card }).
log-guard = Eine Deckung: { colour } { $strength } ({ $card }).
log-lays = Für den Text gelegt: { $card }.
log-parked-joins = { $card }, geparkt, kommt zum Angriff dazu.
log-gadget = { $who } benutzt { $what }.
log-attacked = { $who } greift { $other } mit { $number } an.
log-defended = { $who } wehrt mit { $number } ab.
log-hit = Treffer, um { $number }!
log-missed = { $who } verfehlt { $other }.
log-called-off = { $who } bläst den Angriff von { $other } ab.
log-parked = { $card } wird neben dem Roboter geparkt.
log-location = Trefferort: { location } ({ $card }).
log-located = { $who } ist getroffen: { what }.
log-wounded = { $number ->
    [one] { $who } nimmt eine Wunde.
   *[other] { $who } nimmt { $number } Wunden.
}
log-part-lost = { $part } fällt ab.
log-took = { $number ->
    [one] { $who } nimmt { $other } eine Karte.
   *[other] { $who } nimmt { $other } { $number } Karten.
}
log-spared = { $who } verliert keine Karte.
log-gave-up = { $who } hat keinen erlaubten Angriff und wirft eine Karte ab.
log-discarded = { $who } verliert { $card } ({ colour } { $strength }).
log-looked = Du siehst { $card } ({ colour } { $strength }).
log-drew = Du ziehst { $card } ({ colour } { $strength }).
log-shuffled = Der Ablagestapel wird wieder zum Kampfstapel.
log-fell = { $what ->
    [wounds] Der Roboter von { $who } ist nur noch Schrott!
    [cards] { $who } hat keine Karten mehr: der Roboter bleibt stehen.
   *[left] { $who } verlässt den Tisch, und der Roboter zerfällt.
}
log-won = { $who } gewinnt dieses Spiel der Partie.
log-ended = { $who } gewinnt!
