# Der Rahmen um den Tisch im Terminal, auf Deutsch. Die Spiele bringen ihre eigenen Worte mit.

you = { $name } (du)
none = nichts
turn = Zug { $turn }
decimal-point = ,
seat = Platz { $number }

## Worte, die ein Tisch als Schlüssel sagt

word-ninja = Ninja
word-pirate = Pirat
word-zombie = Zombie
word-robot = Roboter
word-head = Kopf
word-torso = Rumpf
word-legs = Beine
word-melee = Nahkampf
word-air = Luft
word-magic = Magie
word-red = Rot
word-orange = Orange
word-yellow = Gelb
word-green = Grün
word-blue = Blau
word-purple = Lila
word-left-arm = linker Arm
word-right-arm = rechter Arm
word-leg = Bein
word-accessory = Zubehör
word-character = Figur
word-creature = Kreatur
word-sfx = Spezialeffekt
word-prop = Requisite
word-location = Schauplatz
word-credits = Abspann

## Was eine Antwort bewirkt

hint-completes-of =
    { $first ->
        [you] vollendet { $second } bei dir
       *[other] vollendet { $second } drüben
    }
hint-wins-of =
    { $first ->
        [you] gewinnt das Spiel
       *[other] drüben wird gewonnen
    }
hint-uncovers-of = deckt auf: { $first } { $second }
hint-last-response = deine letzte Antwort
hint-winning-wild = du hältst einen Joker, der gewinnt

confirm-wins-rival = Das gibt drüben die vierte Marke: Du verlierst sofort. Trotzdem?

## Karten, und wo sie liegen

shelf-of = { $who }: { $what }
shelf-hand = Hand
shelf-scored = gewertet
shelf-drawn = gerade gezogen
shelf-monsters = Monster
shelf-items = Gegenstände
shelf-kills = erlegt
shelf-looked = angesehen
shelf-in-play = im Spiel
shelf-parked = geparkt
shelf-discard = Ablage
shelf-kaiju-discard = Ablage des Kaiju
shelf-aside = beiseitegelegt
shelf-support = Unterstützung
shelf-movie = Film
shelf-known = sicher auf der Hand
card-monster =
    Stärke { $strength }, Leiste { $track }, { $hits ->
        [0] keine Marke verdeckt
        [one] 1 Marke verdeckt
       *[other] { $hits } Marken verdeckt
    }
card-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
card-dice =
    { $dice ->
        [one] 1 Würfel mehr für einen Tritt
       *[other] { $dice } Würfel mehr für einen Tritt
    }
card-shield = Abwehr gegen { $type }: noch { $left } von { $printed }
card-combo = COMBO
card-word =
    { $lit ->
        [0] Titelwort „{ $word }“
       *[other] Titelwort „{ $word }“, steht im Titel
    }

## Ninja Pirate Zombie Robot

npzr-hand = Hand
npzr-hand-empty = keine Karten
npzr-hand-count =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
npzr-looms = ein Teil gewinnt
npzr-no-stacks = noch keine Figuren
npzr-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
npzr-turn-limit = Zug { $turn } von { $limit }
npzr-duty = Karte noch zu spielen
npzr-duty-done = Karte gespielt
npzr-moves =
    { $moves ->
        [one] 1 Umzug verdient
       *[other] { $moves } Umzüge verdient
    }
npzr-wild = Joker
npzr-over = { " " }über{ " " }
npzr-needs = { $part } fehlt
npzr-tell-needs = ein Teil fehlt: { $part }
npzr-tell-side =
    { $who }: { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand, Marken: { $marks } ({ $count } von 4)

npzr-legend =
    Eine Figur liest sich Kopf | Rumpf | Beine. N ist Ninja, P Pirat, Z Zombie, R Roboter; H Kopf, T Rumpf, L Beine: Z-T ist der Rumpf eines Zombies.
    Ein Stern ist ein Joker; +2 heißt: zwei Karten liegen darunter; ■ (oder Marken) ist gewertet, ×2 zweimal gewertet.
    ✓ ist eine deiner Figuren, der ein Teil fehlt, ♪ eine von drüben; ! heißt: dieses Teil gewinnt das Spiel.

## Roundhouse Kick

roundhouse-legend = Bei einem Monster ist [2] seine Stärke jetzt, 1-2-x seine Leiste von links nach rechts mit x für eine verdeckte Marke, 5p seine Punkte. ■Na ist Nahkampf, ▲Lu Luft, ◆Ma Magie. ★ beginnt die Runde; 3/4 ist, was von einem Schild übrig ist.
roundhouse-round = Runde { $round }
roundhouse-phase =
    { $phase ->
        [set-starting-player] Start
        [draw-card] Ziehen
        [kick] Tritt!
        [aaaaargh] Aaaaargh!
        [counterattack] Konter
        [first-aid] Erste Hilfe
       *[cavalry] Kavallerie
    }
roundhouse-sign =
    { $type ->
        [melee] ■Na
        [air] ▲Lu
       *[magic] ◆Ma
    }
roundhouse-monster-deck = Monster { $count }
roundhouse-item-deck = Gegenstände { $count }
roundhouse-discard = abgelegt { $count }
roundhouse-cavalry =
    { $count ->
        [0] keine Kavallerie mehr
       *[other] Kavallerie bringt { $count }
    }
roundhouse-held-off = die Mitte hält die Kavallerie auf
roundhouse-billing =
    { $billing ->
        [extra] im Abspann als Statist
        [stunt-double] im Abspann als Stuntdouble
        [leading-role] im Abspann als Hauptrolle
       *[legend] im Abspann als Legende
    }
roundhouse-forecast =
    { $players ->
        [one] Auf dich kommt zu: { $what }
       *[other] Auf alle kommt zu: { $what }
    }
roundhouse-forecast-middle = Aus der Mitte: { $what }
roundhouse-dice =
    { $count ->
        [one] 1 Würfel, etwa { $hits } Treffer
       *[other] { $count } Würfel, etwa { $hits } Treffer
    }
roundhouse-points = { $points }p
roundhouse-life = { $life } Leben
roundhouse-score =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $kills } erlegt)
roundhouse-defence = Abwehr { $points }
roundhouse-starts = beginnt
roundhouse-out = raus, zählt noch
roundhouse-target = ! Ziel des AAAAARGH!
roundhouse-would-be-target = wäre Ziel des AAAAARGH!
roundhouse-no-items = keine Gegenstände
roundhouse-middle = MITTE
roundhouse-middle-empty = niemand in der Mitte
roundhouse-drawn = Gerade gezogen, liegt auf dem Tisch: { $what }
roundhouse-rolled =
    { $hits ->
        [0] Tritt von { $who }: { $faces }, kein Treffer.
        [one] Tritt von { $who }: { $faces }, ein Treffer.
       *[other] Tritt von { $who }: { $faces }, { $hits } Treffer.
    }
roundhouse-to-place =
    { $hits ->
        [one] Einer ist noch zu legen
       *[other] { $hits } sind noch zu legen
    }; { $free ->
        [one] eine Marke ist frei.
       *[other] { $free } Marken sind frei.
    }
roundhouse-struck =
    { $of ->
        [middle] Die Mitte würfelt gegen ihre Ziele
       *[circle] Der Ring würfelt gegen alle
    }, { $hits ->
        [one] ein Treffer:
       *[other] { $hits } Treffer:
    }
roundhouse-column = { $who }: { $stopped } abgewehrt, { $unstopped } nicht
roundhouse-facing = { $who } entscheidet über { $what }.
roundhouse-tell-monster =
    Stärke { $strength }, Leiste { $track }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

hint-expected-of = etwa { $first },{ $second } Treffer
hint-free-of = freie Marken: { $first }
hint-wasteful = mehr Treffer zu erwarten als Marken frei sind
hint-reopens-cavalry = dann ist die Mitte leer, und die Kavallerie kommt wieder
hint-last-hit = der letzte Treffer
hint-unstopped-of = { $first } nicht abgewehrt
hint-deadly = tödlich
hint-type-of = { $first }
hint-points-of = Punkte: { $first }
hint-defence-of = dann Abwehr { $first }
hint-aaaaargh = die Mitte ginge auf dich los

confirm-last-hit = Mit diesem Treffer steht dein Tritt, wie du ihn gelegt hast; bis dahin kannst du Treffer zurücknehmen. Legen?

## Cardboard Kaiju

kaiju-clocks =
    KAIJU-STAPEL { $deck }   ES STEHEN { $standing } von 27   Runde { $round }, { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
kaiju-legend = Auf einem Feld ist C2 das Gebäude, ! heißt: es berührt den Kaiju, 4/6: 4 von 6 sind übrig, [6] und #: es ist geschützt; c2 und :: ist sein Schutt, K ist der Kaiju, ~ ist Wasser. Ein Plus ist eine COMBO-Karte.
kaiju-track = ENRAGE
kaiju-level =
    Hand { $hand }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
kaiju-next-level = als Nächstes
kaiju-deck = Stapel der Verteidiger { $count } (Teile { $piles }), noch { $enrages } ENRAGE
kaiju-risk = Risiko der nächsten 1/2/3/4 Karten { $chances } %
kaiju-carapace = PANZER: der nächste Schaden ist 1
kaiju-net = NETZ: nur ein Feld
kaiju-flares = LEUCHTKUGELN: { $flares }
kaiju-in-play = Im Spiel: { $cards }
kaiju-support = Unterstützung { $count }/{ $limit }:
kaiju-discards = Abgelegt: Kaiju { $kaiju }, Verteidiger { $team }; ENRAGE entfernt { $removed }
kaiju-monster = der Kaiju
kaiju-defender = Verteidigung
kaiju-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
kaiju-lies = Der Kaiju liegt auf { $figure } und berührt: { $touched }
kaiju-large = groß
kaiju-small = klein
kaiju-left = noch { $left } von { $strength }
kaiju-rubble = Schutt
kaiju-covered = Schutt unter dem Kaiju
kaiju-whole = { $size }, unbeschädigt: { $buildings }
kaiju-shielded = geschützt
kaiju-touching = berührt den Kaiju

hint-no-effect = bewirkt jetzt nichts
hint-wasted-carapace = der Panzer ist schon an
hint-flare-too-early = der Kaiju hat nur eine Aktion
hint-overdraws = verliert das Spiel: der Stapel ist zu klein
hint-stranded = du berührst nichts
hint-touches-of = berührt { $first }
hint-falls = es stürzt ein
hint-left-over-of = { $first } bleibt übrig
hint-shielded = geschützt
hint-touched = berührt den Kaiju
hint-untouched = nicht berührt
hint-out-of-reach = außer Reichweite des Kaiju
hint-amount-of = macht { $first }
hint-draws-of = danach { $first } ziehen
hint-actions-left-of = { $first } ungenutzt

confirm-overdraws = Du müsstest mehr Karten ziehen, als da sind: Die Verteidigung gewinnt sofort. Trotzdem?
confirm-actions-left = Du hast noch Aktionen übrig. Den Zug trotzdem beenden?
confirm-no-effect = Diese Karte kann jetzt nichts bewirken. Trotzdem spielen?

## Robot Rampage

rampage-legend =
    Ein Roboter hat oben den Kopf, neben dem Rumpf die Arme mit ihrem Angriff, unten das Bein und in der Ecke das Zubehör; ··~·· ist ein fehlendes Teil, #HD4# ein Ersatzteil, x eine Wunde.
    In einem niedrigen Terminal liest er sich 3/5 (Angriff und Abwehr), w 1/6 (Wunden, und wie viele er aushält) und Karten 4+14 (auf der Hand und im Stapel).
    Eine Handkarte mit -> x kommt auf die Ablage, wenn ihr Text benutzt wird, mit -> _ unter den Stapel.
rampage-building = Bauen
rampage-build-deck =
    { $count ->
        [one] noch 1 Teil
       *[other] noch { $count } Teile
    }
rampage-drawn = Gezogen
rampage-nobody = noch ohne Besitzer
rampage-deck = Kampfstapel { $count }
rampage-discard = Ablage { $count }
rampage-closing = Ladenschluss: jeder Zug kostet eine Karte
rampage-closing-in =
    { $turns ->
        [one] Ladenschluss in 1 Zug
       *[other] Ladenschluss in { $turns } Zügen
    }
rampage-wins = Spiele { $wins }
rampage-wild = Joker
rampage-pit-traps = Fallgruben
rampage-buzz-saws = Kreissägen
rampage-wild-only = Nur Joker
rampage-does-pit-traps = auf einen Treffer darf noch ein Angriff folgen
rampage-does-buzz-saws = ein Fehlschlag kostet so viele Karten, wie fehlten
rampage-does-wild-only = ein Joker schlägt, kein Joker deckt
rampage-numbers = Ang { $attack } Abw { $defence } Wunden { $wounds }/{ $bears }
rampage-cards-brief = Karten { $hand }+{ $stack }
rampage-value = Wert { $value }
rampage-cards = { $hand } auf der Hand, { $stack } im Stapel
rampage-parked = geparkt
rampage-hoard =
    { $count ->
        [one] ein Hort von 1 Karte
       *[other] ein Hort von { $count } Karten
    }
rampage-fell-wounds = zu Schrott geschlagen
rampage-fell-cards = ohne Karten
rampage-fell-left = hat den Tisch verlassen
rampage-action = Aktion
rampage-fight = { $attacker } greift { $target } an
rampage-again = (noch einmal)
rampage-drafting = (noch nicht gezeigt)
rampage-attack = ANGRIFF
rampage-defence = ABWEHR
rampage-seg-arms = Arme
rampage-seg-strikes = Schläge
rampage-seg-boosts = Verstärker
rampage-seg-accessory = Zubehör
rampage-seg-parts = Teile
rampage-seg-guards = Deckung
rampage-seg-responses = Antworten
rampage-needs = braucht mindestens { $needs }, wenn niemand deckt
rampage-margin =
    { $margin ->
        [0] trifft gerade so
       *[other] trifft um { $margin }
    }
rampage-short = { $by } zu wenig
rampage-loot = nimmt { $count } mehr
rampage-gash = { $count } Wunden mehr
rampage-hit = Trefferzone: { $location }
rampage-taking =
    { $count ->
        [one] 1 Karte wird gleich genommen
       *[other] { $count } Karten werden gleich genommen
    }
rampage-hand = Hand
rampage-looked = (angesehen)
rampage-part = Angriff { $attack }, Abwehr { $defence }, Wert { $value }
rampage-laid-strike = Schlag
rampage-laid-boost = Verstärker
rampage-laid-guard = Deckung
rampage-laid-respond = Antwort
rampage-laid-pay = Preis
rampage-laid-sweep = weggekehrt
rampage-type-action = Aktion
rampage-type-booster = Verstärker
rampage-type-response = Antwort
rampage-type-replacement = Ersatzteil
hint-completes = damit fertig
hint-total-of = { $first } zusammen
hint-loot-of = mehr Karten bei einem Treffer: { $first }
hint-needs-of = braucht { $first }
hint-cards-of = Karten: { $first }
hint-plays = kommt unter deinen Stapel
hint-discards = wird abgelegt
hint-calls-off = der Angriff endet
hint-no-attack-left = lässt dir keinen Angriff
hint-last-card = deine letzte Karte
hint-cannot-hit = kann nicht treffen
hint-unused-booster = ein Verstärker könnte noch dazu
hint-unused-accessory = das Zubehör könnte noch dazu
hint-unused-guard = eine Karte deiner Farbe könnte noch decken

## Ein Spiel ohne eigenes Brett

plain-you = du
plain-out = raus
plain-turn = am Zug
plain-of = { $label } { $value } von { $of }
plain-top = obenauf { $card }
plain-hidden = verdeckt
plain-empty = noch nichts
plain-cards =
    { $count ->
        [0] noch nichts
        [one] eine Karte, verdeckt
       *[other] { $count } Karten, verdeckt
    }

## Anfangen, aufheben, aufhören

welcome = Am Tisch: { $names }.
bot-name = { $name } (Bot: { $level })
commitment = Versprechen der Saat (SHA-256 der Saat, die nach dem Ende gesagt wird): { $hash }
going-on = Es geht weiter, wo du aufgehört hast.
kept = Dein Spiel liegt in { $path }. Weiter geht es mit: matinee play { $game }
not-kept = Das Spiel ließ sich nicht aufschreiben: { $trouble }.
recorded = Die Aufzeichnung dieses Spiels: { $path }
put-aside = { $why } Was von ihm aufgeschrieben war, liegt nun in { $path }.
older-game = Ein Spiel war liegen geblieben, das eine ältere Fassung dieses Hauses aufgehoben hat; es kann nicht weitergehen. Die Notiz dazu liegt nun in { $path }, die Aufzeichnung bleibt, wo sie ist.
goodbye = Auf Wiedersehen. Das Licht im Saal geht an.
result-won = Du gewinnst!
result-shared = Du gewinnst, zusammen mit { $others }.
result-lost =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
result-draw = Niemand gewinnt: unentschieden.
result-beaten =
    { $count ->
        [one] Verloren: Das Spiel hat dich geschlagen.
       *[other] Alle haben verloren: Das Spiel hat euch geschlagen.
    }
result-ending = Wie es endete: { $ending }.
result-seed = Die Saat war { $seed }
result-promise = Ihr SHA-256 ist das Versprechen, das vor dem Geben zu sehen war: { $hash }

## Ein Platz in einem anderen Haus

waiting-room = Das Spiel hat noch nicht begonnen: Wer eingeladen hat, fängt an (n auf dem ganzen Bildschirm, „start“ Zeile für Zeile). Am Tisch: { $names }.
looking-on = An diesem Tisch ist kein Platz für dich: Du siehst zu.
connection-lost = Die Verbindung ist weg. Sie wird neu versucht; was du jetzt sagst, geht dann hinaus.
connection-back = Die Verbindung ist wieder da.
chair-kept = Dein Platz bleibt frei. Zurück kommst du mit: matinee play --join { $link }
house-promise = Das Versprechen der Saat war { $hash }
said = { $name } sagt: { $text }
nobody-hears = Niemand sonst ist hier, um dich zu hören.

## Lektionen

lesson-read = Lies in aller Ruhe.
lesson-turn = Umblättern (Enter)
lesson-end = Das Ende dieser Lektion (Enter)
lesson-this = das hier
lesson-look = Sieh hin: { $what }
lesson-hint = Tu, was leuchtet; n (oder „next“) tut es für dich.
lesson-resumed = Es geht auf Seite { $page } weiter; b (oder „back“) blättert zurück.
lesson-left = Deine Seite ist vermerkt. Weiter geht es mit: matinee learn { $game } { $lesson }
lesson-then = Gelernt! Als Nächstes „{ $title }“: matinee learn { $game } { $lesson }
lesson-last = Du hast alles gelernt. Jetzt spiel: matinee play { $game } --bots extra
not-in-lessons = Nicht in einer Lektion: Hier spielst du selbst.
no-lesson = An diesem Tisch wird nicht gelernt: Es gibt keine Seiten.
lessons-none = { $title } hat keine Lektionen.
lessons-how = Eine lernen: matinee learn { $game } { $lesson }
lessons-left = auf Seite { $page }
lessons-learned = gelernt
lessons-lesson = Lektion
lessons-takes = dauert
lessons-minutes = { $minutes } min

## Mehrere vor einem Bildschirm

curtain = { $name }, das ist für dich. Alle anderen sehen weg. Drück Enter, wenn nur du den Bildschirm siehst.
nothing-to-answer = Ein Fenster ist offen, und du hast nichts zu antworten. Drück Enter.
undo-consent = { $name } möchte die letzte Antwort zurücknehmen. Sind alle einverstanden?
agree = Ja, sie darf zurückgenommen werden
disagree = Nein, sie gilt
key-come = hier bin ich

## Regeln und Gründe

at-this-table = An diesem Tisch: { $ruling }
rules-nothing = Kein Abschnitt der Regeln spricht von „{ $words }“.
why-title = Was gerade nicht geht, und warum:
why-nothing = Was du hier versuchen könntest, geht auch. Es fragt die Regel { $clause }.

## Was würde das bewirken?

outlook-title = Was würde das bewirken?
outlook-answering = Darauf antworten könnte: { $names }.
outlook-open = Was dann kommt, entscheiden Würfel oder Karten, die du nicht siehst.
outlook-yet = Noch nichts, was der Tisch sehen könnte.
outlook-then = Danach fragt der Tisch dich: { $question }
outlook-next = Danach ist { $name } gefragt.
plain-what-count = „what“ und die Nummer einer Antwort (1 bis { $count }) sagt, was sie bewirken würde.

## Zeile für Zeile

plain-hint = Antworte mit einer Nummer oder einem Schlüssel. Andere Worte (auf Englisch): help, why, what, cards, rules, log, table, undo, bot, quit.
plain-hint-lesson = Antworte mit einer Nummer oder einem Schlüssel. Eine leere Zeile blättert um. Andere Worte (auf Englisch): next, back, help, why, what, cards, rules, table, quit.
plain-page = Seite { $page } von { $pages }: { $title }
plain-still = { $text } (1 bis { $count })
plain-yes-no = (ja oder nein)
plain-say-yes-no = „{ $word }“ ist weder ja noch nein. Sag ja oder nein.
plain-waiting = Ein Spiel ist liegen geblieben ({ $name }). Damit weitermachen?
plain-again = Noch ein Spiel?
plain-no-number = Eine Antwort { $number } gibt es nicht; es gibt 1 bis { $count }.
plain-no-such = „{ $word }“ gibt es hier nicht. Sag die Nummer einer Antwort, why oder help.
plain-why-number = Einen Grund { $number } gibt es nicht; „why“ allein zählt auf, was nicht geht ({ $count }).
plain-title = Oder schreib einen eigenen Titel aus diesen Worten: { $words }
plain-armed = { $card } ist scharf: In Fenstern wirst du danach gefragt.
plain-put-down = { $card } ist nicht mehr scharf.
plain-no-card = Keine Karte, die du siehst, heißt „{ $words }“; „cards“ zählt sie auf.
plain-bot-count = „bot { $word }“ ist unklar: Sag bot, bot und eine Zahl oder bot all.
plain-help =
    eine Nummer oder ein Schlüssel: die Antwort mit dieser Nummer oder diesem Schlüssel (etwa { $key })
    what 2: was die zweite Antwort bewirken würde, bevor du sie gibst
    why: was gerade nicht geht, und warum; why 1: die Regel hinter dem ersten Grund
    cards: jede Karte, die du sehen darfst, mit ihrem Text; card 2: die der zweiten Antwort; card und ein Name: diese
    rules: die Regel, die fragt; rules { $clause }: dieser Abschnitt; rules und ein Wort: Abschnitte, die davon sprechen
    log: die ganze Geschichte bisher
    windows: wann du in Fenstern gefragt wirst; windows never: alle auslassen; arm und ein Name: nach dieser Karte gefragt werden
    table: der Tisch noch einmal
    undo: deine letzte Antwort zurücknehmen, solange nichts gezeigt wurde
    hint: was ein Star antworten würde, und warum; hint legend: was eine Legende täte
    bot: ein Star beantwortet diese Frage für dich; bot 5: die nächsten fünf; bot all: bis zum Ende
    say hallo: zu allen am Tisch von Freunden; dort übergibt bot deinen Platz, bis du wieder bot sagst
    quit: aufhören; das Spiel bleibt liegen

plain-help-lesson =
    eine leere Zeile: die nächste Seite, wo nichts gefragt ist
    next: die nächste Seite; wo etwas gefragt ist, wird es für dich gespielt
    back: die Seite davor, mit dem Tisch, wie er war

## Der ganze Bildschirm

help-title = Wie man hier spielt
help-lesson = n blättert um oder spielt, was gefragt ist; b blättert zurück. In einer Lektion zählt nichts.
help-keys =
    1 bis 9, oder eine Zahl und Enter: antworten. Pfeile und Enter oder die Maus tun dasselbe.
    o sagt, was eine Antwort bewirken würde, ? was nicht geht und warum.
    i (oder ein Klick auf den Tisch) öffnet jede Karte, die du sehen darfst, mit ihrem Text.
    r öffnet die Regeln bei dem Abschnitt, der fragt, l die ganze Geschichte.
    u oder Esc nimmt deine letzte Antwort zurück, solange nichts gezeigt wurde.
    h gibt deinen Platz einem Bot und nimmt ihn zurück; s sagt, was ein Star täte.
    w stellt, wo es Fenster gibt, ein, wann du darin gefragt wirst.
    Bild auf und Bild ab bewegen einen Tisch, der höher ist als sein Platz.
    t wechselt zwischen Spätvorstellung (dunkel) und Matinee (hell).
    q hört auf; das Spiel bleibt liegen und geht beim nächsten Mal weiter.

house = MATINEE
promise = Saat-Versprechen { $hash }…
key-outlook = wenn
key-why = warum
key-next = vor
key-back = zurück
key-rules = Regeln
key-cards = Karten
key-windows = Fenster
inspector-title = Karten auf dem Tisch
inspector-foot =
    { $windows ->
        [0] Pfeile und Maus wählen, Esc schließt.
       *[other] Pfeile und Maus wählen, a macht eine Karte scharf (»), Esc schließt.
    }
too-small = Dieses Terminal hat { $width } Spalten und { $height } Zeilen; der Tisch braucht { $least } und { $lines }. Mach es größer, oder drück q und spiel mit --plain.
title-placeholder = / schreib einen eigenen Titel (Tab ergänzt, Enter schlägt vor, Esc geht zurück)
title-again = „{ $word }“ kann dort nicht stehen: Jedes der sechs Wörter kommt einmal vor, und ein Titel hat höchstens zwölf Wörter und Zeichen.
title-no-word = „{ $word }“ ist keines der Wörter und kein Bindewort.
standing-title = Wann willst du in einem Fenster gefragt werden?
standing-mine = Nur was dich angeht: deine Angriffe, Angriffe auf dich, Karten gegen dich, der Abspann
standing-smart = Klug: auch bei Angriffen unter anderen
standing-always = Immer, wenn du antworten könntest
standing-armed = Scharf: nur nach Karten, die du scharf gemacht hast (i, dann a)
standing-armed-cards = In Fenstern wirst du nach { $cards } gefragt.
standing-armed-none = Keine Karte ist scharf: In Fenstern wirst du nicht gefragt.
standing-never = Nie in diesem Spiel: jedes Fenster auslassen
standing-now = { $words } (so wie jetzt)
standing-hold = Fenster offen halten: Niemand sieht, warum
standing-let-go = Loslassen: Fenster schließen sich, wie sie es von selbst tun
standing-leave = So lassen, wie es ist
key-undo = u nimmt zurück
key-bot = Bot
key-log = Log
key-help = Hilfe
key-quit = Ende
key-close = schließen
choosing =
    { $count ->
        [one] { $who } wählt…
       *[other] { $who } wählen…
    }
choosing-for-team = { $who } wählt: { $text }
waiting = Die anderen wählen…
over = Das Spiel ist aus. n für ein neues, q hört auf.
not-asked = Du bist gerade nicht gefragt.
handed-over = Ein Bot spielt für dich. Mit h nimmst du deinen Platz zurück.
why-asked = Was gefragt ist: { $text } ({ $clause })
why-foot = Enter öffnet die Regeln an dieser Stelle, Esc schließt.
rules-title = Die Regeln von { $game }
rules-search = / zum Suchen: Worte oder die Nummer eines Abschnitts
rules-foot = Pfeile und Bildtasten blättern, / sucht, Esc schließt.
log-title = Die Geschichte bisher
log-foot = Pfeile und Bildtasten blättern, Esc schließt.
the-end = ENDE.
again = Noch ein Spiel
enough = Aufhören
look-at-table = Den Tisch ansehen
left-title = Ein Spiel wartet
left-words = Ein Spiel ist liegen geblieben ({ $name }).
go-on = Damit weitermachen
begin-anew = Ein neues anfangen (das andere bleibt liegen)
doubt-title = Sicher?
doubt-yes = Ja, so soll es sein
doubt-no = Nein, zurück zum Tisch

## Kung Fu Samurai

samurai-as = Angriff
samurai-ds = Abwehr
samurai-no-title = (noch kein Titel)
samurai-round = Runde { $round }, Zug { $turn }
samurai-establishing = Eröffnungsszene
samurai-locked = Abspann gesperrt bis Runde 3
samurai-film =
    { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    } Film, etwa { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
samurai-last-turn = letzter Zug: { $who }
samurai-match = Spiel { $game }, Match bis { $goal }
samurai-movie =
    Abwehr { $ds } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (Platz { $rank }) · Hand { $hand }
samurai-hand = Deine Hand:
samurai-known = sicher auf der Hand: { $cards }
samurai-printed = gedruckt { $n }
samurai-no-cast = keine Figuren
samurai-asleep = zzz
samurai-attack = ANGRIFF
samurai-kick = KUNG-FU
samurai-always = gelingt immer
samurai-succeeding =
    { $n ->
        [0] gelingt (Gleichstand genügt)
       *[other] gelingt um { $n }
    }
samurai-failing = scheitert um { $n }
samurai-trait = Merkmal
samurai-void = (aufgehoben)
samurai-pending = ? { $card } ({ $who }) wird gleich aufgehoben oder wirkt
samurai-discard = Ablage: { $count }
samurai-legend = *Wort* steht im Titel und ist fünf Punkte wert; @ ist der Schauplatz; zzz ist bewusstlos; ? wartet, ob es aufgehoben wird, x wurde aufgehoben, - ist verfallen.
confirm-playable-character = Du hältst eine Figur, die du noch spielen könntest. Den Zug trotzdem beenden?
confirm-behind = Soweit du sehen kannst, würde jemand anders gewinnen. Den Abspann trotzdem laufen lassen?

hint-as-of = Angriff { $first }
hint-ds-of = Abwehr { $first }
hint-succeeds = gelingt
hint-fails-by-of = scheitert um { $first }
hint-fails = scheitert
hint-reversed = umgedreht
hint-saves-of = { $first } ist gerettet
hint-movie-ds-of = Abwehr { $first }, dann { $second }
hint-at-of = bei { $first }
hint-yours = dein eigener Film
hint-for-rival = der Film von anderen
hint-stops = hält den Angriff auf
hint-title-word = sein Wort steht im Titel
hint-turned-up = eines der sechs Wörter
hint-behind = du würdest nicht gewinnen
hint-rank-of = du kämst auf Platz { $first }
hint-playable-character = du hältst eine Figur, die du spielen könntest
hint-bad-for-you = schlecht für deinen eigenen Film
hint-good-for-rival = gut für die anderen
hint-no-boost = nichts auf deiner Hand könnte das retten

## Was der Tisch nicht annimmt

refused-stale-question = Die Frage war schon eine andere. Nichts wurde gespielt.
refused-unknown-option = Das gibt es hier nicht zu antworten. Nichts wurde gespielt.
refused-incomplete-batch = Das ist keine vollständige Aktion.
refused-not-your-question = Gefragt ist jemand anders.
refused-game-over = Das Spiel ist aus.
refused-not-now = Das geht gerade nicht.
refused-no-undo = Von dir lässt sich nichts zurücknehmen.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-chair-taken = Dort sitzt schon jemand.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-muted = Du darfst hier gerade nichts sagen.
refused-slow-down = Das war etwas schnell; warte einen Moment.
refused-frozen = Dieser Tisch steht still.
refused-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
