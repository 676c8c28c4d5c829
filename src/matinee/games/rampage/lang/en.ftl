# Robot Rampage, in English.

kind =
    { $kind ->
        [left_arm] left arm
        [right_arm] right arm
        [head] head
        [leg] leg
        [accessory] accessory
       *[torso] torso
    }
location =
    { $location ->
        [left_arm] left arm
        [right_arm] right arm
        [head] head
        [leg] leg
        [accessory] accessory
       *[torso] torso
    }
what =
    { $what ->
        [left_arm] left arm
        [right_arm] right arm
        [head] head
        [leg] leg
        [accessory] accessory
       *[torso] torso
    }
colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }
its =
    { $its ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }

## Prompts

prompt-place = You have drawn { $card }: bolt it onto a torso.
prompt-action = Use an Action or bolt on a Replacement, or attack.
prompt-opponent = At whom do you aim { $card }?
prompt-cancel = { $who } aims { $card } at you (“{ $text }”): let it happen?
prompt-lose = A screw is loose: which part do you drop?
prompt-keep = Which of these cards do you keep? The rest goes under your stack.
prompt-sweep = Sweep hand cards under your stack; you will draw { $drawn }.
prompt-discard = You have no legal attack: discard one card, and your turn is over.
prompt-target = Which robot do you attack?
prompt-strike = Attack on { $robot } of { $who }: { $total } so far; it needs at least { $needs } if nobody guards.
prompt-pay = Which hand card goes under your stack for { $accessory }?
prompt-press = A hit, and the pit is open: attack { $robot } of { $who } again?
prompt-defend = { $who } attacks you with { $attack }; your defence is { $defence }.
prompt-pick = Where does your hit on { $robot } of { $who } land?
prompt-hit = You are hit: { location }.
prompt-theft = { $amount ->
    [one] { $thief } is about to take a card from you.
   *[other] { $thief } is about to take { $amount } cards from you.
}

## Offers

offer-place = Onto { $torso } ({ colour }, part { $parts } of 5)
offer-complete = Onto { $torso } ({ colour }): the robot is yours
offer-use = Use { $card } ({ colour } { $strength })
offer-attach = { $gain ->
    [attack] Bolt on { $card } ({ colour } { $strength }) as your { kind }: +{ $worth } attack
    [defence] Bolt on { $card } ({ colour } { $strength }) as your { kind }: +{ $worth } defence
   *[text] Bolt on { $card } ({ colour } { $strength }) as your { kind }
}
offer-attack = Attack
offer-opponent = { $robot } ({ colour })
offer-let-happen = Let it happen
offer-respond = Use { $card } ({ colour } { $strength })
offer-lose = { $card } ({ kind })
offer-keep = Keep { $card } ({ colour } { $strength })
offer-sweep = Sweep { $card } ({ colour } { $strength })
offer-sweep-done = Done: draw { $drawn }
offer-discard = Discard { $card } ({ colour } { $strength })
offer-target = { $robot } ({ colour }, defence { $defence })
offer-strike = Strike with { colour } { $strength } ({ $card })
offer-boost = Boost with { $card } ({ colour } { $strength })
offer-accessory = Use { $card }
offer-attack-done = Attack now
offer-pay = Pay with { $card } ({ colour } { $strength })
offer-again = Attack { $robot } again
offer-stop = Leave it at that
offer-guard = Guard with { colour } { $strength } ({ $card })
offer-defend-done = { $outcome ->
    [misses] Defend now: the attack misses by { $by }
   *[hits] Defend now: you are hit by { $by }
}
offer-hit = { location }: { $part } comes off
offer-wound = { $location ->
    [torso] torso: a wound
   *[other] { location }, gone already: a torso wound
}
offer-take-hit = Take it: { location }
offer-hand-over = { $amount ->
    [one] Hand it over
   *[other] Hand { $amount } cards over
}

## Why not

why-taken = { $torso } has an owner already.
why-fitted = { $torso } has its { kind } already.
why-own_colour = { $card } is of your own colour ({ colour }): it guards, it does not strike.
why-no_match = { $use ->
    [strike] { $card } is { colour } and { $robot } is { its }: a strike has the colour of its target.
   *[guard] { $card } is { colour }, the colour of { $robot }: it is neither yours nor wild.
}
why-have_match_no_wild = You hold a card that matches an opponent, so no wild may strike.
why-wild_only = With three robots or fewer only wilds strike, and no wild guards.
why-no_head = Without a head you cannot guard with a wild.
why-keep_one = Keep at least one card for the attack.
why-slot_full = That part is still on your robot: { $card } goes only where it is missing.
why-used_this_turn = { $card } has been used this turn.
why-limit = { $use ->
    [strike] One wild, or one painted card, strikes alone.
   *[guard] Either one wild guards, alone, or up to three cards of your own colour.
}
why-cannot_pay = You have nothing left to pay for { $card }.
why-wrong_time = The text of { $card } belongs to another moment.
why-target = You hold no card of { $robot }'s colour, and no wild may strike while you hold a match for somebody else.

## The log

log-dealer = { $who } deals.
log-drawn = { $who } draws { $part }.
log-placed = { $who } bolts { $part } onto { $torso }.
log-built = { $who } has built { $torso }, worth { $value }!
log-begins = { $who } has the first turn.
log-turn = Turn { $number }: { $who }
log-closing = Closing Time: { $who } loses a card.
log-empty-hand = { $who } has no card in hand and only refills.
log-used = { $who } uses { $what }.
log-aimed = { $who } aims { $what } at { $other }.
log-attached = { $who } bolts on { $what }: a new { kind }.
log-responded = { $number ->
    [0] { $who } answers with { $what }, which goes under the stack.
   *[other] { $who } answers with { $what }, which is discarded.
}
log-cancelled = { $who } is not impressed: { $what } does nothing.
log-salvaged = { $number ->
    [0] { $who } finds no card to slide under the stack.
    [one] { $who } slides a card of the Battle Deck under the stack.
   *[other] { $who } slides { $number } cards of the Battle Deck under the stack.
}
log-repaired = { $number ->
    [0] { $who } has no wound to remove.
    [one] { $who } removes a wound.
   *[other] { $who } removes { $number } wounds.
}
log-read = { $number ->
    [0] { $who } has no stack to look at.
    [one] { $who } looks at the last card of the stack and keeps it.
   *[other] { $who } looks at { $number } cards and keeps one; the rest goes under the stack.
}
log-swept = { $number ->
    [0] { $who } sweeps nothing away and draws { $drawn }.
    [one] { $who } sweeps a card under the stack and draws { $drawn }.
   *[other] { $who } sweeps { $number } cards under the stack and draws { $drawn }.
}
log-painted = { $number ->
    [0] { $who } may strike with one card of any colour this turn.
   *[other] { $who } has wet paint already: nothing changes.
}
log-aims = { $number ->
    [2] { $who } attacks { $other } again.
   *[other] { $who } attacks { $other }.
}
log-strike = { $who } strikes with { colour } { $strength } ({ $card }).
log-guard = { $who } guards with { colour } { $strength } ({ $card }).
log-boost = { $who } boosts with { $card }.
log-parked-joins = { $card }, which { $who } had parked, joins the attack.
log-gadget = { $who } uses { $what }.
log-paid = { $who } puts { $card } ({ colour } { $strength }) under the stack for it.
log-attacked = { $who } attacks with { $number }.
log-defended = { $who } defends with { $number }.
log-hit = { $number ->
    [0] { $who } just hits { $other }.
   *[other] { $who } hits { $other } by { $number }.
}
log-missed = { $who } misses { $other } by { $number }.
log-buzz-saws = Buzz Saws! { $who } takes the difference from { $other }.
log-called-off = { $who } calls the attack of { $other } off.
log-parked = { $card } is parked beside { $who }'s robot.
log-location = Location drawn: { location } ({ $card }).
log-located = { $who } is hit: { what }.
log-located-gone = { $who } is hit: { what }, which is gone already.
log-wounded = { $number ->
    [one] { $who } takes a torso wound ({ $wounds } of { $bears }).
   *[other] { $who } takes { $number } torso wounds ({ $wounds } of { $bears }).
}
log-lost = { $who } loses { $part } ({ kind }).
log-took = { $number ->
    [0] { $who } takes no card from { $other }.
    [one] { $who } takes a card from { $other }.
   *[other] { $who } takes { $number } cards from { $other }.
}
log-spared = { $number ->
    [one] { $what } spares { $who } a card.
   *[other] { $what } spares { $who } { $number } cards.
}
log-gave-up = { $who } has no legal attack.
log-discarded = { $who } discards { $card } ({ colour } { $strength }).
log-looked = You see { $card } ({ colour } { $strength }).
log-looked-hand = Out of { $who }'s hand comes { $card } ({ colour } { $strength }).
log-kept = You keep { $card } ({ colour } { $strength }).
log-drew = You draw { $card } ({ colour } { $strength }).
log-reshuffled = The Discard Pile is shuffled and becomes the Battle Deck.
log-fell = { $what ->
    [wounds] { $who }'s robot is beaten to scrap!
    [cards] { $who } is out of cards: the robot stops.
    [gone] { $who } leaves the table.
   *[left] { $who } leaves the table, and the robot falls apart.
}
log-scattered = { $number ->
    [one] A card of { $who } goes to the Discard Pile.
   *[other] { $number } cards of { $who } go to the Discard Pile.
}
log-hoarded = { $number ->
    [one] { $who } keeps a card as a hoard.
   *[other] { $who } keeps { $number } cards as a hoard.
}
log-won = { $who } wins this game of the match.
log-ended = { $what ->
    [hoard] { $who } has the most cards and wins!
   *[other] { $who } wins!
}

# What may tell one plan from another: features of the judge, if there is more or less of them.
pro-own-cards-more = more cards are left to fight with
pro-own-few-cards-less = the cards last longer
pro-own-arms-more = stronger arms
pro-own-armour-more = more armour
pro-own-life-more = fewer wounds
pro-own-last-life-less = no single blow would fell the robot
pro-own-head-more = the head stays on
pro-own-parts-more = more parts stay on the robot
pro-own-parked-more = a card is parked for later
pro-own-hand-more = a fuller hand
pro-best-cards-less = rivals have fewer cards left
pro-best-arms-less = a rival loses arms
pro-best-armour-less = a rival loses armour
pro-best-life-less = a rival takes more wounds
pro-best-last-life-more = the strongest rival is one blow from falling
pro-best-head-less = a rival loses its head
pro-best-parts-less = a rival loses parts
pro-mean-cards-less = rivals have fewer cards left
pro-mean-arms-less = a rival loses arms
pro-mean-armour-less = a rival loses armour
pro-mean-life-less = a rival takes more wounds
pro-mean-head-less = a rival loses its head
pro-mean-parts-less = a rival loses parts
pro-robots-less = one robot fewer stands
pro-own-colour-more = cards of its own colour are kept for guarding
pro-responses-more = answers to later attacks stay in hand
pro-kept-more = the better cards are kept
pro-ahead-more = the robot stands better against its rivals
pro-ahead-of-mean-more = the robot stands better against its rivals
pro-pending-more = the attack at hand goes better
pro-robot-more = that makes the better robot
pro-best-robot-less = it leaves rivals the weaker parts
