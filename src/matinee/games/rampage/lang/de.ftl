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
prompt-cancel = { $who } zielt mit { $card } auf dich („{ $text }“): geschehen lassen?
prompt-lose = Eine Schraube ist locker: welches Teil fällt ab?
prompt-keep = Welche dieser Karten behältst du? Der Rest kommt unter deinen Stapel.
prompt-sweep = Handkarten unter den Stapel kehren; danach ziehst du { $drawn }.
prompt-discard = Kein erlaubter Angriff: wirf eine Karte ab, dann ist dein Zug vorbei.
prompt-target = Welchen Roboter greifst du an?
prompt-strike = Angriff auf { $robot } von { $who }: bisher { $total }; nötig sind mindestens { $needs }, wenn niemand deckt.
prompt-pay = Welche Handkarte kommt für { $accessory } unter deinen Stapel?
prompt-press = Treffer, und die Grube ist offen: { $robot } von { $who } noch einmal angreifen?
prompt-defend = { $who } greift dich mit { $attack } an; deine Abwehr ist { $defence }.
prompt-pick = Wo trifft es { $robot } von { $who }?
prompt-hit = Du bist getroffen: { location }.
prompt-theft = { $amount ->
    [one] { $thief } nimmt dir gleich eine Karte.
   *[other] { $thief } nimmt dir gleich { $amount } Karten.
}

## Angebote

offer-place = Auf { $torso } ({ colour }, Teil { $parts } von 5)
offer-complete = Auf { $torso } ({ colour }): der Roboter ist deiner
offer-use = { $card } einsetzen ({ colour } { $strength })
offer-attach = { $gain ->
    [attack] { $card } ({ colour } { $strength }) anschrauben: { kind }, Angriff +{ $worth }
    [defence] { $card } ({ colour } { $strength }) anschrauben: { kind }, Abwehr +{ $worth }
   *[text] { $card } ({ colour } { $strength }) anschrauben: { kind }
}
offer-attack = Angreifen
offer-opponent = { $robot } ({ colour })
offer-let-happen = Geschehen lassen
offer-respond = { $card } einsetzen ({ colour } { $strength })
offer-lose = { $card } ({ kind })
offer-keep = { $card } behalten ({ colour } { $strength })
offer-sweep = { $card } wegkehren ({ colour } { $strength })
offer-sweep-done = Fertig: { $drawn } ziehen
offer-discard = { $card } abwerfen ({ colour } { $strength })
offer-target = { $robot } ({ colour }, Abwehr { $defence })
offer-strike = Schlag mit { colour } { $strength } ({ $card })
offer-boost = Verstärken mit { $card } ({ colour } { $strength })
offer-accessory = { $card } benutzen
offer-attack-done = Jetzt angreifen
offer-pay = Mit { $card } bezahlen ({ colour } { $strength })
offer-again = { $robot } noch einmal angreifen
offer-stop = Dabei belassen
offer-guard = Decken mit { colour } { $strength } ({ $card })
offer-defend-done = { $outcome ->
    [misses] Jetzt abwehren: der Angriff verfehlt um { $by }
   *[hits] Jetzt abwehren: du wirst um { $by } getroffen
}
offer-hit = { location }: { $part } fällt ab
offer-wound = { $location ->
    [torso] Rumpf: eine Wunde
   *[other] { location }, schon weg: eine Wunde im Rumpf
}
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
   *[guard] { $card } ist { colour }, die Farbe von { $robot }: weder deine eigene noch wild.
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
log-drawn = { $who } zieht { $part }.
log-placed = { $who } schraubt { $part } an { $torso }.
log-built = { $who } hat { $torso } gebaut, Wert { $value }!
log-begins = { $who } hat den ersten Zug.
log-turn = Zug { $number }: { $who }
log-closing = Ladenschluss: { $who } verliert eine Karte.
log-empty-hand = { $who } hat keine Karte auf der Hand und zieht nur nach.
log-used = { $who } setzt { $what } ein.
log-aimed = { $who } zielt mit { $what } auf { $other }.
log-attached = { $who } schraubt { $what } an ({ kind }).
log-responded = { $number ->
    [0] { $who } antwortet mit { $what }; die Karte kommt unter den Stapel.
   *[other] { $who } antwortet mit { $what }; die Karte wird abgeworfen.
}
log-cancelled = { $who } bleibt unbeeindruckt: { $what } bewirkt nichts.
log-salvaged = { $number ->
    [0] { $who } findet keine Karte für den Stapel.
    [one] { $who } schiebt eine Karte des Kampfstapels unter den eigenen Stapel.
   *[other] { $who } schiebt { $number } Karten des Kampfstapels unter den eigenen Stapel.
}
log-repaired = { $number ->
    [0] { $who } hat keine Wunde zu flicken.
    [one] { $who } flickt eine Wunde.
   *[other] { $who } flickt { $number } Wunden.
}
log-read = { $number ->
    [0] { $who } hat keinen Stapel zum Nachsehen.
    [one] { $who } sieht die letzte Karte des Stapels an und behält sie.
   *[other] { $who } sieht { $number } Karten an und behält eine; der Rest kommt unter den Stapel.
}
log-swept = { $number ->
    [0] { $who } kehrt nichts weg und zieht { $drawn }.
    [one] { $who } kehrt eine Karte unter den Stapel und zieht { $drawn }.
   *[other] { $who } kehrt { $number } Karten unter den Stapel und zieht { $drawn }.
}
log-painted = { $number ->
    [0] { $who } darf in diesem Zug mit einer Karte beliebiger Farbe schlagen.
   *[other] Bei { $who } ist der Lack schon frisch: nichts ändert sich.
}
log-aims = { $number ->
    [2] { $who } greift { $other } noch einmal an.
   *[other] { $who } greift { $other } an.
}
log-strike = { $who } schlägt mit { colour } { $strength } ({ $card }).
log-guard = { $who } deckt mit { colour } { $strength } ({ $card }).
log-boost = { $who } verstärkt mit { $card }.
log-parked-joins = { $card }, von { $who } geparkt, kommt zum Angriff dazu.
log-gadget = { $who } benutzt { $what }.
log-paid = { $who } schiebt dafür { $card } ({ colour } { $strength }) unter den Stapel.
log-attacked = { $who } greift mit { $number } an.
log-defended = { $who } wehrt mit { $number } ab.
log-hit = { $number ->
    [0] { $who } trifft { $other } ganz knapp.
   *[other] { $who } trifft { $other } um { $number }.
}
log-missed = { $who } verfehlt { $other } um { $number }.
log-buzz-saws = Kreissägen! { $who } nimmt { $other } den Unterschied ab.
log-called-off = { $who } bläst den Angriff von { $other } ab.
log-parked = { $card } wird neben dem Roboter von { $who } geparkt.
log-location = Trefferort: { location } ({ $card }).
log-located = { $who } ist getroffen: { what }.
log-located-gone = { $who } ist getroffen: { what }, doch das Teil ist schon weg.
log-wounded = { $number ->
    [one] { $who } nimmt eine Wunde ({ $wounds } von { $bears }).
   *[other] { $who } nimmt { $number } Wunden ({ $wounds } von { $bears }).
}
log-lost = { $who } verliert { $part } ({ kind }).
log-took = { $number ->
    [0] { $who } nimmt { $other } keine Karte.
    [one] { $who } nimmt { $other } eine Karte.
   *[other] { $who } nimmt { $other } { $number } Karten.
}
log-spared = { $number ->
    [one] { $what } erspart { $who } eine Karte.
   *[other] { $what } erspart { $who } { $number } Karten.
}
log-gave-up = { $who } hat keinen erlaubten Angriff.
log-discarded = { $who } wirft { $card } ab ({ colour } { $strength }).
log-looked = Du siehst { $card } ({ colour } { $strength }).
log-looked-hand = Aus der Hand von { $who } kommt { $card } ({ colour } { $strength }).
log-kept = Du behältst { $card } ({ colour } { $strength }).
log-drew = Du ziehst { $card } ({ colour } { $strength }).
log-reshuffled = Der Ablagestapel wird gemischt und ist nun der Kampfstapel.
log-fell = { $what ->
    [wounds] Der Roboter von { $who } ist nur noch Schrott!
    [cards] { $who } hat keine Karten mehr: der Roboter gibt den Geist auf.
    [gone] { $who } verlässt den Tisch.
   *[left] { $who } verlässt den Tisch, und der Roboter zerfällt.
}
log-scattered = { $number ->
    [one] Eine Karte von { $who } kommt auf den Ablagestapel.
   *[other] { $number } Karten von { $who } kommen auf den Ablagestapel.
}
log-hoarded = { $number ->
    [one] { $who } behält eine Karte als Hort.
   *[other] { $who } behält { $number } Karten als Hort.
}
log-won = { $who } gewinnt dieses Spiel der Partie.
log-ended = { $what ->
    [hoard] { $who } hat die meisten Karten und gewinnt!
   *[other] { $who } gewinnt!
}

# Was einen Plan vom anderen unterscheidet: Merkmale des Urteils, wenn es mehr oder weniger davon gibt.
pro-own-cards-more = es bleiben mehr Karten zum Kämpfen
pro-own-few-cards-less = die Karten reichen länger
pro-own-arms-more = stärkere Arme
pro-own-armour-more = mehr Panzerung
pro-own-life-more = weniger Schaden am Roboter
pro-own-last-life-less = kein einzelner Schlag würde den Roboter fällen
pro-own-head-more = der Kopf bleibt dran
pro-own-parts-more = mehr Teile bleiben am Roboter
pro-own-parked-more = eine Karte ist für später geparkt
pro-own-hand-more = eine vollere Hand
pro-best-cards-less = den Gegnern bleiben weniger Karten
pro-best-arms-less = ein Gegner verliert an Armen
pro-best-armour-less = ein Gegner verliert Panzerung
pro-best-life-less = ein Gegner nimmt mehr Schaden
pro-best-last-life-more = der stärkste Gegner fällt beim nächsten Schlag
pro-best-head-less = ein Gegner verliert den Kopf
pro-best-parts-less = ein Gegner verliert Teile
pro-mean-cards-less = den Gegnern bleiben weniger Karten
pro-mean-arms-less = ein Gegner verliert an Armen
pro-mean-armour-less = ein Gegner verliert Panzerung
pro-mean-life-less = ein Gegner nimmt mehr Schaden
pro-mean-head-less = ein Gegner verliert den Kopf
pro-mean-parts-less = ein Gegner verliert Teile
pro-robots-less = ein Roboter weniger steht
pro-own-colour-more = Karten der eigenen Farbe bleiben zum Decken
pro-responses-more = Antworten auf spätere Angriffe bleiben auf der Hand
pro-kept-more = die besseren Karten bleiben
pro-ahead-more = der Roboter steht gegen die anderen besser da
pro-ahead-of-mean-more = der Roboter steht gegen die anderen besser da
pro-pending-more = der laufende Angriff geht besser aus
pro-robot-more = so entsteht der bessere Roboter
pro-best-robot-less = den Gegnern bleiben die schwächeren Teile
