roundhouse-goal = die meisten Punkte, wenn die Scheune leer ist
roundhouse-goal-short = die meisten Punkte
roundhouse-goal-life = Leben
roundhouse-goal-points = Punkte
roundhouse-goal-monsters = Monster übrig
roundhouse-goal-circle = { $count ->
        [0] kaum ein Treffer
       *[other] etwa { $count } Treffer auf alle
    }
roundhouse-goal-aaaaargh = AAAAARGH! { $count ->
        [0] Kaum ein Treffer auf dich
       *[other] Etwa { $count } Treffer auf dich
    }
roundhouse-melee = Nahkampf
roundhouse-air = Luft
roundhouse-magic = Magie
roundhouse-ring = Der Ring der acht und die Mitte
roundhouse-middle = Mitte
roundhouse-in-the-middle = in der Mitte
roundhouse-middle-clear = Die Mitte ist frei
roundhouse-place = Platz { $place }
roundhouse-empty = { $place } ist leer
roundhouse-strength = Stärke { $count }
roundhouse-marks = { $free } von { $all } Marken frei
roundhouse-pts = { $count ->
        [one] 1 Pkt
       *[other] { $count } Pkt
    }
roundhouse-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
roundhouse-points-word =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
roundhouse-kills = { $count ->
        [one] 1 erlegt
       *[other] { $count } erlegt
    }
roundhouse-your-kills = Du: { $count ->
        [one] 1 erlegt
       *[other] { $count } erlegt
    }
roundhouse-dice = { $count ->
        [one] Würfel
       *[other] Würfel
    }
roundhouse-dies = stirbt
roundhouse-defence = Abwehr { $count }
roundhouse-life = { $life } von 15 Leben
roundhouse-of-15 = von 15
roundhouse-slot-free = freier Platz
roundhouse-starts = beginnt
roundhouse-aaaaargh = AAAAARGH!
roundhouse-out = raus, zählt noch
roundhouse-forecast = Was danach auf dich zukommt
roundhouse-phase-set-starting-player = Start
roundhouse-phase-draw-card = Ziehen
roundhouse-phase-kick = Tritt!
roundhouse-phase-aaaaargh = Aaaaargh!
roundhouse-phase-counterattack = Konter
roundhouse-phase-first-aid = Erste Hilfe
roundhouse-phase-cavalry = Kavallerie
roundhouse-item-attack = abwerfen: { $dice } Würfel mehr
roundhouse-item-attack-full = Vor dem Wurf einsetzen: { $dice } Würfel mehr für einen Tritt. Danach ist sie weg, was auch fällt.
roundhouse-item-defence = { $type }, noch { $left } von { $printed }
roundhouse-item-defence-full = Hält Treffer auf, die { $type } tragen: noch { $left } von { $printed } Punkten. Bei 0 wird sie abgeworfen.
roundhouse-attack-card = Angriffskarte
roundhouse-defence-card = Abwehrkarte
roundhouse-attack-cards = Angriffskarten
roundhouse-defence-cards = Abwehrkarten
roundhouse-monsters = Monster
roundhouse-copies =
    { $count ->
        [one] einmal im Stapel
       *[other] { $count } Mal im Stapel
    }
roundhouse-monster-text =
    Gesundheit { $track }, { $covered ->
        [0] keine Marke
        [one] eine Marke
       *[other] { $covered } Marken
    } verdeckt: würfelt mit { $strength ->
        [one] 1 Würfel
       *[other] { $strength } Würfeln
    }. Jeden seiner Treffer hält ein Schild auf gegen eines von: { $types }.
roundhouse-why-all-laid = Alle Treffer liegen. Nimm erst einen zurück.
roundhouse-why-by-itself = Dieser Treffer fällt von selbst: Für ihn bleibt keine andere Marke.
roundhouse-hits =
    { $hits ->
        [0] kein Treffer
        [one] Treffer
       *[other] Treffer
    }
roundhouse-hits-open =
    { $hits ->
        [one] Treffer zu legen
       *[other] Treffer, { $open } zu legen
    }
roundhouse-your-kick = Dein Kick
roundhouse-kick-of = Kick von { $name }
roundhouse-cup =
    { $card ->
        [none] { $dice } Würfel im Becher
       *[other] { $dice } Würfel im Becher, mit { $card }
    }
roundhouse-curtain-cleared = Die Scheune ist leer!
roundhouse-curtain-fell = Niemand steht mehr
roundhouse-incoming =
    { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }, { $stopped } abgefangen, { $lost } Leben verloren
roundhouse-rolled = würfelt { $faces }
roundhouse-roll-middle = AAAAARGH! Die Mitte schlägt zu
roundhouse-roll-circle = Der Ring schlägt zurück
roundhouse-col-choosing = überlegt
roundhouse-forecast-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
roundhouse-forecast-hits = etwa { $hits } Treffer
roundhouse-forecast-none = nichts
roundhouse-forecast-open = Kein Schild gegen { $types }!
roundhouse-forecast-bare = Du hast keinen Schild!
roundhouse-forecast-more = { $name } +{ $more }
roundhouse-drawn = Gezogen
roundhouse-drawn-by = { $name } zog
roundhouse-instead-of = wird abgeworfen
roundhouse-in-place-of = statt ?
roundhouse-gone-for-good = für immer weg
roundhouse-discard = Abwerfen
roundhouse-keep = Behalten
roundhouse-swap = Nehmen, { $card } geht
roundhouse-defence-then = dann Abwehr { $defence }
roundhouse-defence-then-target = dann Abwehr { $defence }: Die Mitte kommt zu dir
roundhouse-hold = Zurückhalten
roundhouse-hold-how = kein Angriff in dieser Runde
roundhouse-kick-bare = Tritt mit { $dice } Würfeln
roundhouse-kick-card = { $card }: { $dice } Würfel
roundhouse-expects = etwa { $hits } Treffer, { $free ->
        [one] 1 Marke
       *[other] { $free } Marken
    } frei
roundhouse-expects-waste = etwa { $hits } Treffer für nur { $free ->
        [one] 1 Marke
       *[other] { $free } Marken
    }
roundhouse-waste-title = { $card }, für so wenig?
roundhouse-waste-words = Etwa { $hits } Treffer sind zu erwarten, aber { $free ->
        [one] nur eine Marke ist
       *[other] nur { $free } Marken sind
    } frei. Treffer darüber hinaus verfallen, und die Karte ist weg.
roundhouse-waste-yes = Einsetzen
roundhouse-waste-loss = { $card } ist weg
roundhouse-waste-no = Noch einmal überlegen
roundhouse-lay = Treffer so legen
roundhouse-lay-kills = { $kills ->
        [one] 1 erlegt
       *[other] { $kills } erlegt
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
roundhouse-lay-no-kill = nichts erlegt
roundhouse-lay-done = Alle Treffer liegen. So soll es sein?
roundhouse-lay-more =
    { $left ->
        [one] Noch ein Treffer zu legen
       *[other] Noch { $left } Treffer zu legen
    }
roundhouse-lay-why = Alle Treffer müssen gelegt werden; bis du bestätigst, kannst du sie zurücknehmen.
roundhouse-lay-cavalry = Das räumt die Mitte: Die Kavallerie kommt wieder, { $count ->
        [one] ein Monster
       *[other] { $count } Monster
    }.
roundhouse-hold-hit = Einen Treffer behalten
roundhouse-neither = Keins von beiden
roundhouse-heal-to = dann { $life } von 15 Leben
roundhouse-heal-nothing = du hast 15: kein Gewinn
roundhouse-draw-how = darf abgeworfen werden; weniger für alle
roundhouse-take-loses =
    { $life ->
        [one] 1 Leben verlieren
       *[other] { $life } Leben verlieren
    }
roundhouse-take-deadly = alles Leben verlieren: Du bist raus, zählst aber noch
roundhouse-block = { $card } hochhalten
roundhouse-block-how = hält { $stops } auf, { $left ->
        [0] dann ist sie weg
       *[other] noch { $left } übrig
    }; { $through ->
        [0] nichts kommt durch
        [one] 1 kommt durch
       *[other] { $through } kommen durch
    }
roundhouse-empty-never = niemand kommt mehr
roundhouse-empty-cavalry = die Kavallerie füllt ihn
roundhouse-empty-middle = Kavallerie kommt, sobald die Mitte frei ist
roundhouse-monsters-left = Monster
roundhouse-items-left = Sachen
roundhouse-discards = Ablage
roundhouse-round = Runde { $round }
roundhouse-cavalry-comes =
    { $count ->
        [one] Kavallerie: 1 Monster kommt
       *[other] Kavallerie: { $count } Monster kommen
    }
roundhouse-cavalry-waits = Kavallerie: Niemand kommt, solange die Mitte besetzt ist
roundhouse-cavalry-none = Kavallerie: Niemand ist mehr übrig
roundhouse-kill-piles = Erlegte
roundhouse-kills-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
roundhouse-survived = überlebt
roundhouse-billing = Nennung: { $billing }
roundhouse-billing-extra = Statist
roundhouse-billing-stunt-double = Stuntdouble
roundhouse-billing-leading-role = Hauptrolle
roundhouse-billing-legend = Legende
