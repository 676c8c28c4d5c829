log-undone = { $who } takes the last answer back.
log-lost =
    { $count ->
        [one] One step of this table could not be read any more: it goes on from the moment before.
       *[other] The last { $count } steps of this table could not be read any more: it goes on from the moment before.
    }
