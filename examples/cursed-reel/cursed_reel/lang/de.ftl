# Cursed Reel, auf Deutsch.

tagline = Noch eine Szene. Was soll schon passieren?

prompt-turn = { $scenes ->
        [0] Die Rolle ist leer. Lässt du den Film laufen, oder klebst du eine eigene Szene ein?
        [one] Eine Szene ist auf der Rolle. Weiterlaufen lassen oder einkleben?
       *[other] { $scenes } Szenen sind auf der Rolle, { $points } wert. Weiterlaufen lassen, einkleben oder schneiden?
    }
offer-roll = Laufen lassen (reißt zu { $risk } %)
offer-cut = Schneiden und { $points } behalten
offer-splice = { $card } einkleben
refuse-splice = Dieses Monster ist schon auf der Rolle: Der Film würde reißen.
refuse-cut = Noch ist nichts zu behalten: Die letzte Szene bleibt auf der Rolle.
log-card = „{ $card }“ ({ $points })
log-rolled = Der Film zeigt { $card }.
log-spliced = { $who } klebt { $card } ein.
log-torn = Der Film reißt! { $who } verliert { $points }.
log-cut = { $who } schneidet und behält { $points }.
log-won = { $who } gewinnt die Nacht.

# Was auf dem Brett steht.

pile-deck = Kommende Szenen
pile-reel = Die Rolle
pile-bin = Abfall
pile-hand = Hand
pile-can = Dose
counter-points = Punkte
counter-worth = Wert
counter-turn = Zug
counter-risk = Rissgefahr in %
kind-bat = Die Fledermaus
kind-blob = Der Blob
kind-mummy = Die Mumie
kind-ant = Die Ameisen
kind-brain = Das Gehirn
kind-ghoul = Die Ghule
ending-the-last-scene = Die letzte Szene ist gezeigt.

# Sechs Szenen mit jedem Monster.

card-bat-1 = Fiepen auf dem Dachboden
card-bat-2 = Flügel am Fenster
card-bat-3 = Umhang und Zähne
card-bat-4 = Der Graf zählt nach
card-bat-5 = Raus aus dem Glockenturm
card-bat-6 = Groß wie eine Scheune
card-blob-1 = Etwas in der Spüle
card-blob-2 = Es fraß die Klinke
card-blob-3 = Gelee auf der Treppe
card-blob-4 = Das Imbisslokal zerfließt
card-blob-5 = Der Blob in der Innenstadt
card-blob-6 = Alles ist Blob
card-mummy-1 = Sand im Korridor
card-mummy-2 = Der leere Sarg
card-mummy-3 = Die Binden, abgewickelt
card-mummy-4 = Ein Fluch im Kleingedruckten
card-mummy-5 = Dienstags geht sie um
card-mummy-6 = Dreitausend Jahre wütend
card-ant-1 = Ein sehr großes Picknick
card-ant-2 = Fühler im Nebel
card-ant-3 = Das Zuckersilo
card-ant-4 = Ameisen auf der Brücke
card-ant-5 = Königin der Autobahn
card-ant-6 = Der Hügel war der Berg
card-brain-1 = Ein Glas im Regal
card-brain-2 = Das Glas summt
card-brain-3 = Es kennt deinen Namen
card-brain-4 = Es fährt den Wagen
card-brain-5 = Das Gehirn wird Bürgermeister
card-brain-6 = Niemand zieht den Stecker
card-ghoul-1 = Ein Grab mit Aussicht
card-ghoul-2 = Graben bei Mondschein
card-ghoul-3 = Wer fraß den Küster?
card-ghoul-4 = Ghule im Frack
card-ghoul-5 = Abendessen in der Gruft
card-ghoul-6 = Die Gäste sind das Menü
