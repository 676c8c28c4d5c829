outlook-title = What this would do
outlook-yet = Nothing happens yet.
outlook-more = … and { $count } more
outlook-number = { $who }: { $label } { $was } → { $now }
outlook-shared = { $label } { $was } → { $now }
outlook-mark = { $who }: { $label } done
outlook-unmark = { $who }: { $label } gone
outlook-answering = { $count ->
    [one] { $names } could answer it.
   *[other] { $names } could answer it.
}
outlook-open = Dice, or cards that you cannot see, decide the rest.
outlook-then = Then you are asked: { $question }
outlook-next = Then { $name } is asked.
outlook-you = You
