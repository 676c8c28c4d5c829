sentence = { $played }; { $luck }.
played-you = You played { $share } % as well as a Legend would
played-about = { $who } played { $share } % as well as a Legend would
played-any = No choice made a difference
luck-cards = the cards
luck-dice = the dice
luck-both = cards and dice
luck-gave-you =
    { $points ->
        [one] { $luck } gave you one point
       *[other] { $luck } gave you { $points } points
    }
luck-cost-you =
    { $points ->
        [one] { $luck } cost you one point
       *[other] { $luck } cost you { $points } points
    }
luck-even-you = { $luck } were even
luck-gave-about =
    { $points ->
        [one] { $luck } gave them one point
       *[other] { $luck } gave them { $points } points
    }
luck-cost-about =
    { $points ->
        [one] { $luck } cost them one point
       *[other] { $luck } cost them { $points } points
    }
luck-even-about = { $luck } were even
