# Kung Fu Samurai on Giant Robot Island, in English.

## Prompts

prompt-title = Six words are turned up: { $words }. Build a title, take a machine pitch, or pitch nothing.
prompt-title-so-far = Your title so far: “{ $title }”.
prompt-vote = Do you approve of “{ $title }”?
prompt-main = Your turn (round { $round }, cards of film left: { $film }). What do you shoot?
prompt-table = Cut! Before the scene goes on: do you play an SFX?
prompt-attack = { $card } attacks the Movie of { $movie }: AS { $attack } against DS { $defence }. Do you answer?
prompt-attack-kick = { $card } kicks { $other } in the Movie of { $movie }: AS { $attack } against DS { $defence }. Do you answer?
prompt-result =
    { $success ->
        [yes] { $card } against the Movie of { $movie }: AS { $attack }, DS { $defence }, and the attack succeeds. Do you reverse the result?
       *[other] { $card } against the Movie of { $movie }: AS { $attack }, DS { $defence }, and the attack fails. Do you reverse the result?
    }
prompt-result-kick =
    { $success ->
        [yes] { $card } against { $other } ({ $movie }): AS { $attack }, DS { $defence }, and the kick succeeds. Do you reverse the result?
       *[other] { $card } against { $other } ({ $movie }): AS { $attack }, DS { $defence }, and the kick fails. Do you reverse the result?
    }
prompt-victim = { $fighter } has won: { $card } ({ $who }) is about to be cut. Do you step in?
prompt-credits = { $who } is about to roll the credits. Do you stop them?
prompt-cancel = { $who } plays { $card } (“{ $text }”). Do you cancel it?
prompt-cancel-at = { $who } plays { $card } (“{ $text }”) at { $other } in the Movie of { $whose }. Do you cancel it?
prompt-cancel-take = { $who } plays { $card } to take { $other } from the Movie of { $whose }, for { $taker }. Do you cancel it?
prompt-cancel-join = { $who } plays { $card }, and { $other } joins the attack. Do you cancel it?
prompt-cancel-back = { $who } plays { $card } to bring back { $other }. Do you cancel it?
prompt-cancel-movie = { $who } plays { $card } (“{ $text }”) at the Movie of { $movie }. Do you cancel it?
prompt-cancel-mode = { $who } plays { $card }: { $mode }. Do you cancel it?
prompt-cancel-cancel = { $who } plays { $card } against { $other } of { $whose }. Do you cancel it?
prompt-mode = Which way does { $card } work?
prompt-target = At what do you play { $card }?
prompt-kick = Whom does { $card } fight?
prompt-movie = Into whose Movie does { $card } go?
prompt-movie-attack = Whose Movie does { $card } attack?
prompt-combine = Does { $card } join the Location that lies there, or replace it?
prompt-from-discard = Which card does { $card } bring back?
prompt-from-hand = Which card of your hand goes with { $card }?
prompt-player = At whose hand does { $card } look?
prompt-receiver = Who gets { $card }?
prompt-victim-choice = Whom does { $card } take?
prompt-loot = Which Prop of { $victim } do you take?
prompt-wreck = Which Prop does { $card } smash on the way out?
prompt-may = Do you take { $card } of { $who } into your own Movie instead?
prompt-discard = End of your turn: discard any cards you like.
prompt-must-discard = You must discard a card (your hand limit is { $limit }).

## Offers

offer-word = { $word }
offer-machine = Machine pitch: “{ $title }”
offer-pitch = Pitch “{ $title }”
offer-undo = Take the last word back
offer-no-pitch = Pitch nothing
offer-approve = Approve “{ $title }”
offer-reject = Do not approve “{ $title }”
offer-play = Play { $card }
offer-attack = Attack with { $card }
offer-roll = { $card }!
offer-use = Use { $card }
offer-kick = Kung fu: { $card }
offer-move = Hand { $card } over
offer-play-text = Play { $card }: { $text }
offer-use-text = Use { $card }: { $text }
offer-end = End your turn
offer-pass = Pass
offer-back = Back
offer-movie = The Movie of { $who }
offer-own-movie = Your own Movie
offer-player = The hand of { $who }
offer-card = { $card }
offer-own-card = { $card }, in your own Movie
offer-card-of = { $card }, in the Movie of { $who }
offer-own-held = { $card } of { $other }, in your own Movie
offer-held-of = { $card } of { $other }, in the Movie of { $who }
offer-mode-as = AS { $n }
offer-mode-ds = DS { $n }
offer-mode-turn = Redirect the attack
offer-combine = Combine
offer-replace = Replace
offer-lure-yes = Yes, { $card } changes sides
offer-lure-no = No, cut { $card }
offer-discard = Discard { $card }
offer-done = Done

## Why not

why-establishing = Establishing shot: in round 1 nobody plays cards that affect an opponent.
why-off-turn = Characters, Props, Locations and Creatures are actions of your own turn, never answers.
why-credits-window = Roll the Credits is a main action, never an answer.
why-credits-round = The credits are locked until round 3.
why-credits-cast = You need at least one living Character to roll the credits.
why-one-creature = One Creature per attack, unless a card lets a second one join.
why-not-your-attack = A Creature can join a Creature attack of your own only.
why-barred = { $card } came back to your hand this turn and cannot be played again before the next.
why-nobody-to-hold = You have no Character who could hold it.
why-second-prop = One new Prop per Character per turn.
why-cannot-hold = The cards forbid it: { $card } cannot be held there.
why-rival-holder = Props go to your own Characters only.
why-same-holder = That Character has it already.
why-no-host = { $card } can only be combined with a Location that fits.
why-nobody-to-attack = No other Movie holds a Character.
why-own-movie = You cannot attack your own Movie.
why-empty-movie = That Movie has no Character: there is nothing to win.
why-not-there = An attack is redirected to another Movie with a Character, never to the attacker's own.
why-only-attack = This works only in an attack.
why-only-cancel = This only cancels an SFX, before it has done anything.
why-only-result = This works only right after strengths have been compared.
why-only-victim = This works only when a victim has been chosen.
why-only-credits = This works only against Roll the Credits.
why-not-this-window = Only cards that answer this very moment may be played now.
why-no-creature = This stops a Creature; no Creature is attacking.
why-not-your-movie = Only an attack on your own Movie, or on a Character in it, can be stopped with this.
why-no-location = The target has no Location.
why-no-film = The draw pile is empty.
why-no-target = { $card } has no target now.
why-ninja = A Ninja attack: nobody may play SFX to defend the target.
why-too-many = Discard until you hold { $limit } cards or fewer.
why-stale-hand = You drew nothing this turn and your hand is full: discard at least one card.
why-few-words = A title uses at least { $fewest } of the six words.
why-word-twice = Each word is used once.
why-long-title = A title has at most { $most } words and marks.

## The log

log-dealer = { $who } deals.
log-turned-up = TITLE CARD: { $word } ({ $card })
log-pitched = PITCH ({ $who }): “{ $title }”
log-titled = *** { $title } ***
log-shuffled = (The film is shuffled.)
log-showed = { $who } has no Character and shows the hand:
log-shown = - { $card }
log-cast = { $who } casts { $card }. “{ $quote }”
log-turn = SCENE { $turn }, ROUND { $round }. { $who }.
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { $card }.
log-last-card =
    { $now ->
        [one] { $who } draws the last of the film: this turn is the last.
       *[other] { $who } draws the last of the film: { $who }'s next turn is the last.
    }
log-played = { $who } plays { $card }: “{ $quote }”
log-given = { $other } gets { $card }.
log-handed-over = { $who }: { $giver } hands { $card } to { $other }.
log-located =
    { $combined ->
        [one] INT. { $card } joins the Location in the Movie of { $movie }.
       *[other] INT. { $card } in the Movie of { $movie }.
    }
log-struck = { $card } in the Movie of { $who } is struck.
log-used = { $who } uses { $card }.
log-spent = { $card } is used up.
log-attack = ACTION! { $card } attacks the Movie of { $movie }.
log-kung-fu = ACTION! { $card } ({ $who }) kicks { $other } ({ $movie }).
log-joined = { $card } joins the attack of { $who }.
log-stands = AS { $attack } against DS { $defence }.
log-success = AS { $attack } against DS { $defence }: a hit!
log-failure = AS { $attack } against DS { $defence }: it fails.
log-reversed =
    { $success ->
        [one] The film runs backwards: the attack succeeds.
       *[other] The film runs backwards: the attack fails.
    }
log-stopped = CUT! { $card } stops the attack.
log-lapsed = Somebody has left the scene: the attack comes to nothing.
log-redirected = The attack turns on the Movie of { $movie }!
log-cancelled = { $card } of { $who } is cancelled and left on the cutting-room floor.
log-fizzled = { $card } finds no target.
log-victim = { $card } ({ $who }) is the victim.
log-saved = { $card } ({ $who }) is saved!
log-fainted = { $card } is not written out: this was only a fall.
log-killed = { $card } ({ $who }) is written out. “{ $quote }”
log-removed = { $card } leaves the Movie of { $who }.
log-lost = - { $card } goes too.
log-legacy = In memory of { $card }, { $who } draws.
log-lured = { $card } walks over from the Movie of { $movie } to the Movie of { $who }.
log-taken = { $other } ({ $who }) walks off with { $card } of { $movie }.
log-wrecked = { $card } of { $other } ({ $who }) is smashed.
log-cut-out = { $card } of { $other } ({ $who }) is cut.
log-slid-under = { $card } is slid under { $other } ({ $who }).
log-recovered = { $card } is back, in the Movie of { $who }.
log-went-home = { $card } goes back to the hand of { $who }.
log-tried-out = - { $card }: no Character.
log-auditioned = { $card } gets the part, in the Movie of { $who }.
log-nobody-auditioned = No Character is left in the film: nobody gets the part.
log-knocked-out = { $card } ({ $who }) is out cold.
log-woke = { $card } ({ $who }) wakes up.
log-looked = { $who } looks at the hand of { $movie }.
log-saw = - { $card }
log-ends = { $who } calls it a day.
log-discarded = { $who } discards { $card }.
log-credited = - { $card }: { $why }.
log-credited-hidden = - A card in hand: { $lit } for a word of the title.
log-credit-ds = DS { $ds }
log-credit-word = { $lit } for “{ $word }”
log-credit-hand = { $lit } for “{ $word }”, in hand
log-credit-extra = { $extra } extra
log-credit-and = { $one } + { $two }
log-scored =
    { $points ->
        [one] { $who }: { $points } point{ $match ->
            [one] {" "}(total { $total }).
           *[other] .
        }
       *[other] { $who }: { $points } points{ $match ->
            [one] {" "}(total { $total }).
           *[other] .
        }
    }
log-won =
    { $ending ->
        [credits] THE END. The credits roll: { $who } { $winners ->
            [one] wins.
           *[other] win.
        }
       *[other] THE END. The last card is played: { $who } { $winners ->
            [one] wins.
           *[other] win.
        }
    }

# What may tell one plan from another: features of the judge, if there is more or less of them.
pro-own-score-more = a higher score if the credits rolled now
pro-own-base-more = more strength in the Movie
pro-own-cast-more = another Character in the Movie
pro-own-sleepers-less = nobody sleeps through the scene
pro-own-exposed-less = one attack can take less
pro-own-hand-more = more cards stay in hand
pro-own-lit-in-hand-more = words of the title stay in hand
pro-own-places-more = the Movie has its Location
pro-best-score-less = a rival loses points
pro-best-base-less = a rival's Movie is weaker
pro-best-cast-less = a rival loses a Character
pro-best-sleepers-more = a rival's Character sleeps
pro-mean-score-less = a rival loses points
pro-mean-base-less = a rival's Movie is weaker
pro-mean-cast-less = a rival loses a Character
pro-mean-sleepers-more = a rival's Character sleeps
pro-ahead-more = a bigger lead
pro-ahead-of-mean-more = a bigger lead
pro-credits-own-more = Roll the Credits stays in hand
pro-credits-theirs-less = no rival can roll the credits
pro-stage-margin-more = the attack turns the right way
pro-creatures-more = a Creature is kept for a better day
pro-sfx-more = a Special Effect is kept for later
pro-fresh-more = there is room for fresh cards next turn
pro-held-more = the better cards stay in hand
