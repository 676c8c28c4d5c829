npzr-goal = als Erste alle vier werten
npzr-goal-short = alle vier werten
npzr-goal-near = dir fehlt ein Teil zum Sieg
npzr-goal-threat = { $name } fehlt ein Teil zum Sieg
npzr-ninja = Ninja
npzr-pirate = Pirat
npzr-zombie = Zombie
npzr-robot = Roboter
npzr-ninja-cry = NINJA!
npzr-pirate-cry = PIRAT!
npzr-zombie-cry = ZOMBIE!
npzr-robot-cry = ROBOTER!
npzr-ninja-line = „Du hast nichts gesehen.“
npzr-pirate-line = „Arr! Ganz an Bord!“
npzr-zombie-line = „Hiiirn. Und Beine!“
npzr-robot-line = „MONTAGE. FERTIG.“
npzr-count = { $count } von 4
npzr-counts = { $was } → { $count } von 4
npzr-opens = beginnt deine erste Figur
npzr-head = Kopf
npzr-torso = Rumpf
npzr-legs = Beine
npzr-wild = Joker
npzr-deck = im Stapel
npzr-stack = Figur { $id }
npzr-part = { $character } { $position }, { $name }
npzr-part-wild = { $character } { $position }, Joker, { $name }
npzr-part-over =
    { $count ->
        [one] { $part } über 1 Karte
       *[other] { $part } über { $count } Karten
    }
npzr-no-part = noch kein Teil für { $position }
npzr-take = { $name } von { $id } nehmen
npzr-fan =
    { $count ->
        [one] 1 Karte liegt unter { $position } von { $id }: auffächern
       *[other] { $count } Karten liegen unter { $position } von { $id }: auffächern
    }
npzr-fan-title = { $id }, { $position }, oberste zuerst
npzr-your-stacks = Deine Figuren
npzr-rival-stacks = Figuren von { $name }
npzr-new-stack = neue Figur auf deiner Seite
npzr-new-stack-rival = neue Figur auf der Gegenseite
npzr-regular-due = Normale Karte noch zu spielen
npzr-wild-due = Ein Joker noch zu spielen
npzr-duty-met = Deine Karte ist gespielt
npzr-moves = Umzüge verdient: { $count }
npzr-wilds = Joker auf der Hand: { $count }
npzr-mark-lit =
    { $repeats ->
        [0] { $character }: gewertet
        [one] { $character }: gewertet, und noch einmal
       *[other] { $character }: gewertet, und noch { $repeats } Mal
    }
npzr-mark-grey = { $character }: noch nicht gewertet
npzr-nominate = { $name } spielt …
npzr-as = als { $character } { $position }
npzr-turn = Zug { $turn }: { $name }
npzr-phase-play = Spielen
npzr-limit =
    Licht an in { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    }
npzr-others-turn = { $name } ist dran
npzr-scored = Gewertete Stapel
npzr-you-line = { $left ->
        [0] alle vier Marken
        [one] Du · noch eine Marke
       *[other] Du · noch { $left } Marken
    }
npzr-rival-line = { $hand ->
        [one] 1 Karte auf der Hand
       *[other] { $hand } Karten auf der Hand
    }
npzr-one-from = eine Karte fehlt: { $character }
npzr-one-from-fourth = { $character } wäre die vierte Marke
npzr-completes = vollendet { $character }: 1 Umzug
npzr-completes-rival = wertet { $character } für drüben
npzr-you-win = du gewinnst
npzr-rival-wins = dein Gegenüber gewinnt
npzr-end = Zug beenden
npzr-end-how = dann { $name }
npzr-end-winning = ein Joker würde gewinnen
npzr-decline-how = dieser Umzug verfällt
npzr-plays = spielt { $part }
npzr-regular-text = Auf ihren Platz in jeder Figur oder als neue Figur auf deiner Seite.
npzr-wild-range = Joker: { $range }
npzr-wild-text = Spielt { $range }. Du sagst es beim Ablegen; so bleibt es, bis er bewegt wird.
npzr-range-character = jeden Teil: { $character }
npzr-range-position = { $position } von allen
npzr-range-any = jeden Teil von allen
npzr-depth = { $depth ->
        [0] zuoberst
       *[other] { $depth } unter der obersten
    }
npzr-new-stack-here = neue Figur
npzr-warn-title = { $name } würde gewinnen
npzr-warn-words = { $place }: Das ist die vierte Marke von { $name }. Damit ist das Spiel zu Ende.
npzr-margin =
    { $first } hat { $most ->
        [one] eine Marke
       *[other] { $most } Marken
    }, { $second } { $next }: { $by ->
        [one] eine Marke gab den Ausschlag.
       *[other] { $by } Marken gaben den Ausschlag.
    }
npzr-warn-loss = { $name } gewinnt
npzr-warn-no = Etwas anderes
npzr-wild-title = Du könntest gewinnen
npzr-wild-words = Ein Joker auf deiner Hand würde noch in diesem Zug deine vierte Figur vollenden.
npzr-wild-loss = die Gelegenheit ist vorbei
npzr-gallery-regular = Gewöhnliche Karten
npzr-gallery-wild = Joker
