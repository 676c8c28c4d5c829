# Roundhouse Kick, auf Deutsch.

type =
    { $type ->
        [melee] Nahkampf
        [air] Luft
       *[magic] Magie
    }
# Treffer nach den Arten, die sie tragen, durch Kommas getrennt.
which = { $melee ->
        [0] { "" }
       *[other] { $melee_sep }{ $melee } Nahkampf
    }{ $air ->
        [0] { "" }
       *[other] { $air_sep }{ $air } Luft
    }{ $magic ->
        [0] { "" }
       *[other] { $magic_sep }{ $magic } Magie
    }{ $melee_air ->
        [0] { "" }
       *[other] { $melee_air_sep }{ $melee_air } Nahkampf+Luft
    }{ $melee_magic ->
        [0] { "" }
       *[other] { $melee_magic_sep }{ $melee_magic } Nahkampf+Magie
    }{ $air_magic ->
        [0] { "" }
       *[other] { $air_magic_sep }{ $air_magic } Luft+Magie
    }{ $melee_air_magic ->
        [0] { "" }
       *[other] { $melee_air_magic_sep }{ $melee_air_magic } Nahkampf+Luft+Magie
    }
score =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
why-over =
    { $ending ->
        [cleared] Die Scheune ist geräumt
       *[fell] Niemand steht mehr
    }
billing =
    { $billing ->
        [extra] Statist
        [stunt-double] Stuntdouble
        [leading-role] Hauptrolle
       *[legend] Legende
    }

## Fragen

prompt-place-attack = Du ziehst { $card } (+{ $dice } Würfel). Was geschieht damit?
prompt-place-shield =
    { $points ->
        [one] Du ziehst { $card } ({ type }, 1 Punkt). Was geschieht damit?
       *[other] Du ziehst { $card } ({ type }, { $points } Punkte). Was geschieht damit?
    }
prompt-kick =
    { $cards ->
        [0] Trittst du mit zwei Würfeln zu, oder hältst du dich zurück?
       *[other] Trittst du mit zwei Würfeln zu, setzt du eine Angriffskarte ein, oder hältst du dich zurück?
    }
prompt-hit =
    { $hits ->
        [one] Ein Treffer ist zu verteilen: auf welches Monster?
       *[other] { $hits } Treffer sind zu verteilen: auf welches Monster kommt der nächste?
    }
prompt-reward = Ein Monster liegt. Du hast { $life } Leben; im gemeinsamen Stapel { $items ->
        [one] ist noch ein Gegenstand
       *[other] sind noch { $items } Gegenstände
    }. Heilen oder ziehen?
prompt-block =
    { $hits ->
        [one] Ein Treffer kommt auf dich zu: { which }. Du hast { $life } Leben. Wehrst du ab?
       *[other] { $hits } Treffer kommen auf dich zu: { which }. Du hast { $life } Leben. Wehrst du ab?
    }

## Angebote

offer-keep = { $card } behalten
offer-discard = { $card } ablegen
offer-swap =
    { $kind ->
        [attack] { $card } statt { $lost } nehmen (+{ $number } Würfel)
       *[other] { $number ->
            [one] { $card } statt { $lost } nehmen (noch 1 Punkt)
           *[other] { $card } statt { $lost } nehmen (noch { $number } Punkte)
        }
    }
offer-hold = Zurückhalten: kein Angriff in dieser Runde
offer-kick = Zutreten mit { $dice } Würfeln
offer-kick-card = Zutreten mit { $card }: { $dice } Würfel
offer-hit = { $place } { $card }: Stärke { $before } auf { $after }
offer-hit-kill =
    { $points ->
        [one] { $place } { $card }: erledigt, 1 Punkt
       *[other] { $place } { $card }: erledigt, { $points } Punkte
    }
offer-heal = { $tokens } heilen
offer-draw = Einen Gegenstand ziehen (noch { $items })
offer-block =
    { $left ->
        [0] { $card } hochhalten: stoppt { $absorbs }, dann ist es dahin
       *[other] { $card } hochhalten: stoppt { $absorbs }, { $left } bleiben
    }
offer-take =
    { $hits ->
        [one] Den Treffer einstecken
       *[other] Alle { $hits } Treffer einstecken
    }

## Warum nicht

why-third =
    { $kind ->
        [attack] Du hast zwei Angriffskarten; eine dritte ist eine zu viel.
       *[other] Du hast zwei Abwehrkarten; eine dritte ist eine zu viel.
    }
why-cross-swap =
    { $kind ->
        [attack] Dann hättest du drei Angriffskarten; zwei sind erlaubt.
       *[other] Dann hättest du drei Abwehrkarten; zwei sind erlaubt.
    }
why-two-cards = Für einen Tritt darf nur eine Angriffskarte eingesetzt werden.
why-card-after-roll = Die Würfel sind gefallen; eine Karte setzt man vorher ein.
why-hold-hits = Alle Treffer müssen verteilt werden; keiner wird zurückgehalten.
why-full = Alle Marken von { $card } sind bedeckt; eine Marke nimmt nur einen Treffer.
why-no-third = Für ein erledigtes Monster heilst du oder ziehst du; die gezogene Karte darf abgelegt werden.
why-wrong-type = { $card } stoppt nur { type }, und davon ist nichts mehr übrig.

## Das Protokoll

log-round = Runde { $round }
log-phase =
    { $phase ->
        [set-starting-player] STARTSPIELER BESTIMMEN
        [draw-card] KARTE ZIEHEN
        [kick] ROUNDHOUSE KICK!
        [aaaaargh] AAAAARGH!
        [counterattack] GEGENANGRIFF
        [first-aid] ERSTE HILFE
       *[cavalry] KAVALLERIE
    }
log-skipped =
    { $phase ->
        [draw-card] Der Gegenstandsstapel ist leer: Niemand zieht.
        [kick] Kein Monster ist auf dem Tisch: Niemand tritt zu.
        [aaaaargh] Niemand ist in der Mitte: Es bleibt still.
        [counterattack] Der Kreis ist leer: Niemand schlägt zurück.
       *[cavalry] Die Mitte ist besetzt: keine Verstärkung.
    }
log-starting = { $who } beginnt, mit { $life } Leben.
log-began = { $who } beginnt mit { $card }.
log-drew = { $who } zieht { $card }.
log-kept = { $who } behält die Karte.
log-swapped = { $who } behält die Karte und legt { $card } ab.
log-declined = { $who } legt { $card } ab.
log-held = { $who } hält sich zurück.
log-kicked = { $who } tritt mit { $dice } Würfeln zu.
log-kicked-card = { $who } tritt mit { $card } zu: { $dice } Würfel.
log-rolled =
    { $hits ->
        [0] { $who } würfelt { $faces }: kein Treffer.
        [one] { $who } würfelt { $faces }: ein Treffer.
       *[other] { $who } würfelt { $faces }: { $hits } Treffer.
    }
log-wasted =
    { $hits ->
        [one] Ein Treffer findet keine freie Marke und verfällt.
       *[other] { $hits } Treffer finden keine freie Marke und verfallen.
    }
log-hit = { $who } trifft { $card } ({ $place }).
log-killed =
    { $points ->
        [one] { $who } erledigt { $card } ({ $place }): 1 Punkt.
       *[other] { $who } erledigt { $card } ({ $place }): { $points } Punkte.
    }
log-healed =
    { $tokens ->
        [0] { $who } hat volles Leben: Es gibt nichts zu heilen.
       *[other] { $who } heilt { $tokens } und hat { $life } Leben.
    }
log-aaaaargh = AAAAARGH! Die Mitte geht auf { $who } los.
log-struck =
    { $hits ->
        [0] { $card } ({ $place }) würfelt { $faces }: kein Treffer.
        [one] { $card } ({ $place }) würfelt { $faces }: ein Treffer.
       *[other] { $card } ({ $place }) würfelt { $faces }: { $hits } Treffer.
    }
log-blocked =
    { $left ->
        [0] { $who } hält { $card } hoch: stoppt { $hits } und ist dahin.
       *[other] { $who } hält { $card } hoch: stoppt { $hits }, { $left } bleiben.
    }
log-took =
    { $hits ->
        [one] { $who } steckt den Treffer ein.
       *[other] { $who } steckt alle { $hits } Treffer ein.
    }
log-wounded =
    { $life ->
        [0] { $who } verliert { $lost } Leben und hat keines mehr.
       *[other] { $who } verliert { $lost } Leben und hat noch { $life }.
    }
log-died = { $who } ist raus: Die Karten werden abgelegt, die Punkte zählen weiter.
log-patched =
    { $monsters ->
        [0] Kein Monster braucht ein Pflaster.
        [one] Ein Monster wird um einen Treffer verarztet.
       *[other] { $monsters } Monster werden um je einen Treffer verarztet.
    }
log-deck-empty = { $who } zieht nichts: Der Gegenstandsstapel ist leer.
log-emptied = Auf dem Tisch ist vorerst kein Monster mehr.
log-nobody-comes = Der Monsterstapel ist leer: Niemand kommt.
log-arrived = { $card } kommt nach { $place }.
log-shuffled =
    { $deck ->
        [monsters] Der Monsterstapel wird gemischt.
       *[items] Der Gegenstandsstapel wird gemischt.
    }
log-won =
    { why-over }: { $who } gewinnt mit { score }{ $tied ->
        [yes] , aus weniger Karten.
       *[no] .
    }
log-shared = { why-over }: { $who } teilen sich den Sieg mit je { score }.
log-survived = Die Scheune ist geräumt: { $who } überlebt mit { score }. Besetzung: { billing }.
log-fell = { $who } fällt mit { score }. Besetzung: { billing }.

# Was einen Plan vom anderen unterscheidet: Merkmale des Urteils, wenn es mehr oder weniger davon gibt.
pro-points-more = ein Vorsprung an Punkten
pro-ahead-of-best-more = ein Vorsprung an Punkten
pro-ahead-of-mean-more = ein Vorsprung an Punkten
pro-decided-more = der Vorsprung ist schwerer einzuholen
pro-life-more = mehr Leben
pro-frail-less = der Tod ist weiter weg
pro-dead-less = so überlebt man
pro-dice-more = mehr Würfel für spätere Tritte
pro-best-card-more = die beste Angriffskarte bleibt
pro-cards-more = eine Angriffskarte mehr für später
pro-shields-more = eine Abwehrkarte mehr
pro-defence-more = eine stärkere Abwehr
pro-rivals-life-less = den Gegnern bleibt weniger Leben
pro-rivals-frail-more = die Gegner sind dem Tod näher
pro-rivals-alive-less = weniger Gegner leben noch
pro-rivals-dice-less = die Gegner haben weniger Würfel
pro-rivals-defence-less = die Gegner sind schlechter verteidigt
pro-circle-less = weniger Monster schlagen aus dem Kreis zurück
pro-circle-strength-less = was aus dem Kreis zurückschlägt, ist schwächer
pro-middle-less = aus der Mitte greift niemand an
pro-middle-strength-less = die Mitte ist schwächer
pro-kick-value-more = die übrigen Treffer sind besser zu brauchen
pro-to-place-more = es bleiben mehr Treffer zu verteilen
pro-kills-more = ein Monster mehr liegt am Boden
