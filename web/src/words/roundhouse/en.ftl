roundhouse-goal = most points when the barn is empty
roundhouse-goal-short = most points
roundhouse-goal-life = life
roundhouse-goal-points = points
roundhouse-goal-monsters = monsters left
roundhouse-goal-circle = { $count ->
        [0] hardly a hit comes at anybody
        [one] about 1 hit comes at everybody
       *[other] about { $count } hits come at everybody
    }
roundhouse-goal-aaaaargh = AAAAARGH! { $count ->
        [0] Hardly a hit comes at you
        [one] About 1 hit comes at you
       *[other] About { $count } hits come at you
    }
roundhouse-melee = melee
roundhouse-air = air
roundhouse-magic = magic
roundhouse-ring = The ring of eight and the middle
roundhouse-middle = Middle
roundhouse-in-the-middle = in the middle
roundhouse-middle-clear = The middle is clear
roundhouse-place = place { $place }
roundhouse-empty = { $place } is empty
roundhouse-strength = strength { $count }
roundhouse-marks = { $free } of { $all } marks free
roundhouse-pts = { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
roundhouse-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
roundhouse-points-word =
    { $count ->
        [one] point
       *[other] points
    }
roundhouse-kills = { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
roundhouse-your-kills = You: { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
roundhouse-dice = { $count ->
        [one] die
       *[other] dice
    }
roundhouse-dies = dies
roundhouse-defence = defence { $count }
roundhouse-life = { $life } of 15 life
roundhouse-of-15 = of 15
roundhouse-slot-free = free slot
roundhouse-starts = starts
roundhouse-aaaaargh = AAAAARGH!
roundhouse-out = out, still scores
roundhouse-forecast = Coming at you after this
roundhouse-phase-set-starting-player = Start
roundhouse-phase-draw-card = Draw
roundhouse-phase-kick = Kick!
roundhouse-phase-aaaaargh = Aaaaargh!
roundhouse-phase-counterattack = Counter
roundhouse-phase-first-aid = First aid
roundhouse-phase-cavalry = Cavalry
roundhouse-item-attack = discard: { $dice } more dice
roundhouse-item-attack-full = Throw it in before the roll: { $dice } dice more for one kick. It is gone whatever they show.
roundhouse-item-defence = { $type }, { $left } of { $printed } left
roundhouse-item-defence-full = Stops hits that carry { $type }: { $left } of { $printed } points left. At 0 it is discarded.
roundhouse-attack-card = attack card
roundhouse-defence-card = defence card
roundhouse-attack-cards = Attack cards
roundhouse-defence-cards = Defence cards
roundhouse-monsters = Monsters
roundhouse-copies =
    { $count ->
        [one] once in the deck
       *[other] { $count } times in the deck
    }
roundhouse-monster-text =
    Health { $track }, { $covered ->
        [0] no mark
        [one] one mark
       *[other] { $covered } marks
    } covered: rolls { $strength ->
        [one] 1 die
       *[other] { $strength } dice
    }. Each of its hits is stopped by a shield against any of: { $types }.
roundhouse-why-all-laid = All hits are laid. Take one back first.
roundhouse-why-by-itself = This hit falls by itself: no other mark is left for it.
roundhouse-hits =
    { $hits ->
        [0] no hit
        [one] hit
       *[other] hits
    }
roundhouse-hits-open =
    { $hits ->
        [one] hit, to be laid
       *[other] hits, { $open } to lay
    }
roundhouse-your-kick = Your kick
roundhouse-kick-of = { $name }’s kick
roundhouse-cup =
    { $card ->
        [none] { $dice } dice in the cup
       *[other] { $dice } dice in the cup, with { $card }
    }
roundhouse-curtain-cleared = The barn is cleared!
roundhouse-curtain-fell = Nobody is left standing
roundhouse-incoming =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $stopped } stopped, { $lost } life lost
roundhouse-rolled = rolls { $faces }
roundhouse-roll-middle = AAAAARGH! The middle strikes
roundhouse-roll-circle = The circle strikes back
roundhouse-col-choosing = choosing
roundhouse-forecast-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
roundhouse-forecast-hits = about { $hits } hits
roundhouse-forecast-none = nothing
roundhouse-forecast-open = No shield against { $types }!
roundhouse-forecast-bare = You have no shield!
roundhouse-forecast-more = { $name } +{ $more }
roundhouse-drawn = Drawn
roundhouse-drawn-by = { $name } drew
roundhouse-instead-of = is thrown away
roundhouse-in-place-of = in place of ?
roundhouse-gone-for-good = gone for good
roundhouse-discard = Discard it
roundhouse-keep = Keep it
roundhouse-swap = Take it, { $card } goes
roundhouse-defence-then = defence { $defence } then
roundhouse-defence-then-target = defence { $defence } then: the middle comes for you
roundhouse-hold = Hold back
roundhouse-hold-how = no attack this round
roundhouse-kick-bare = Kick with { $dice } dice
roundhouse-kick-card = { $card }: { $dice } dice
roundhouse-expects = about { $hits } hits, { $free ->
        [one] 1 mark
       *[other] { $free } marks
    } free
roundhouse-expects-waste = about { $hits } hits for only { $free ->
        [one] 1 mark
       *[other] { $free } marks
    }
roundhouse-waste-title = { $card }, for that little?
roundhouse-waste-words = About { $hits } hits are to be expected, but { $free ->
        [one] only one mark is
       *[other] only { $free } marks are
    } free. Hits beyond them are lost, and the card is gone.
roundhouse-waste-yes = Fire it
roundhouse-waste-loss = { $card } is gone
roundhouse-waste-no = Think again
roundhouse-lay = Lay these hits
roundhouse-lay-kills = { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
roundhouse-lay-no-kill = no kill
roundhouse-lay-done = All hits are laid. So be it?
roundhouse-lay-more =
    { $left ->
        [one] One more hit to lay
       *[other] { $left } more hits to lay
    }
roundhouse-lay-why = All hits must land; you can take them back until you say so.
roundhouse-lay-cavalry = This clears the middle: the cavalry rides again, { $count ->
        [one] one monster
       *[other] { $count } monsters
    }.
roundhouse-hold-hit = Keep a hit
roundhouse-neither = Neither
roundhouse-heal-to = { $life } of 15 life then
roundhouse-heal-nothing = you are at 15: nothing gained
roundhouse-draw-how = may be discarded; fewer for all
roundhouse-take-loses =
    { $life ->
        [one] lose 1 life
       *[other] lose { $life } life
    }
roundhouse-take-deadly = lose all your life: you are out, but still score
roundhouse-block = Put up { $card }
roundhouse-block-how = stops { $stops }, { $left ->
        [0] then it is gone
       *[other] { $left } left
    }; { $through ->
        [0] nothing gets through
       *[other] { $through } get through
    }
roundhouse-empty-never = nobody is left to come
roundhouse-empty-cavalry = the cavalry fills it
roundhouse-empty-middle = filled by cavalry once the middle is clear
roundhouse-monsters-left = monsters
roundhouse-items-left = items
roundhouse-discards = discards
roundhouse-round = Round { $round }
roundhouse-cavalry-comes =
    { $count ->
        [one] Cavalry: 1 monster comes
       *[other] Cavalry: { $count } monsters come
    }
roundhouse-cavalry-waits = Cavalry: nobody comes while the middle is occupied
roundhouse-cavalry-none = Cavalry: nobody is left
roundhouse-kill-piles = Kills
roundhouse-kills-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
roundhouse-survived = survived
roundhouse-billing = Billing: { $billing }
roundhouse-billing-extra = Extra
roundhouse-billing-stunt-double = Stunt Double
roundhouse-billing-leading-role = Leading Role
roundhouse-billing-legend = Legend
