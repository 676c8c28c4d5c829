# Roundhouse Kick, in English.

type =
    { $type ->
        [melee] melee
        [air] air
       *[magic] magic
    }
# Hits by the types they carry, a comma between them.
which = { $melee ->
        [0] { "" }
       *[other] { $melee_sep }{ $melee } melee
    }{ $air ->
        [0] { "" }
       *[other] { $air_sep }{ $air } air
    }{ $magic ->
        [0] { "" }
       *[other] { $magic_sep }{ $magic } magic
    }{ $melee_air ->
        [0] { "" }
       *[other] { $melee_air_sep }{ $melee_air } melee+air
    }{ $melee_magic ->
        [0] { "" }
       *[other] { $melee_magic_sep }{ $melee_magic } melee+magic
    }{ $air_magic ->
        [0] { "" }
       *[other] { $air_magic_sep }{ $air_magic } air+magic
    }{ $melee_air_magic ->
        [0] { "" }
       *[other] { $melee_air_magic_sep }{ $melee_air_magic } melee+air+magic
    }
score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
why-over =
    { $ending ->
        [cleared] The barn is cleared
       *[fell] Nobody is left standing
    }
billing =
    { $billing ->
        [extra] Extra
        [stunt-double] Stunt Double
        [leading-role] Leading Role
       *[legend] Legend
    }

## Prompts

prompt-place-attack = You draw { $card } (+{ $dice } dice). What becomes of it?
prompt-place-shield =
    { $points ->
        [one] You draw { $card } ({ type }, 1 point). What becomes of it?
       *[other] You draw { $card } ({ type }, { $points } points). What becomes of it?
    }
prompt-kick =
    { $cards ->
        [0] Kick with two dice, or hold back?
       *[other] Kick with two dice, throw in one attack card, or hold back?
    }
prompt-hit =
    { $hits ->
        [one] One hit to place: on which monster?
       *[other] { $hits } hits to place: on which monster goes the next?
    }
prompt-reward = A monster is down. You have { $life } life; the common item deck has { $items }. Heal, or draw?
prompt-block =
    { $hits ->
        [one] One hit is coming at you: { which }. You have { $life } life. Put up a card?
       *[other] { $hits } hits are coming at you: { which }. You have { $life } life. Put up a card?
    }

## Offers

offer-keep = Keep { $card }
offer-discard = Discard { $card }
offer-swap =
    { $kind ->
        [attack] Take { $card } instead of { $lost } (+{ $number } dice)
       *[other] { $number ->
            [one] Take { $card } instead of { $lost } (1 point left)
           *[other] Take { $card } instead of { $lost } ({ $number } points left)
        }
    }
offer-hold = Hold back: no attack this round
offer-kick = Kick with { $dice } dice
offer-kick-card = Kick with { $card }: { $dice } dice
offer-hit = { $place } { $card }: strength { $before } to { $after }
offer-hit-kill =
    { $points ->
        [one] { $place } { $card }: kill it, 1 point
       *[other] { $place } { $card }: kill it, { $points } points
    }
offer-heal = Heal { $tokens }
offer-draw = Draw an item ({ $items } left)
offer-block =
    { $left ->
        [0] Put up { $card }: stops { $absorbs }, then it is gone
       *[other] Put up { $card }: stops { $absorbs }, { $left } left
    }
offer-take =
    { $hits ->
        [one] Take the hit
       *[other] Take all { $hits } hits
    }

## Why not

why-third =
    { $kind ->
        [attack] You have two attack cards; a third is one too many.
       *[other] You have two defence cards; a third is one too many.
    }
why-cross-swap =
    { $kind ->
        [attack] That would leave you with three attack cards; two are allowed.
       *[other] That would leave you with three defence cards; two are allowed.
    }
why-two-cards = Only one attack card can be used for a kick.
why-card-after-roll = The dice have been rolled; a card is thrown in before that.
why-hold-hits = All hits must be applied; none can be held back.
why-full = All marks of { $card } are covered; a mark takes one hit only.
why-no-third = For a kill you heal or draw; a drawn card may still be discarded.
why-wrong-type = { $card } stops { type } hits, and none of those is left.

## The log

log-round = Round { $round }
log-phase =
    { $phase ->
        [set-starting-player] SET STARTING PLAYER
        [draw-card] DRAW CARD
        [kick] ROUNDHOUSE KICK!
        [aaaaargh] AAAAARGH!
        [counterattack] COUNTERATTACK
        [first-aid] FIRST AID
       *[cavalry] CAVALRY
    }
log-skipped =
    { $phase ->
        [draw-card] The item deck is empty: nobody draws.
        [kick] No monster is on the table: nobody kicks.
        [aaaaargh] Nobody is in the middle: it stays quiet.
        [counterattack] The circle is empty: nobody strikes back.
       *[cavalry] The middle is occupied: no reinforcements.
    }
log-starting = { $who } is the starting player, with { $life } life.
log-began = { $who } begins with { $card }.
log-drew = { $who } draws { $card }.
log-kept = { $who } keeps it.
log-swapped = { $who } keeps it and discards { $card }.
log-declined = { $who } discards { $card }.
log-held = { $who } holds back.
log-kicked = { $who } kicks with { $dice } dice.
log-kicked-card = { $who } kicks with { $card }: { $dice } dice.
log-rolled =
    { $hits ->
        [0] { $who } rolls { $faces }: no hit.
        [one] { $who } rolls { $faces }: one hit.
       *[other] { $who } rolls { $faces }: { $hits } hits.
    }
log-wasted =
    { $hits ->
        [one] One hit finds no free mark and is lost.
       *[other] { $hits } hits find no free mark and are lost.
    }
log-hit = { $who } hits { $card } ({ $place }).
log-killed =
    { $points ->
        [one] { $who } kills { $card } ({ $place }): 1 point.
       *[other] { $who } kills { $card } ({ $place }): { $points } points.
    }
log-healed =
    { $tokens ->
        [0] { $who } has full life: there is nothing to heal.
       *[other] { $who } heals { $tokens } and has { $life } life.
    }
log-aaaaargh = AAAAARGH! The middle goes for { $who }.
log-struck =
    { $hits ->
        [0] { $card } ({ $place }) rolls { $faces }: no hit.
        [one] { $card } ({ $place }) rolls { $faces }: one hit.
       *[other] { $card } ({ $place }) rolls { $faces }: { $hits } hits.
    }
log-blocked =
    { $left ->
        [0] { $who } puts up { $card }: it stops { $hits } and is gone.
       *[other] { $who } puts up { $card }: it stops { $hits }, { $left } left.
    }
log-took =
    { $hits ->
        [one] { $who } takes the hit.
       *[other] { $who } takes all { $hits } hits.
    }
log-wounded =
    { $life ->
        [0] { $who } loses { $lost } life and has none left.
       *[other] { $who } loses { $lost } life and has { $life }.
    }
log-died = { $who } is out: their cards are discarded, their points still count.
log-patched =
    { $monsters ->
        [0] No monster needs a plaster.
        [one] One monster is patched up by one hit.
       *[other] { $monsters } monsters are patched up by one hit each.
    }
log-deck-empty = { $who } draws nothing: the item deck is empty.
log-emptied = No monster is left on the table for now.
log-nobody-comes = The monster deck is empty: nobody comes.
log-arrived = { $card } arrives at { $place }.
log-shuffled =
    { $deck ->
        [monsters] The monster deck is shuffled.
       *[items] The item deck is shuffled.
    }
log-won =
    { why-over }: { $who } wins with { score }{ $tied ->
        [yes] , from fewer cards.
       *[no] .
    }
log-shared = { why-over }: { $who } share the victory with { score } each.
log-survived = The barn is cleared: { $who } survives with { score }. Billing: { billing }.
log-fell = { $who } falls with { score }. Billing: { billing }.

# What may tell one plan from another: features of the judge, if there is more or less of them.
pro-points-more = a lead in points
pro-ahead-of-best-more = a lead in points
pro-ahead-of-mean-more = a lead in points
pro-decided-more = the lead is harder to catch up with
pro-life-more = more Life
pro-frail-less = death is further away
pro-dead-less = it survives
pro-dice-more = more dice for later kicks
pro-best-card-more = the best attack card is kept
pro-cards-more = an attack card more for later
pro-shields-more = a defence card more
pro-defence-more = a stronger defence
pro-rivals-life-less = rivals are left with less Life
pro-rivals-frail-more = rivals are closer to death
pro-rivals-alive-less = fewer rivals are left alive
pro-rivals-dice-less = rivals have fewer dice to kick with
pro-rivals-defence-less = rivals are less well defended
pro-circle-less = fewer monsters strike back from the circle
pro-circle-strength-less = what strikes back from the circle is weaker
pro-middle-less = nobody is left to attack from the middle
pro-middle-strength-less = the middle is weaker
pro-kick-value-more = the hits that are left can be put to better use
pro-to-place-more = more hits are left to deal out
pro-kills-more = one more monster is down
