# Kung Fu Samurai on Giant Robot Island, auf Deutsch.

## Fragen

prompt-title = Sechs Wörter liegen offen: { $words }. Baue einen Titel, nimm einen Vorschlag der Maschine oder keinen.
prompt-title-so-far = Dein Titel bisher: „{ $title }“.
prompt-vote = Stimmst du „{ $title }“ zu?
prompt-main = Du bist am Zug (Runde { $round }, Karten im Film: { $film }). Was drehst du?
prompt-table = Schnitt! Bevor es weitergeht: Spielst du einen Spezialeffekt?
prompt-attack = { $card } greift den Film von { $movie } an: Angriff { $attack } gegen Abwehr { $defence }. Antwortest du?
prompt-attack-kick = { $card } tritt { $other } im Film von { $movie }: Angriff { $attack } gegen Abwehr { $defence }. Antwortest du?
prompt-result =
    { $success ->
        [yes] { $card } gegen den Film von { $movie }: Angriff { $attack }, Abwehr { $defence }, der Angriff gelingt. Drehst du das Ergebnis um?
       *[other] { $card } gegen den Film von { $movie }: Angriff { $attack }, Abwehr { $defence }, der Angriff misslingt. Drehst du das Ergebnis um?
    }
prompt-result-kick =
    { $success ->
        [yes] { $card } gegen { $other } ({ $movie }): Angriff { $attack }, Abwehr { $defence }, der Tritt gelingt. Drehst du das Ergebnis um?
       *[other] { $card } gegen { $other } ({ $movie }): Angriff { $attack }, Abwehr { $defence }, der Tritt misslingt. Drehst du das Ergebnis um?
    }
prompt-victim = { $fighter } hat gesiegt: { $card } ({ $who }) soll herausgeschnitten werden. Greifst du ein?
prompt-credits = { $who } lässt gleich den Abspann laufen. Hältst du ihn auf?
prompt-cancel = { $who } spielt { $card } („{ $text }“). Hebst du die Karte auf?
prompt-cancel-at = { $who } spielt { $card } („{ $text }“) auf { $other } im Film von { $whose }. Hebst du die Karte auf?
prompt-cancel-take = { $who } spielt { $card } und nimmt { $other } aus dem Film von { $whose }, für { $taker }. Hebst du die Karte auf?
prompt-cancel-join = { $who } spielt { $card }, und { $other } stößt zum Angriff. Hebst du die Karte auf?
prompt-cancel-back = { $who } spielt { $card }, um { $other } zurückzuholen. Hebst du die Karte auf?
prompt-cancel-movie = { $who } spielt { $card } („{ $text }“) auf den Film von { $movie }. Hebst du die Karte auf?
prompt-cancel-mode = { $who } spielt { $card }: { $mode }. Hebst du die Karte auf?
prompt-cancel-cancel = { $who } spielt { $card } gegen { $other } von { $whose }. Hebst du die Karte auf?
prompt-mode = Wie wirkt { $card }?
prompt-target = Worauf spielst du { $card }?
prompt-kick = Gegen wen kämpft { $card }?
prompt-movie = In wessen Film kommt { $card }?
prompt-movie-attack = Wessen Film greift { $card } an?
prompt-combine = Kommt { $card } zum Schauplatz hinzu, oder ersetzt die Karte ihn?
prompt-from-discard = Welche Karte holt { $card } zurück?
prompt-from-hand = Welche Handkarte gehört zu { $card }?
prompt-player = Wessen Hand sieht { $card } an?
prompt-receiver = Wer bekommt { $card }?
prompt-victim-choice = Wen holt sich { $card }?
prompt-loot = Welche Requisite von { $victim } nimmst du?
prompt-wreck = Welche Requisite zertrampelt { $card } zum Abschied?
prompt-may = Nimmst du { $card } von { $who } stattdessen in deinen Film?
prompt-discard = Ende deines Zuges: Wirf ab, was du willst.
prompt-must-discard = Du musst eine Karte abwerfen (dein Handlimit ist { $limit }).

## Angebote

offer-word = { $word }
offer-machine = Vorschlag der Maschine: „{ $title }“
offer-pitch = „{ $title }“ vorschlagen
offer-undo = Das letzte Wort zurücknehmen
offer-no-pitch = Nichts vorschlagen
offer-approve = „{ $title }“ zustimmen
offer-reject = „{ $title }“ nicht zustimmen
offer-play = { $card } spielen
offer-attack = Mit { $card } angreifen
offer-roll = { $card }!
offer-use = { $card } einsetzen
offer-kick = Kung-Fu: { $card }
offer-move = { $card } weitergeben
offer-play-text = { $card } spielen: { $text }
offer-use-text = { $card } einsetzen: { $text }
offer-end = Zug beenden
offer-pass = Passen
offer-back = Zurück
offer-movie = Der Film von { $who }
offer-own-movie = Dein eigener Film
offer-player = Die Hand von { $who }
offer-card = { $card }
offer-own-card = { $card }, in deinem Film
offer-card-of = { $card }, im Film von { $who }
offer-own-held = { $card } von { $other }, in deinem Film
offer-held-of = { $card } von { $other }, im Film von { $who }
offer-mode-as = Angriff { $n }
offer-mode-ds = Abwehr { $n }
offer-mode-turn = Den Angriff umlenken
offer-combine = Verbinden
offer-replace = Ersetzen
offer-lure-yes = Ja, { $card } wechselt die Seite
offer-lure-no = Nein, { $card } wird geschnitten
offer-discard = { $card } abwerfen
offer-done = Fertig

## Warum nicht

why-establishing = Eröffnungsszene: In Runde 1 spielt niemand Karten, die Gegner betreffen.
why-off-turn = Figuren, Requisiten, Schauplätze und Kreaturen sind Aktionen im eigenen Zug, nie Antworten.
why-credits-window = Der Abspann ist eine eigene Aktion, nie eine Antwort.
why-credits-round = Der Abspann ist bis Runde 3 gesperrt.
why-credits-cast = Für den Abspann brauchst du mindestens eine lebende Figur.
why-one-creature = Eine Kreatur je Angriff, außer eine Karte lässt eine zweite dazukommen.
why-not-your-attack = Eine Kreatur kann nur zu deinem eigenen Kreaturenangriff stoßen.
why-barred = { $card } kam in diesem Zug auf deine Hand zurück und ist erst im nächsten wieder spielbar.
why-nobody-to-hold = Du hast keine Figur, die das halten könnte.
why-second-prop = Eine neue Requisite je Figur und Zug.
why-cannot-hold = Die Karten verbieten es: { $card } kann dort niemand halten.
why-rival-holder = Requisiten bekommen nur deine eigenen Figuren.
why-same-holder = Diese Figur hat sie schon.
why-no-host = { $card } lässt sich nur mit einem passenden Schauplatz verbinden.
why-nobody-to-attack = In keinem anderen Film ist eine Figur.
why-own-movie = Den eigenen Film kann man nicht angreifen.
why-empty-movie = In diesem Film ist keine Figur: Dort ist nichts zu holen.
why-not-there = Umgelenkt wird auf einen anderen Film mit einer Figur, nie auf den des Angreifers.
why-only-attack = Das wirkt nur in einem Angriff.
why-only-cancel = Das hebt nur einen Spezialeffekt auf, bevor er etwas getan hat.
why-only-result = Das wirkt nur gleich nach dem Vergleich.
why-only-victim = Das wirkt nur, wenn ein Opfer gewählt ist.
why-only-credits = Das wirkt nur gegen den Abspann.
why-not-this-window = Jetzt sind nur Karten erlaubt, die genau auf diesen Moment antworten.
why-no-creature = Das hält eine Kreatur auf; es greift keine an.
why-not-your-movie = Damit hältst du nur einen Angriff auf deinen Film oder eine Figur darin auf.
why-no-location = Das Ziel hat keinen Schauplatz.
why-no-film = Der Zugstapel ist leer.
why-no-target = { $card } hat jetzt kein Ziel.
why-ninja = Ein Ninja-Angriff: Niemand darf das Ziel mit Spezialeffekten verteidigen.
why-too-many = Wirf ab, bis du höchstens { $limit } Karten hältst.
why-stale-hand = Du hast in diesem Zug nichts gezogen, und deine Hand ist voll: Wirf mindestens eine Karte ab.
why-few-words = Ein Titel braucht mindestens { $fewest } der sechs Wörter.
why-word-twice = Jedes Wort wird einmal verwendet.
why-long-title = Ein Titel hat höchstens { $most } Wörter und Zeichen.

## Das Protokoll

log-dealer = { $who } gibt.
log-turned-up = TITELKARTE: { $word } ({ $card })
log-pitched = VORSCHLAG ({ $who }): „{ $title }“
log-titled = *** { $title } ***
log-shuffled = (Der Film wird gemischt.)
log-showed = { $who } hat keine Figur und zeigt die Hand:
log-shown = - { $card }
log-cast = { $who } besetzt { $card }. „{ $quote }“
log-turn = SZENE { $turn }, RUNDE { $round }. { $who }.
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht { $card }.
log-last-card =
    { $now ->
        [one] { $who } zieht das Ende des Films: Dieser Zug ist der letzte.
       *[other] { $who } zieht das Ende des Films: Der nächste Zug von { $who } ist der letzte.
    }
log-played = { $who } spielt { $card }: „{ $quote }“
log-given = { $other } bekommt { $card }.
log-handed-over = { $who }: { $giver } gibt { $card } an { $other } weiter.
log-located =
    { $combined ->
        [one] INNEN. { $card } kommt zum Schauplatz im Film von { $movie } hinzu.
       *[other] INNEN. { $card } im Film von { $movie }.
    }
log-struck = { $card } im Film von { $who } wird abgebaut.
log-used = { $who } setzt { $card } ein.
log-spent = { $card } ist verbraucht.
log-attack = ACTION! { $card } greift den Film von { $movie } an.
log-kung-fu = ACTION! { $card } ({ $who }) tritt { $other } ({ $movie }).
log-joined = { $card } schließt sich dem Angriff von { $who } an.
log-stands = Angriff { $attack } gegen Abwehr { $defence }.
log-success = Angriff { $attack } gegen Abwehr { $defence }: ein Treffer!
log-failure = Angriff { $attack } gegen Abwehr { $defence }: daneben.
log-reversed =
    { $success ->
        [one] Der Film läuft rückwärts: Der Angriff gelingt.
       *[other] Der Film läuft rückwärts: Der Angriff misslingt.
    }
log-stopped = SCHNITT! { $card } beendet den Angriff.
log-lapsed = Jemand hat die Szene verlassen: Der Angriff verpufft.
log-redirected = Der Angriff wendet sich gegen den Film von { $movie }!
log-cancelled = { $card } von { $who } ist aufgehoben und landet auf dem Boden des Schneideraums.
log-fizzled = { $card } findet kein Ziel.
log-victim = { $card } ({ $who }) ist das Opfer.
log-saved = { $card } ({ $who }) ist gerettet!
log-fainted = { $card } wird nicht herausgeschrieben: Das war nur ein Sturz.
log-killed = { $card } ({ $who }) wird herausgeschrieben. „{ $quote }“
log-removed = { $card } verlässt den Film von { $who }.
log-lost = - { $card } geht mit.
log-legacy = Zum Andenken an { $card } zieht { $who }.
log-lured = { $card } läuft aus dem Film von { $movie } in den Film von { $who } über.
log-taken = { $other } ({ $who }) geht mit { $card } von { $movie } davon.
log-wrecked = { $card } von { $other } ({ $who }) geht zu Bruch.
log-cut-out = { $card } von { $other } ({ $who }) wird herausgeschnitten.
log-slid-under = { $card } wird unter { $other } ({ $who }) geschoben.
log-recovered = { $card } ist zurück, im Film von { $who }.
log-went-home = { $card } kommt zurück auf die Hand von { $who }.
log-tried-out = - { $card }: keine Figur.
log-auditioned = { $card } bekommt die Rolle, im Film von { $who }.
log-nobody-auditioned = Im Film ist keine Figur mehr: Niemand bekommt die Rolle.
log-knocked-out = { $card } ({ $who }) geht zu Boden.
log-woke = { $card } ({ $who }) wacht auf.
log-looked = { $who } sieht sich die Hand von { $movie } an.
log-saw = - { $card }
log-ends = { $who } macht Feierabend.
log-discarded = { $who } wirft { $card } ab.
log-credited = - { $card }: { $why }.
log-credited-hidden = - Eine Handkarte: { $lit } für ein Wort des Titels.
log-credit-ds = Abwehr { $ds }
log-credit-word = { $lit } für „{ $word }“
log-credit-hand = { $lit } für „{ $word }“, auf der Hand
log-credit-extra = { $extra } extra
log-credit-and = { $one } + { $two }
log-scored =
    { $points ->
        [one] { $who }: { $points } Punkt{ $match ->
            [one] {" "}(gesamt { $total }).
           *[other] .
        }
       *[other] { $who }: { $points } Punkte{ $match ->
            [one] {" "}(gesamt { $total }).
           *[other] .
        }
    }
log-won =
    { $ending ->
        [credits] ENDE. Der Abspann läuft: { $who } { $winners ->
            [one] gewinnt.
           *[other] gewinnen.
        }
       *[other] ENDE. Die letzte Karte ist gespielt: { $who } { $winners ->
            [one] gewinnt.
           *[other] gewinnen.
        }
    }

# Was einen Plan vom anderen unterscheidet: Merkmale des Urteils, wenn es mehr oder weniger davon gibt.
pro-own-score-more = mehr Punkte, liefe jetzt der Abspann
pro-own-base-more = mehr Stärke im Film
pro-own-cast-more = eine Figur mehr im Film
pro-own-sleepers-less = niemand verschläft die Szene
pro-own-exposed-less = ein Angriff kann weniger nehmen
pro-own-hand-more = mehr Karten bleiben auf der Hand
pro-own-lit-in-hand-more = Wörter des Titels bleiben auf der Hand
pro-own-places-more = der Film hat seinen Schauplatz
pro-best-score-less = ein Gegner verliert Punkte
pro-best-base-less = der Film eines Gegners ist schwächer
pro-best-cast-less = ein Gegner verliert eine Figur
pro-best-sleepers-more = eine Figur eines Gegners schläft
pro-mean-score-less = ein Gegner verliert Punkte
pro-mean-base-less = der Film eines Gegners ist schwächer
pro-mean-cast-less = ein Gegner verliert eine Figur
pro-mean-sleepers-more = eine Figur eines Gegners schläft
pro-ahead-more = ein größerer Vorsprung
pro-ahead-of-mean-more = ein größerer Vorsprung
pro-credits-own-more = der Abspann bleibt auf der Hand
pro-credits-theirs-less = kein Gegner kann den Abspann laufen lassen
pro-stage-margin-more = der Angriff wendet sich
pro-creatures-more = eine Kreatur wartet auf einen besseren Tag
pro-sfx-more = ein Spezialeffekt bleibt für später
pro-fresh-more = nächsten Zug ist Platz für frische Karten
pro-held-more = die besseren Karten bleiben auf der Hand
