log-undone = { $who } takes the last answer back.
log-lost =
    { $count ->
        [one] One step of this table could not be read any more: it goes on from the moment before.
       *[other] The last { $count } steps of this table could not be read any more: it goes on from the moment before.
    }
log-sat-down = { $who } sits down and plays on for a bot.
log-rose = { $who } leaves the table; a bot plays on.
log-sent-away = The host gives the chair of { $who }, who has been away, to a bot.
