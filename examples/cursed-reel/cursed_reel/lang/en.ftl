# Cursed Reel, in English.

tagline = Show one more. What could go wrong?

prompt-turn = { $scenes ->
        [0] The reel is empty. Roll the film, or splice a scene of your own?
        [one] One scene is on the reel. Roll on, or splice?
       *[other] { $scenes } scenes are on the reel, worth { $points }. Roll on, splice, or cut?
    }
offer-roll = Roll ({ $risk } % that it tears)
offer-cut = Cut, and keep { $points }
offer-splice = Splice { $card }
refuse-splice = That monster is on the reel already: the film would tear.
refuse-cut = There is nothing to keep yet: the last scene stays on the reel.
log-card = “{ $card }” ({ $points })
log-rolled = The film shows { $card }.
log-spliced = { $who } splices { $card }.
log-torn = The film tears! { $who } loses { $points }.
log-cut = { $who } cuts, and keeps { $points }.
log-won = { $who } wins the night.

# What stands on the board.

pile-deck = Scenes to come
pile-reel = The reel
pile-bin = Bin
pile-hand = Hand
pile-can = Can
counter-points = points
counter-worth = worth
counter-turn = Turn
counter-risk = Tear risk in %
kind-bat = The Bat
kind-blob = The Blob
kind-mummy = The Mummy
kind-ant = The Ants
kind-brain = The Brain
kind-ghoul = The Ghouls
ending-the-last-scene = The last scene has been shown.

# Six scenes of each monster.

card-bat-1 = Squeak in the Attic
card-bat-2 = Wings at the Window
card-bat-3 = Cape and Fang
card-bat-4 = The Count Recounts
card-bat-5 = Out of the Belfry
card-bat-6 = Bat the Size of a Barn
card-blob-1 = Something in the Sink
card-blob-2 = It Ate the Doorknob
card-blob-3 = Jelly on the Stairs
card-blob-4 = The Diner Dissolves
card-blob-5 = Blob Downtown
card-blob-6 = Everything Is Blob
card-mummy-1 = Sand in the Corridor
card-mummy-2 = The Empty Coffin
card-mummy-3 = Bandages, Unrolled
card-mummy-4 = A Curse in Small Print
card-mummy-5 = It Walks on Tuesdays
card-mummy-6 = Three Thousand Years Angry
card-ant-1 = A Very Large Picnic
card-ant-2 = Feelers in the Fog
card-ant-3 = The Sugar Silo
card-ant-4 = Ants Take the Bridge
card-ant-5 = Queen of the Freeway
card-ant-6 = The Anthill Was the Mountain
card-brain-1 = A Jar, a Shelf
card-brain-2 = The Jar Hums
card-brain-3 = It Knows Your Name
card-brain-4 = It Drives the Car
card-brain-5 = The Brain for Mayor
card-brain-6 = Nobody Unplugs the Brain
card-ghoul-1 = A Grave with a View
card-ghoul-2 = Moonlit Digging
card-ghoul-3 = Who Ate the Sexton?
card-ghoul-4 = Ghouls in Black Tie
card-ghoul-5 = Dinner at the Crypt
card-ghoul-6 = The Guests Are the Menu
