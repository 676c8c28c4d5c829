puzzles-title = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-intro = Moments of real games in which one answer is clearly best, though it is not the first that comes to mind. Everything you need is on the board. Take your time: nobody waits.
puzzles-solved = { $solved } of { $count } solved
puzzles-none = There are no puzzles for this game yet.
puzzles-none-at-all = This house has no puzzles yet.
puzzles-go = Think
puzzles-all-games = Puzzles of all games
puzzle-number = Puzzle { $number }
puzzle-number-of = Puzzle { $number } of { $count }
puzzle-is-today = today’s
puzzle-is-solved = solved
puzzle-is-missed = not yet
puzzle-think = You are { $name }. One answer is clearly best: find it. Your first whole action counts.
puzzle-weighing = The coach weighs your answer in a hundred worlds …
puzzle-all = All puzzles
puzzle-right = That is it!
puzzle-as-good = Just as good
puzzle-wrong = Not the best
puzzle-costs = It costs { $points } points of a hundred ({ $least } to { $most }).
puzzle-you = You
puzzle-best = Best
puzzle-wins = wins { $chance } %
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-more = More puzzles
puzzle-pins = Marked on the board: ✓ the best answer{ $both ->
    [yes] , ✕ yours
   *[no] {""}
}.
