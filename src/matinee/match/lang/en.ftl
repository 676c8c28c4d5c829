log-undone = { $who } takes the last answer back.
log-dealt-anew = { $who } goes back to an earlier choice. What they could not know then is dealt again; this game is not rated.
log-branched = { $who } plays on from here, a moment of another game. What they could not know then is dealt again; this game is not rated.
log-lost =
    { $count ->
        [one] One step of this table could not be read any more: it goes on from the moment before.
       *[other] The last { $count } steps of this table could not be read any more: it goes on from the moment before.
    }
log-sat-down = { $who } sits down and plays on for a bot.
log-rose = { $who } leaves the table; a bot plays on.
log-sent-away = The host gives the chair of { $who }, who has been away, to a bot.
log-bot-sits-in = { $bot } plays for { $who } from now on.
log-timed-out = { $who } has not answered three times: { $bot } plays for them from now on.
log-away = { $who } is away: { $bot } plays for them.
log-taken-back = { $who } plays again.
log-renamed = { $was } is called { $who } from now on.
log-host-moved = The host has been away for long: { $who } is the host now.
log-host-passed = { $who } is the host now.
log-clock = Time is up for { $who }.
undo-never = At this table nothing is taken back.
undo-stand-in = A bot plays for you: take your chair back first.
undo-asked = You have asked; the others have yet to agree.
undo-window = Others may answer just now: nothing can be taken back.
undo-shown = Your last answer showed a card or rolled a die: it stands.
undo-nothing = You have nothing to take back: others have acted since your last answer, or could have.
reason-level =
    { $level ->
        [understudy] An understudy
        [extra] An extra
       *[other] A { $level }
    }
reason-plan = “{ $words }”
reason-alone = { reason-level } would say { $best }.
reason-order = { reason-level } would say { $best } rather than { $others }.
reason-wins = it wins the game
reason-loses = otherwise the game is lost at once
reason-why = Why: { $why }.
reason-later = Why, a while later: { $why }.
reason-outcome = about { $chance } % to win from here, against { $other } %
reason-close = as far as can be told now, they come to much the same
reason-habit = a rule of thumb; the numbers on the table do not show it yet
reason-or = { $one } or { $other }
reason-chance = { reason-level } would say { $best }: that wins { $chance } % of the time. Next: { $others }.
reason-other = { $plan }, { $chance } %
