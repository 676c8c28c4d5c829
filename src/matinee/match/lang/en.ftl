log-undone = { $who } takes the last answer back.
