# Cardboard Kaiju, auf Deutsch. Die Karten behalten ihre gedruckten Namen.

## Fragen

prompt-kaiju-card =
    { $actions ->
        [one] Spiele eine Karte.
       *[other] Spiele eine Karte; du hast { $actions } Aktionen in diesem Zug.
    }
prompt-kaiju-more =
    { $actions ->
        [one] Spiele noch eine Karte oder beende deinen Zug: Eine Aktion ist übrig.
       *[other] Spiele noch eine Karte oder beende deinen Zug: { $actions } Aktionen sind übrig.
    }
prompt-surge =
    { $left ->
        [one] Der Rausch lässt dich noch eine Karte spielen.
       *[other] Der Rausch lässt dich bis zu { $left } weitere Karten spielen.
    }
prompt-action = Spiele eine Karte oder lege eine in die Unterstützung.
prompt-extra-action =
    { $actions ->
        [one] Eine Zusatzaktion ist übrig: Spiele eine Karte, lege eine in die Unterstützung oder lass es.
       *[other] { $actions } Zusatzaktionen sind übrig: Spiele eine Karte, lege eine in die Unterstützung oder lass es.
    }
prompt-combo = { $card } steht bei { $amount }. Noch eine Karte desselben Namens dazulegen?
prompt-CoordinatedPlay = { $card }: „{ $text }“ Machst du mit einer Karte aus deiner Hand mit?
prompt-stranded = Du berührst kein Gebäude: Tust du, was { $card } sagt, oder gibst du sie her, um zu schwimmen?
prompt-attack = Welches Gebäude nimmt { $damage } Schaden?
prompt-left-over = { $damage } Schaden ist übrig: Welches Gebäude nimmt ihn?
prompt-ScreechTarget = Welche Karte wird aus der Unterstützung gerissen?
prompt-KaijuWater = Etwas ist gefallen: Schwimm, wohin du willst. Welches Wasserfeld nimmst du zuerst?
prompt-swim = { $card } ist hergegeben: Schwimm, wohin du willst, oder bleib. Welches Wasserfeld nimmst du zuerst?
prompt-KaijuOneHex = Das Netz hält dich: Nur ein Feld darf sich bewegen.
prompt-second = Welches Feld neben { $hex } nimmst du dazu?
prompt-BaitWater = Wohin lockt der Köder den Kaiju? Zuerst sein Wasserfeld.
prompt-PushStep =
    { $left ->
        [one] Schiebe den Kaiju ein Feld weiter.
       *[other] Schiebe den Kaiju ein Feld weiter; insgesamt sind { $left } Schritte übrig.
    }
prompt-PlaceCard =
    { $left ->
        [one] Lege eine Karte in die Unterstützung.
       *[other] Lege eine Karte in die Unterstützung; { $left } insgesamt.
    }
prompt-overflow = Die Unterstützung ist voll: { $card } abwerfen oder eine Karte, die dort liegt?
prompt-SonicDiscard = Die Welle trifft dich: Wirf eine Karte ab und ziehe eine neue.
prompt-ShieldTarget =
    { $left ->
        [one] Schütze ein Gebäude.
       *[other] Schütze ein Gebäude; { $left } Schilde insgesamt.
    }
prompt-RebuildTarget = Welches Gebäude ersteht neu?

## Angebote

offer-play = { $card } spielen
offer-play-support = { $card } aus der Unterstützung spielen
offer-place = { $card } in die Unterstützung legen
offer-discard = { $card } abwerfen
offer-discard-support = { $card } aus der Unterstützung abwerfen
offer-incoming = Stattdessen { $card } abwerfen
offer-swim = Schwimmen; { $card } ist weg
offer-resolve = Tun, was { $card } sagt
offer-end-turn = Zug beenden
offer-stop-surge = Für diesen Rausch keine weitere Karte
offer-no-more-actions = Die Zusatzaktionen lassen
offer-combo-done = Nichts mehr: ausführen
offer-play-none = Keine spielen
offer-stay = Hier bleiben
offer-stop-pushing = Nicht weiter schieben
offer-water = { $hex }
offer-lie = Auf { $where } liegen
offer-attack = { $building } ({ $site }), noch { $left } von { $strength }
offer-shield = { $building } ({ $site }), noch { $left } von { $strength }
offer-rebuild = { $building } ({ $site })

## Warum nicht

why-first-card = Die erste Karte deines Zuges muss gespielt werden.
why-no-pass = Deine Aktion muss genutzt werden: Spiele eine Karte oder lege eine in die Unterstützung.
why-other-name = Zu einem COMBO passen nur Karten desselben Namens.
why-not-that-name = Jetzt darf nur eine Karte des aufgerufenen Namens gespielt werden.
why-not-touched = { $building } berührt den Kaiju nicht.
why-shielded = { $building } hat schon einen Schild; zwei hat ein Gebäude nie.
why-rubble = { $building } ist Schutt; ein Schild braucht ein stehendes Gebäude.
why-large = { $building } ist groß; Reparaturen bauen nur kleine Gebäude wieder auf.
why-small = { $building } ist klein; jetzt werden nur große Gebäude wieder aufgebaut.
why-covered = Der Kaiju liegt auf dem Schutt von { $building }.
why-standing = Dort steht { $building }; der Kaiju liegt nur auf Wasser und Schutt.
why-touches-nothing = Dort würde der Kaiju kein Gebäude berühren.

## Das Protokoll

log-turn =
    { $actions ->
        [one] Runde { $round }: { $who }
       *[other] Runde { $round }: { $who }, { $actions } Aktionen
    }
log-played = { $who } spielt { $card }.
log-played-support = { $who } spielt { $card } aus der Unterstützung.
log-played-top = Die oberste Karte wird aufgedeckt: { $who } spielt { $card }.
log-automatic = Deine einzige Karte, { $card }, wird gespielt.
log-combo =
    { $number ->
        [one] COMBO: Eine Karte wird dazugelegt.
       *[other] COMBO: { $number } Karten werden dazugelegt.
    }
log-overflow = Die Unterstützung ist voll: Eine Karte muss weg.
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht { $card }.
log-placed = { $who } legt { $card } in die Unterstützung.
log-discarded = { $who } wirft { $card } ab.
log-support-lost = { $card } kommt aus der Unterstützung auf die Ablage.
log-kaiju-lost = Der Kaiju verliert { $card }.
log-shelled =
    { $number ->
        [1] Der Panzer fängt den Schlag ab und ist verbraucht.
       *[other] Der Panzer fängt den Schlag ab und ist verbraucht: 1 Schaden statt { $number }.
    }
log-harmed =
    { $number ->
        [0] Der Kaiju hat keine Karte mehr zu verlieren.
       *[other] Der Kaiju nimmt { $number } Schaden.
    }
log-hurt = { $building } nimmt { $damage } Schaden.
log-fell = { $building } fällt!
log-blocked = Der Schild von { $building } fängt den Schlag ab und ist weg.
log-shielded = { $who } schützt { $building }.
log-no-marker = Alle zehn Schildmarken liegen auf dem Plan.
log-all-shielded = Jedes stehende Gebäude hat schon einen Schild.
log-rebuilt = { $who } baut { $building } wieder auf.
log-idle = Sie bewirkt nichts.
log-no_top = Es ist keine Karte mehr da, die aufgedeckt werden könnte.
log-flare_early = Der Kaiju hat ohnehin nur eine Aktion: Die Leuchtkugel zählt, wenn seine Wut vor seinem Zug wächst.
log-untouched = Der Kaiju berührt kein Gebäude.
log-extra =
    { $number ->
        [one] { $who } hat eine Aktion mehr.
       *[other] { $who } hat { $number } Aktionen mehr.
    }
log-rested =
    { $number ->
        [one] { $who } lässt eine Aktion ungenutzt.
       *[other] { $who } lässt { $number } Aktionen ungenutzt.
    }
log-no_cards = { $who } hat keine Karte zu spielen.
log-enraged = { $who } zieht ENRAGE: Der Kaiju tobt!
log-deck_out = { $who } findet den Stapel leer: Der Kaiju tobt, dann wird die Ablage gemischt.
log-removed = Die ENRAGE-Karte verlässt das Spiel.
log-level =
    Die Wutmarke steigt auf { $number }: { $hand } Karten auf der Hand, { $actions ->
        [one] 1 Aktion im Zug.
       *[other] { $actions } Aktionen im Zug.
    }
log-level-full = Die Wutmarke bleibt auf { $number }.
log-swam = Der Kaiju schwimmt von { $source } nach { $target }.
log-swam-on = Der Kaiju schwimmt weiter: { $target }.
log-pushed = { $who } bewegt den Kaiju von { $source } nach { $target }.
log-pushed-on = { $who } versetzt den Kaiju ein Stück: { $target }.
log-stayed = Der Kaiju bleibt, wo er ist.
log-stranded = { $who } berührt nichts und schwimmt.
log-carapace = Der Kaiju härtet seinen Panzer: Der nächste Schaden ist nur 1.
log-net = { $who } fängt den Kaiju für seinen nächsten Zug im Netz.
log-flare =
    { $number ->
        [one] Der nächste Zug des Kaiju hat eine Aktion weniger.
       *[other] Der nächste Zug des Kaiju hat { $number } Aktionen weniger.
    }
log-seeded =
    { $number ->
        [one] Eine ENRAGE-Karte steckt im Stapel der Verteidiger.
       *[other] { $number } ENRAGE-Karten stecken im Stapel der Verteidiger, eine in jedem Teil.
    }
log-shuffled =
    { $deck ->
        [kaiju] Der Stapel des Kaiju wird gemischt.
       *[other] Der Stapel der Verteidiger wird gemischt.
    }
log-kaiju-won = Nichts steht mehr: Der Kaiju gewinnt.
log-defenders-won = Der Kaiju hat keine Karte mehr zu ziehen und gleitet zurück ins Meer: Die Verteidiger gewinnen.

## Filmszenen, wo es kein Bild gibt

video-kaiju_start = Etwas Riesiges, leicht Gewelltes erhebt sich aus der Moreton Bay.
video-defender_start = Sirenen. Jemand findet Klebeband und Schere. Die Stadt wird verteidigt.
video-kaiju_wins = Staub legt sich auf eine flache Silhouette. Der Kaiju wirkt zufrieden.
video-defender_wins = An den Rändern aufgeweicht, dreht der Kaiju ab und schwimmt zum Horizont. Die Stadt jubelt.

## Untertitel der Geräusche

sound-stomp = Ein Stampfen lässt den Kai erzittern.
sound-smash = Etwas zerbricht, laut.
sound-roar = Ein Brüllen lässt alle Fenster klirren.
sound-rampage = Die Stadt ächzt unter der Raserei.
sound-assault_1 = Ein einzelner Schuss.
sound-assault_2 = Eine Salve.
sound-assault_3 = Trommelfeuer.
sound-shield = Ein Schild summt auf.
sound-repel = Ein Zischen von Sprühnebel.
sound-flare = Eine Leuchtkugel kracht am Himmel.
sound-net = Seile spannen sich.
sound-repair = Hämmer und Klebeband.

# Was einen Plan vom anderen unterscheidet: Merkmale des Urteils, wenn es mehr oder weniger davon gibt.
pro-team-city-more = die Stadt nimmt weniger Schaden
pro-kaiju-city-less = die Stadt nimmt mehr Schaden
pro-team-buildings-more = mehr Gebäude stehen
pro-kaiju-buildings-less = ein Gebäude fällt
pro-team-stamina-less = der Stapel des Kaiju wird kleiner
pro-kaiju-stamina-more = der Stapel des Kaiju reicht länger
pro-team-level-less = der Kaiju bleibt ruhiger
pro-kaiju-level-more = die Wut des Kaiju wächst
pro-team-shields-more = ein Gebäude ist geschützt
pro-kaiju-shields-less = ein Schild ist weg
pro-team-touched-shields-more = ein Gebäude neben dem Kaiju ist geschützt
pro-team-touched-less = weniger Gebäude sind in Reichweite des Kaiju
pro-kaiju-touched-more = mehr Gebäude sind in Reichweite des Kaiju
pro-team-open-less = weniger Gebäude sind dem Kaiju ausgeliefert
pro-kaiju-open-more = mehr Gebäude sind dem Kaiju ausgeliefert
pro-team-open-left-less = weniger von der Stadt ist dem Kaiju ausgeliefert
pro-kaiju-open-left-more = mehr von der Stadt ist dem Kaiju ausgeliefert
pro-team-danger-less = ein ENRAGE würde weniger anrichten
pro-kaiju-danger-more = ein ENRAGE würde mehr anrichten
pro-team-sweep-less = ein ENRAGE würde weniger anrichten
pro-kaiju-sweep-more = ein ENRAGE würde mehr anrichten
pro-kaiju-carapace-more = der Panzer ist hart
pro-team-carapace-less = der Panzer ist verbraucht
pro-team-net-more = das Netz hält den Kaiju im nächsten Zug
pro-team-flares-more = Leuchtkugeln kosten den Kaiju eine Aktion
pro-team-enrage-1-less = ein ENRAGE ist weniger wahrscheinlich
pro-team-enrage-3-less = ein ENRAGE ist weniger wahrscheinlich
pro-kaiju-enrage-1-more = ein ENRAGE ist wahrscheinlicher
pro-kaiju-enrage-3-more = ein ENRAGE ist wahrscheinlicher
pro-team-support-more = eine Karte liegt für alle in der Unterstützung bereit
pro-kaiju-support-less = in der Unterstützung bleibt weniger
pro-team-support-damage-more = Schaden liegt in der Unterstützung bereit
pro-kaiju-support-damage-less = in der Unterstützung liegt weniger Schaden
pro-team-support-rest-more = Hilfe liegt in der Unterstützung bereit
pro-team-damage-more = das Team behält mehr Schaden auf der Hand
pro-team-shield-cards-more = Schilde werden aufgehoben
pro-team-rebuild-cards-more = der Wiederaufbau wird aufgehoben
pro-team-team-cards-more = das Team behält mehr Karten
pro-kaiju-claws-more = der Kaiju behält die besseren Karten
pro-kaiju-claws-damage-more = der Kaiju behält mehr Schaden auf der Hand
pro-kaiju-kaiju-hand-more = der Kaiju behält mehr Karten
pro-team-clocks-more = die Stadt hält länger als der Stapel des Kaiju
pro-kaiju-clocks-less = die Stadt fällt, bevor der Stapel des Kaiju leer ist
