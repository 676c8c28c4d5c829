outlook-title = Das käme dabei heraus
outlook-yet = Noch geschieht nichts.
outlook-more = … und { $count } mehr
outlook-number = { $who }: { $label } { $was } → { $now }
outlook-shared = { $label } { $was } → { $now }
outlook-mark = { $who }: { $label } fertig
outlook-unmark = { $who }: { $label } fort
outlook-answering = { $count ->
    [one] { $names } könnte darauf antworten.
   *[other] { $names } könnten darauf antworten.
}
outlook-open = Den Rest entscheiden Würfel oder Karten, die du nicht siehst.
outlook-then = Danach wirst du gefragt: { $question }
outlook-next = Danach ist { $name } gefragt.
outlook-you = Du
