# My Game, auf Deutsch.

tagline = Höher, und noch höher

prompt-turn = { $last ->
        [none] Die Reihe ist leer. Welche Karte spielst du?
       *[other] { $last } liegt zuletzt in der Reihe. Spielst du eine höhere Karte, oder passt du?
    }
offer-play = Die { $card } spielen
offer-pass = Passen und aussteigen
refuse-low = Die { $card } ist nicht höher als die letzte Karte der Reihe.
log-played = { $who } spielt die { $card }.
log-out = { $who } ist draußen.
log-won = { $who } gewinnt.

# Was auf dem Brett steht.

pile-deck = Stapel
pile-row = Reihe
pile-hand = Hand
counter-played = gespielt
kind-low = Niedrig
kind-middle = Mittel
kind-high = Hoch
ending-everybody-is-out = Alle sind draußen.
