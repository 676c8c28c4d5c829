coach-the-end = The end
coach-tabs = The game that is over
coach-waiting = The film is being rewound
coach-thinking = The coach goes through the game, choice by choice.
coach-queue = Others brought their games first; yours is next in line.
coach-how = Each choice is judged by what its seat knew then: all that was hidden is dealt again, many times, and the best answers are compared in the same worlds. It takes about a minute. Stay on this page: without anybody waiting it stops.
coach-failed = The coach could not finish this game. Nothing is lost; you may ask again.
coach-stopped = The coach has stopped: nobody was waiting.
coach-again = Ask the coach
coach-everybody = What decided this game, for everybody at the table.
coach-word-blunder = Blunder
coach-word-mistake = Mistake
coach-word-doubtful = Doubtful
coach-word-brilliant = Brilliant
coach-word-fine = Fine
coach-hollow = hollow: others’
coach-band = band: 4 of 5 estimates lie inside · 1 point = 1 % chance to win
coach-solid = solid
coach-dashed = dashed
coach-moment = Moment of the game
coach-mark = { $word }, { $when }, { $name }: { $points } points
coach-table = Winning chances at each turn
coach-turn = Turn
coach-watch-from-here = Watch it from here
coach-luck-skill = Luck and skill
coach-part-start = start
coach-part-skill = own choices
coach-part-others = others’ choices
coach-part-luck = luck
coach-part-remainder = not explained
coach-part-how = choices: held against a star’s · not explained: estimates may be off by { $error } in all
coach-turning-points = Turning points
coach-when = { $when }, { $mine ->
    [yes] your choice
   *[no] { $who }
}
coach-place = · { $place } of { $count }
coach-points = points
coach-between = { $least } to { $most }
coach-board = The board before this choice ({ $when }) as { $mine ->
    [yes] you
   *[no] { $who }
} saw it. Played: { $did }. Better: { $better }.
coach-you = You
coach-better = Better
coach-wins = It wins { $chance } % of the time, what was done { $other } %.
coach-see = See it
coach-play-on = Play on from here
coach-clean = No choice cost anything worth speaking of.
coach-log = Marked log
coach-filter = Whose choices
coach-all = All
coach-my-seat = My seat
coach-marks = Marks { $count }
coach-best = best
coach-none = Nothing is marked here.
coach-luck-deal = The deal
coach-luck-cards = The cards that came
coach-luck-dice = The dice
coach-luck-unseen = Cards that lay hidden
coach-all-mine = All your choices, held against the best
coach-all-choices = All choices of { $name }, held against the best
coach-all-luck = All luck, with what was too small to list
coach-judged = Judged only by what { $mine ->
    [yes] you
   *[no] each seat
} knew then.
coach-judged-how = For each choice, all that was hidden was dealt again up to { $worlds } times.
