samurai-goal = die meisten Punkte beim Abspann
samurai-goal-match = als Erste über { $goal } Punkte, über mehrere Filme
samurai-goal-short = die meisten Punkte
samurai-goal-ds = Verteidigung
samurai-goal-points = Punkte bisher
samurai-goal-reels = Karten Film übrig
samurai-goal-attacked = { $name } greift dich an: { $as } gegen { $ds }
samurai-title = Der Titel
samurai-no-title = …
samurai-title-note = goldene Wörter: je Karte +{ $points }
samurai-seats = Filme
samurai-movie = Film von { $name }
samurai-you = Du
samurai-ds = Abwehr { $count }
samurai-ticket = Titelwort { $points }
samurai-attacked = angegriffen
samurai-attacks = greift an
samurai-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
samurai-no-cast = Keine Figuren
samurai-no-location = Kein Schauplatz
samurai-choose-movie = Film von { $name } wählen
samurai-tab =
    { $count ->
        [one] eine Figur, Hand { $hand }
       *[other] { $count } Figuren, Hand { $hand }
    }
samurai-tab-asleep = { $count } bewusstlos, Hand { $hand }
samurai-your-turn = du bist dran
samurai-on-set = dreht
samurai-type-character = Figur
samurai-type-creature = Kreatur
samurai-type-sfx = Spezialeffekt
samurai-type-prop = Requisite
samurai-type-location = Schauplatz
samurai-type-credits = Abspann
samurai-title-word = Titelwort: { $word }
samurai-gained = auch { $traits }
samurai-kicked = hat diesen Zug schon gekämpft
samurai-asleep = bewusstlos
samurai-wakes = wacht auf, wenn { $name } am Zug ist
samurai-wakes-yours = wacht in deinem Zug auf
samurai-deed-kick = Kämpfen
samurai-deed-use = Einsetzen
samurai-deed-move = Weitergeben
samurai-deed-of = { $deed }: { $name }
samurai-ds-of = { $name }, Abwehr
samurai-as-of = { $name }, Angriff
samurai-ds-change = Abwehr { $before } → { $after }
samurai-points = Wäre jetzt Schluss: Abwehr { $ds } + Titelwörter { $words } + Karten { $extras } = { $points } Punkte
samurai-points-open = Wäre jetzt Schluss: Abwehr { $ds } + Titelwörter { $words } + Karten { $extras } = { $points } Punkte oder mehr: Die Hand zählt noch nicht mit
samurai-known = Sicher auf der Hand: { $cards }
samurai-limit = Handlimit: { $limit }
samurai-limit-due =
    Handlimit: { $limit }. { $count ->
        [one] Eine Karte muss weg.
       *[other] { $count } Karten müssen weg.
    }
samurai-if-ended = Wäre jetzt Schluss: { $ranking }
samurai-if-ended-title = Wäre der Film jetzt zu Ende
samurai-or-more = „+“ heißt „oder mehr“: Was andere auf der Hand haben, ist nicht mitgezählt, und jede dieser Karten mit einem goldenen Titelwort bringt { $points } Punkte.
samurai-end-credits =
    „{ $title }“: Der Abspann läuft, und { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich
    } den Preis.
samurai-end-film =
    „{ $title }“: Der Film ist abgelaufen, und { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich
    } den Preis.
samurai-cast-note =
    { $count ->
        [0] niemand mehr im Film
        [one] 1 Figur
       *[other] { $count } Figuren
    }
samurai-match-note = { $total } von { $goal } Punkten
samurai-sum-ds = Abwehr { $value }
samurai-sum-words = Titelwörter { $value }
samurai-sum-extras = Karten { $value }
samurai-sum-rest = Hand { $value }
samurai-as-long = Angriffsstärke
samurai-ds-long = Abwehrstärke
samurai-traits = Merkmale des Angriffs: { $traits }
samurai-step-pending = angekündigt
samurai-step-cancelled = aufgehoben
samurai-step-lapsed = verfallen
samurai-now = Jetzt:
samurai-against = { $attack } gegen { $defence }.
samurai-if-stands = Bleibt es bei { $card }:
samurai-succeeds-by =
    { $by ->
        [0] trifft bei Gleichstand.
       *[other] trifft mit { $by } mehr.
    }
samurai-fails-by = es fehlen { $by }.
samurai-kicks-by =
    { $by ->
        [0] der Angreifer gewinnt den Gleichstand.
       *[other] der Angreifer gewinnt mit { $by } mehr.
    }
samurai-loses-by = dem Angreifer fehlen { $by }.
samurai-always = trifft auf jeden Fall.
samurai-cannot = kann nicht treffen.
samurai-verdict-hit = Ein Treffer!
samurai-verdict-miss = Es misslingt.
samurai-victim-is = Das Opfer: { $card }.
samurai-victims = Opfer: { $cards }
samurai-victim-with = { $card } { $ds } mit { $held }
samurai-pending-by = { $name } spielt das
samurai-aimed = auf { $card }
samurai-aimed-movie = auf den Film von { $name }
samurai-spot = Angekündigt
samurai-spot-how = Noch kann es jemand aufheben.
samurai-stops = der Angriff endet
samurai-ticket-stops = HALT
samurai-out-hit =
    { $by ->
        [0] Angriff { $attack }, trifft bei Gleichstand
       *[other] Angriff { $attack }, trifft mit { $by } mehr
    }
samurai-out-miss = Angriff { $attack }, es fehlen { $by }
samurai-out-always = Angriff { $attack }, trifft auf jeden Fall
samurai-out-turned-hit = das Ergebnis wird umgedreht: ein Treffer
samurai-out-turned-miss = das Ergebnis wird umgedreht: daneben
samurai-saves = { $card } ist gerettet
samurai-out-never = Angriff { $attack }, kann nicht treffen
samurai-who = { $name }, { $moment }
samurai-moment-ProposeTitle = Titel vorschlagen
samurai-moment-VoteTitle = Abstimmung
samurai-moment-MainAction = du bist am Zug
samurai-moment-EndTurnDiscard = Ende deines Zuges
samurai-moment-ChooseReceiver = deine Aktion
samurai-moment-ChooseMovie = deine Aktion
samurai-moment-ChooseCombine = deine Aktion
samurai-moment-ChooseKungFuTarget = Kung-Fu
samurai-moment-ChooseTarget = deine Aktion
samurai-moment-ChooseMode = deine Aktion
samurai-moment-ChooseFromDiscard = deine Aktion
samurai-moment-ChooseFromHand = deine Aktion
samurai-moment-ChoosePlayer = deine Aktion
samurai-moment-TableResponse = Zwischenruf
samurai-moment-AttackResponse = Antwort auf den Angriff
samurai-moment-ResultResponse = Antwort auf das Ergebnis
samurai-moment-VictimResponse = Rettung
samurai-moment-CreditsResponse = Abspann
samurai-moment-CancelResponse = Aufheben
samurai-moment-ChooseVictim = Treffer
samurai-moment-ChooseLoot = Treffer
samurai-moment-ChooseLooter = Treffer
samurai-moment-ChooseWreck = Ende des Angriffs
samurai-moment-ChooseMay = Treffer
samurai-why-ProposeTitle = Jedes Wort im Titel bringt je Karte 5 Punkte.
samurai-why-VoteTitle = Die meisten Stimmen gewinnen, dann mehr Titelwörter.
samurai-why-MainAction = Alles, in jeder Reihenfolge, so oft du willst.
samurai-why-EndTurnDiscard = Was du abwirfst, macht Platz zum Nachziehen.
samurai-why-ChooseReceiver = Eine deiner eigenen Figuren.
samurai-why-ChooseMovie = Wähle einen Film; er zeigt, was daraus würde.
samurai-why-ChooseCombine = Vergleiche beide Zahlen.
samurai-why-ChooseKungFuTarget = Eine wache Figur in einem anderen Film.
samurai-why-ChooseTarget = Alles, was leuchtet, kann gewählt werden.
samurai-why-ChooseMode = Die Karte kann beides.
samurai-why-ChooseFromDiscard = Alles, was passt, liegt hier.
samurai-why-ChooseFromHand = Die Karte verlässt deine Hand.
samurai-why-ChoosePlayer = Nur du siehst sie.
samurai-why-TableResponse = Bevor es weitergeht.
samurai-why-AttackResponse = Alle dürfen spielen, bis alle passen.
samurai-why-ResultResponse = Die Stärken sind verglichen.
samurai-why-VictimResponse = Die letzte Gelegenheit zur Rettung.
samurai-why-CreditsResponse = Nur eine Karte, die den Abspann nennt, kann antworten.
samurai-why-CancelResponse = Bevor es wirkt; danach ist es zu spät.
samurai-why-ChooseVictim = Eine Figur des getroffenen Films, mit allem, was sie trägt.
samurai-why-ChooseLoot = Der Rest wird mit der Figur abgeworfen.
samurai-why-ChooseLooter = Eine deiner eigenen Figuren.
samurai-why-ChooseWreck = Die Kreatur reißt sie mit.
samurai-why-ChooseMay = Was sie trägt, wird in jedem Fall abgeworfen.
samurai-ask-title = Baue aus diesen sechs Wörtern einen Titel
samurai-ask-vote = Stimme so vielen Titeln zu, wie du willst
samurai-hold = Halten
samurai-hold-on = Fenster bleiben offen
samurai-hold-off = frag mich immer
samurai-make-title = Macht den Titel
samurai-forms = Aufgedeckte Wörter
samurai-links = Bindewörter
samurai-tray = Dein Titel
samurai-tray-empty = Tippe Wörter an: mindestens drei der sechs
samurai-tray-drop = { $word } herausnehmen
samurai-tray-count = { $words } von { $all } Wörtern, { $pieces } von { $most } Stücken
samurai-pitch-it = Vorschlagen
samurai-pitch-how = geheim, bis alle so weit sind
samurai-no-pitch-how = stimme über die anderen ab
samurai-pitches = Vorschläge der Maschine
samurai-take-pitch = Diesen vorschlagen
samurai-by-machine = die Maschine
samurai-by = Vorschlag von { $name }
samurai-pitching-waits = Es suchen noch Worte: { $names }.
samurai-pitches-in = Die Vorschläge werden gelesen.
samurai-voting-waits = Es stimmen noch ab: { $names }.
samurai-votes-in = Die Stimmen werden gezählt.
samurai-vote = Abstimmung: stimme so vielen zu, wie du willst
samurai-vote-send = Abstimmen
samurai-vote-none = Keinem zustimmen
samurai-vote-count = { $yes } von { $all } gewählt
samurai-approve = Zustimmen
samurai-approved = gewählt
samurai-end-character = du hast noch eine Figur auf der Hand
samurai-end-discard =
    { $count ->
        [one] zuerst eine Karte abwerfen
       *[other] zuerst { $count } Karten abwerfen
    }
samurai-end-next = dann ist { $name } dran
samurai-done = Fertig
samurai-discard-more =
    { $count ->
        [one] noch eine Karte wählen
       *[other] noch { $count } Karten wählen
    }
samurai-discard-end =
    { $count ->
        [one] 1 Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
samurai-keep-all = Alle behalten
samurai-lure-no = wird herausgeschnitten
samurai-lure-yes = kommt in deinen Film
samurai-pass-victim = { $card } wird herausgeschnitten
samurai-pass-hit = der Treffer bleibt
samurai-pass-miss = es ist misslungen
samurai-pass-credits = der Film endet
samurai-pass-cancel = { $card } wirkt
samurai-pass-table = es geht weiter
samurai-play-save = { $card } ist gerettet
samurai-play-to-miss = der Treffer wird zum Fehlschlag
samurai-play-to-hit = der Fehlschlag wird zum Treffer
samurai-play-credits = der Film geht weiter
samurai-play-cancel = { $card } bewirkt nichts
samurai-phase-over = Ende
samurai-phase-pitch = Vorschlag
samurai-phase-vote = Abstimmung
samurai-phase-shoot = Dreh
samurai-phase-attack = Angriff
samurai-phase-attack-cancel = Angriff: aufheben?
samurai-phase-cancel = Aufheben?
samurai-phase-kick = Kung-Fu
samurai-phase-yours = Du bist dran
samurai-phase-turn = Zug von { $name }
samurai-round = Runde { $round }
samurai-establishing = Eröffnungsszene
samurai-establishing-how = Eröffnungsszene: Finger weg von den anderen
samurai-credits-locked = Abspann gesperrt bis Runde 3
samurai-credits-open = Abspann jederzeit möglich
samurai-match = Film { $game } einer Partie bis { $goal }
samurai-last-turn = letzter Zug: { $name }
samurai-film-left =
    { $rounds ->
        [0] der Film ist fast zu Ende
        [one] noch etwa 1 Runde Film
       *[other] noch etwa { $rounds } Runden Film
    }
samurai-draw-pile = Zugstapel
samurai-discards = Abwurf
samurai-discards-word = Im Titel: { $word }
samurai-clapper = Szene { $turn }: { $name }
samurai-credits-starring = Es spielten
samurai-credit-hidden = Handkarte
samurai-credit-word = Titelwort
samurai-finale = Der Film von { $name }, mit { $cast }
samurai-more-cast = { $count } mehr
samurai-approve-what = „{ $title }“ gutheißen
samurai-take-what = „{ $title }“ vorschlagen
samurai-votes =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
samurai-credits-later = Kein Abspann vor Runde 3.
samurai-credits-any-turn = Der Abspann kann jetzt in jedem Zug laufen: Der Film kann sofort enden.
samurai-ask-me = Frag mich: { $mode }
samurai-ask-title-sheet = Wann willst du gefragt werden?
samurai-ask-always = immer
samurai-ask-always-how = In jedem Fenster, in dem du etwas spielen könntest.
samurai-ask-mine = was mich betrifft
samurai-ask-mine-how = Deine Angriffe, Angriffe auf deinen Film, Karten gegen dich und der Abspann. Sonst nur, solange Halten gedrückt ist.
samurai-ask-smart = jeden Angriff
samurai-ask-smart-how = Wie oben, dazu in Angriffen unter anderen: Du kannst dich für beide Seiten einmischen.
samurai-ask-armed = scharf
samurai-ask-armed-how = Nur wenn eine Karte spielbar ist, die du unten scharf gestellt hast.
samurai-never = nie
samurai-never-how = In diesem Spiel in jedem Fenster passen.
samurai-arm = Scharf gestellte Karten
samurai-arm-none = Du hast nichts, was man scharf stellen könnte.
samurai-warn-no = Noch nicht
samurai-warn-end-title = Zug beenden?
samurai-warn-end = Du könntest noch spielen: { $cards }.
samurai-warn-end-yes = Zug beenden
samurai-warn-end-loss = bleibt auf der Hand und zählt dort nichts
samurai-warn-credits-title = Abspann, obwohl du hinten liegst?
samurai-warn-credits = Wäre der Film jetzt zu Ende: { $ranking }. { $how }
samurai-warn-credits-yes = Abspann ab
samurai-warn-credits-loss = du endest als Nummer { $rank }
samurai-warn-attack-title = Vergeblich angreifen?
samurai-warn-attack = { $words }, und keine Handkarte kann helfen.
samurai-warn-attack-yes = Trotzdem angreifen
samurai-warn-attack-loss = die Kreatur ist verloren
samurai-warn-bad-place-title = Ein schlechter Schauplatz im eigenen Film?
samurai-warn-bad-place = Dein Film: { $words }.
samurai-warn-bad-place-yes = Hier auslegen
samurai-warn-bad-place-loss = { $words }
samurai-warn-good-place-title = Ein guter Schauplatz im Film eines Gegners?
samurai-warn-good-place = Der Film dort: { $words }.
samurai-warn-good-place-yes = Dort auslegen
samurai-warn-good-place-loss = { $words }
samurai-warn-word-title = Ein Titelwort wegwerfen?
samurai-warn-word = { $cards } brächte am Ende { $points } Punkte, auch auf der Hand.
samurai-warn-word-yes = Abwerfen
samurai-warn-word-loss =
    { $points ->
        [one] { $points } Punkt weg
       *[other] { $points } Punkte weg
    }
