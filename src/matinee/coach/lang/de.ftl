sentence = { $played }; { $luck }.
played-you = Du hast zu { $share } % so gut gespielt wie eine Legende
played-about = { $who } hat zu { $share } % so gut gespielt wie eine Legende
played-any = Auf die Entscheidungen kam es nicht an
luck-cards = die Karten
luck-dice = die Würfel
luck-both = Karten und Würfel
luck-gave-you =
    { $points ->
        [one] { $luck } brachten dir einen Punkt
       *[other] { $luck } brachten dir { $points } Punkte
    }
luck-cost-you =
    { $points ->
        [one] { $luck } kosteten dich einen Punkt
       *[other] { $luck } kosteten dich { $points } Punkte
    }
luck-even-you = { $luck } waren ausgeglichen
luck-gave-about =
    { $points ->
        [one] { $luck } brachten einen Punkt
       *[other] { $luck } brachten { $points } Punkte
    }
luck-cost-about =
    { $points ->
        [one] { $luck } kosteten einen Punkt
       *[other] { $luck } kosteten { $points } Punkte
    }
luck-even-about = { $luck } waren ausgeglichen
