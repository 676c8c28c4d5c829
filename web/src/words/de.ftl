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
browse-how = So geht das Spiel
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
poster-watch = Zehn Sekunden echtes Spiel
poster-watch-name = Zehn Sekunden echtes Spiel: { $game }
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
credits-drawings-words = Die zwölf Teile von Ninja Pirate Zombie Robot, der Kaiju, seine Stadt und alle Plakate wurden für Matinee gezeichnet.
credits-kaiju = Cardboard Kaiju begann als lebensgroßes Ereignis bei The Edge, State Library of Queensland; Karte, Bilder, Klänge und Worte hier sind unsere eigenen.
credits-end = Ende
settings-title = Dein Platz
settings-name = Name an deinem Platz
settings-theme = Licht
settings-auto = wie mein Gerät
settings-light = Matinee, hell
settings-dark = Spätvorstellung, dunkel
settings-language = Sprache
settings-volume = Geräusche
settings-music = Musik
settings-mute = Gar kein Ton
settings-motion = Bewegung
settings-motion-full = voll
settings-motion-reduced = wenig
settings-subtitles = Zitate als Untertitel zeigen
settings-speech = Was Karten sagen, vorlesen
settings-hints = Vor Fehlern warnen
settings-outlook = Zeigen, was eine Antwort bewirken würde
settings-quick = Ein Tippen spielt: kein zweites verlangen
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
skip-to-prompt = Gleich zur Frage
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
prompt-once-more = Noch einmal, oder hier: tun
prompt-why-not = warum nicht?
prompt-teammate = { $name } wird gefragt: { $question }
prompt-choosing = { $name } überlegt
prompt-nobody = Einen Moment …
prompt-window = Andere dürfen antworten
beat-next = noch { $count }
beat-last = einen Moment
beat-skip = jede Taste, jeder Tipp geht weiter
hint-ask = Was täte ein Star?
hint-close = Verstanden
hint-count = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
goal-label = Das Ziel
goal-win = Sieg
goal-mark-on = { $mark }: geschafft
goal-mark-off = { $mark }: fehlt
plain-goal-race = als Erste { $goal } { $label }
plain-goal-most = die meisten { $label }
lesson-label = Lektion: { $title }
lesson-usher = Flick, Platzanweiser
lesson-page = { $page } von { $pages }
lesson-back = Zurück
lesson-skip = Verlassen
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-finish = Fertig
lesson-over = Geschafft: { $title }
lesson-learned = Diese Szenen hast du gespielt
lesson-after = Nächste Lektion
lesson-play-how = ein echtes Spiel gegen sanfte Bots
lesson-all = Alle Lektionen
learn-title = { $game } lernen
learn-intro = Kurze Lektionen auf dem echten Brett. Du spielst von der ersten Minute an, Flick hält die Taschenlampe.
learn-minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
learn-done = geschafft
learn-begin = Beginnen
learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
poster-learn = Lernen
poster-learn-how = in 3 Minuten
poster-learn-name = { $game } lernen
lesson-read = Lies weiter mit Flick, dem Platzanweiser
lesson-rests = Einen Moment: Jetzt könnten andere antworten
waited-title = Während du gewartet hast
waited-short = Inzwischen:
waited-close = Gelesen
waited-again = Noch einmal zeigen
pace-now = Was geschieht, wird gezeigt: { $pace }.
pace-next = Drücken: { $pace }.
guide-label = Der Begleiter
guide-off = Ohne Begleiter
guide-new = Neu hier?
guide-yes = Zeig es mir
guide-yes-how = ein echtes Spiel, sanfte Bots, ein Wort zu jeder neuen Frage
guide-lesson = Erst lernen
guide-lesson-how = eine Lektion von drei Minuten
guide-no = Ich kenne es
guide-no-how = niemand redet rein
settings-guide = Ein Begleiter erklärt neue Fragen
how-title = So spielt man { $game }
how-wins = So gewinnst du
how-turn = Ein Zug in vier Bildern
how-wrong = Fünf Irrtümer
how-signs = Zeichen
how-print = Seite drucken
how-rules = Jede Regel mit ihrer Nummer
how-try = Auf dem echten Brett probieren
how-short = Spielanleitung
poster-kind-npzr = Leicht · frech, ein Duell
poster-kind-roundhouse = Leicht · Würfel, mit- und gegeneinander
poster-kind-rampage = Mittel · ruppig, bis einer steht
poster-kind-kaiju = Mittel · eine gegen viele, spannend
poster-kind-samurai = Schwerer · witzig, Trick auf Trick
recap-away = Während du weg warst
recap-close = Gelesen
recap-more = und { $count } weitere, im Protokoll
settings-speed = Was geschieht, wird gezeigt
settings-speed-calm = gemächlich
settings-speed-normal = in normalem Tempo
settings-speed-brisk = flott
settings-speed-once = auf einmal
settings-speed-step = Schritt für Schritt
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
refused-unknown-option = Das kann man hier nicht mehr antworten. Nichts wurde gespielt.
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
# What a button does, and for whom or what: said where several buttons show the same word.
label-of = { $what }: { $whom }
chair-number = Stuhl { $number }
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
replay-turn =
    { $turn ->
        [0] Vor Zug 1
       *[other] Zug { $turn }
    }
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
## Roundhouse Kick
## Robot Rampage
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
## Was Karten tun, in einer Zeile
## Geräusche in Worten
## Wählen
## Noch ein Blick
## Summen
## Was geschah
## Das Ende
option-kaiju-kaiju = Wer ist der Kaiju?
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
lobby-puzzle = Rätsel des Tages
lobby-puzzle-go = Nachdenken
lobby-puzzle-solved = gelöst
lobby-puzzles = Rätsel
chat-unread =
    { $count ->
        [one] eine neue Zeile im Chat
       *[other] { $count } neue Zeilen im Chat
    }

settings-banter = Bots dürfen etwas sagen
result-margin =
    { $first } hat { $most }, { $second } { $next }: { $by ->
        [one] ein Punkt gab den Ausschlag.
       *[other] { $by } Punkte gaben den Ausschlag.
    }
result-stamp-won = GEWONNEN
result-stamp-lost = VERLOREN
result-stamp-drawn = UNENTSCHIEDEN
result-level = { $names } haben je { $most }: Nichts liegt dazwischen.
result-one-more = Noch eins?
result-proud = Dein bester Moment:
result-proud-late = Einer deiner Momente:
result-tougher = Härter: { $bot }
result-tougher-why = ein neuer Tisch
over-words = Das Spiel ist aus.
over-result = Ergebnis
result-fair = Saat und Versprechen
result-seed = Saat dieses Spiels
result-promise = Vorher versprochen
result-branch = Dieses Spiel begann als ein anderes; wie dort gegeben wurde, steht in dessen Aufzeichnung. Versprochen ist hier, was von da an neu gegeben wurde.
result-taken-back =
    { $count ->
        [one] Einmal wurde etwas zurückgenommen und der Rest aus dieser Saat neu gegeben.
       *[other] { $count }-mal wurde etwas zurückgenommen und der Rest aus dieser Saat neu gegeben.
    }

# Der Trainer
coach-title = Was entschied
refused-one-at-a-time = Der Trainer ist noch bei einem anderen deiner Spiele; eines nach dem anderen.
refused-coach-busy = Der Trainer hat zu viele Spiele vor deinem; frag in ein paar Minuten noch einmal.
refused-no-such-puzzle = Ein solches Rätsel gibt es hier nicht.
refused-not-finished = Nur ein zu Ende gespieltes Spiel kann durchgegangen werden.
branch-words = Du spielst von einem Augenblick eines anderen Spiels weiter. Was dort nicht zu wissen war, ist neu gegeben; dieses Spiel zählt nicht.
branch-origin = Das Spiel, aus dem es kommt

# Was Bots hin und wieder sagen
banter-extra-hello-1 = Soll ich hier stehen? Wie schön.
banter-extra-hello-2 = Meine erste Sprechrolle? Tatsächlich!
banter-extra-proud-1 = Oh! War ich das?
banter-extra-proud-2 = Das glaubt mir Mutter nie.
banter-extra-hurt-1 = Au. Steht das im Drehbuch?
banter-extra-hurt-2 = Dann bleibe ich einfach liegen.
banter-extra-win-1 = Gewonnen? Ganz sicher? Gewonnen!
banter-extra-win-2 = Das will man zweimal sehen.
banter-extra-lose-1 = Schön, dass man mich gefragt hat.
banter-extra-lose-2 = Im Umfallen war ich am besten.
banter-understudy-hello-1 = Ich kann alle Rollen auswendig. Bitte sehr.
banter-understudy-hello-2 = Von mir aus kann es losgehen.
banter-understudy-proud-1 = Ich habe eben geprobt.
banter-understudy-proud-2 = Das bitte mitschreiben.
banter-understudy-hurt-1 = Das kam in der Probe nicht vor.
banter-understudy-hurt-2 = Noch einmal von vorn, bitte.
banter-understudy-win-1 = Jetzt darf mein Name an die Tür.
banter-understudy-win-2 = So fühlt sich das also an.
banter-understudy-lose-1 = Drei Dinge gelernt. Das nächste Mal wird anders.
banter-understudy-lose-2 = Knapper, als es aussieht.
banter-star-hello-1 = Von links, das ist meine gute Seite.
banter-star-hello-2 = Geben wir ihnen eine Vorstellung.
banter-star-proud-1 = Kamera ab.
banter-star-proud-2 = Eine Klappe. Wie immer.
banter-star-hurt-1 = Wer hat das geschrieben?
banter-star-hurt-2 = So etwas macht sonst mein Double.
banter-star-win-1 = Ich danke vor allem mir selbst.
banter-star-win-2 = Selbstverständlich.
banter-star-lose-1 = Ich verlange eine Fortsetzung.
banter-star-lose-2 = Das Licht war auf der anderen Seite besser.
banter-legend-hello-1 = Tausend Jahre habe ich auf diese Vorstellung gewartet.
banter-legend-hello-2 = Popcorn dabei? Gut. Es dauert nicht lange.
banter-legend-proud-1 = Alles geschieht, wie ich es vorhersah.
banter-legend-proud-2 = Zittert. Gern auch höflich.
banter-legend-hurt-1 = Bemerkenswert. Es beißt.
banter-legend-hurt-2 = Ein Kratzer. Ich habe noch andere.
banter-legend-win-1 = Die Welt gehört mir. Licht anlassen.
banter-legend-win-2 = So stand es geschrieben. Von mir.
banter-legend-lose-1 = Unmöglich. Noch einmal.
banter-legend-lose-2 = Ihr sollt verschont bleiben. Ihr unterhaltet mich.

## Der Tisch der Spielemacher

setup-pack = Welche Karten?
setup-own-pack = { $pack } (eigenes)
menu-pack-cards = Die Karten dieses Tisches
desk-title = Der Tisch der Spielemacher
desk-of = { $game }: der Tisch der Spielemacher
desk-which = Die Karten welches Spiels sollen auf den Tisch?
desk-closed = Hier ist der Tisch der Spielemacher geschlossen.
desk-how = Er steht auf deinem eigenen Rechner: Gib in einem Terminal matinee lab ein.
desk-pack = Das Kartenset
desk-name = Name
desk-kind = Art
desk-changed = geändert
desk-counted = { $shown } von { $all } Karten · { $changed } geändert
desk-this-card = Diese Karte
desk-was = vorher { $value }
desk-points = Pkt.
desk-no-picture = So wird es noch keine Karte.
desk-less = Eins weniger: { $field }
desk-more = Eins mehr: { $field }
desk-begin = Anfangen mit
desk-undo = Rückgängig
desk-edits =
    { $edits ->
        [0] nichts geändert
        [one] eine Änderung
       *[other] { $edits } Änderungen
    }
desk-pack-name = Name deines Kartensets
desk-save = Als eigenes sichern
desk-saved = { $name } ist gesichert und steht zur Wahl, wenn ein Tisch eröffnet wird.
desk-export = Exportieren
desk-import = Importieren
desk-play = Einen Tisch damit spielen
desk-why-wrong = zuerst den Fehler beheben
desk-why-same = zuerst etwas ändern
desk-what = Was bewirkt es?
desk-explain = Beide Kartensets werden mit denselben Karten in derselben Reihenfolge gespielt. Im Feld ist ein Unterschied zu klein, um zu zählen. Die Intervalle bleiben ehrlich, wie oft du auch hinsiehst; Schluss ist, wenn alles geklärt ist.
desk-seats = Plätze
desk-bots = Bots
desk-pairs = höchstens Paare
desk-run = Was bewirkt es?
desk-cores =
    { $cores ->
        [one] auf einem Kern
       *[other] auf { $cores } Kernen
    }
desk-stop = Anhalten
desk-starting = Bots werden engagiert …
desk-so-far = { $pairs } von höchstens { $games } Paaren von Partien
desk-all-settled = Alles ist geklärt.
desk-ended = Zu Ende gespielt; manches ist noch offen.
desk-settled-more = mehr
desk-settled-less = weniger
desk-settled-same = keine Änderung von Belang
desk-not-settled = nicht geklärt
desk-would-settle = etwa { $pairs } Paare würden es klären
desk-interval = { $name }: Der Unterschied liegt zwischen { $low } und { $high }, zu 95 % sicher
desk-all-rows = Alle { $rows } Zahlen als Tabelle
desk-figure = Zahl
desk-before = vorher
desk-after = nachher
desk-difference = Unterschied
desk-sure = zu 95 % sicher
desk-row-wins = Platz { $seat } gewinnt
desk-row-card = { $card }: Wirkung aufs Gewinnen
desk-row-played = { $card }: Plätze, die sie spielen
desk-row-turns = Länge in Zügen
desk-row-decisions = Entscheidungen
desk-row-undecided = Niemand gewinnt
desk-row-winning_score = Punkte des Siegers
