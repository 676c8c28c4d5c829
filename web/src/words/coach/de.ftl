coach-the-end = Das Ende
coach-tabs = Das Spiel, das vorbei ist
coach-waiting = Der Film wird zurückgespult
coach-thinking = Der Trainer geht das Spiel durch, Entscheidung für Entscheidung.
coach-queue = Andere haben ihre Spiele vorher gebracht; deines ist bald an der Reihe.
coach-how = Jede Entscheidung wird nach dem beurteilt, was ihr Platz damals wusste: Alles Verborgene wird viele Male neu gegeben, und die besten Antworten werden in denselben Welten verglichen. Das dauert etwa eine Minute. Bleib auf dieser Seite: Wenn niemand wartet, hört er auf.
coach-failed = Der Trainer konnte dieses Spiel nicht zu Ende ansehen. Nichts ist verloren; du kannst noch einmal fragen.
coach-stopped = Der Trainer hat aufgehört: Niemand hat gewartet.
coach-again = Den Trainer fragen
coach-everybody = Was dieses Spiel entschied, für alle am Tisch.
coach-word-blunder = Patzer
coach-word-mistake = Fehler
coach-word-doubtful = Fraglich
coach-word-brilliant = Glänzend
coach-word-fine = Gut
coach-hollow = hohl: andere
coach-band = Band: 4 von 5 Schätzungen liegen darin · 1 Punkt = 1 % Gewinnchance
coach-solid = volle Linie
coach-dashed = gestrichelt
coach-moment = Augenblick des Spiels
coach-mark = { $word }, { $when }, { $name }: { $points } Punkte
coach-table = Gewinnchancen in jedem Zug
coach-turn = Zug
coach-watch-from-here = Von hier an ansehen
coach-luck-skill = Glück und Können
coach-part-start = Anfang
coach-part-skill = eigene Wahl
coach-part-others = Wahl der anderen
coach-part-luck = Glück
coach-part-remainder = nicht erklärt
coach-part-how = Wahl: verglichen mit der eines Stars · nicht erklärt: die Schätzungen können zusammen um { $error } danebenliegen
coach-turning-points = Wendepunkte
coach-when = { $when }, { $mine ->
    [yes] deine Wahl
   *[no] { $who }
}
coach-place = · { $place } von { $count }
coach-points = Punkte
coach-between = { $least } bis { $most }
coach-board = Das Brett vor dieser Entscheidung ({ $when }), wie { $mine ->
    [yes] du es gesehen hast
   *[no] { $who } es sah
}. Gespielt: { $did }. Besser: { $better }.
coach-you = Du
coach-better = Besser
coach-wins = Das gewinnt in { $chance } % der Fälle, das Gespielte in { $other } %.
coach-see = Ansehen
coach-play-on = Von hier weiterspielen
coach-clean = Keine Entscheidung hat Nennenswertes gekostet.
coach-log = Markiertes Protokoll
coach-filter = Wessen Entscheidungen
coach-all = Alle
coach-my-seat = Mein Platz
coach-marks = Marken { $count }
coach-best = am besten
coach-none = Hier ist nichts markiert.
coach-luck-deal = Das Austeilen
coach-luck-cards = Die Karten, die kamen
coach-luck-dice = Die Würfel
coach-luck-unseen = Karten, die verdeckt lagen
coach-all-mine = Alle deine Entscheidungen, verglichen mit den besten
coach-all-choices = Alle Entscheidungen von { $name }, verglichen mit den besten
coach-all-luck = Alles Glück, auch was zu klein war für eine Zeile
coach-judged = Beurteilt nur nach dem, was { $mine ->
    [yes] du damals wusstest
   *[no] jeder Platz damals wusste
}.
coach-judged-how = Für jede Entscheidung wurde alles Verborgene bis zu { $worlds }-mal neu gegeben.
