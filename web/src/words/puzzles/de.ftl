puzzles-title = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-intro = Augenblicke aus echten Spielen, in denen eine Antwort deutlich die beste ist, auch wenn sie einem nicht als Erstes einfällt. Alles, was du brauchst, liegt auf dem Tisch. Lass dir Zeit: Niemand wartet.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-none-at-all = In diesem Haus gibt es noch keine Rätsel.
puzzles-go = Nachdenken
puzzles-all-games = Rätsel aller Spiele
puzzle-number = Rätsel { $number }
puzzle-number-of = Rätsel { $number } von { $count }
puzzle-is-today = das von heute
puzzle-is-solved = gelöst
puzzle-is-missed = noch nicht
puzzle-think = Du bist { $name }. Eine Antwort ist deutlich die beste: Finde sie. Dein erster ganzer Zug zählt.
puzzle-weighing = Der Coach wägt deine Antwort in hundert Welten ab …
puzzle-all = Alle Rätsel
puzzle-right = Das ist sie!
puzzle-as-good = Genauso gut
puzzle-wrong = Nicht die beste
puzzle-costs = Sie kostet { $points } von hundert Punkten ({ $least } bis { $most }).
puzzle-you = Du
puzzle-best = Am besten
puzzle-wins = gewinnt { $chance } %
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-more = Mehr Rätsel
puzzle-pins = Auf dem Tisch markiert: ✓ die beste Antwort{ $both ->
    [yes] , ✕ deine
   *[no] {""}
}.
