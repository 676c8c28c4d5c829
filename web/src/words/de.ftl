## Das Haus
close = Schließen
you = du
page-back = Zurück
house-closed = Das Haus ist noch zu: Kein Server antwortet. Nichts ging verloren.
house-refused = Das hat nicht geklappt. Nichts wurde begonnen; bitte noch einmal.
missing-title = Filmrolle nicht gefunden
missing-words = Unter dieser Adresse läuft nichts. Der Vorführer hat zweimal nachgesehen.
missing-home = Zurück zu den Plakaten
game-npzr = Ninja Pirate Zombie Robot
game-npzr-line = Bitte selbst zusammenbauen!
game-rk = Roundhouse Kick
game-rk-line = Acht Monster. Ein Stiefel.
game-rr = Robot Rampage
game-rr-line = Die Haushaltsgeräte haben genug
game-ck = Cardboard Kaiju
game-ck-line = Einer gegen viele
game-kfs = Kung Fu Samurai
game-kfs-long = Kung Fu Samurai on Giant Robot Island
game-kfs-line = Den Titel machst du
lobby-now = Fünf Filme, jede Regel gilt
lobby-now-how = Kein Konto, keine Karte. Nimm Platz oder fülle die Reihe mit Bots.
lobby-posters = Fünf Spiele
lobby-sit-as = Platz für „{ $name }“
lobby-name-me = Namen wählen
lobby-late-show = Spätvorstellung: dunkel
lobby-matinee = Matinee: hell
lobby-sound-on = Ton an
lobby-sound-off = Ton aus
lobby-your-turn = Du bist dran
lobby-running = Dein Tisch
lobby-back = Zurück an meinen Platz
lobby-empty = Der Platz ist leer. Eröffne einen Tisch, Bots kosten nichts.
lobby-link = Link zu einem Tisch einfügen
lobby-join = Mitspielen
lobby-browse = Stöbern
browse-rules = Regeln
browse-cards = Karten
poster-seats =
    { $least ->
        [1] { $least } bis { $most }
       *[other] { $most ->
            [2] 2 Personen
           *[other] { $least } bis { $most }
        }
    }
poster-minutes = { $count } Min.
poster-play = Sofort los
poster-play-how = gegen Bots
poster-play-name = { $game } sofort gegen Bots spielen
poster-open = Tisch öffnen
poster-open-how = Link teilen
poster-open-name = Einen Tisch für { $game } öffnen
setup-chairs = Wer sitzt wo
setup-chair = Platz { $number }: { $kind }. Drücken zum Ändern.
chair-you = du
chair-person = Freund
chair-bot = Bot
chair-empty = leer
setup-level = Wie gut dieser Bot spielt
level-extra = spielt irgendwas
level-understudy = spielt, meistens
level-star = spielt gut
level-legend = will gewinnen
setup-link-later = bekommt einen Link
setup-rules = Hausregeln
setup-standard = Übliche Regeln, üblicher Stapel.
setup-clock = Wie lange darf eine Wahl dauern?
clock-none = So lange wie nötig
clock-relaxed = Gemütlich
clock-brisk = Flott
setup-listed = Diesen Tisch im Foyer zeigen
setup-seed = Der Startwert des Mischens wird vor dem Geben versprochen und nach dem Ende gezeigt.
setup-start = Vorhang auf
setup-start-who =
    { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }, { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }
rules-title = { $game }: die Regeln
rules-search = In den Regeln suchen
rules-rulings = mit Auslegungen
rules-at-this-table = An diesem Tisch:
rules-none = Keine Regel enthält all diese Wörter.
rules-loading = Es wird geblättert …
cards-title = { $game }: die Karten
cards-search = In den Karten suchen
cards-none = Keine Karte enthält diese Wörter.
credits-title = Abspann
credits-icons = Zeichen
credits-icons-licence = Zeichen der Künstler von game-icons.net, Ausgabe 1.2.4, unter CC BY 3.0. Umgefärbt, mit einer zweiten Farbe dahinter.
credits-type = Schriften
credits-parts = Gemacht mit
credits-drawings = Zeichnungen
credits-drawings-words = Die zwölf Teile von Ninja Pirate Zombie Robot, das Kaiju, seine Stadt und alle Plakate wurden für Matinee gezeichnet.
credits-kaiju = Cardboard Kaiju begann als lebensgroßes Ereignis bei The Edge, State Library of Queensland; Karte, Bilder, Klänge und Worte hier sind unsere eigenen.
credits-end = Ende
settings-title = Dein Platz
settings-name = Name an deinem Platz
settings-theme = Licht
settings-auto = wie mein Gerät
settings-light = Matinee, hell
settings-dark = Spätvorstellung, dunkel
settings-language = Sprache
settings-volume = Lautstärke
settings-mute = Gar kein Ton
settings-motion = Bewegung
settings-motion-full = voll
settings-motion-reduced = wenig
settings-subtitles = Zitate als Untertitel zeigen
settings-speech = Was Karten sagen, vorlesen
settings-hints = Vor Fehlern warnen
stale-title = Ein neues Programm
stale-words = Dieser Teil des Hauses ließ sich nicht holen: Es gibt ein neueres Programm, oder die Leitung ist unterbrochen. Dein Platz und dein Spiel bleiben dir.
rules-tongue = Den Wortlaut der Regeln gibt es nur auf Englisch; die Nummern nennt auch das Spiel.
settings-avatar = Gesicht an deinem Platz
avatar-none = kein Gesicht
avatar-ghost = Gespenst
avatar-goose = Gans
avatar-cow = Kuh
avatar-dragon-head = Drache
avatar-mummy-head = Mumie
avatar-werewolf = Werwolf
avatar-ufo = Fliegende Untertasse
avatar-ninja-heroic-stance = Ninja
avatar-washing-machine = Waschmaschine
avatar-tv = Fernseher
avatar-popcorn = Popcorn

## Am Tisch
tool-rules = Regeln
tool-mute = Ton ausschalten
tool-unmute = Ton einschalten
tool-log = Verlauf und Gespräch
tool-menu = Tischmenü
menu-leave = Zurück zum Foyer
menu-undo = Meine letzte Antwort zurücknehmen
menu-hand-over = Einen Bot für mich spielen lassen
menu-take-back = Ich spiele wieder selbst
table-waiting = Das Licht geht aus …
tab-log = Verlauf
tab-script = Drehbuch
tab-chat = Gespräch
table-label = Tisch
rail-label = Karte, Verlauf und Stapel
phases-label = Phasen des Zuges
inspect-empty = Zeige auf eine Karte, um sie zu lesen.
seed-promise = Versprochener Startwert
seed-promise-why = Das Geben lässt sich nach dem Spiel prüfen.
prompt-label = Was gefragt ist
prompt-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
hand-label =
    { $count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-empty = Nichts auf der Hand.
card-copies = { $count } davon
state-legal = wählbar
state-selected = gewählt
state-whynot = nicht wählbar, drücken für den Grund
state-target = wird angegriffen
state-friendly = landet hier
state-threatened = in Gefahr
state-sleeping = schläft
why-not-title = Warum nicht { $title }?
why-not-open = hier die Regeln aufschlagen
log-label = Was geschah
log-filters = Zeigen
log-all = alles
log-mine = meins
log-attack = Angriffe
log-card = Karten
log-empty = Das Licht geht aus.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Sagen
chat-whom = Wer es hören soll
chat-team = Team
chat-everybody = Alle
shelf-empty = Noch liegt nichts auf dem Boden des Schneideraums.
pile-open = { $label }, { $count }, öffnen
meter-open = { $label } { $total }: zeigen, wie es sich ergibt
die-hit = { $face }, ein Treffer
die-miss = { $face }, daneben
seat-you = { $name }, du
jam-title = Projektor klemmt. Verbindung wird wiederhergestellt …
jam-clock-runs = Deine Uhr läuft.
jam-clock-stopped = Deine Uhr steht.
jam-bot = Einen Bot für mich spielen lassen
replay-label = Aufzeichnung
replay-back = Einen Schritt zurück
replay-step = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo { $speed }
replay-share = Teilen
replay-eyes = Mit wessen Augen
result-label = Ergebnis
result-the-end = ENDE
result-starring =
    { $count ->
        [one] In der Hauptrolle
       *[other] In den Hauptrollen
    }
result-again = Noch einmal, gleiche Plätze
result-again-why = neu gegeben
result-watch = Ansehen
result-lobby = Zu den Plakaten
breakdown-title = { $label }: { $total }
breakdown-source = Von
breakdown-printed = gedruckt
breakdown-change = Änderung
breakdown-reason = warum
seat-number = Platz { $number }
bot-extra = ein Statist
bot-understudy = eine Zweitbesetzung
bot-star = ein Star
bot-legend = eine Legende
prompt-you = { $name }, du bist dran
prompt-rule = Die Regel:
prompt-back = Zurück
prompt-back-how = Esc
prompt-why-not = warum nicht?
prompt-choosing = { $name } überlegt
prompt-nobody = Einen Moment …
prompt-window = Fenster offen
prompt-past = Wie es damals war
prompt-over = Das Licht geht wieder an.
prompt-stand-in = Ein Bot spielt für dich: { $bot }
why-nobody-asked = Gerade wird niemand gefragt.
why-not-your-turn = Jetzt wählt { $name }.
why-other-question = Gefragt ist etwas anderes: { $question }
refused-stale-question = Deine Antwort kam zu spät; die Frage war schon eine andere. Nichts wurde gespielt.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-seated = Du hast keinen Platz an diesem Tisch, oder der Platz ist für jemanden frei gehalten.
refused-chair-taken = Dort sitzt schon jemand.
refused-no-such-chair = Diesen Platz gibt es nicht, oder dort sitzt niemand.
refused-not-now = Das geht gerade nicht.
refused-no-undo = Von dir lässt sich nichts zurücknehmen: Etwas wurde gezeigt oder gewürfelt, oder jemand anders hat gehandelt.
refused-muted = Du darfst hier gerade nichts sagen.
refused-no-team = Du hast kein Team, mit dem du reden kannst: Sag es allen.
refused-frozen = Dieser Tisch steht still.
refused-game-over = Das Spiel ist aus.
refused-not-your-question = Gefragt ist jemand anders.
refused-incomplete-batch = Das ist keine vollständige Aktion.
refused-slow-down = Das war etwas schnell; warte einen Moment.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-too-many-tables = Du hast zu viele offene Tische; schließe erst einen.
refused-no-such-record = Von einem solchen Spiel gibt es keine Aufzeichnung.
refused-forbidden = Das erlaubt das Haus nicht.
refused-too-slow = Der Tisch war schneller als die Leitung; komm zurück und lies weiter.
result-wins = { $names } gewinnt.
result-drawn = Niemand gewinnt: unentschieden.
result-nobody = niemand
plain-offers = Deine möglichen Antworten
listing-playing = { $game }: { $names }
listing-lobby = { $game }, gleich geht es los: { $names }
option-yes = ja
option-no = nein
option-npzr-copies = Exemplare jeder gewöhnlichen Karte im Deck
option-npzr-turn-limit = Züge, nach denen das Licht angeht
option-kfs-target = Wie lange wird gespielt?
option-kfs-target-0 = ein Film
option-kfs-target-50 = Filme bis 50 Punkte
option-kfs-target-100 = Filme bis 100 Punkte
option-kfs-target-200 = Filme bis 200 Punkte
option-kfs-express = Express: über Titel der Maschine abstimmen, ohne eigene Vorschläge
option-kfs-short-reel = Kurze Rolle für zwei: vierzig Karten bleiben in der Dose
option-kfs-family = Familientaugliche Namen für Karten, die einen haben
outdated-words = Das Haus hat ein neueres Programm als diese Seite. Dein Platz und dein Spiel sind sicher.
outdated-reload = Neues Programm laden
undo-asked = { $name } möchte die letzte Antwort zurücknehmen.
undo-yes = Einverstanden
undo-no = Lass es so
stand-in-words = Ein Bot spielt für dich.
menu-resign = Dieses Spiel für immer verlassen
menu-resign-sure = Ja, ich gehe
menu-resign-loss = ein Bot spielt meinen Platz zu Ende
menu-watchers =
    { $count ->
        [0] Niemand schaut zu.
        [one] 1 Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
chair-here = da
chair-away = weg
chair-stand-in = ein Bot spielt hier
chair-host = Gastgeber
host-hush = Stumm schalten
host-unhush = Reden lassen
host-close = Tisch schließen
host-send-away = Wegschicken
host-pass = Zum Gastgeber machen
share-watch = Link zum Zuschauen
share-table = Link zu diesem Tisch
share-chair = Link zu Stuhl { $number }
share-copy = Kopieren
share-copied = Kopiert.
share-qr = QR-Code
share-qr-label = QR-Code: { $label }
room-title = Wer sitzt wo
room-host = Du bist Gastgeber: Fang an, wann du willst; leere Stühle nehmen Bots.
room-seated = Du hast einen Platz. Der Gastgeber beginnt.
room-looking = Nimm einen leeren Stuhl oder schau zu.
room-sit = Hier sitzen
room-rise = Aufstehen
room-bot = Wer auf Stuhl { $number } spielt
room-no-bot = für jemanden frei
room-invite = Einladen
room-fair = Ehrlich gemischt
room-fair-words = Der Startwert der Mischung ist schon versprochen. Misch ein paar Worte von dir hinein, dann konnte nicht einmal das Haus die Karten wählen.
room-phrase = Irgendwelche Worte
room-mix = Hineinmischen
room-wait-host = Es beginnt, sobald der Gastgeber es sagt.
ended-title = Ende der Rolle
ended-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
ended-no-spectators = Dieser Tisch mag keine Zuschauer.
ended-forbidden = Hier lässt dich das Haus nicht hinein.
ended-closed = Der Gastgeber hat diesen Tisch geschlossen.
result-look = Den Tisch ansehen
result-ready = bereit: { $names }
replay-scrub = Moment
replay-turn = Zug { $turn }
replay-shared = Der Link zu diesem Moment ist kopiert.
replay-in-address = Die Adresszeile führt zu diesem Moment.
replay-missing = Von so einem beendeten Spiel gibt es keine Aufzeichnung.
replay-nobody = eines Zuschauers
replay-download = Aufzeichnung herunterladen
replay-verify = Mischung prüfen
verdict-fair = Ehrlich: Das Versprechen vor dem Geben ist der Hash des Startwerts.
verdict-no-promise = Vor diesem Geben wurde nichts versprochen.
verdict-broken-promise = Nicht ehrlich: Der Startwert ist nicht der versprochene.
verdict-other-seed = Nicht ehrlich: Der Startwert ist nicht aus Geheimnis und Worten gemacht.
verdict-cannot-tell = Dieser Browser kann das nur über https oder auf dem Rechner selbst prüfen. Lade die Aufzeichnung herunter und rufe auf: matinee replay
setup-tempo = Wie schnell spielen Bots?
tempo-leisurely = gemächlich
tempo-brisk = flott
tempo-once = sofort
setup-open = Tisch eröffnen
lobby-watch = Einem Tisch zuschauen
lobby-watch-none = Gerade spielt niemand öffentlich.
lobby-mine = Deine Tische
lobby-look-on = Zuschauen
setup-spectators = Wer den Link hat, darf zuschauen

## Ninja Pirate Zombie Robot
npzr-ninja = Ninja
npzr-pirate = Pirat
npzr-zombie = Zombie
npzr-robot = Roboter
npzr-head = Kopf
npzr-torso = Rumpf
npzr-legs = Beine
npzr-wild = Joker
npzr-deck = im Stapel
npzr-stack = Figur { $id }
npzr-part = { $character } { $position }, { $name }
npzr-part-wild = { $character } { $position }, Joker, { $name }
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
npzr-regular-met = Normale Karte gespielt
npzr-moves = Züge verdient: { $count }
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
npzr-limit = Licht an in { $left } Zügen
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
npzr-regular-text = Auf ihren Platz in jedem Stapel oder als neuer Stapel auf deiner Seite.
npzr-wild-range = Joker: { $range }
npzr-wild-text = Spielt { $range }. Du sagst es beim Ablegen; so bleibt es, bis er bewegt wird.
npzr-range-character = jeden Teil: { $character }
npzr-range-position = { $position } von allen
npzr-range-any = jeden Teil von allen
npzr-depth = { $depth ->
        [0] zuoberst
       *[other] { $depth } unter der obersten
    }
npzr-new-stack-here = neuer Stapel
npzr-warn-title = { $name } würde gewinnen
npzr-warn-words = { $place }: Das ist die vierte Marke von { $name }. Damit ist das Spiel zu Ende.
npzr-warn-loss = { $name } gewinnt
npzr-warn-no = Etwas anderes
npzr-wild-title = Du könntest gewinnen
npzr-wild-words = Ein Joker auf deiner Hand würde noch in diesem Zug deine vierte Figur vollenden.
npzr-wild-loss = die Gelegenheit ist vorbei
npzr-gallery-regular = Gewöhnliche Karten
npzr-gallery-wild = Joker

## Roundhouse Kick
rk-melee = Nahkampf
rk-air = Luft
rk-magic = Magie
rk-ring = Der Ring der acht und die Mitte
rk-middle = Mitte
rk-in-the-middle = in der Mitte
rk-middle-clear = Die Mitte ist frei
rk-place = Platz { $place }
rk-empty = { $place } ist leer
rk-strength = Stärke { $count }
rk-marks = { $free } von { $all } Marken frei
rk-pts = { $count ->
        [one] 1 Pkt
       *[other] { $count } Pkt
    }
rk-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
rk-kills = { $count ->
        [one] 1 erlegt
       *[other] { $count } erlegt
    }
rk-dice = { $count ->
        [one] Würfel
       *[other] Würfel
    }
rk-dies = stirbt
rk-defence = Abwehr { $count }
rk-life = { $life } von 15 Leben
rk-of-15 = von 15
rk-slot-free = freier Platz
rk-starts = beginnt
rk-aaaaargh = AAAAARGH!
rk-out = raus, zählt noch
rk-forecast = Was danach auf dich zukommt
rk-col-hits = Treffer
rk-col-stopped = abgewehrt
rk-col-lost = Leben verloren
rk-phase-set-starting-player = Start
rk-phase-draw-card = Ziehen
rk-phase-kick = Tritt!
rk-phase-aaaaargh = Aaaaargh!
rk-phase-counterattack = Konter
rk-phase-first-aid = Erste Hilfe
rk-phase-cavalry = Kavallerie
rk-item-attack = abwerfen: { $dice } Würfel mehr
rk-item-attack-full = Vor dem Wurf einsetzen: { $dice } Würfel mehr für einen Tritt. Danach ist sie weg, was auch fällt.
rk-item-defence = { $type }, noch { $left } von { $printed }
rk-item-defence-full = Hält Treffer auf, die { $type } tragen: noch { $left } von { $printed } Punkten. Bei 0 wird sie abgeworfen.
rk-attack-card = Angriffskarte
rk-defence-card = Abwehrkarte
rk-attack-cards = Angriffskarten
rk-defence-cards = Abwehrkarten
rk-monsters = Monster
rk-copies =
    { $count ->
        [one] einmal im Stapel
       *[other] { $count } Mal im Stapel
    }
rk-monster-text =
    Gesundheit { $track }, { $covered ->
        [0] keine Marke
        [one] eine Marke
       *[other] { $covered } Marken
    } verdeckt: würfelt mit { $strength ->
        [one] 1 Würfel
       *[other] { $strength } Würfeln
    }. Jeden seiner Treffer hält ein Schild auf gegen eines von: { $types }.
rk-why-all-laid = Alle Treffer liegen. Nimm erst einen zurück.
rk-why-by-itself = Dieser Treffer fällt von selbst: Für ihn bleibt keine andere Marke.
rk-hits =
    { $hits ->
        [0] kein Treffer
        [one] Treffer
       *[other] Treffer
    }
rk-hits-open =
    { $hits ->
        [one] Treffer zu legen
       *[other] Treffer, { $open } zu legen
    }
rk-roll-middle = AAAAARGH! Die Mitte schlägt zu
rk-roll-circle = Der Ring schlägt zurück
rk-roll-missed = Kein Treffer: { $names }
rk-roll-hide = Diese Würfel wegräumen
rk-col-choosing = überlegt
rk-forecast-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
rk-forecast-hits = etwa { $hits } Treffer
rk-forecast-none = nichts
rk-forecast-open = Kein Schild gegen { $types }!
rk-forecast-bare = Du hast keinen Schild!
rk-forecast-more = { $name } und { $more } weitere
rk-drawn = Gezogen
rk-drawn-by = { $name } zog
rk-instead-of = wird abgeworfen
rk-gone-for-good = für immer weg
rk-discard = Abwerfen
rk-keep = Behalten
rk-swap = Nehmen, { $card } geht
rk-defence-then = dann Abwehr { $defence }
rk-defence-then-target = dann Abwehr { $defence }: Die Mitte kommt zu dir
rk-hold = Zurückhalten
rk-hold-how = kein Angriff in dieser Runde
rk-kick-bare = Tritt mit { $dice } Würfeln
rk-kick-card = { $card }: { $dice } Würfel
rk-expects = etwa { $hits } Treffer, { $free ->
        [one] 1 Marke
       *[other] { $free } Marken
    } frei
rk-expects-waste = etwa { $hits } Treffer für nur { $free ->
        [one] 1 Marke
       *[other] { $free } Marken
    }
rk-waste-title = { $card }, für so wenig?
rk-waste-words = Etwa { $hits } Treffer sind zu erwarten, aber { $free ->
        [one] nur eine Marke ist
       *[other] nur { $free } Marken sind
    } frei. Treffer darüber hinaus verfallen, und die Karte ist weg.
rk-waste-yes = Einsetzen
rk-waste-loss = { $card } ist weg
rk-waste-no = Noch einmal überlegen
rk-lay = Treffer so legen
rk-lay-kills = { $kills ->
        [one] 1 erlegt
       *[other] { $kills } erlegt
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rk-lay-no-kill = nichts erlegt
rk-lay-done = Alle Treffer liegen. So soll es sein?
rk-lay-more =
    { $left ->
        [one] Noch ein Treffer zu legen
       *[other] Noch { $left } Treffer zu legen
    }
rk-lay-why = Alle Treffer müssen gelegt werden; bis du bestätigst, kannst du sie zurücknehmen.
rk-lay-cavalry = Das räumt die Mitte: Die Kavallerie kommt wieder, { $count ->
        [one] ein Monster
       *[other] { $count } Monster
    }.
rk-hold-hit = Einen Treffer behalten
rk-neither = Keins von beiden
rk-heal-to = dann { $life } von 15 Leben
rk-heal-nothing = du hast 15: kein Gewinn
rk-draw-how = darf abgeworfen werden; weniger für alle
rk-take-loses =
    { $life ->
        [one] 1 Leben verlieren
       *[other] { $life } Leben verlieren
    }
rk-take-deadly = alles Leben verlieren: Du bist raus, zählst aber noch
rk-block-how = hält { $stops } auf, { $left ->
        [0] dann ist sie weg
       *[other] noch { $left } übrig
    }; { $through ->
        [0] nichts kommt durch
        [one] 1 kommt durch
       *[other] { $through } kommen durch
    }
rk-empty-never = niemand kommt mehr
rk-empty-cavalry = die Kavallerie füllt ihn
rk-empty-middle = Kavallerie kommt, sobald die Mitte frei ist
rk-monsters-left = Monster
rk-items-left = Sachen
rk-discards = Ablage
rk-round = Runde { $round }
rk-cavalry-comes =
    { $count ->
        [one] Kavallerie: 1 Monster kommt
       *[other] Kavallerie: { $count } Monster kommen
    }
rk-cavalry-waits = Kavallerie: Niemand kommt, solange die Mitte besetzt ist
rk-cavalry-none = Kavallerie: Niemand ist mehr übrig
rk-kill-piles = Erlegte
rk-kills-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rk-survived = überlebt
rk-billing = Nennung: { $billing }
rk-billing-extra = Statist
rk-billing-stunt-double = Stuntdouble
rk-billing-leading-role = Hauptrolle
rk-billing-legend = Legende

## Robot Rampage
rr-colour-R = rotes Dreieck
rr-colour-O = oranges Sechseck
rr-colour-Y = gelber Stern
rr-colour-G = grünes Quadrat
rr-colour-B = blauer Kreis
rr-colour-P = violette Raute
rr-head = Kopf
rr-leftArm = linker Arm
rr-rightArm = rechter Arm
rr-leg = Bein
rr-accessory = Zubehör
rr-missing = { $slot } fehlt, blanke Drähte
rr-torso = Rumpf: { $name }, { $wounds } von { $limit } Wunden
rr-attack = Angriff
rr-defence = Abwehr
rr-stack = Stapel
rr-hand = Hand
rr-scrapped = Verschrottet
rr-aim = { $name } angreifen
rr-chip = { $name }, { $wounds } von { $limit } Wunden, { $stack } Karten im Stapel, { $hand } auf der Hand
rr-in-play = Im Spiel
rr-wild = Joker
rr-none = keine
rr-the-torso = Rumpf
rr-aim-action = { $card } auf { $name }
rr-place = An { $torso } schrauben
rr-place-completes = An { $torso } schrauben: fertig, und deiner
rr-parts =
  { $adds ->
    [0] { $count } von 5 Teilen
   *[other] Teil { $count } von 5
  }
rr-completes = fertig, und deiner: { $value } Karten
rr-tag-built = gebaut
rr-tag-attacks = greift an
rr-tag-turn = am Zug
rr-needs =
  { $count ->
    [0] jeder Schlag trifft
    [one] braucht 1 aus Karten
   *[other] braucht { $count } aus Karten
  }
rr-cards =
  { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
rr-value-word = Wert
rr-value = Wert { $count }
rr-bears =
  { $count ->
    [one] hält 1 Wunde aus
   *[other] hält { $count } Wunden aus
  }
rr-location = Trefferzone: { $part }
rr-type-action = Aktion
rr-type-booster = Verstärker
rr-type-response = Antwort
rr-type-replacement = Ersatzteil
rr-verb-play = spielen
rr-verb-discard = abwerfen
rr-verb-attach = anbauen
rr-wild-now = Joker
rr-drafted = gelegt als { $use }
rr-may = kann: { $uses }
rr-use-strike = Schlag
rr-use-boost = Verstärker
rr-use-guard = Deckung
rr-use-respond = Antwort
rr-use-pay = Bezahlung
rr-use-sweep = weggefegt
rr-half-strike = Schlag { $strength }
rr-half-guard = Deckung { $strength }
rr-half-boost = dazu
rr-half-respond = nutzen
rr-half-use = nutzen
rr-half-attach = anbauen
rr-half-pay = damit zahlen
rr-half-sweep = wegfegen
rr-half-discard = abwerfen
rr-half-keep = behalten
rr-goes-under = kommt unter deinen Stapel
rr-goes-bin = kommt auf die Ablage
rr-goes-on = kommt an deinen Roboter
rr-why-laid = { $card } liegt schon: { $use }. Nimm sie erst zurück; eine Karte hat immer nur einen Nutzen.
rr-why-laid-by-itself = Es gab keine andere Wahl, darum liegt sie von selbst; „Zurück“ führt weiter zurück.
rr-why-strike-later = Stärke zählt im Angriff: Drücke erst „Angriff“.
rr-why-guard-later = Sie hat deine eigene Farbe: Sie deckt dich, wenn dich jemand angreift.
rr-why-text-action = { $card } ist eine Aktion: nur im eigenen Zug, vor dem Angriff.
rr-why-text-booster = { $card } ist ein Verstärker: Sie kommt zu deinem eigenen Angriff, sobald ein Schlag liegt.
rr-why-text-response = { $card } ist eine Antwort: Sie wartet auf den Moment, den ihr Text nennt.
rr-why-text-replacement = { $card } ist ein Ersatzteil: Sie kommt vor deinem Angriff dorthin, wo das Teil fehlt.
rr-you-attack-with = Du greifst an mit
rr-attacks-with = { $name } greift an mit
rr-prepares = { $name } bereitet einen Angriff vor
rr-your-draft = Deine Abwehr, Entwurf
rr-you-defend-with = Du wehrst ab mit
rr-defends-with = { $name } wehrt ab mit
rr-attacked = { $name } griff an mit
rr-you-attacked = Du griffst an mit
rr-defended = { $name } wehrte ab mit
rr-you-defended = Du wehrtest ab mit
rr-arms = Arme { $count }
rr-parts-sum = Teile { $count }
rr-arms-sum = Arme { $sum }
rr-no-arms = keine Arme
rr-adds-loot =
  { $count ->
    [one] 1 Karte mehr
   *[other] { $count } Karten mehr
  }
rr-adds-wound =
  { $count ->
    [one] 1 Wunde mehr
   *[other] { $count } Wunden mehr
  }
rr-adds-aim =
  { $count ->
    [one] wählt 1 von 2 Zonen
   *[other] wählt 1 von mehreren Zonen
  }
rr-big-strike = SCHLAG ZU!
rr-big-short = { $count } ZU WENIG
rr-big-hits = TRIFFT UM { $count }
rr-big-hit = TREFFER: { $count }
rr-big-holds = HÄLT UM { $count }
rr-big-missed = DANEBEN
rr-big-off = ABGEBLASEN
rr-big-prepares = GLEICH …
rr-big-stands = ANGRIFF { $attack }
rr-needs-unguarded = Braucht mindestens { $needs }, wenn { $name } nichts deckt.
rr-strike-first = Lege zuerst einen Schlag; dann können Verstärker und Zubehör dazu.
rr-short = Daneben kostet dich nur den Zug.
rr-short-saws =
  { $count ->
    [one] Daneben: { $name } nimmt dir eine Karte.
   *[other] Daneben: { $name } nimmt dir { $count } Karten.
  }
rr-hits-unguarded =
  { $count ->
    [0] Ungedeckt bricht ein Teil ab, keine Karte wechselt den Besitzer.
    [one] Ungedeckt bricht ein Teil ab, und du nimmst { $name } 1 Karte.
   *[other] Ungedeckt bricht ein Teil ab, und du nimmst { $name } { $count } Karten.
  }
rr-prepares-words = { $name } sucht Karten gegen { $other } aus.
rr-prepares-you = { $name } sucht Karten gegen dich aus, { $other }.
rr-prepares-other = Sie bleiben verdeckt, bis der Angriff gezeigt wird.
rr-awaits = { $name } hat { $defence } vor jeder Deckung.
rr-if-hits = Wenn es trifft: { $what }.
rr-to-hold = Zum Halten brauchst du { $count }.
rr-holds = Es geht daneben, nichts bricht ab.
rr-holds-saws =
  { $count ->
    [one] Es geht daneben, und die Kreissägen geben dir eine Karte von { $name }.
   *[other] Es geht daneben, und die Kreissägen geben dir { $count } Karten von { $name }.
  }
rr-breaks = Ein zufälliges Teil bricht ab.
rr-you-lose =
  { $count ->
    [one] Du verlierst { $sum } Karte.
   *[other] Du verlierst { $sum } Karten.
  }
rr-you-lose-none = Du verlierst keine Karte.
rr-guarding-nothing =
  { $count ->
    [one] Ohne Deckung: { $sum } Karte.
   *[other] Ohne Deckung: { $sum } Karten.
  }
rr-lands = Es trifft: { $part }.
rr-landing = Wo trifft es?
rr-taking =
  { $count ->
    [one] Gleich wird 1 Karte genommen.
   *[other] Gleich werden { $count } Karten genommen.
  }
rr-missed-by = Um { $count } zu schwach.
rr-last-attack = { $name } gegen { $other }
rr-called-off-words = Der Angriff wurde abgeblasen.
rr-drawn-at = gezogen: { $part }
rr-why-place = Das fünfte Teil macht den Roboter zu deinem, gewollt oder nicht.
rr-attack-how = dann ein Angriff, Pflicht
rr-why-action = Jede Aktion kostet eine Karte: Deine Karten sind dein Leben.
rr-ask-target = Welchen Roboter greifst du an?
rr-why-target = Du musst angreifen, wenn du kannst: mit Karten seiner Farbe; ein Joker nur, wenn keine Karte zu jemandem passt.
rr-why-wild-only = Drei Roboter oder weniger: Ein Joker schlägt jeden, sonst nichts.
rr-ask-build = Angriff auf { $name }: bisher { $total }.
rr-why-build = Beliebig viele Schläge in { $sign } oder ein Joker; dann Verstärker.
rr-hint-accessory = { $card } könnte noch mitmachen.
rr-hint-booster = Ein Verstärker auf deiner Hand könnte noch mitmachen; er kommt wieder unter deinen Stapel.
rr-cost-pay_stack = kostet die oberste Karte deines Stapels
rr-cost-pay_hand = eine Handkarte kommt unter den Stapel
rr-hits-by = trifft ungedeckt um { $count }
rr-cannot-hit = trifft nicht: braucht { $needs }
rr-cannot-hit-saws =
  { $count ->
    [one] trifft nicht: du verlierst 1 Karte
   *[other] trifft nicht: du verlierst { $count } Karten
  }
rr-ask-press = Getroffen! { $name } noch einmal angreifen?
rr-again = { $name } noch einmal angreifen
rr-again-how = derselbe Roboter; braucht ungedeckt { $needs }
rr-stop-how = Karten behalten, nachziehen
rr-ask-pick = Wo trifft dein Schlag { $name }?
rr-comes-off = { $part } fällt ab
rr-wound-then = eine Wunde: { $wounds } von { $limit }
rr-destroys = die letzte Wunde: Schrott!
rr-missing-there = fehlt schon
rr-your-defence = { $name }, deine Abwehr
rr-ask-defend = { $name } greift dich mit { $attack } an. Decken oder antworten?
rr-why-defend = Bis zu drei Karten deiner Farbe { $sign } oder ein Joker; dazu Antworten.
rr-why-defend-wild-only = Bis zu drei Karten deiner Farbe { $sign }, kein Joker mehr; dazu Antworten.
rr-done-defend = Fertig: Abwehr { $defence }
rr-out-hit =
  { $count ->
    [0] Treffer, keine Karte verloren
    [one] Treffer, 1 Karte verloren
   *[other] Treffer, { $count } Karten verloren
  }
rr-out-holds = hält um { $count }
rr-out-holds-saws =
  { $count ->
    [one] hält, du nimmst 1 Karte
   *[other] hält, du nimmst { $count } Karten
  }
rr-ask-cancel = { $name } zielt mit { $card } auf dich. Geschehen lassen?
rr-ask-hit = Du bist getroffen: { $part }. Hinnehmen?
rr-cards-left =
  { $count ->
    [0] keine Karte bleibt: dein Roboter fällt
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
  }
rr-sweep-how = Gefegtes kommt unter deinen Stapel
rr-why-discard = Keine deiner Karten darf jemanden schlagen.
rr-sure-no = Noch einmal überlegen
rr-sure-last-card = Deine allerletzte Karte?
rr-sure-last-card-words = Ein Roboter ohne Karten ist zerstört. „{ $what }“ wäre das Ende von deinem.
rr-sure-last-card-yes = { $what }
rr-sure-last-card-loss = dein Roboter fällt
rr-sure-no-effect = Es würde nichts geschehen
rr-sure-no-effect-words = { $what }: Das ändert jetzt nichts, und die Karte ist weg. Du ziehst nur am Ende des Zuges eine neue.
rr-sure-no-effect-yes = Trotzdem: { $what }
rr-sure-no-effect-loss = eine Karte für nichts
rr-sure-no-attack = Kein Angriff bliebe übrig
rr-sure-no-attack-words = { $what }: Keine deiner anderen Karten darf jemanden schlagen. Du müsstest eine abwerfen, und dein Zug ist vorbei.
rr-sure-no-attack-yes = Trotzdem: { $what }
rr-sure-no-attack-loss = kein Angriff in diesem Zug
rr-sure-last-response = Deine einzige Antwort?
rr-sure-last-response-words = { $what }: Dein Angriff trifft auch ohne sie, und du hast sonst keine Antwort, um dich zu wehren.
rr-sure-last-response-yes = { $what }
rr-sure-last-response-loss = keine Antwort, bis du eine ziehst
rr-sure-unused-guard = Eine Deckung bleibt auf deiner Hand
rr-sure-unused-guard-words = Du hast eine Karte deiner eigenen Farbe. Schlagen kann sie niemanden, aber jeder Punkt rettet dir jetzt eine Karte.
rr-sure-unused-guard-yes = { $what }
rr-sure-unused-guard-loss = für einen anderen Angriff behalten
rr-phase-build = Bauen
rr-phase-battle = Kampf
rr-phase-actions = Aktionen
rr-phase-attack = Angriff
rr-phase-defend = Abwehr
rr-phase-refill = Nachziehen
rr-lamp-pit = Fallgruben
rr-lamp-saws = Kreissägen
rr-lamp-wild = Nur Joker
rr-lamp-at = { $lamp } ab { $count }
rr-lamp-pit-says = Nach einem Treffer darf der Angreifer denselben Roboter noch einmal angreifen.
rr-lamp-saws-says = Wer sich erfolgreich wehrt, nimmt dem Angreifer die Differenz in Karten ab.
rr-lamp-wild-says = Nur ein Joker schlägt, jeden Roboter; kein Joker deckt.
rr-lamps = Die Arena
rr-lamps-open = Die Arena: { $on } von 3 Lampen an
rr-lamp-on = an
rr-lamp-off = ab { $count } Robotern oder weniger
rr-closing-in =
  { $count ->
    [0] Gleich Feierabend
    [one] Feierabend in 1 Zug
   *[other] Feierabend in { $count } Zügen
  }
rr-closing-now = Feierabend: eine Karte pro Zug
rr-you-drew = Du hast gezogen
rr-drew = { $name } hat gezogen
rr-build-left =
  { $count ->
    [one] noch 1 Teil
   *[other] noch { $count } Teile
  }
rr-looks-keep = Deine obersten Karten: behalte eine
rr-looks-taken = Die hast du genommen: jetzt unter deinem Stapel
rr-help-PlacePart = Die Werkstatt
rr-help-PlacePart-words = Wer das fünfte Teil anschraubt, besitzt den Roboter. Die Werte zusammen sind seine Karten: Hand, Munition und Leben in einem.
rr-help-TakeAction = Schritt 1: Aktionen
rr-help-TakeAction-words = Nutze Aktionen und schraube Ersatzteile an, wenn du magst; eine Aktion ist danach weg. Behalte eine Karte. „Angriff“ beendet diesen Schritt.
rr-help-ChooseOpponent = Zielen
rr-help-ChooseOpponent-words = Wähle einen anderen stehenden Roboter. Sein Besitzer kann die Aktion mit einer Extended Warranty aufheben.
rr-help-ChooseTarget = Schritt 2: der Angriff
rr-help-ChooseTarget-words = Ein leuchtender Roboter kann von einer deiner Karten geschlagen werden. Arme und Karten zusammen müssen seine Abwehr erreichen.
rr-help-BuildAttack = Zahl oder Text?
rr-help-BuildAttack-words = Schläge zählen mit ihrer Stärke, Verstärker mit ihrem Text. Alle kommen wieder unter deinen Stapel, also lege, was hilft: Jeder Punkt über der Abwehr ist eine Karte.
rr-help-PayCard = Der Preis
rr-help-PayCard-words = Die Karte kommt unter deinen Stapel, wenn der Angriff gezeigt wird; verloren ist sie nicht.
rr-help-Defend = Halten oder weniger verlieren
rr-help-Defend-words = Gleichstand trifft. Jeder Punkt Deckung rettet eine Karte, auch wenn der Treffer sitzt. Deckungen kommen unter deinen Stapel, aber nachgezogen wird erst nach deinem Zug.
rr-help-DiscardOne = Kein Angriff möglich
rr-help-DiscardOne-words = Eine Karte kommt ohne Wirkung auf die Ablage, und dein Zug ist vorbei. Nachgezogen wird wie immer.
rr-help-KeepOne = Read the Manual
rr-help-KeepOne-words = Behalte eine davon; der Rest kommt der Reihe nach unter deinen Stapel.
rr-help-SweepCard = Spring Cleaning
rr-help-SweepCard-words = Fege beliebig viele Handkarten unter deinen Stapel, dann ziehe ebenso viele und eine mehr.
rr-help-LosePart = Eine Schraube locker
rr-help-LosePart-words = Drücke auf ein Teil deines Roboters: Es fällt ab und ist aus dem Spiel. Arme greifen an, Kopf und Bein wehren ab.
rr-help-PickHit = Gezielt
rr-help-PickHit-words = Drücke auf ein Teil des getroffenen Roboters oder auf einen Knopf. Ein Teil, das schon fehlt, bedeutet eine Wunde.
rr-help-PressAttack = Fallgruben
rr-help-PressAttack-words = Noch einmal gegen denselben Roboter, mit den Karten, die du noch hast; dazwischen wird nicht nachgezogen. Ein anderes Ziel ist nicht erlaubt.
rr-help-AnswerAction = Ein Fenster
rr-help-AnswerAction-words = Eine Antwort kann die Aktion aufheben, bevor sie geschieht. Die anderen sehen nur, dass ein Fenster offen ist.
rr-help-AnswerHit = Ein Fenster
rr-help-AnswerHit-words = Eine Antwort kann eine andere Zone ziehen; die gilt dann.
rr-help-AnswerTheft = Ein Fenster
rr-help-AnswerTheft-words = Eine Antwort kann den Verlust auffangen. Deine allerletzte Karte kann es nicht.
rr-help-waiting = Deine Karten sind dein Leben
rr-help-waiting-words = Stapel und Hand zusammen halten deinen Roboter am Laufen. Eigene Farbe deckt, andere schlagen, ein Joker kann beides.
rr-intro = Der letzte Roboter gewinnt
rr-intro-words = Ein Zug: Aktionen nach Belieben, dann ein Angriff, dann auf drei Karten nachziehen. Angegriffen wird mit Karten in der Farbe eines Gegners; wer seine Abwehr erreicht, trifft: Ein Teil bricht ab, und jeder Punkt darüber nimmt eine Karte. Die eigene Farbe deckt. Niemandes Farbe ist Joker. Wunden oder leere Hand und leerer Stapel zerstören einen Roboter, und je weniger stehen, desto gemeiner die Arena.
rr-scrapped-wounds = Dein Roboter ist Schrott. Du schaust von der Tribüne zu.
rr-scrapped-cards = Deinem Roboter sind die Karten ausgegangen. Du schaust von der Tribüne zu.
rr-scrapped-left = Du hast die Arena verlassen. Zuschauen darfst du.
rr-scrapped-leave = Gehen
rr-scrapped-new = Neues Spiel
rr-build-deck = Bauteile
rr-battle-deck = Kampfkarten
rr-discarded = abgelegt
rr-aside = aus dem Spiel
rr-out-of-game = Aus dem Spiel
rr-discards = Ablage
rr-discards-newest = Ablage, neueste zuerst
rr-turn = Zug { $turn }
rr-note-hoard = Die meisten Karten gewinnen: Wer durch Wunden fällt, behält einen Hort.
rr-note-match = Wer zuerst zweimal gewinnt: { $wins }
rr-parked = Geparkt: { $cards }
rr-hoard =
  { $count ->
    [one] Hort: 1 Karte
   *[other] Hort: { $count } Karten
  }
rr-wins =
  { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
  }
rr-wounds = Wunden
rr-fit = { $name }: Angriff { $attack }, Abwehr { $defence }, { $wounds } von { $limit } Wunden, { $stack } im Stapel, { $hand } auf der Hand
rr-bench = Die Werkbank
rr-table = Die Arena
rr-stage = Der Angriff
rr-hit-at = Treffer: { $part }
rr-verdict = { $name } gewinnt: { $robot } ist der letzte Roboter, der steht.
rr-verdict-hoard = { $name } gewinnt mit { $cards } Karten und { $robot }.
rr-verdict-match = { $name } gewinnt das Match mit { $robot }.
rr-stands = steht noch
rr-fell-wounds = fiel als Nummer { $number }, zu Schrott geschlagen
rr-fell-cards = fiel als Nummer { $number }, ohne Karten
rr-fell-left = ging als Nummer { $number }
rr-in-hand = auf der Hand
rr-in-stack = im Stapel
rr-in-hoard = gehortet
rr-games-won = gewonnene Spiele
rr-gallery-torso = Rümpfe
rr-gallery-head = Köpfe
rr-gallery-left_arm = Linke Arme
rr-gallery-right_arm = Rechte Arme
rr-gallery-leg = Beine
rr-gallery-accessory = Zubehör
rr-gallery-action = Kampfkarten: Aktionen
rr-gallery-booster = Kampfkarten: Verstärker
rr-gallery-response = Kampfkarten: Antworten
rr-gallery-replacement = Kampfkarten: Ersatzteile
option-rr-victory = Wer gewinnt
option-rr-victory-last_robot = der letzte Roboter, der steht
option-rr-victory-hoard = die meisten Karten; wer durch Wunden fällt, behält einen Hort
option-rr-first-player = Wer beginnt
option-rr-first-player-shortest_stack = der kleinste Stapel
option-rr-first-player-random = das Los
option-rr-best-of = Ein Match zu zweit
option-rr-best-of-1 = ein Spiel
option-rr-best-of-3 = wer zuerst zweimal gewinnt, nur zu zweit

## Cardboard Kaiju
ck-map = Karte der Stadt
ck-board = Brett { $letter }
ck-tab = { $count } stehen
ck-tab-shields =
    { $count } stehen, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }
ck-tab-kaiju = { $count } stehen, Kaiju hier
ck-large = groß
ck-small = klein
ck-rubble = Schutt
ck-left = { $left } von { $limit } übrig
ck-shield = Schild
ck-shielded = geschützt
ck-touching = berührt das Kaiju
ck-touching-now = Berührt jetzt
ck-touching-none = nichts
ck-says-rubble = { $id }, { $name }, Schutt
ck-hex = Flussfeld { $q }, { $r }
ck-kaiju = Kaiju
ck-kaiju-here = Das Kaiju, berührt { $where }
ck-carapace-on = Panzer an
ck-carapace-off = Panzer aus
ck-net-on = Netz an
ck-net-off = Netz aus
ck-flare =
    { $count ->
        [0] Keine Leuchtkugel wartet
        [one] Leuchtkugel wartet: 1 Aktion weniger
       *[other] { $count } Leuchtkugeln warten: { $count } Aktionen weniger
    }
ck-enrage-level = ENRAGE Stufe { $level }
ck-enrage-short = ENRAGE-Stufe
ck-enrage-now =
    Hand { $hand }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
ck-hand = Hand { $count }
ck-actions =
    { $count ->
        [one] Aktion
       *[other] Aktionen
    }
ck-clock-kaiju = Karten im Kaiju-Stapel: seine Ausdauer
ck-clock-kaiju-short = Kaiju-Stapel
ck-clock-city = von { $all } Gebäuden stehen noch
ck-clock-city-short = von { $all } stehen
ck-support = Unterstützung
ck-support-of = { $count } von { $limit }
ck-support-who = für alle Verteidiger
ck-empty = leer
ck-next-enrage = Nächstes ENRAGE
ck-enrage-left = noch { $count }
ck-risk-chip = ENRAGE { $percent } %
ck-team = Team
ck-open-hands = offene Hände
ck-skip = Überspringen
ck-skip-how = jede Taste
ck-alert-head = ZIVILSCHUTZ · BRISBANE
ck-alert-1 = GROSS. GRÜN. GEWELLT.
ck-alert-2 = SCHWIMMT STROMAUF.
ck-alert-3 = KLEBEBAND MITBRINGEN.
ck-scene-says-kaiju_start = Das Kaiju steigt aus einem Fluss im Mondlicht.
ck-scene-says-defender_start = Sirenen; Papphäuser falten sich am Fluss auf.
ck-scene-says-kaiju_wins = Das letzte Haus ist platt; das Kaiju schläft um den Rest.
ck-scene-says-defender_wins = Das Kaiju versinkt im Fluss; die Sonne geht über der Stadt auf.
ck-scene-kaiju_start = MORETON BAY, 23:07. ES HAT HUNGER.
ck-scene-defender_start = HALTET DEN FLUSS
ck-scene-kaiju_wins = ENDE?
ck-scene-defender_wins = ENDE
ck-round = Runde { $round }
ck-phase-actions = Kaiju, { $count } Aktionen
ck-side-defender = Verteidiger
ck-side-kaiju = Kaiju
ck-side-enrage = ENRAGE
ck-cards-defender = Karten der Verteidiger
ck-cards-kaiju = Karten des Kaiju
ck-cards-enrage = ENRAGE-Karten
ck-combo = COMBO
ck-combo-text = COMBO: Lege weitere Karten desselben Namens dazu, je +1.
ck-copies = { $count } im Stapel
ck-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ck-no-cards = keine Karten
ck-hand-of = Hand von { $name }
ck-discards = Karten
ck-discard-team = Ablage der Verteidiger, { $count }
ck-discard-kaiju = Ablage des Kaiju, { $count }
ck-pile-deck = Stapel der Verteidiger
ck-pile-kaiju-hand = Hand des Kaiju
ck-pile-discard = Ablage
ck-pile-kaiju-discard = Ablage des Kaiju
ck-defenders = Verteidiger
ck-closed-hands = verdeckte Hände
ck-list = Als Liste
ck-list-title = Wo?
ck-actions-left =
    { $count ->
        [one] noch 1 Aktion in diesem Zug
       *[other] noch { $count } Aktionen in diesem Zug
    }
ck-kaiju-holds =
    { $name } · { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ck-played-by = { $name } spielt
ck-drawn-by = { $name } zieht
ck-last-played = Letzte Karte
ck-nothing-played = Noch wurde keine Karte gespielt.

## Was Karten tun, in einer Zeile
ck-line-assault-1 = 1 Schaden. COMBO
ck-line-assault-2 = 2 Schaden. COMBO
ck-line-assault-3 = 3 Schaden. COMBO
ck-line-co-ordinated-assault = Alle dürfen Assault spielen
ck-line-shielding = Ein Schild. COMBO
ck-line-co-ordinated-shielding = Alle dürfen Shielding spielen
ck-line-emergency-repairs = Baut ein kleines Haus auf
ck-line-repellant = Schiebt es 1 Feld. COMBO
ck-line-bait-and-switch = Lockt es irgendwohin
ck-line-dazing-flare = Nächster Zug: 1 Aktion weniger
ck-line-cable-net = Es zieht höchstens 1 Feld
ck-line-on-the-double = Zwei weitere Aktionen
ck-line-rapid-planning = Alle: Karte zur Unterstützung
ck-line-team-planning = Karte zur Unterstützung. COMBO
ck-line-stomp = 1 Schaden an allem Berührten
ck-line-punch = 3 Schaden an einem Gebäude
ck-line-psychic-fracture = 3 Schaden an einem Gebäude
ck-line-smash = 6 Schaden, Rest geht weiter
ck-line-rampage = Zerstört alles Berührte
ck-line-terrifying-screech = Reißt 1 Karte aus der Unterstützung
ck-line-demoralising-roar = Fegt die Unterstützung leer
ck-line-sonic-wave = Jeder tauscht eine Karte
ck-line-adrenaline-surge = Bis zu zwei weitere Karten
ck-line-desperation = Zieh 2, spiel die oberste
ck-line-hardened-carapace = Nächster Schaden ist nur 1
ck-line-enrage = Zerstört alles Berührte

## Geräusche in Worten
ck-cue-stomp = Stampfen
ck-cue-smash = Krachen
ck-cue-roar = Gebrüll
ck-cue-rampage = Toben
ck-cue-assault_1 = ein einzelner Schuss
ck-cue-assault_2 = eine Salve
ck-cue-assault_3 = Sperrfeuer
ck-cue-shield = ein Schild summt
ck-cue-repel = Zischen
ck-cue-flare = eine Leuchtkugel
ck-cue-net = Kabel peitschen
ck-cue-repair = Hämmern

## Wählen
ck-hex-touches = Feld { $q }, { $r }, kann { $touched } berühren
ck-hex-bare = Feld { $q }, { $r }, berührt nichts
ck-lie-on = Auf { $one } und { $other } liegen
ck-lie-here = Hier liegen
ck-lure-here = Hier liegt es
ck-turn-it = Drehen
ck-touches = berührt { $touched }
ck-touches-none = berührt nichts
ck-hit-falls = fällt
ck-hit-shield = Schild
ck-out-shielded = der Schild fängt alles ab
ck-out-falls = es fällt
ck-out-falls-over = es fällt, { $over } übrig
ck-out-out-of-reach = das Kaiju kommt jetzt nicht hin
ck-out-overdraws = du musst ziehen und kannst nicht: verloren
ck-out-carapace = der Panzer ist schon an
ck-out-flare = es hat ohnehin nur eine Aktion
ck-out-nothing = jetzt ohne Wirkung
ck-put-down = Zurücklegen
ck-end-turn = Zug beenden
ck-do-nothing = Nichts tun
ck-pass-turn =
    { $count ->
        [one] 1 Aktion ungenutzt
       *[other] { $count } Aktionen ungenutzt
    }
ck-pass-KaijuCard = der Rausch ist vorbei
ck-pass-DefenderAction = dann ziehst du auf vier nach
ck-pass-CoordinatedPlay = niemand erfährt, warum
ck-pass-PushStep = es bleibt hier
ck-play = { $card } spielen
ck-discard = { $card } ablegen
ck-into-support = In die Unterstützung
ck-support-full = voll: Eine Karte geht
ck-support-then = dann { $count } von { $limit }
ck-overflow-then = { $card } nimmt ihren Platz
ck-overflow-same = die Unterstützung bleibt, wie sie ist
ck-deck-then = Kaiju-Stapel { $from } auf { $to }
ck-deck-then-carapace = Panzer: nur { $from } auf { $to }
ck-you-draw = du ziehst { $count }
ck-resolve = Los: { $what }
ck-resolve-big =
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
ck-resolve-how = so weit es geht
ck-swim-how = irgendwohin auf dem Fluss
ck-swim-netted = ein Feld, im Netz
ck-does-shield = dann ein Gebäude wählen
ck-does-rebuild = dann wählen, welches
ck-does-push = dann wählen, wohin
ck-does-relocate = dann wählen, wohin
ck-does-to-support = dann die Karte wählen
ck-does-play-from-hand = alle Verteidiger werden gefragt
ck-does-extra-actions = drei Aktionen in diesem Zug
ck-does-set-status = für seinen nächsten Zug
ck-why-DefenderAction = Eine Aktion, dann ziehst du auf vier nach.
ck-why-ComboDiscard = Jede gibt 1 dazu; Handkarten werden nachgezogen.
ck-why-CoordinatedPlay = Alle werden der Reihe nach gefragt; COMBO ist erlaubt.
ck-why-KaijuWater = Ein Feld muss auf dem Wasser bleiben.
ck-why-KaijuSecond = Wasser oder Schutt daneben.
ck-why-BaitWater = Anderswo, wo es ein Gebäude berührt.
ck-why-BaitSecond = Wasser oder Schutt daneben.
ck-why-KaijuOneHex = Eine Hälfte bleibt, die andere wird gehoben.
ck-why-PushStep = Eine Hälfte bleibt, die andere wird gehoben.
ck-why-AttackTarget = Nur Gebäude, die das Kaiju berührt.
ck-why-ShieldTarget = Er bleibt, bis er einen Schlag abfängt.
ck-why-RebuildTarget = Nur kleine, in voller Stärke.
ck-why-StrandedChoice = Wer nichts berührt, darf stattdessen schwimmen.
ck-why-SupportOverflow = Je Verteidiger passt eine Karte hinein.
ck-why-support-kaiju = Nur Verteidiger spielen Karten aus der Unterstützung.
ck-why-other-name = Für eine COMBO zählen nur Karten desselben Namens.

## Noch ein Blick
ck-warn-no = Ich schaue noch einmal
ck-warn-overdraws-title = { $card } würde das Spiel beenden
ck-warn-overdraws-words = { $card } lässt dich mehr Karten ziehen, als dein Stapel hat. Wer ziehen muss und nicht kann, verliert.
ck-warn-overdraws-loss = die Verteidiger gewinnen
ck-warn-actions-title = Den Zug schon beenden?
ck-warn-actions-words =
    { $count ->
        [one] Eine Aktion ist übrig; sie verfällt mit dem Zug.
       *[other] { $count } Aktionen sind übrig; sie verfallen mit dem Zug.
    }
ck-warn-actions-loss = der Rest des Zuges verfällt
ck-warn-nothing-title = { $card } kann jetzt nichts bewirken
ck-warn-nothing-words = Sie würde ohne Wirkung abgelegt.
ck-warn-nothing-loss = die Karte ist umsonst weg
ck-warn-carapace-title = Der Panzer ist schon an
ck-warn-carapace-words = Ein zweiter { $card } bringt nichts: „der nächste Schaden“ ist derselbe.
ck-warn-carapace-loss = die Karte ist umsonst weg
ck-warn-flare-title = Das Kaiju hat nur eine Aktion
ck-warn-flare-words = { $card } nimmt eine Aktion, aber nie die letzte. Behalte sie oder lege sie für Stufe 5 in die Unterstützung.
ck-warn-flare-loss = die Karte ist umsonst weg

## Summen
ck-risk =
    in diesem Teil: 1 in { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $draws } zu ziehen: { $percent } %
ck-risk-come =
    { $cards ->
        [one] 1 sichere Karte
       *[other] { $cards } sichere Karten
    }; { $draws } zu ziehen: { $percent } %
ck-risk-none = wenn der Stapel leer ist: noch { $count }
ck-combo-leave =
    { $count ->
        [one] Eine Karte geht.
       *[other] { $count } Karten gehen.
    }
ck-draws = Du ziehst { $count } am Ende deines Zuges: { $percent } % für ein ENRAGE, und das Kaiju berührt { $touched }.
ck-draws-none = Du ziehst nichts am Ende deines Zuges: keine Gefahr eines ENRAGE.
ck-id-shield = { $id } (Schild)
ck-reach =
    { $count ->
        [one] 1 Gebäude in Reichweite
       *[other] { $count } Gebäude in Reichweite
    }
ck-reach-words = { $points } Punkte stehen offen: { $touched }. ENRAGE-Stufe { $level }.
ck-reach-none = Du berührst nichts
ck-reach-none-words = Spiel irgendeine Karte, dann darfst du schwimmen, statt zu tun, was sie sagt.

## Was geschah
ck-flash-title = ENRAGE
ck-flash-deck-out = ENRAGE
ck-flash-words = { $name } zieht: Das Kaiju zerstört alles, was es berührt.
ck-flash-level = Stufe { $level }.
ck-flash-nothing = Nichts fiel.
ck-did-harmed =
    { $count ->
        [one] Kaiju verliert 1 Karte
       *[other] Kaiju verliert { $count } Karten
    }
ck-did-shielded = { $id } geschützt
ck-did-rebuilt = { $id } aufgebaut

## Das Ende
ck-verdict-kaiju = Nichts steht mehr. Das Kaiju gewinnt.
ck-verdict-city = Das Kaiju kann nicht mehr ziehen. Die Stadt steht.
ck-end-fallen = { $count } zerstört
ck-end-standing = { $count } stehen
ck-end-sum = { $all } − { $less }
ck-end-stamina = { $all } Karten = { $spent } weg + { $hand } auf der Hand + { $left } im Stapel
ck-end-level = Stufe { $level }
ck-end-hand = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand

option-ck-kaiju = Wer ist das Kaiju?
option-ck-kaiju--1 = Das Los entscheidet
option-ck-kaiju-0 = Stuhl 1
option-ck-kaiju-1 = Stuhl 2
option-ck-kaiju-2 = Stuhl 3
option-ck-preset = Wie gefährlich ist es?
option-ck-preset-first-night = Erste Nacht: Stufe 1, fünf ENRAGE-Karten
option-ck-preset-easy = Leicht: Stufe 1, sechs ENRAGE-Karten
option-ck-preset-standard = Üblich: Stufe 2, sechs ENRAGE-Karten
option-ck-preset-hard = Schwer: Stufe 3, sechs ENRAGE-Karten
option-ck-preset-brutal = Brutal: Stufe 3, sieben ENRAGE-Karten
option-ck-preset-nightmare = Albtraum: Stufe 4, acht ENRAGE-Karten
option-ck-level = Anfangsstufe der Enrage-Leiste
option-ck-level-null = Wie dort gesagt
option-ck-enrage = ENRAGE-Karten im Stapel
option-ck-enrage-null = Wie dort gesagt
option-ck-open-hands = Dürfen Verteidiger einander in die Karten sehen?

## Kung Fu Samurai on Giant Robot Island
kfs-title = Der Titel
kfs-no-title = …
kfs-title-note = goldene Wörter: je Karte +{ $points }
kfs-seats = Filme
kfs-movie = Film von { $name }
kfs-you = Du
kfs-ds = Abwehr { $count }
kfs-ticket = Titelwort { $points }
kfs-attacked = angegriffen
kfs-attacks = greift an
kfs-hand = { $count } Handkarten
kfs-no-cast = Keine Figuren
kfs-no-location = Kein Schauplatz
kfs-choose-movie = Film von { $name } wählen
kfs-tab = { $count } Figuren, Hand { $hand }
kfs-tab-asleep = { $count } bewusstlos, Hand { $hand }
kfs-your-turn = du bist dran
kfs-on-set = dreht
kfs-type-character = Figur
kfs-type-creature = Kreatur
kfs-type-sfx = Spezialeffekt
kfs-type-prop = Requisite
kfs-type-location = Schauplatz
kfs-type-credits = Abspann
kfs-title-word = Titelwort: { $word }
kfs-gained = auch { $traits }
kfs-kicked = hat diesen Zug schon gekämpft
kfs-asleep = bewusstlos
kfs-wakes = wacht auf, wenn { $name } am Zug ist
kfs-wakes-yours = wacht in deinem Zug auf
kfs-deed-kick = Kämpfen
kfs-deed-use = Einsetzen
kfs-deed-move = Weitergeben
kfs-deed-of = { $deed }: { $name }
kfs-ds-of = { $name }, Abwehr
kfs-as-of = { $name }, Angriff
kfs-ds-change = Abwehr { $before } → { $after }
kfs-points = Wäre jetzt Schluss: Abwehr { $ds } + Titelwörter { $words } + Karten { $extras } = { $points } Punkte
kfs-known = Sicher auf der Hand: { $cards }
kfs-limit = Handlimit: { $limit }
kfs-limit-due =
    Handlimit: { $limit }. { $count ->
        [one] Eine Karte muss weg.
       *[other] { $count } Karten müssen weg.
    }
kfs-if-ended = Wäre jetzt Schluss: { $ranking }
kfs-end-credits =
    „{ $title }“: Der Abspann läuft, und { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich
    } den Preis.
kfs-end-film =
    „{ $title }“: Der Film ist abgelaufen, und { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich
    } den Preis.
kfs-cast-note =
    { $count ->
        [0] niemand mehr im Film
        [one] 1 Figur
       *[other] { $count } Figuren
    }
kfs-match-note = { $total } von { $goal } Punkten
kfs-sum-ds = Abwehr { $value }
kfs-sum-words = Titelwörter { $value }
kfs-sum-extras = Karten { $value }
kfs-sum-rest = Hand { $value }
kfs-as-long = Angriffsstärke
kfs-ds-long = Abwehrstärke
kfs-traits = Merkmale des Angriffs: { $traits }
kfs-step-pending = angekündigt
kfs-step-cancelled = aufgehoben
kfs-step-lapsed = verfallen
kfs-now = Jetzt:
kfs-against = { $attack } gegen { $defence }.
kfs-if-stands = Bleibt es bei { $card }:
kfs-succeeds-by =
    { $by ->
        [0] trifft bei Gleichstand.
       *[other] trifft mit { $by } mehr.
    }
kfs-fails-by = es fehlen { $by }.
kfs-kicks-by =
    { $by ->
        [0] der Angreifer gewinnt den Gleichstand.
       *[other] der Angreifer gewinnt mit { $by } mehr.
    }
kfs-loses-by = dem Angreifer fehlen { $by }.
kfs-always = trifft auf jeden Fall.
kfs-cannot = kann nicht treffen.
kfs-verdict-hit = Ein Treffer!
kfs-verdict-miss = Es misslingt.
kfs-victim-is = Das Opfer: { $card }.
kfs-victims = Opfer: { $cards }
kfs-victim-with = { $card } { $ds } mit { $held }
kfs-pending-by = { $name } spielt das
kfs-aimed = auf { $card }
kfs-aimed-movie = auf den Film von { $name }
kfs-spot = Angekündigt
kfs-spot-how = Noch kann es jemand aufheben.
kfs-stops = der Angriff endet
kfs-ticket-stops = HALT
kfs-out-hit =
    { $by ->
        [0] Angriff { $attack }, trifft bei Gleichstand
       *[other] Angriff { $attack }, trifft mit { $by } mehr
    }
kfs-out-miss = Angriff { $attack }, es fehlen { $by }
kfs-out-always = Angriff { $attack }, trifft auf jeden Fall
kfs-out-never = Angriff { $attack }, kann nicht treffen
kfs-who = { $name }, { $moment }
kfs-moment-ProposeTitle = Titel vorschlagen
kfs-moment-VoteTitle = Abstimmung
kfs-moment-MainAction = du bist am Zug
kfs-moment-EndTurnDiscard = Ende deines Zuges
kfs-moment-ChooseReceiver = deine Aktion
kfs-moment-ChooseMovie = deine Aktion
kfs-moment-ChooseCombine = deine Aktion
kfs-moment-ChooseKungFuTarget = Kung-Fu
kfs-moment-ChooseTarget = deine Aktion
kfs-moment-ChooseMode = deine Aktion
kfs-moment-ChooseFromDiscard = deine Aktion
kfs-moment-ChooseFromHand = deine Aktion
kfs-moment-ChoosePlayer = deine Aktion
kfs-moment-TableResponse = Zwischenruf
kfs-moment-AttackResponse = Antwort auf den Angriff
kfs-moment-ResultResponse = Antwort auf das Ergebnis
kfs-moment-VictimResponse = Rettung
kfs-moment-CreditsResponse = Abspann
kfs-moment-CancelResponse = Aufheben
kfs-moment-ChooseVictim = Treffer
kfs-moment-ChooseLoot = Treffer
kfs-moment-ChooseLooter = Treffer
kfs-moment-ChooseWreck = Ende des Angriffs
kfs-moment-ChooseMay = Treffer
kfs-why-ProposeTitle = Jedes Wort im Titel bringt je Karte 5 Punkte.
kfs-why-VoteTitle = Die meisten Stimmen gewinnen, dann mehr Titelwörter.
kfs-why-MainAction = Alles, in jeder Reihenfolge, so oft du willst.
kfs-why-EndTurnDiscard = Was du abwirfst, macht Platz zum Nachziehen.
kfs-why-ChooseReceiver = Eine deiner eigenen Figuren.
kfs-why-ChooseMovie = Wähle einen Film; er zeigt, was daraus würde.
kfs-why-ChooseCombine = Vergleiche beide Zahlen.
kfs-why-ChooseKungFuTarget = Eine wache Figur in einem anderen Film.
kfs-why-ChooseTarget = Alles, was leuchtet, kann gewählt werden.
kfs-why-ChooseMode = Die Karte kann beides.
kfs-why-ChooseFromDiscard = Alles, was passt, liegt hier.
kfs-why-ChooseFromHand = Die Karte verlässt deine Hand.
kfs-why-ChoosePlayer = Nur du siehst sie.
kfs-why-TableResponse = Bevor es weitergeht.
kfs-why-AttackResponse = Alle dürfen spielen, bis alle passen.
kfs-why-ResultResponse = Die Stärken sind verglichen.
kfs-why-VictimResponse = Die letzte Gelegenheit zur Rettung.
kfs-why-CreditsResponse = Nur eine Karte, die den Abspann nennt, kann antworten.
kfs-why-CancelResponse = Bevor es wirkt; danach ist es zu spät.
kfs-why-ChooseVictim = Eine Figur des getroffenen Films, mit allem, was sie trägt.
kfs-why-ChooseLoot = Der Rest wird mit der Figur abgeworfen.
kfs-why-ChooseLooter = Eine deiner eigenen Figuren.
kfs-why-ChooseWreck = Die Kreatur reißt sie mit.
kfs-why-ChooseMay = Was sie trägt, wird in jedem Fall abgeworfen.
kfs-ask-title = Baue aus diesen sechs Wörtern einen Titel
kfs-ask-vote = Stimme so vielen Titeln zu, wie du willst
kfs-hold = Halten
kfs-hold-on = Fenster bleiben offen
kfs-hold-off = frag mich immer
kfs-make-title = Macht den Titel
kfs-forms = Aufgedeckte Wörter
kfs-links = Bindewörter
kfs-tray = Dein Titel
kfs-tray-empty = Tippe Wörter an: mindestens drei der sechs
kfs-tray-drop = { $word } herausnehmen
kfs-tray-count = { $words } von { $all } Wörtern, { $pieces } von { $most } Stücken
kfs-pitch-it = Vorschlagen
kfs-pitch-how = geheim, bis alle so weit sind
kfs-no-pitch-how = stimme über die anderen ab
kfs-pitches = Vorschläge der Maschine
kfs-take-pitch = Diesen vorschlagen
kfs-by-machine = die Maschine
kfs-by = Vorschlag von { $name }
kfs-pitching-waits = Dein Vorschlag ist da. Die anderen suchen noch Worte.
kfs-voting-waits = Die Stimmen werden gezählt.
kfs-vote = Abstimmung: stimme so vielen zu, wie du willst
kfs-vote-send = Abstimmen
kfs-vote-none = Keinem zustimmen
kfs-vote-count = { $yes } von { $all } gewählt
kfs-approve = Zustimmen
kfs-approved = gewählt
kfs-end-character = du hast noch eine Figur auf der Hand
kfs-end-discard =
    { $count ->
        [one] zuerst eine Karte abwerfen
       *[other] zuerst { $count } Karten abwerfen
    }
kfs-end-next = dann ist { $name } dran
kfs-done = Fertig
kfs-discard-more =
    { $count ->
        [one] noch eine Karte wählen
       *[other] noch { $count } Karten wählen
    }
kfs-discard-end =
    { $count ->
        [one] 1 Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
kfs-keep-all = Alle behalten
kfs-lure-no = wird herausgeschnitten
kfs-lure-yes = kommt in deinen Film
kfs-pass-victim = { $card } wird herausgeschnitten
kfs-pass-hit = der Treffer bleibt
kfs-pass-miss = es ist misslungen
kfs-pass-credits = der Film endet
kfs-pass-cancel = { $card } wirkt
kfs-pass-table = es geht weiter
kfs-play-save = { $card } ist gerettet
kfs-play-to-miss = der Treffer wird zum Fehlschlag
kfs-play-to-hit = der Fehlschlag wird zum Treffer
kfs-play-credits = der Film geht weiter
kfs-play-cancel = { $card } bewirkt nichts
kfs-phase-over = Ende
kfs-phase-pitch = Vorschlag
kfs-phase-vote = Abstimmung
kfs-phase-shoot = Dreh
kfs-phase-attack = Angriff
kfs-phase-attack-cancel = Angriff: aufheben?
kfs-phase-cancel = Aufheben?
kfs-phase-kick = Kung-Fu
kfs-phase-yours = Du bist dran
kfs-phase-turn = Zug von { $name }
kfs-round = Runde { $round }
kfs-establishing = Eröffnungsszene
kfs-establishing-how = Eröffnungsszene: Finger weg von den anderen
kfs-credits-locked = Abspann gesperrt bis Runde 3
kfs-credits-open = Abspann offen
kfs-match = Film { $game } einer Partie bis { $goal }
kfs-last-turn = letzter Zug: { $name }
kfs-film-left =
    { $rounds ->
        [0] der Film ist fast zu Ende
        [one] noch etwa 1 Runde Film
       *[other] noch etwa { $rounds } Runden Film
    }
kfs-draw-pile = Zugstapel
kfs-discards = Abwurf
kfs-discards-word = Im Titel: { $word }
kfs-choose-one = Wähle eine Karte
kfs-ask-me = Frag mich: { $mode }
kfs-ask-title-sheet = Wann willst du gefragt werden?
kfs-ask-always = immer
kfs-ask-always-how = In jedem Fenster, in dem du etwas spielen könntest.
kfs-ask-smart = klug
kfs-ask-smart-how = In jedem Angriff, und bei Karten gegen dich oder deinen Angriff. Sonst nur, solange Halten gedrückt ist.
kfs-ask-armed = scharf
kfs-ask-armed-how = Nur wenn eine Karte spielbar ist, die du unten scharf gestellt hast.
kfs-never = nie
kfs-never-how = In diesem Spiel in jedem Fenster passen.
kfs-arm = Scharf gestellte Karten
kfs-arm-none = Du hast nichts, was man scharf stellen könnte.
kfs-warn-no = Noch nicht
kfs-warn-end-title = Zug beenden?
kfs-warn-end = Du könntest noch spielen: { $cards }.
kfs-warn-end-yes = Zug beenden
kfs-warn-end-loss = bleibt auf der Hand und zählt dort nichts
kfs-warn-credits-title = Abspann, obwohl du hinten liegst?
kfs-warn-credits = Wäre der Film jetzt zu Ende, die Hände der anderen unbekannt: { $ranking }.
kfs-warn-credits-yes = Abspann ab
kfs-warn-credits-loss = du endest als Nummer { $rank }
kfs-warn-attack-title = Vergeblich angreifen?
kfs-warn-attack = { $words }, und keine Handkarte kann helfen.
kfs-warn-attack-yes = Trotzdem angreifen
kfs-warn-attack-loss = die Kreatur ist verloren
kfs-warn-bad-place-title = Ein schlechter Schauplatz im eigenen Film?
kfs-warn-bad-place = Dein Film: { $words }.
kfs-warn-bad-place-yes = Hier auslegen
kfs-warn-bad-place-loss = { $words }
kfs-warn-good-place-title = Ein guter Schauplatz im Film eines Gegners?
kfs-warn-good-place = Der Film dort: { $words }.
kfs-warn-good-place-yes = Dort auslegen
kfs-warn-good-place-loss = { $words }
kfs-warn-word-title = Ein Titelwort wegwerfen?
kfs-warn-word = { $cards } brächte am Ende { $points } Punkte, auch auf der Hand.
kfs-warn-word-yes = Abwerfen
kfs-warn-word-loss = { $points } Punkte weg
