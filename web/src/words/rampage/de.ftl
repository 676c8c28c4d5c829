rampage-goal-build = einen Roboter bauen, dann als letzter stehen
rampage-goal-build-short = bauen und überdauern
rampage-goal-stand = der letzte Roboter, der steht
rampage-goal-stand-short = als letzter stehen
rampage-goal-hoard = die meisten Karten am Ende
rampage-goal-hoard-short = die meisten Karten
rampage-goal-cards = Karten übrig
rampage-goal-wounds = Schäden
rampage-goal-attacked = { $name } greift dich an
rampage-goal-attacked-by = { $name } greift dich mit { $strength } an
rampage-colour-R = rotes Dreieck
rampage-colour-O = oranges Sechseck
rampage-colour-Y = gelber Stern
rampage-colour-G = grünes Quadrat
rampage-colour-B = blauer Kreis
rampage-colour-P = violette Raute
rampage-head = Kopf
rampage-leftArm = linker Arm
rampage-rightArm = rechter Arm
rampage-leg = Bein
rampage-accessory = Zubehör
rampage-missing = { $slot } fehlt, blanke Drähte
rampage-torso = Rumpf: { $name }, { $wounds } von { $limit } Wunden
rampage-attack = Angriff
rampage-defence = Abwehr
rampage-stack = Stapel
rampage-hand = Hand
rampage-scrapped = Verschrottet
rampage-aim = { $name } angreifen
rampage-chip =
    { $name }, { $wounds } von { $limit } Wunden, { $stack ->
        [one] { $stack } Karte im Stapel
       *[other] { $stack } Karten im Stapel
    }, { $hand } auf der Hand
rampage-in-play = Im Spiel
rampage-wild = Joker
rampage-none = keine
rampage-the-torso = Rumpf
rampage-aim-action = { $card } auf { $name }
rampage-place = An { $torso } schrauben
rampage-place-completes = An { $torso } schrauben: fertig, und deiner
rampage-parts =
  { $adds ->
    [0] { $count } von 5 Teilen
   *[other] Teil { $count } von 5
  }
rampage-completes =
    { $value ->
        [one] fertig, und deiner: eine Karte
       *[other] fertig, und deiner: { $value } Karten
    }
rampage-tag-built = gebaut
rampage-tag-attacks = greift an
rampage-tag-turn = am Zug
rampage-needs =
  { $count ->
    [0] jeder Schlag trifft
    [one] braucht 1 aus Karten
   *[other] braucht { $count } aus Karten
  }
rampage-cards =
  { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
rampage-value-word = Wert
rampage-value = Wert { $count }
rampage-bears =
  { $count ->
    [one] hält 1 Wunde aus
   *[other] hält { $count } Wunden aus
  }
rampage-location = Trefferzone: { $part }
rampage-type-action = Aktion
rampage-type-booster = Verstärker
rampage-type-response = Antwort
rampage-type-replacement = Ersatzteil
rampage-verb-play = spielen
rampage-verb-discard = abwerfen
rampage-verb-attach = anbauen
rampage-wild-now = Joker
rampage-drafted = gelegt als { $use }
rampage-may = kann: { $uses }
rampage-use-strike = Schlag
rampage-use-boost = Verstärker
rampage-use-guard = Deckung
rampage-use-respond = Antwort
rampage-use-pay = Bezahlung
rampage-use-sweep = weggefegt
rampage-half-strike = Schlag { $strength }
rampage-half-guard = Deckung { $strength }
rampage-half-boost = dazu
rampage-half-respond = nutzen
rampage-half-use = nutzen
rampage-half-attach = anbauen
rampage-half-pay = damit zahlen
rampage-half-sweep = wegfegen
rampage-half-discard = abwerfen
rampage-half-keep = behalten
rampage-call-off-how = weder Treffer noch Fehlschlag: Der Angriff ist vorbei
rampage-goes-under = kommt unter deinen Stapel
rampage-goes-bin = kommt auf die Ablage
rampage-goes-on = kommt an deinen Roboter
rampage-why-laid = { $card } liegt schon: { $use }. Nimm sie erst zurück; eine Karte hat immer nur einen Nutzen.
rampage-why-laid-by-itself = Es gab keine andere Wahl, darum liegt sie von selbst; „Zurück“ führt weiter zurück.
rampage-why-strike-later = Stärke zählt im Angriff: Drücke erst „Angriff“.
rampage-why-guard-later = Sie hat deine eigene Farbe: Sie deckt dich, wenn dich jemand angreift.
rampage-why-text-action = { $card } ist eine Aktion: nur im eigenen Zug, vor dem Angriff.
rampage-why-text-booster = { $card } ist ein Verstärker: Sie kommt zu deinem eigenen Angriff, sobald ein Schlag liegt.
rampage-why-text-response = { $card } ist eine Antwort: Sie wartet auf den Moment, den ihr Text nennt.
rampage-why-text-replacement = { $card } ist ein Ersatzteil: Sie kommt vor deinem Angriff dorthin, wo das Teil fehlt.
rampage-you-attack-with = Du greifst an mit
rampage-attacks-with = { $name } greift an mit
rampage-prepares = { $name } bereitet einen Angriff vor
rampage-your-draft = Deine Abwehr, Entwurf
rampage-you-defend-with = Du wehrst ab mit
rampage-defends-with = { $name } wehrt ab mit
rampage-attacked = { $name } griff an mit
rampage-you-attacked = Du griffst an mit
rampage-defended = { $name } wehrte ab mit
rampage-you-defended = Du wehrtest ab mit
rampage-arms = Arme { $count }
rampage-parts-sum = Teile { $count }
rampage-segment-strikes = Schläge
rampage-segment-guards = Deckung
rampage-segment-boosts = Booster
rampage-segment-responses = Antworten
rampage-segment-hidden = Karten, die noch niemand gesehen hat
rampage-arms-sum = Arme { $sum }
rampage-no-arms = keine Arme
rampage-adds-loot =
  { $count ->
    [one] 1 Karte mehr
   *[other] { $count } Karten mehr
  }
rampage-adds-wound =
  { $count ->
    [one] 1 Wunde mehr
   *[other] { $count } Wunden mehr
  }
rampage-adds-aim =
  { $count ->
    [one] wählt 1 von 2 Zonen
   *[other] wählt 1 von mehreren Zonen
  }
rampage-big-strike = SCHLAG ZU!
rampage-big-short = { $count } ZU WENIG
rampage-big-hits = TRIFFT UM { $count }
rampage-big-hit = TREFFER: { $count }
rampage-big-holds = HÄLT UM { $count }
rampage-big-missed = DANEBEN
rampage-big-off = ABGEBLASEN
rampage-big-prepares = GLEICH …
rampage-big-against = { $attack } gegen { $defence }
rampage-big-stands = ANGRIFF { $attack }
rampage-needs-unguarded = Braucht mindestens { $needs }, wenn { $name } nichts deckt.
rampage-strike-first = Lege zuerst einen Schlag; dann können Verstärker und Zubehör dazu.
rampage-short = Daneben kostet dich nur den Zug.
rampage-short-saws =
  { $count ->
    [one] Daneben: { $name } nimmt dir eine Karte.
   *[other] Daneben: { $name } nimmt dir { $count } Karten.
  }
rampage-hits-unguarded =
  { $count ->
    [0] Ungedeckt bricht ein Teil ab, keine Karte wechselt den Besitzer.
    [one] Ungedeckt bricht ein Teil ab, und du nimmst { $name } 1 Karte.
   *[other] Ungedeckt bricht ein Teil ab, und du nimmst { $name } { $count } Karten.
  }
rampage-prepares-words = { $name } sucht Karten gegen { $other } aus.
rampage-prepares-you = { $name } sucht Karten gegen dich aus, { $other }.
rampage-prepares-other = Sie bleiben verdeckt, bis der Angriff gezeigt wird.
rampage-awaits = { $name } hat { $defence } vor jeder Deckung.
rampage-if-hits = Wenn es trifft: { $what }.
rampage-to-hold = Zum Halten brauchst du { $count }.
rampage-holds = Es geht daneben, nichts bricht ab.
rampage-holds-saws =
  { $count ->
    [one] Es geht daneben, und die Kreissägen geben dir eine Karte von { $name }.
   *[other] Es geht daneben, und die Kreissägen geben dir { $count } Karten von { $name }.
  }
rampage-breaks = Ein zufälliges Teil bricht ab.
rampage-you-lose =
  { $count ->
    [one] Du verlierst { $sum } Karte.
   *[other] Du verlierst { $sum } Karten.
  }
rampage-you-lose-none = Du verlierst keine Karte.
rampage-guarding-nothing =
  { $count ->
    [one] Ohne Deckung: { $sum } Karte.
   *[other] Ohne Deckung: { $sum } Karten.
  }
rampage-lands = Es trifft: { $part }.
rampage-landing = Wo trifft es?
rampage-taking =
  { $count ->
    [one] Gleich wird 1 Karte genommen.
   *[other] Gleich werden { $count } Karten genommen.
  }
rampage-missed-by = Um { $count } zu schwach.
rampage-last-attack = { $name } gegen { $other }
rampage-called-off-words = Der Angriff wurde abgeblasen.
rampage-drawn-at = gezogen: { $part }
rampage-why-place = Das fünfte Teil macht den Roboter zu deinem, gewollt oder nicht.
rampage-attack-how = dann ein Angriff, Pflicht
rampage-why-action = Jede Aktion kostet eine Karte: Deine Karten sind dein Leben.
rampage-ask-target = Welchen Roboter greifst du an?
rampage-why-target = Du musst angreifen, wenn du kannst: mit Karten seiner Farbe; ein Joker nur, wenn keine Karte zu jemandem passt.
rampage-why-wild-only = Drei Roboter oder weniger: Ein Joker schlägt jeden, sonst nichts.
rampage-ask-build = Angriff auf { $name }: bisher { $total }.
rampage-why-build = Beliebig viele Schläge in { $sign } oder ein Joker; dann Verstärker.
rampage-hint-accessory = { $card } könnte noch mitmachen.
rampage-hint-booster = Ein Verstärker auf deiner Hand könnte noch mitmachen; er kommt wieder unter deinen Stapel.
rampage-cost-pay_stack = kostet die oberste Karte deines Stapels
rampage-cost-pay_hand = eine Handkarte kommt unter den Stapel
rampage-hits-by = trifft ungedeckt um { $count }
rampage-cannot-hit = trifft nicht: braucht { $needs }
rampage-cannot-hit-saws =
  { $count ->
    [one] trifft nicht: du verlierst 1 Karte
   *[other] trifft nicht: du verlierst { $count } Karten
  }
rampage-ask-press = Getroffen! { $name } noch einmal angreifen?
rampage-again = { $name } noch einmal angreifen
rampage-again-how = derselbe Roboter; braucht ungedeckt { $needs }
rampage-stop-how = Karten behalten, nachziehen
rampage-ask-pick = Wo trifft dein Schlag { $name }?
rampage-comes-off = { $part } fällt ab
rampage-wound-then = eine Wunde: { $wounds } von { $limit }
rampage-destroys = die letzte Wunde: Schrott!
rampage-missing-there = fehlt schon
rampage-your-defence = { $name }, deine Abwehr
rampage-ask-defend = { $name } greift dich mit { $attack } an. Decken oder antworten?
rampage-why-defend = Bis zu drei Karten deiner Farbe { $sign } oder ein Joker; dazu Antworten.
rampage-why-defend-wild-only = Bis zu drei Karten deiner Farbe { $sign }, kein Joker mehr; dazu Antworten.
rampage-done-defend = Fertig: Abwehr { $defence }
rampage-out-hit =
  { $count ->
    [0] Treffer, keine Karte verloren
    [one] Treffer, 1 Karte verloren
   *[other] Treffer, { $count } Karten verloren
  }
rampage-out-holds = hält um { $count }
rampage-out-holds-saws =
  { $count ->
    [one] hält, du nimmst 1 Karte
   *[other] hält, du nimmst { $count } Karten
  }
rampage-ask-cancel = { $name } zielt mit { $card } auf dich. Geschehen lassen?
rampage-ask-hit = Du bist getroffen: { $part }. Hinnehmen?
rampage-cards-left =
  { $count ->
    [0] keine Karte bleibt: dein Roboter fällt
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
  }
rampage-sweep-how = Gefegtes kommt unter deinen Stapel
rampage-why-discard = Keine deiner Karten darf jemanden schlagen.
rampage-sure-no = Noch einmal überlegen
rampage-sure-last-card = Deine allerletzte Karte?
rampage-sure-last-card-words = Ein Roboter ohne Karten ist zerstört. „{ $what }“ wäre das Ende von deinem.
rampage-sure-last-card-yes = { $what }
rampage-sure-last-card-loss = dein Roboter fällt
rampage-sure-no-effect = Es würde nichts geschehen
rampage-sure-no-effect-words = { $what }: Das ändert jetzt nichts, und die Karte ist weg. Du ziehst nur am Ende des Zuges eine neue.
rampage-sure-no-effect-yes = Trotzdem: { $what }
rampage-sure-no-effect-loss = eine Karte für nichts
rampage-sure-no-attack = Kein Angriff bliebe übrig
rampage-sure-no-attack-words = { $what }: Keine deiner anderen Karten darf jemanden schlagen. Du müsstest eine abwerfen, und dein Zug ist vorbei.
rampage-sure-no-attack-yes = Trotzdem: { $what }
rampage-sure-no-attack-loss = kein Angriff in diesem Zug
rampage-sure-last-response = Deine einzige Antwort?
rampage-sure-last-response-words = { $what }: Dein Angriff hat auch ohne sie { $total } gegen { $needs }, und du hast sonst keine Antwort, um dich zu wehren.
rampage-sure-last-response-other = { $what }: Eine andere Karte genügt gegen { $needs }, und du hast sonst keine Antwort, um dich zu wehren.
rampage-sure-last-response-yes = { $what }
rampage-sure-last-response-loss = keine Antwort, bis du eine ziehst
rampage-sure-unused-guard = Eine Deckung bleibt auf deiner Hand
rampage-sure-unused-guard-words = Du hast eine Karte deiner eigenen Farbe. Schlagen kann sie niemanden, aber jeder Punkt rettet dir jetzt eine Karte.
rampage-sure-unused-guard-yes = { $what }
rampage-sure-unused-guard-loss = für einen anderen Angriff behalten
rampage-phase-build = Bauen
rampage-phase-battle = Kampf
rampage-phase-actions = Aktionen
rampage-phase-attack = Angriff
rampage-phase-defend = Abwehr
rampage-phase-refill = Nachziehen
rampage-lamp-pit = Fallgruben
rampage-lamp-saws = Kreissägen
rampage-lamp-wild = Nur Joker
rampage-lamp-at = { $lamp } ab { $count }
rampage-lamp-pit-says = Nach einem Treffer darf der Angreifer denselben Roboter noch einmal angreifen.
rampage-lamp-saws-says = Wer sich erfolgreich wehrt, nimmt dem Angreifer die Differenz in Karten ab.
rampage-lamp-wild-says = Nur ein Joker schlägt, jeden Roboter; kein Joker deckt.
rampage-lamps = Die Arena
rampage-lamps-open = Die Arena: { $on } von 3 Lampen an
rampage-lamp-on = an
rampage-lamp-off = ab { $count } Robotern oder weniger
rampage-closing-in =
  { $count ->
    [0] Gleich Ladenschluss
    [one] Ladenschluss in 1 Zug
   *[other] Ladenschluss in { $count } Zügen
  }
rampage-closing-now = Ladenschluss: eine Karte pro Zug
rampage-you-drew = Du hast gezogen
rampage-drew = { $name } hat gezogen
rampage-build-left =
  { $count ->
    [one] noch 1 Teil
   *[other] noch { $count } Teile
  }
rampage-looks-keep = Deine obersten Karten: behalte eine
rampage-looks-taken = Die hast du genommen: jetzt unter deinem Stapel
rampage-help-PlacePart = Die Werkstatt
rampage-help-PlacePart-words = Wer das fünfte Teil anschraubt, besitzt den Roboter. Die Werte seiner sechs Karten zusammen sind sein Stapel: Hand, Munition und Leben in einem.
rampage-help-TakeAction = Schritt 1: Aktionen
rampage-help-TakeAction-words = Nutze Aktionen und schraube Ersatzteile an, wenn du magst; eine Aktion ist danach weg. Behalte eine Karte. „Angriff“ beendet diesen Schritt.
rampage-help-ChooseOpponent = Zielen
rampage-help-ChooseOpponent-words = Wähle einen anderen stehenden Roboter. Sein Besitzer kann die Aktion mit einer Extended Warranty aufheben.
rampage-help-ChooseTarget = Schritt 2: der Angriff
rampage-help-ChooseTarget-words = Ein leuchtender Roboter kann von einer deiner Karten geschlagen werden. Arme und Karten zusammen müssen seine Abwehr erreichen.
rampage-help-BuildAttack = Zahl oder Text?
rampage-help-BuildAttack-words = Schläge zählen mit ihrer Stärke, Verstärker mit ihrem Text. Alle kommen wieder unter deinen Stapel, also lege, was hilft: Jeder Punkt über der Abwehr ist eine Karte.
rampage-help-PayCard = Der Preis
rampage-help-PayCard-words = Die Karte kommt unter deinen Stapel, wenn der Angriff gezeigt wird; verloren ist sie nicht.
rampage-help-Defend = Halten oder weniger verlieren
rampage-help-Defend-words = Gleichstand trifft. Jeder Punkt Deckung rettet eine Karte, auch wenn der Treffer sitzt. Deckungen kommen unter deinen Stapel, aber nachgezogen wird erst nach deinem Zug.
rampage-help-DiscardOne = Kein Angriff möglich
rampage-help-DiscardOne-words = Eine Karte kommt ohne Wirkung auf die Ablage, und dein Zug ist vorbei. Nachgezogen wird wie immer.
rampage-help-KeepOne = Read the Manual
rampage-help-KeepOne-words = Behalte eine davon; der Rest kommt der Reihe nach unter deinen Stapel.
rampage-help-SweepCard = Spring Cleaning
rampage-help-SweepCard-words = Fege beliebig viele Handkarten unter deinen Stapel, dann ziehe ebenso viele und eine mehr.
rampage-help-LosePart = Eine Schraube locker
rampage-help-LosePart-words = Drücke auf ein Teil deines Roboters: Es fällt ab und ist aus dem Spiel. Arme greifen an, Kopf und Bein wehren ab.
rampage-help-PickHit = Gezielt
rampage-help-PickHit-words = Drücke auf ein Teil des getroffenen Roboters oder auf einen Knopf. Ein Teil, das schon fehlt, bedeutet eine Wunde.
rampage-help-PressAttack = Fallgruben
rampage-help-PressAttack-words = Noch einmal gegen denselben Roboter, mit den Karten, die du noch hast; dazwischen wird nicht nachgezogen. Ein anderes Ziel ist nicht erlaubt.
rampage-help-AnswerAction = Ein Fenster
rampage-help-AnswerAction-words = Eine Antwort kann die Aktion aufheben, bevor sie geschieht. Die anderen sehen nur, dass ein Fenster offen ist.
rampage-help-AnswerHit = Ein Fenster
rampage-help-AnswerHit-words = Eine Antwort kann eine andere Zone ziehen; die gilt dann.
rampage-help-AnswerTheft = Ein Fenster
rampage-help-AnswerTheft-words = Eine Antwort kann den Verlust auffangen. Deine allerletzte Karte kann es nicht.
rampage-help-waiting = Deine Karten sind dein Leben
rampage-help-waiting-words = Stapel und Hand zusammen halten deinen Roboter am Laufen. Eigene Farbe deckt, andere schlagen, ein Joker kann beides.
rampage-help-wild-only-words = Stapel und Hand zusammen halten deinen Roboter am Laufen. Bei drei oder weniger Robotern schlagen nur Joker, und nur die eigene Farbe deckt.
rampage-intro = Der letzte Roboter gewinnt
rampage-intro-words = Ein Zug: Aktionen nach Belieben, dann ein Angriff, dann auf drei Karten nachziehen. Angegriffen wird mit Karten in der Farbe eines Gegners; wer seine Abwehr erreicht, trifft: Ein Teil bricht ab, und jeder Punkt darüber nimmt eine Karte. Die eigene Farbe deckt. Niemandes Farbe ist Joker. Wunden oder leere Hand und leerer Stapel zerstören einen Roboter, und je weniger stehen, desto gemeiner die Arena.
rampage-scrapped-wounds = Dein Roboter ist Schrott. Du schaust von der Tribüne zu.
rampage-scrapped-cards = Deinem Roboter sind die Karten ausgegangen. Du schaust von der Tribüne zu.
rampage-scrapped-left = Du hast die Arena verlassen. Zuschauen darfst du.
rampage-scrapped-leave = Gehen
rampage-scrapped-new = Neues Spiel
rampage-build-deck = Bauteile
rampage-battle-deck = Kampfkarten
rampage-discarded = abgelegt
rampage-aside = aus dem Spiel
rampage-out-of-game = Aus dem Spiel
rampage-discards = Ablage
rampage-discards-newest = Ablage, neueste zuerst
rampage-turn = Zug { $turn }
rampage-note-hoard = Die meisten Karten gewinnen: Wer durch Wunden fällt, behält einen Hort.
rampage-note-match = Wer zuerst zweimal gewinnt: { $wins }
rampage-parked = Geparkt: { $cards }
rampage-hoard =
  { $count ->
    [one] Hort: 1 Karte
   *[other] Hort: { $count } Karten
  }
rampage-wins =
  { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
  }
rampage-fit = { $name }: Angriff { $attack }, Abwehr { $defence }, { $wounds } von { $limit } Wunden, { $stack } im Stapel, { $hand } auf der Hand
rampage-bench = Die Werkbank
rampage-stage = Der Angriff
rampage-verdict = { $name } gewinnt: { $robot } ist der letzte Roboter, der steht.
rampage-verdict-hoard =
    { $name } { $cards ->
        [one] gewinnt mit einer Karte
       *[other] gewinnt mit { $cards } Karten
    } und { $robot }.
rampage-verdict-match = { $name } gewinnt das Match mit { $robot }.
rampage-decided =
    { $last } fiel zuletzt; { $first } hat noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } und { $wounds } von { $limit } Wunden.
rampage-margin =
    { $first } hat { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    }, { $second } { $next }: { $by ->
        [one] eine Karte gab den Ausschlag.
       *[other] { $by } Karten gaben den Ausschlag.
    }
rampage-stands = steht noch
rampage-fell-wounds = fiel als Nummer { $number }, zu Schrott geschlagen
rampage-fell-cards = fiel als Nummer { $number }, ohne Karten
rampage-fell-left = ging als Nummer { $number }
rampage-in-hand = auf der Hand
rampage-in-stack = im Stapel
rampage-in-hoard = gehortet
rampage-games-won = gewonnene Spiele
rampage-gallery-torso = Rümpfe
rampage-gallery-head = Köpfe
rampage-gallery-left_arm = Linke Arme
rampage-gallery-right_arm = Rechte Arme
rampage-gallery-leg = Beine
rampage-gallery-accessory = Zubehör
rampage-gallery-action = Kampfkarten: Aktionen
rampage-gallery-booster = Kampfkarten: Verstärker
rampage-gallery-response = Kampfkarten: Antworten
rampage-gallery-replacement = Kampfkarten: Ersatzteile
