# Ninja Pirate Zombie Robot, auf Deutsch.

character =
    { $character ->
        [ninja] Ninja
        [pirate] Pirat
        [zombie] Zombie
       *[robot] Roboter
    }
part =
    { $character ->
        [ninja] Ninja
        [pirate] Piraten
        [zombie] Zombie
       *[robot] Roboter
    }-{ $position ->
        [head] Kopf
        [torso] Rumpf
       *[legs] Beine
    }
# Eine Karte im Protokoll: was sie zeigt, und ein Joker mit Namen.
what =
    { $wild ->
        [yes] { $card } (Joker) als { part }
       *[no] { part }
    }
stack-name =
    { $mine ->
        [yes] { $stack }
       *[no] { $stack } von { $whose }
    }
from-stack =
    { $from_mine ->
        [yes] { $source }
       *[no] { $source } von { $from_whose }
    }

## Fragen

prompt-play = Spiele eine normale Karte; Joker dürfen dazukommen.
prompt-only-wilds = Du hast nur Joker: Einer davon muss gespielt werden.
prompt-wilds = Spiele einen Joker dazu oder beende deinen Zug.
prompt-nominate = Was spielt { $card }?
prompt-place = Wohin kommt { $card }, als { part }?
prompt-move =
    { $moves ->
        [one] Du hast einen Umzug verdient: Nimm irgendeine Karte vom Tisch.
       *[other] Du hast { $moves } Umzüge: Nimm irgendeine Karte vom Tisch.
    }
prompt-depth = Welche Karte dieses Stoßes ziehst du heraus?

## Angebote

offer-card = { $card } spielen
offer-wild = { $card } spielen (Joker)
offer-end = Zug beenden
offer-as = als { part }
offer-new = Eine neue Figur beginnen
offer-new-rival = Eine neue Figur auf der Gegenseite beginnen
offer-on = Auf { $stack }
offer-from =
    { $position ->
        [head] Vom Kopf
        [torso] Vom Rumpf
       *[legs] Von den Beinen
    } der Figur { $stack } nehmen (oben: { $card })
offer-depth =
    { $depth ->
        [0] { $card } (oben)
       *[other] { $card } ({ $depth } unter der obersten)
    }
offer-decline = Diesen Umzug verfallen lassen

## Warum nicht

why-second-regular = Deine normale Karte ist gespielt; in diesem Zug dürfen nur noch Joker folgen.
why-end-before-duty = Erst muss eine Karte gespielt sein, dann kann der Zug enden.
why-not-its-range = { $card } kann nicht { part } spielen.
why-rival-new = Eine gespielte Karte beginnt eine Figur auf deiner eigenen Seite; nur ein Umzug darf es drüben.
why-no-change = Sie liegt schon dort und zeigt dasselbe: Das ändert nichts.
why-same-stack = Sie liegt allein: Eine neue Figur wäre dieselbe.
why-same-stack-renamed = Sie liegt allein: Eine neue Figur wäre dieselbe. Zum Umbenennen lege sie auf { $stack }.
why-move-hand = Ein Umzug nimmt eine Karte vom Tisch, nie aus einer Hand.
why-move-scored = Gewertete Karten sind erst wieder erreichbar, wenn der Nachziehstapel neu gemischt wird.
why-play-first = Nutze den verdienten Umzug oder lass ihn verfallen, bevor du weiterspielst.

## Das Protokoll

log-turn = Zug { $turn }: { $who }
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht { $card }.
log-placed =
    { $begun ->
        [yes] { $who } spielt { what } und beginnt { stack-name }.
       *[no] { $who } spielt { what } auf { stack-name }.
    }
log-shifted =
    { $how ->
        [renamed] { $who } benennt { $card } (Joker) auf { stack-name } um: jetzt { part }.
        [raised] { $who } zieht { what } nach oben auf { stack-name }.
        [stolen] { $who } stiehlt { what } von { from-stack } { $begun ->
            [yes] und beginnt { stack-name }.
           *[no] für { stack-name }.
        }
       *[moved] { $who } legt { what } von { from-stack } { $begun ->
            [yes] um und beginnt { stack-name }.
           *[no] nach { stack-name } um.
        }
    }
log-vanished = { stack-name } ist weg: Die letzte Karte ist umgezogen.
log-scored =
    { $again ->
        [yes] { $who } wertet noch einmal: { character } ({ $stack }), keine neue Marke.
       *[no] { $who } wertet: { character } ({ $stack })!
    }
log-earned = { $who } verdient einen Umzug.
log-lapsed =
    { $number ->
        [one] Auf dem Tisch liegt keine Karte mehr: Der Umzug verfällt.
       *[other] Auf dem Tisch liegt keine Karte mehr: { $number } Umzüge verfallen.
    }
log-declined = { $who } lässt einen Umzug verfallen.
log-passed = { $who } kann nichts ziehen und nichts spielen: Der Zug verfällt.
log-deck-empty = { $who } zieht nichts: Der Nachziehstapel und die Wertungsstöße sind leer.
log-refilled =
    { $number ->
        [one] Der Nachziehstapel ist leer: Die eine gewertete Karte wird der neue.
       *[other] Der Nachziehstapel ist leer: Die { $number } gewerteten Karten werden der neue.
    }
log-shuffled = Der Nachziehstapel wird gemischt.
log-won =
    { $ending ->
        [stalemate] Niemand kann weiterspielen: { $who } gewinnt mit mehr Figuren.
       *[other] { $who } gewinnt mit allen vier Figuren.
        [limit] Nach dem letzten Zug geht das Licht an: { $who } gewinnt mit mehr Figuren.
    }
log-drawn = Gleich viele Figuren: unentschieden.

# Was einen Plan vom anderen unterscheidet: Merkmale des Urteils, wenn es mehr oder weniger davon gibt.
pro-own-marks-more = eine Figur wird fertig
pro-own-three-more = zum Sieg fehlt nur noch eine Figur
pro-own-pairs-more = einer Figur fehlt nur noch ein Teil
pro-own-ready-more = das letzte Teil einer Figur ist auf der Hand
pro-own-wild-ready-more = ein Joker auf der Hand kann eine Figur vollenden
pro-own-halves-more = eine weitere Figur ist begonnen
pro-own-parts-more = passende Teile bleiben auf der Hand
pro-own-hand-more = mehr Karten bleiben auf der Hand
pro-own-wilds-more = ein Joker wird aufgehoben
pro-own-best-stack-more = die Figur, die am weitesten ist, wächst
pro-rival-pairs-less = das blockiert eine Figur, die der Gegner fast fertig hatte
pro-rival-ready-less = der Gegner kann keine Figur sofort vollenden
pro-rival-wild-ready-less = dem Gegner vollendet kein Joker eine Figur
pro-rival-halves-less = eine begonnene Figur des Gegners ist verdeckt
pro-rival-best-stack-less = die Figur, mit der der Gegner am weitesten ist, wird zurückgeworfen
pro-rival-hand-less = der Gegner hat weniger Karten
pro-rival-wilds-less = der Gegner hat weniger Joker
pro-moves-mine-more = es gibt noch einen Umzug
