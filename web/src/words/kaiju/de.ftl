kaiju-goal-kaiju = alle Gebäude plattmachen, bevor dein Stapel leer ist
kaiju-goal-kaiju-short = alles plattmachen
kaiju-goal-defender = den Kaiju überdauern: Ist sein Stapel leer, gibt er auf
kaiju-goal-defender-short = seinen Stapel leeren
kaiju-goal-watcher = entweder steht die Stadt oder der Kaiju
kaiju-goal-watcher-short = Stadt oder Kaiju
kaiju-goal-standing = von { $all } Gebäuden stehen
kaiju-goal-stamina = Kaiju-Ausdauer
kaiju-goal-touched = { $count ->
    [one] { $name } berührt { $count } Gebäude
   *[other] { $name } berührt { $count } Gebäude
}
kaiju-goal-enrage = ENRAGE bei der nächsten Karte: { $risk } %
kaiju-goal-enrage-own = Sie ziehen gleich dein ENRAGE: { $risk } %
kaiju-map = Karte der Stadt
kaiju-board = Brett { $letter }
kaiju-tab = { $count } stehen
kaiju-tab-shields =
    { $count } stehen, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
kaiju-tab-kaiju = { $count } stehen, Kaiju hier
kaiju-large = groß
kaiju-small = klein
kaiju-rubble = Schutt
kaiju-left = { $left } von { $limit } übrig
kaiju-shield = Schild
kaiju-shielded = geschützt
kaiju-touching = berührt den Kaiju
kaiju-touching-now = Berührt jetzt
kaiju-touching-none = nichts
kaiju-says-rubble = { $id }, { $name }, Schutt
kaiju-hex = Flussfeld { $q }, { $r }
kaiju-kaiju = Kaiju
kaiju-kaiju-here = Der Kaiju, berührt { $where }
kaiju-carapace-on = Panzer an
kaiju-carapace-off = Panzer aus
kaiju-net-on = Netz an
kaiju-net-off = Netz aus
kaiju-flare =
    { $count ->
        [0] Keine Leuchtkugel wartet
        [one] Leuchtkugel wartet: 1 Aktion weniger
       *[other] { $count } Leuchtkugeln warten: { $count } Aktionen weniger
    }
kaiju-enrage-level = ENRAGE Stufe { $level }
kaiju-enrage-short = ENRAGE-Stufe
kaiju-enrage-now =
    Hand { $hand }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
kaiju-hand = Hand { $count }
kaiju-actions =
    { $count ->
        [one] Aktion
       *[other] Aktionen
    }
kaiju-clock-kaiju = Karten im Kaiju-Stapel: seine Ausdauer
kaiju-clock-kaiju-short = Kaiju-Stapel
kaiju-clock-city = von { $all } Gebäuden stehen noch
kaiju-clock-city-short = von { $all } stehen
kaiju-support = Unterstützung
kaiju-support-of = { $count } von { $limit }
kaiju-support-who = für alle Verteidiger
kaiju-empty = leer
kaiju-next-enrage = Nächstes ENRAGE
kaiju-enrage-left = noch { $count }
kaiju-risk-chip = ENRAGE { $percent } %
kaiju-team = Team
kaiju-open-hands = offene Hände
kaiju-skip = Überspringen
kaiju-skip-how = jede Taste
kaiju-alert-head = ZIVILSCHUTZ · BRISBANE
kaiju-alert-1 = GROSS. GRÜN. GEWELLT.
kaiju-alert-2 = SCHWIMMT STROMAUF.
kaiju-alert-3 = KLEBEBAND MITBRINGEN.
kaiju-scene-says-kaiju_start = Der Kaiju steigt aus einem Fluss im Mondlicht.
kaiju-scene-says-defender_start = Sirenen; Papphäuser falten sich am Fluss auf.
kaiju-scene-says-kaiju_wins = Das letzte Haus ist platt; der Kaiju schläft um den Rest.
kaiju-scene-says-defender_wins = Der Kaiju versinkt im Fluss; die Sonne geht über der Stadt auf.
kaiju-scene-kaiju_start = MORETON BAY, 23:07. ES HAT HUNGER.
kaiju-scene-defender_start = HALTET DEN FLUSS
kaiju-scene-kaiju_wins = ENDE?
kaiju-scene-defender_wins = ENDE
kaiju-round = Runde { $round }
kaiju-phase-actions = Kaiju, { $count } Aktionen
kaiju-side-defender = Verteidiger
kaiju-side-kaiju = Kaiju
kaiju-side-enrage = ENRAGE
kaiju-cards-defender = Karten der Verteidiger
kaiju-cards-kaiju = Karten des Kaiju
kaiju-cards-enrage = ENRAGE-Karten
kaiju-combo = COMBO
kaiju-combo-text = COMBO: Lege weitere Karten desselben Namens dazu, je +1.
kaiju-copies = { $count } im Stapel
kaiju-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kaiju-no-cards = keine Karten
kaiju-hand-of = Hand von { $name }
kaiju-discards = Karten
kaiju-discard-team = Ablage der Verteidiger, { $count }
kaiju-discard-kaiju = Ablage des Kaijus, { $count }
kaiju-pile-deck = Stapel der Verteidiger
kaiju-pile-kaiju-hand = Hand des Kaiju
kaiju-pile-discard = Ablage
kaiju-pile-kaiju-discard = Ablage des Kaiju
kaiju-defenders = Verteidiger
kaiju-closed-hands = verdeckte Hände
kaiju-list = Als Liste
kaiju-list-title = Wo?
kaiju-actions-left =
    { $count ->
        [one] noch 1 Aktion in diesem Zug
       *[other] noch { $count } Aktionen in diesem Zug
    }
kaiju-kaiju-holds =
    { $name } · { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kaiju-played-by = { $name } spielt
kaiju-drawn-by = { $name } zieht
kaiju-last-played = Letzte Karte
kaiju-nothing-played = Noch wurde keine Karte gespielt.
kaiju-line-assault-1 = 1 Schaden. COMBO
kaiju-line-assault-2 = 2 Schaden. COMBO
kaiju-line-assault-3 = 3 Schaden. COMBO
kaiju-line-co-ordinated-assault = Alle dürfen Assault spielen
kaiju-line-shielding = Ein Schild. COMBO
kaiju-line-co-ordinated-shielding = Alle dürfen Shielding spielen
kaiju-line-emergency-repairs = Baut ein kleines Haus auf
kaiju-line-repellant = Schiebt ihn 1 Feld. COMBO
kaiju-line-bait-and-switch = Lockt ihn irgendwohin
kaiju-line-dazing-flare = Nächster Zug: 1 Aktion weniger
kaiju-line-cable-net = Er zieht höchstens 1 Feld
kaiju-line-on-the-double = Zwei weitere Aktionen
kaiju-line-rapid-planning = Alle: Karte zur Unterstützung
kaiju-line-team-planning = Karte zur Unterstützung. COMBO
kaiju-line-stomp = 1 Schaden an allem Berührten
kaiju-line-punch = 3 Schaden an einem Gebäude
kaiju-line-psychic-fracture = 3 Schaden an einem Gebäude
kaiju-line-smash = 6 Schaden, Rest geht weiter
kaiju-line-rampage = Zerstört alles Berührte
kaiju-line-terrifying-screech = Reißt 1 Karte aus der Unterstützung
kaiju-line-demoralising-roar = Fegt die Unterstützung leer
kaiju-line-sonic-wave = Jeder tauscht eine Karte
kaiju-line-adrenaline-surge = Bis zu zwei weitere Karten
kaiju-line-desperation = Zieh 2, spiel die oberste
kaiju-line-hardened-carapace = Nächster Schaden ist nur 1
kaiju-line-enrage = Zerstört alles Berührte
kaiju-cue-stomp = Stampfen
kaiju-cue-smash = Krachen
kaiju-cue-roar = Gebrüll
kaiju-cue-rampage = Toben
kaiju-cue-assault_1 = ein einzelner Schuss
kaiju-cue-assault_2 = eine Salve
kaiju-cue-assault_3 = Sperrfeuer
kaiju-cue-shield = ein Schild summt
kaiju-cue-repel = Zischen
kaiju-cue-flare = eine Leuchtkugel
kaiju-cue-net = Kabel peitschen
kaiju-cue-repair = Hämmern
kaiju-hex-touches = { $place }, kann { $touched } berühren
kaiju-hex-bare = { $place }, berührt nichts
kaiju-lie-on = Auf { $where } liegen
kaiju-lie-here = Hier liegen
kaiju-lure-here = Hier liegt es
kaiju-turn-it = Drehen
kaiju-touches = berührt { $touched }
kaiju-touches-none = berührt nichts
kaiju-hit-falls = fällt
kaiju-hit-shield = Schild
kaiju-out-shielded = der Schild fängt alles ab
kaiju-out-falls = es fällt
kaiju-out-falls-over = es fällt, { $over } Schaden bleiben
kaiju-out-out-of-reach = der Kaiju kommt jetzt nicht hin
kaiju-out-overdraws = du musst ziehen und kannst nicht: verloren
kaiju-out-carapace = der Panzer ist schon an
kaiju-out-flare = er hat ohnehin nur eine Aktion
kaiju-out-nothing = jetzt ohne Wirkung
kaiju-put-down = Zurücklegen
kaiju-end-turn = Zug beenden
kaiju-do-nothing = Nichts tun
kaiju-pass-turn =
    { $count ->
        [one] 1 Aktion ungenutzt
       *[other] { $count } Aktionen ungenutzt
    }
kaiju-pass-KaijuCard = der Rausch ist vorbei
kaiju-pass-DefenderAction = dann ziehst du auf vier nach
kaiju-pass-CoordinatedPlay = niemand erfährt, warum
kaiju-pass-PushStep = er bleibt hier
kaiju-play = { $card } spielen
kaiju-discard = { $card } ablegen
kaiju-into-support = In die Unterstützung
kaiju-support-full = voll: Eine Karte geht
kaiju-support-then = dann { $count } von { $limit }
kaiju-overflow-then = { $card } nimmt ihren Platz
kaiju-overflow-same = die Unterstützung bleibt, wie sie ist
kaiju-deck-then = Kaiju-Stapel { $from } auf { $to }
kaiju-deck-then-carapace = Panzer: nur { $from } auf { $to }
kaiju-you-draw =
    { $count ->
        [0] keine Karte zu ziehen
       *[other] du ziehst { $count }
    }
kaiju-resolve = Los: { $what }
kaiju-resolve-big =
    { $unit ->
        [damage] { $count } Schaden
        [shields] { $count ->
            [one] 1 Schild
           *[other] { $count } Schilde
        }
        [steps] { $count ->
            [one] 1 Feld
           *[other] { $count } Felder
        }
       *[other] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
kaiju-resolve-how = so weit es geht
kaiju-swim-how = irgendwohin auf dem Fluss
kaiju-swim-netted = ein Feld, im Netz
kaiju-does-shield = dann ein Gebäude wählen
kaiju-does-rebuild = dann wählen, welches
kaiju-does-push = dann wählen, wohin
kaiju-does-relocate = dann wählen, wohin
kaiju-does-to-support = dann die Karte wählen
kaiju-does-play-from-hand = alle Verteidiger werden gefragt
kaiju-does-extra-actions = drei Aktionen in diesem Zug
kaiju-does-set-status = für seinen nächsten Zug
kaiju-why-DefenderAction = Eine Aktion, dann ziehst du auf vier nach.
kaiju-why-ComboDiscard = Jede gibt 1 dazu; Handkarten werden nachgezogen.
kaiju-why-CoordinatedPlay = Alle werden der Reihe nach gefragt; COMBO ist erlaubt.
kaiju-why-KaijuWater = Ein Feld muss auf dem Wasser bleiben.
kaiju-why-KaijuSecond = Wasser oder Schutt daneben.
kaiju-why-BaitWater = Anderswo, wo er ein Gebäude berührt.
kaiju-why-BaitSecond = Wasser oder Schutt daneben.
kaiju-why-KaijuOneHex = Eine Hälfte bleibt, die andere wird gehoben.
kaiju-why-PushStep = Eine Hälfte bleibt, die andere wird gehoben.
kaiju-why-AttackTarget = Nur Gebäude, die der Kaiju berührt.
kaiju-why-ShieldTarget = Er bleibt, bis er einen Schlag abfängt.
kaiju-why-RebuildTarget = Nur kleine, in voller Stärke.
kaiju-why-StrandedChoice = Wer nichts berührt, darf stattdessen schwimmen.
kaiju-why-SupportOverflow = Je Verteidiger passt eine Karte hinein.
kaiju-why-support-kaiju = Nur Verteidiger spielen Karten aus der Unterstützung.
kaiju-why-other-name = Für eine COMBO zählen nur Karten desselben Namens.
kaiju-warn-no = Ich schaue noch einmal
kaiju-warn-overdraws-title = { $card } würde das Spiel beenden
kaiju-warn-overdraws-words = { $card } lässt dich mehr Karten ziehen, als dein Stapel hat. Wer ziehen muss und nicht kann, verliert.
kaiju-warn-overdraws-loss = die Verteidiger gewinnen
kaiju-warn-actions-title = Den Zug schon beenden?
kaiju-warn-actions-words =
    { $count ->
        [one] Eine Aktion ist übrig; sie verfällt mit dem Zug.
       *[other] { $count } Aktionen sind übrig; sie verfallen mit dem Zug.
    }
kaiju-warn-actions-loss = der Rest des Zuges verfällt
kaiju-warn-nothing-title = { $card } kann jetzt nichts bewirken
kaiju-warn-nothing-words = Sie würde ohne Wirkung abgelegt.
kaiju-warn-nothing-loss = die Karte ist umsonst weg
kaiju-warn-carapace-title = Der Panzer ist schon an
kaiju-warn-carapace-words = Ein zweiter { $card } bringt nichts: „der nächste Schaden“ ist derselbe.
kaiju-warn-carapace-loss = die Karte ist umsonst weg
kaiju-warn-flare-title = Der Kaiju hat nur eine Aktion
kaiju-warn-flare-words = { $card } nimmt eine Aktion, aber nie die letzte. Behalte sie oder lege sie für Stufe 5 in die Unterstützung.
kaiju-warn-flare-loss = die Karte ist umsonst weg, wenn nicht vorher eine ENRAGE kommt
kaiju-risk =
    in diesem Teil: 1 in { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $draws } zu ziehen: { $percent } %
kaiju-risk-come =
    { $cards ->
        [one] 1 sichere Karte
       *[other] { $cards } sichere Karten
    }; { $draws } zu ziehen: { $percent } %
kaiju-risk-none = wenn der Stapel leer ist: noch { $count }
kaiju-combo-leave =
    { $count ->
        [one] Eine Karte geht.
       *[other] { $count } Karten gehen.
    }
kaiju-draws = Du ziehst { $count } am Ende deines Zuges: { $percent } % für ein ENRAGE, und der Kaiju berührt { $touched }.
kaiju-draws-none = Du ziehst nichts am Ende deines Zuges: keine Gefahr eines ENRAGE.
kaiju-id-shield = { $id } (Schild)
kaiju-reach =
    { $count ->
        [one] 1 Gebäude in Reichweite
       *[other] { $count } Gebäude in Reichweite
    }
kaiju-reach-words = { $points } Punkte stehen offen: { $touched }. ENRAGE-Stufe { $level }.
kaiju-reach-none = Du berührst nichts
kaiju-reach-none-words = Spiel irgendeine Karte, dann darfst du schwimmen, statt zu tun, was sie sagt.
kaiju-flash-title = ENRAGE
kaiju-flash-deck-out = ENRAGE
kaiju-flash-words = { $name } zieht: Der Kaiju zerstört alles, was er berührt.
kaiju-flash-level = Stufe { $level }.
kaiju-flash-nothing = Nichts fiel.
kaiju-did-harmed =
    { $count ->
        [one] Kaiju verliert 1 Karte
       *[other] Kaiju verliert { $count } Karten
    }
kaiju-did-shielded = { $id } geschützt
kaiju-did-rebuilt = { $id } aufgebaut
kaiju-verdict-kaiju = Nichts steht mehr. Der Kaiju gewinnt.
kaiju-verdict-city = Der Kaiju kann nicht mehr ziehen. Die Stadt steht.
kaiju-finale = Die Stadt am Ende: { $count ->
        [one] { $count } Gebäude steht
       *[other] { $count } Gebäude stehen
    }
kaiju-decided-kaiju =
    Das letzte Gebäude fiel, als { $left ->
        [one] noch { $left } Karte Ausdauer übrig war.
       *[other] noch { $left } Karten Ausdauer übrig waren.
    }
kaiju-decided-city = { $count ->
        [one] { $count } Gebäude stand
       *[other] { $count } Gebäude standen
    } noch, als der Kaiju keine Karte mehr ziehen konnte.
kaiju-end-fallen = { $count } zerstört
kaiju-end-standing = { $count } stehen
kaiju-end-sum = { $all } − { $less }
kaiju-end-stamina = { $all } Karten = { $spent } weg + { $hand } auf der Hand + { $left } im Stapel
kaiju-end-level = Stufe { $level }
kaiju-end-hand = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
