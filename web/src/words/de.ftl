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
game-roundhouse = Roundhouse Kick
game-roundhouse-line = Acht Monster. Ein Stiefel.
game-rampage = Robot Rampage
game-rampage-line = Die Haushaltsgeräte haben genug
game-kaiju = Cardboard Kaiju
game-kaiju-line = Einer gegen viele
game-samurai = Kung Fu Samurai
game-samurai-long = Kung Fu Samurai on Giant Robot Island
game-samurai-line = Den Titel machst du
lobby-now = { $count ->
    [5] Fünf Filme
   *[other] { $count } Filme
  }, jede Regel gilt
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
poster-from = von { $package }
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
prompt-teammate = { $name } wird gefragt: { $question }
prompt-choosing = { $name } überlegt
prompt-nobody = Einen Moment …
prompt-window = Fenster offen
prompt-still = Es überlegen noch: { $names }
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
refused-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
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
result-wins =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
result-drawn = Niemand gewinnt: unentschieden.
result-beaten = Niemand gewinnt: Das Spiel hat alle geschlagen.
result-nobody = niemand
plain-offers = Was du antworten kannst
plain-of = von { $of }
plain-count-of = { $label } { $value } von { $of }
plain-race = Rennen bis { $goal } { $label }: { $says }
plain-pile = { $label }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
plain-cards = { $count ->
    [one] Karte
   *[other] Karten
  }
plain-empty = leer
plain-row-empty = Hier liegt noch nichts.
plain-face-down = { $count } verdeckt
plain-acts = ist dran
plain-out = raus
plain-leads = führt
plain-in-hand = auf der Hand
plain-all-cards = Karten
listing-playing = { $game }: { $names }
listing-lobby = { $game }, gleich geht es los: { $names }
option-yes = ja
option-no = nein
option-npzr-copies = Exemplare jeder gewöhnlichen Karte im Deck
option-npzr-turn-limit = Züge, nach denen das Licht angeht
option-samurai-target = Wie lange wird gespielt?
option-samurai-target-0 = ein Film
option-samurai-target-50 = Filme bis 50 Punkte
option-samurai-target-100 = Filme bis 100 Punkte
option-samurai-target-200 = Filme bis 200 Punkte
option-samurai-express = Express: über Titel der Maschine abstimmen, ohne eigene Vorschläge
option-samurai-short-reel = Kurze Rolle für zwei: vierzig Karten bleiben in der Dose
option-samurai-family = Familientaugliche Namen für Karten, die einen haben
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
host-free = Den Stuhl freigeben
host-pass = Zum Gastgeber machen
share-watch = Link zum Zuschauen
share-table = Link zu diesem Tisch
share-chair = Link zu Stuhl { $number }
share-own = Mein Stuhl auf einem anderen Gerät (für niemanden sonst)
share-bot = Link zum Stuhl von { $name }
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
room-until = Wenn hier nichts mehr geschieht, werden dieser Tisch und seine Aufzeichnungen nach dem { DATETIME($date, dateStyle: "medium") } weggeräumt.
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
roundhouse-kills = { $count ->
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
roundhouse-col-hits = Treffer
roundhouse-col-stopped = abgewehrt
roundhouse-col-lost = Leben verloren
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
roundhouse-roll-middle = AAAAARGH! Die Mitte schlägt zu
roundhouse-roll-circle = Der Ring schlägt zurück
roundhouse-roll-missed = Kein Treffer: { $names }
roundhouse-roll-hide = Diese Würfel wegräumen
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
roundhouse-forecast-more = { $name } und { $more } weitere
roundhouse-drawn = Gezogen
roundhouse-drawn-by = { $name } zog
roundhouse-instead-of = wird abgeworfen
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

## Robot Rampage
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
rampage-chip = { $name }, { $wounds } von { $limit } Wunden, { $stack } Karten im Stapel, { $hand } auf der Hand
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
rampage-completes = fertig, und deiner: { $value } Karten
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
    [0] Gleich Feierabend
    [one] Feierabend in 1 Zug
   *[other] Feierabend in { $count } Zügen
  }
rampage-closing-now = Feierabend: eine Karte pro Zug
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
rampage-wounds = Wunden
rampage-fit = { $name }: Angriff { $attack }, Abwehr { $defence }, { $wounds } von { $limit } Wunden, { $stack } im Stapel, { $hand } auf der Hand
rampage-bench = Die Werkbank
rampage-table = Die Arena
rampage-stage = Der Angriff
rampage-hit-at = Treffer: { $part }
rampage-verdict = { $name } gewinnt: { $robot } ist der letzte Roboter, der steht.
rampage-verdict-hoard = { $name } gewinnt mit { $cards } Karten und { $robot }.
rampage-verdict-match = { $name } gewinnt das Match mit { $robot }.
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
option-rampage-victory = Wer gewinnt
option-rampage-victory-last_robot = der letzte Roboter, der steht
option-rampage-victory-hoard = die meisten Karten; wer durch Wunden fällt, behält einen Hort
option-rampage-first-player = Wer beginnt
option-rampage-first-player-shortest_stack = der kleinste Stapel
option-rampage-first-player-random = das Los
option-rampage-best-of = Ein Match zu zweit
option-rampage-best-of-1 = ein Spiel
option-rampage-best-of-3 = wer zuerst zweimal gewinnt, nur zu zweit

## Cardboard Kaiju
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
kaiju-touching = berührt das Kaiju
kaiju-touching-now = Berührt jetzt
kaiju-touching-none = nichts
kaiju-says-rubble = { $id }, { $name }, Schutt
kaiju-hex = Flussfeld { $q }, { $r }
kaiju-kaiju = Kaiju
kaiju-kaiju-here = Das Kaiju, berührt { $where }
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
kaiju-scene-says-kaiju_start = Das Kaiju steigt aus einem Fluss im Mondlicht.
kaiju-scene-says-defender_start = Sirenen; Papphäuser falten sich am Fluss auf.
kaiju-scene-says-kaiju_wins = Das letzte Haus ist platt; das Kaiju schläft um den Rest.
kaiju-scene-says-defender_wins = Das Kaiju versinkt im Fluss; die Sonne geht über der Stadt auf.
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
kaiju-discard-kaiju = Ablage des Kaiju, { $count }
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

## Was Karten tun, in einer Zeile
kaiju-line-assault-1 = 1 Schaden. COMBO
kaiju-line-assault-2 = 2 Schaden. COMBO
kaiju-line-assault-3 = 3 Schaden. COMBO
kaiju-line-co-ordinated-assault = Alle dürfen Assault spielen
kaiju-line-shielding = Ein Schild. COMBO
kaiju-line-co-ordinated-shielding = Alle dürfen Shielding spielen
kaiju-line-emergency-repairs = Baut ein kleines Haus auf
kaiju-line-repellant = Schiebt es 1 Feld. COMBO
kaiju-line-bait-and-switch = Lockt es irgendwohin
kaiju-line-dazing-flare = Nächster Zug: 1 Aktion weniger
kaiju-line-cable-net = Es zieht höchstens 1 Feld
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

## Geräusche in Worten
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

## Wählen
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
kaiju-out-falls-over = es fällt, { $over } übrig
kaiju-out-out-of-reach = das Kaiju kommt jetzt nicht hin
kaiju-out-overdraws = du musst ziehen und kannst nicht: verloren
kaiju-out-carapace = der Panzer ist schon an
kaiju-out-flare = es hat ohnehin nur eine Aktion
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
kaiju-pass-PushStep = es bleibt hier
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
kaiju-why-BaitWater = Anderswo, wo es ein Gebäude berührt.
kaiju-why-BaitSecond = Wasser oder Schutt daneben.
kaiju-why-KaijuOneHex = Eine Hälfte bleibt, die andere wird gehoben.
kaiju-why-PushStep = Eine Hälfte bleibt, die andere wird gehoben.
kaiju-why-AttackTarget = Nur Gebäude, die das Kaiju berührt.
kaiju-why-ShieldTarget = Er bleibt, bis er einen Schlag abfängt.
kaiju-why-RebuildTarget = Nur kleine, in voller Stärke.
kaiju-why-StrandedChoice = Wer nichts berührt, darf stattdessen schwimmen.
kaiju-why-SupportOverflow = Je Verteidiger passt eine Karte hinein.
kaiju-why-support-kaiju = Nur Verteidiger spielen Karten aus der Unterstützung.
kaiju-why-other-name = Für eine COMBO zählen nur Karten desselben Namens.

## Noch ein Blick
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
kaiju-warn-flare-title = Das Kaiju hat nur eine Aktion
kaiju-warn-flare-words = { $card } nimmt eine Aktion, aber nie die letzte. Behalte sie oder lege sie für Stufe 5 in die Unterstützung.
kaiju-warn-flare-loss = die Karte ist umsonst weg

## Summen
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
kaiju-draws = Du ziehst { $count } am Ende deines Zuges: { $percent } % für ein ENRAGE, und das Kaiju berührt { $touched }.
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

## Was geschah
kaiju-flash-title = ENRAGE
kaiju-flash-deck-out = ENRAGE
kaiju-flash-words = { $name } zieht: Das Kaiju zerstört alles, was es berührt.
kaiju-flash-level = Stufe { $level }.
kaiju-flash-nothing = Nichts fiel.
kaiju-did-harmed =
    { $count ->
        [one] Kaiju verliert 1 Karte
       *[other] Kaiju verliert { $count } Karten
    }
kaiju-did-shielded = { $id } geschützt
kaiju-did-rebuilt = { $id } aufgebaut

## Das Ende
kaiju-verdict-kaiju = Nichts steht mehr. Das Kaiju gewinnt.
kaiju-verdict-city = Das Kaiju kann nicht mehr ziehen. Die Stadt steht.
kaiju-end-fallen = { $count } zerstört
kaiju-end-standing = { $count } stehen
kaiju-end-sum = { $all } − { $less }
kaiju-end-stamina = { $all } Karten = { $spent } weg + { $hand } auf der Hand + { $left } im Stapel
kaiju-end-level = Stufe { $level }
kaiju-end-hand = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand

option-kaiju-kaiju = Wer ist das Kaiju?
option-kaiju-kaiju--1 = Das Los entscheidet
option-kaiju-kaiju-0 = Stuhl 1
option-kaiju-kaiju-1 = Stuhl 2
option-kaiju-kaiju-2 = Stuhl 3
option-kaiju-kaiju-3 = Stuhl 4
option-kaiju-kaiju-4 = Stuhl 5
option-kaiju-preset = Wie gefährlich ist es?
option-kaiju-preset-first-night = Erste Nacht: Stufe 1, fünf ENRAGE-Karten
option-kaiju-preset-easy = Leicht: Stufe 1, sechs ENRAGE-Karten
option-kaiju-preset-standard = Üblich: Stufe 2, sechs ENRAGE-Karten
option-kaiju-preset-hard = Schwer: Stufe 3, sechs ENRAGE-Karten
option-kaiju-preset-brutal = Brutal: Stufe 3, sieben ENRAGE-Karten
option-kaiju-preset-nightmare = Albtraum: Stufe 4, acht ENRAGE-Karten
option-kaiju-level = Anfangsstufe der Enrage-Leiste
option-kaiju-level-null = Wie dort gesagt
option-kaiju-enrage = ENRAGE-Karten im Stapel
option-kaiju-enrage-null = Wie dort gesagt
option-kaiju-open-hands = Dürfen Verteidiger einander in die Karten sehen?

## Kung Fu Samurai on Giant Robot Island
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
samurai-hand = { $count } Handkarten
samurai-no-cast = Keine Figuren
samurai-no-location = Kein Schauplatz
samurai-choose-movie = Film von { $name } wählen
samurai-tab = { $count } Figuren, Hand { $hand }
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
samurai-known = Sicher auf der Hand: { $cards }
samurai-limit = Handlimit: { $limit }
samurai-limit-due =
    Handlimit: { $limit }. { $count ->
        [one] Eine Karte muss weg.
       *[other] { $count } Karten müssen weg.
    }
samurai-if-ended = Wäre jetzt Schluss: { $ranking }
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
samurai-credits-open = Abspann offen
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
samurai-choose-one = Wähle eine Karte
samurai-ask-me = Frag mich: { $mode }
samurai-ask-title-sheet = Wann willst du gefragt werden?
samurai-ask-always = immer
samurai-ask-always-how = In jedem Fenster, in dem du etwas spielen könntest.
samurai-ask-smart = klug
samurai-ask-smart-how = In jedem Angriff, und bei Karten gegen dich oder deinen Angriff. Sonst nur, solange Halten gedrückt ist.
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
samurai-warn-credits = Wäre der Film jetzt zu Ende, die Hände der anderen unbekannt: { $ranking }.
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
samurai-warn-word-loss = { $points } Punkte weg
told-sent-away = Dein Stuhl wurde freigegeben.
told-you-host = Du leitest jetzt diesen Tisch.
told-host = { $name } leitet jetzt den Tisch.
sure-no = Nein, weiter
host-close-playing = Das Spiel endet hier für alle. Was bisher gespielt wurde, bleibt als Aufzeichnung.
host-close-sure = Der Tisch ist dann für alle weg.
host-close-yes = Ja, schließen
ended-closed-by = { $name } hat diesen Tisch geschlossen.
ended-sent-away = Dein Stuhl wurde freigegeben.
ended-kept = Was gespielt wurde, ist aufgehoben.
ended-download = Aufzeichnung herunterladen
me-title = Du an diesem Tisch
me-placeholder = Dein Name
me-go = Das bin ich
me-keep = Merken
arrival-title = Ein Stuhl ist für dich frei
arrival-sit = Hinsetzen
terms-title = Was hier gespielt wird
terms-clock = Uhr
terms-no-clock = keine: Lasst euch Zeit
terms-clock-action =
    { $count ->
        [one] für eine Aktion: eine Sekunde
       *[other] für eine Aktion: { $count } Sekunden
    }
terms-clock-response =
    { $count ->
        [one] für eine Reaktion: eine Sekunde
       *[other] für eine Reaktion: { $count } Sekunden
    }
terms-clock-choice =
    { $count ->
        [one] für eine Auswahl: eine Sekunde
       *[other] für eine Auswahl: { $count } Sekunden
    }
terms-clock-pitch =
    { $count ->
        [one] für einen Vorschlag: eine Sekunde
       *[other] für einen Vorschlag: { $count } Sekunden
    }
terms-clock-vote =
    { $count ->
        [one] für eine Abstimmung: eine Sekunde
       *[other] für eine Abstimmung: { $count } Sekunden
    }
terms-clock-bank =
    { $count ->
        [one] übrig fürs ganze Spiel: eine Sekunde
       *[other] übrig fürs ganze Spiel: { $count } Sekunden
    }
terms-undo = Zurücknehmen
terms-undo-consent = wenn die anderen zustimmen
terms-watching = Zuschauen
terms-games = Spiele in einem Match
presence-away = { $name } ist weg
presence-stand-in = { $name }: { $bot } springt ein
room-sit-bot = Den Stuhl des Bots nehmen
room-start-without = Ohne { $names } anfangen
room-start-why = bis sie kommen, spielen Bots
room-host-away = Ist der Gastgeber zwei Minuten fort, leitet die nächste Person den Tisch.
result-start = Jetzt anfangen
result-start-why = ohne { $names }: Bots springen ein
result-away = { $name } (weg)
result-late = Noch nicht bereit: { $names }
result-sit = Beim nächsten mitspielen
result-sit-why = statt { $name }
lobby-listed = Offene Tische
lobby-sit-down = Hinsetzen
chat-unread =
    { $count ->
        [one] eine neue Zeile im Chat
       *[other] { $count } neue Zeilen im Chat
    }
