# The frame round the terminal table, in English. The games bring their own words.

you = { $name } (you)
none = none
turn = turn { $turn }
decimal-point = .
seat = Seat { $number }

## Words that a table says as keys

word-ninja = ninja
word-pirate = pirate
word-zombie = zombie
word-robot = robot
word-head = head
word-torso = torso
word-legs = legs
word-melee = melee
word-air = air
word-magic = magic
word-red = red
word-orange = orange
word-yellow = yellow
word-green = green
word-blue = blue
word-purple = purple
word-left-arm = left arm
word-right-arm = right arm
word-leg = leg
word-accessory = accessory
word-character = Character
word-creature = Creature
word-sfx = SFX
word-prop = Prop
word-location = Location
word-credits = Credits

## What an option brings about

hint-completes-of =
    { $first ->
        [you] completes your { $second }
       *[other] completes your rival's { $second }
    }
hint-wins-of =
    { $first ->
        [you] wins the game
       *[other] your rival wins
    }
hint-uncovers-of = uncovers { $first } { $second }
hint-last-response = your last Response
hint-winning-wild = you hold a wild that wins

confirm-wins-rival = This gives your rival the fourth mark: your rival wins at once. Do it all the same?

## Cards and where they lie

shelf-of = { $who }: { $what }
shelf-hand = hand
shelf-scored = scored
shelf-drawn = just drawn
shelf-monsters = monsters
shelf-items = items
shelf-kills = kills
shelf-looked = looked at
shelf-in-play = in play
shelf-parked = parked
shelf-discard = discard pile
shelf-kaiju-discard = the Kaiju's discard pile
shelf-aside = set aside
shelf-support = Support
shelf-movie = Movie
shelf-known = known in hand
card-monster =
    strength { $strength }, track { $track }, { $hits ->
        [0] no mark covered
        [one] 1 mark covered
       *[other] { $hits } marks covered
    }
card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-dice =
    { $dice ->
        [one] 1 more die for one kick
       *[other] { $dice } more dice for one kick
    }
card-shield = defence against { $type }: { $left } of { $printed } left
card-combo = COMBO
card-word =
    { $lit ->
        [0] Title word “{ $word }”
       *[other] Title word “{ $word }”, in the title
    }

## Ninja Pirate Zombie Robot

npzr-hand = Hand
npzr-hand-empty = no cards
npzr-hand-count =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
npzr-looms = one part wins
npzr-no-stacks = no stacks yet
npzr-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
npzr-turn-limit = turn { $turn } of { $limit }
npzr-duty = a card to play
npzr-duty-done = card played
npzr-moves =
    { $moves ->
        [one] 1 move earned
       *[other] { $moves } moves earned
    }
npzr-wild = wild
npzr-over = { " " }over{ " " }
npzr-needs = needs { $part }
npzr-tell-needs = one part away, needs { $part }
npzr-tell-side =
    { $who }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, marks: { $marks } ({ $count } of 4)

npzr-legend =
    A stack is told as head | torso | legs. N is ninja, P pirate, Z zombie, R robot; H head, T torso, L legs: Z-T is a zombie's torso.
    A star marks a wild; +2 means that two cards lie beneath; ■ (or marks) is a character scored, ×2 scored twice.
    ✓ is a stack of yours that lacks one part, ♪ one of your rival's; ! means that this part would win the game.

## Roundhouse Kick

roundhouse-legend = Of a monster, [2] is its strength now, 1-2-x its track from left to right with x for a covered mark, 5p its points. ■Me is melee, ▲Ai air, ◆Ma magic. ★ starts the round; 3/4 is what is left of a shield.
roundhouse-round = Round { $round }
roundhouse-phase =
    { $phase ->
        [set-starting-player] start
        [draw-card] draw
        [kick] kick!
        [aaaaargh] aaaaargh!
        [counterattack] counterattack
        [first-aid] first aid
       *[cavalry] cavalry
    }
roundhouse-sign =
    { $type ->
        [melee] ■Me
        [air] ▲Ai
       *[magic] ◆Ma
    }
roundhouse-monster-deck = monsters { $count }
roundhouse-item-deck = items { $count }
roundhouse-discard = discarded { $count }
roundhouse-cavalry =
    { $count ->
        [0] no cavalry left
       *[other] cavalry brings { $count }
    }
roundhouse-held-off = the middle holds off the cavalry
roundhouse-billing =
    { $billing ->
        [extra] billed as an Extra
        [stunt-double] billed as Stunt Double
        [leading-role] billed for the Leading Role
       *[legend] billed as a Legend
    }
roundhouse-forecast =
    { $players ->
        [one] Coming at you: { $what }
       *[other] Coming at everybody: { $what }
    }
roundhouse-forecast-middle = From the middle: { $what }
roundhouse-dice =
    { $count ->
        [one] 1 die, about { $hits } hits
       *[other] { $count } dice, about { $hits } hits
    }
roundhouse-points = { $points }p
roundhouse-life = { $life } life
roundhouse-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    })
roundhouse-defence = defence { $points }
roundhouse-starts = starts
roundhouse-out = out, still scores
roundhouse-target = ! AAAAARGH! target
roundhouse-would-be-target = would be AAAAARGH! target
roundhouse-no-items = no items
roundhouse-middle = MIDDLE
roundhouse-middle-empty = nobody in the middle
roundhouse-drawn = On the table, just drawn: { $what }
roundhouse-rolled =
    { $hits ->
        [0] { $who } kicked: { $faces }, no hit.
        [one] { $who } kicked: { $faces }, one hit.
       *[other] { $who } kicked: { $faces }, { $hits } hits.
    }
roundhouse-to-place =
    { $hits ->
        [one] One is still to place
       *[other] { $hits } are still to place
    }; { $free ->
        [one] one mark is free.
       *[other] { $free } marks are free.
    }
roundhouse-struck =
    { $of ->
        [middle] The middle rolled for its targets
       *[circle] The circle rolled for everybody
    }, { $hits ->
        [one] one hit:
       *[other] { $hits } hits:
    }
roundhouse-column = { $who } stopped { $stopped }, not { $unstopped }
roundhouse-facing = { $who } decides about { $what }.
roundhouse-tell-monster =
    strength { $strength }, track { $track }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

hint-expected-of = about { $first }.{ $second } hits
hint-free-of = free marks: { $first }
hint-wasteful = more hits to be expected than marks are free
hint-reopens-cavalry = the middle is empty then, and the cavalry comes again
hint-last-hit = the last hit
hint-unstopped-of = { $first } unstopped
hint-deadly = deadly
hint-type-of = { $first }
hint-points-of = points: { $first }
hint-defence-of = defence { $first } then
hint-aaaaargh = the middle would go for you

confirm-last-hit = With this hit your kick stands as you have placed it; until then you can take hits back (undo). Lay it?

## Cardboard Kaiju

kaiju-clocks =
    KAIJU DECK { $deck }   STANDING { $standing } of 27   round { $round }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left
kaiju-legend = Of a hex, C2 is its building, ! means that it touches the Kaiju, 4/6 that 4 of 6 are left, [6] and # that it is shielded; c2 and :: are its rubble, K is the Kaiju, ~ is water. A plus marks a COMBO card.
kaiju-track = Enrage
kaiju-level =
    hand { $hand }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
kaiju-next-level = next
kaiju-deck = Defender deck { $count } (piles { $piles }), ENRAGE left { $enrages }
kaiju-risk = risk of the next 1/2/3/4 cards { $chances } %
kaiju-carapace = CARAPACE: the next damage is 1
kaiju-net = NET: one hex only
kaiju-flares = FLARES: { $flares }
kaiju-in-play = In play: { $cards }
kaiju-support = Support { $count }/{ $limit }:
kaiju-discards = Discarded: Kaiju { $kaiju }, defenders { $team }; ENRAGE removed { $removed }
kaiju-monster = the Kaiju
kaiju-defender = defender
kaiju-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kaiju-lies = The Kaiju lies on { $figure } and touches: { $touched }
kaiju-large = large
kaiju-small = small
kaiju-left = { $left } of { $strength }
kaiju-rubble = rubble
kaiju-covered = rubble under the Kaiju
kaiju-whole = { $size }, whole: { $buildings }
kaiju-shielded = shielded
kaiju-touching = touching

hint-no-effect = no effect
hint-wasted-carapace = the carapace is on already
hint-flare-too-early = the Kaiju has but one action
hint-overdraws = loses the game: the deck is too small
hint-stranded = you touch nothing
hint-touches-of = touches { $first }
hint-falls = it falls
hint-left-over-of = { $first } left over
hint-shielded = shielded
hint-touched = touches the Kaiju
hint-untouched = not touched
hint-out-of-reach = out of the Kaiju's reach
hint-amount-of = makes { $first }
hint-draws-of = draws { $first } after it
hint-actions-left-of = { $first } unused

confirm-overdraws = You would have to draw more cards than are left: the defenders win at once. Do it all the same?
confirm-actions-left = You have actions left that you have not used. End the turn all the same?
confirm-no-effect = This card can do nothing now. Play it all the same?

## Robot Rampage

rampage-legend =
    A robot has its head above, its arms beside the torso with their attack, its leg below and its accessory at the corner; ··~·· is a missing part, #HD4# a Replacement, x a wound.
    In a low terminal it reads 3/5 (attack and defence), w 1/6 (wounds, of how many it bears) and cards 4+14 (in hand and in the stack).
    Of a card in hand, -> x goes to the Discard Pile when it is used for its text, -> _ under the stack.
rampage-building = Building
rampage-build-deck =
    { $count ->
        [one] 1 part left
       *[other] { $count } parts left
    }
rampage-drawn = Drawn
rampage-nobody = nobody's yet
rampage-deck = Battle Deck { $count }
rampage-discard = Discard Pile { $count }
rampage-closing = Closing Time: each turn costs a card
rampage-closing-in =
    { $turns ->
        [one] Closing Time in 1 turn
       *[other] Closing Time in { $turns } turns
    }
rampage-wins = games { $wins }
rampage-wild = wild
rampage-pit-traps = Pit Traps
rampage-buzz-saws = Buzz Saws
rampage-wild-only = Wild only
rampage-does-pit-traps = a hit may be followed by one more attack on it
rampage-does-buzz-saws = a miss costs as many cards as it fell short
rampage-does-wild-only = one wild strikes, no wild guards
rampage-numbers = att { $attack } def { $defence } wounds { $wounds }/{ $bears }
rampage-cards-brief = cards { $hand }+{ $stack }
rampage-value = worth { $value }
rampage-cards = { $hand } in hand, { $stack } in the stack
rampage-parked = parked
rampage-hoard =
    { $count ->
        [one] a hoard of 1 card
       *[other] a hoard of { $count } cards
    }
rampage-fell-wounds = beaten to scrap
rampage-fell-cards = out of cards
rampage-fell-left = left the table
rampage-action = Action
rampage-fight = { $attacker } attacks { $target }
rampage-again = (once more)
rampage-drafting = (not shown yet)
rampage-attack = ATTACK
rampage-defence = DEFENCE
rampage-seg-arms = arms
rampage-seg-strikes = strikes
rampage-seg-boosts = boosts
rampage-seg-accessory = accessory
rampage-seg-parts = parts
rampage-seg-guards = guards
rampage-seg-responses = responses
rampage-needs = needs at least { $needs } if nobody guards
rampage-margin =
    { $margin ->
        [0] just hits
       *[other] hits by { $margin }
    }
rampage-short = { $by } short
rampage-loot = takes { $count } more
rampage-gash = { $count } more wounds
rampage-hit = location: { $location }
rampage-taking =
    { $count ->
        [one] 1 card about to be taken
       *[other] { $count } cards about to be taken
    }
rampage-hand = Hand
rampage-looked = (looked at)
rampage-part = attack { $attack }, defence { $defence }, value { $value }
rampage-laid-strike = strike
rampage-laid-boost = boost
rampage-laid-guard = guard
rampage-laid-respond = response
rampage-laid-pay = price
rampage-laid-sweep = swept
rampage-type-action = Action
rampage-type-booster = Booster
rampage-type-response = Response
rampage-type-replacement = Replacement
hint-completes = finishes it
hint-total-of = { $first } in all
hint-loot-of = more cards on a hit: { $first }
hint-needs-of = needs { $first }
hint-cards-of = cards: { $first }
hint-plays = goes under your stack
hint-discards = is discarded
hint-calls-off = the attack ends
hint-no-attack-left = leaves you no attack
hint-last-card = your last card
hint-cannot-hit = cannot hit
hint-unused-booster = a Booster could still join
hint-unused-accessory = the accessory could still join
hint-unused-guard = a card of your colour could still guard

## A game without a board of its own

plain-you = you
plain-out = out
plain-turn = their turn
plain-of = { $label } { $value } of { $of }
plain-top = on top { $card }
plain-hidden = face down
plain-empty = nothing yet
plain-cards =
    { $count ->
        [0] nothing yet
        [one] one card, face down
       *[other] { $count } cards, face down
    }

## Beginning, keeping, ending

welcome = At the table: { $names }.
bot-name = { $name } (bot: { $level })
commitment = Seed promise (SHA-256 of the seed, which is told after the end): { $hash }
going-on = You go on where you left.
kept = Your game is kept in { $path }. To go on with it: matinee play { $game }
not-kept = The game could not be written down: { $trouble }.
recorded = The record of this game: { $path }
put-aside = { $why } Its entries are put aside in { $path }.
older-game = A game was left that an older version of this house had kept; it cannot be gone on with. Its note is put aside in { $path }, its record stays where it is.
goodbye = Goodbye. The house lights go up.
result-won = You win!
result-shared = You win, together with { $others }.
result-lost =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
result-draw = Nobody wins: a draw.
result-beaten =
    { $count ->
        [one] You lose: the game has beaten you.
       *[other] Everybody loses: the game has beaten you all.
    }
result-ending = How it ended: { $ending }.
result-seed = The seed was { $seed }
result-promise = Its SHA-256 is the promise shown before the deal: { $hash }

## A chair in another house

waiting-room = The game has not begun: its host starts it (n on the full screen, “start” line by line). At the table: { $names }.
looking-on = There is no chair for you at this table: you look on.
connection-lost = The connection is lost. It is tried again; what you say now is sent then.
connection-back = The connection is back.
chair-kept = Your chair is kept. To come back: matinee play --join { $link }
house-promise = The seed promise was { $hash }
said = { $name } says: { $text }
nobody-hears = Nobody else is here to hear you.

## Lessons

lesson-read = Read, and take your time.
lesson-turn = Turn the page (Enter)
lesson-end = The end of this lesson (Enter)
lesson-this = this one
lesson-look = Look at: { $what }
lesson-hint = Do what lights up; n (or “next”) does it for you.
lesson-resumed = You go on at page { $page }; b (or “back”) turns back.
lesson-left = Your page is kept. To go on: matinee learn { $game } { $lesson }
lesson-then = Learned! Next, “{ $title }”: matinee learn { $game } { $lesson }
lesson-last = You have learned it all. Now play: matinee play { $game } --bots extra
not-in-lessons = Not in a lesson: here you play yourself.
no-lesson = Nobody learns at this table: it has no pages to turn.
lessons-none = { $title } has no lessons.
lessons-how = To learn one: matinee learn { $game } { $lesson }
lessons-left = at page { $page }
lessons-learned = learned
lessons-lesson = lesson
lessons-takes = takes
lessons-minutes = { $minutes } min

## Several people at one screen

curtain = { $name }, it is for you. Everybody else looks away. Press Enter when only you can see the screen.
nothing-to-answer = A window is open, and you have nothing to answer. Press Enter.
undo-consent = { $name } wants to take the last answer back. Does everybody agree?
agree = Yes, it may be taken back
disagree = No, it stands
key-come = here I am

## Rules and reasons

at-this-table = At this table: { $ruling }
rules-nothing = No clause speaks of “{ $words }”.
why-title = Not offered now, and why:
why-nothing = Whatever you might try here is offered. The rule that asks is { $clause }.

## What would this do?

outlook-title = What would this do?
outlook-answering = { $names } could answer it.
outlook-open = Dice, or cards that you cannot see, decide the rest.
outlook-yet = Nothing yet that the table could see.
outlook-then = Then the table asks you: { $question }
outlook-next = Then { $name } is asked.
plain-what-count = “what” and the number of an answer (1 to { $count }) tells what it would do.

## Line by line

plain-hint = Answer with a number or a key. Other words: help, why, what, cards, rules, log, table, undo, bot, quit.
plain-hint-lesson = Answer with a number or a key. An empty line turns the page. Other words: next, back, help, why, what, cards, rules, table, quit.
plain-page = Page { $page } of { $pages }: { $title }
plain-still = { $text } (1 to { $count })
plain-yes-no = (yes or no)
plain-say-yes-no = “{ $word }” is neither yes nor no. Say yes or no.
plain-waiting = A game was left unfinished ({ $name }). Go on with it?
plain-again = Another game?
plain-no-number = There is no option { $number }; the options are 1 to { $count }.
plain-no-such = “{ $word }” is not offered here. Say the number of an option, why, or help.
plain-why-number = There is no reason { $number }; “why” alone lists what is not offered ({ $count }).
plain-title = Or type a title of your own, made of these: { $words }
plain-armed = { $card } is armed: in windows you are asked for what is armed.
plain-put-down = { $card } is armed no more.
plain-no-card = No card that you can see is called “{ $words }”; “cards” lists them.
plain-bot-count = “bot { $word }” is unclear: say bot, bot and a number, or bot all.
plain-help =
    a number or a key: the answer with that number, or that key (such as { $key })
    what 2: what the second answer would do, before you give it
    why: what is not offered and why; why 1: the rule behind the first of these
    cards: every card that you may see, with its words; card 2: the one of the second option; card and a name: that one
    rules: the clause that asks; rules { $clause }: this clause; rules and a word: clauses that speak of it
    log: the whole story so far
    windows: when you are asked in windows; windows never: pass them all; arm and a name: be asked for that card
    table: the table once more
    undo: take your last answer back, while nothing was revealed
    hint: what a star would answer, and why; hint legend: what a legend would
    bot: a star bot answers this question for you; bot 5: the next five; bot all: to the end
    say hello: to everybody at a friend's table, where bot hands your chair over until you say bot again
    quit: leave; the game is kept

plain-help-lesson =
    an empty line: the next page, where nothing is asked
    next: the next page; where something is asked, it is played for you
    back: the page before, with the table as it was

## The full screen

help-title = How to play here
help-lesson = n turns the page, or plays what is asked; b turns back. Nothing of a lesson counts.
help-keys =
    1 to 9, or a typed number and Enter: answer. Arrows and Enter or the mouse do the same.
    o tells what an answer would do, ? what is not offered and why.
    i (or a click on the board) opens every card that you may see, with its words.
    r opens the rulebook at the clause that asks, l the whole log.
    u or Esc takes your last answer back, while nothing was revealed.
    h hands your chair to a bot and back; s tells what a star would do.
    w, where there are windows, sets when you are asked in them.
    Page up and Page down move a board that is higher than its place.
    t changes between the late show (dark) and the matinee (light).
    q leaves; the game is kept and goes on next time.

house = MATINEE
promise = seed promise { $hash }…
key-outlook = what if
key-why = why
key-next = next
key-back = back
key-rules = rules
key-cards = cards
key-windows = windows
inspector-title = Cards on the table
inspector-foot =
    { $windows ->
        [0] Arrows and the mouse choose, Esc closes.
       *[other] Arrows and the mouse choose, a arms a card (»), Esc closes.
    }
too-small = This terminal has { $width } columns and { $height } lines; the table needs { $least } and { $lines }. Make it larger, or press q and play with --plain.
title-placeholder = / write your own title (Tab completes, Enter pitches, Esc goes back)
title-again = “{ $word }” cannot stand there: each of the six words is used once, and a title has twelve words and marks at most.
title-no-word = “{ $word }” is neither one of the words nor a linking word.
standing-title = When do you want to be asked in a window?
standing-mine = Only what concerns you: your attacks, attacks on you, cards aimed at you, the credits
standing-smart = Smart: in attacks among others, too
standing-always = Always, whenever you could answer
standing-armed = Armed: only for cards that you have armed (i, then a)
standing-armed-cards = In windows you are asked for { $cards }.
standing-armed-none = No card is armed: in windows you are not asked.
standing-never = Never in this game: pass every window
standing-now = { $words } (as now)
standing-hold = Hold windows open: nobody can tell why
standing-let-go = Let go: windows close as they do by themselves
standing-leave = Leave it as it is
key-undo = u takes back
key-bot = bot
key-log = log
key-help = help
key-quit = quit
key-close = close
choosing =
    { $count ->
        [one] { $who } is choosing…
       *[other] { $who } are choosing…
    }
choosing-for-team = { $who } is choosing: { $text }
waiting = The others are choosing…
over = The game is over. Press n for another one, q to quit.
not-asked = You are not asked at the moment.
handed-over = A bot plays for you. Press h to take your chair back.
why-asked = What is asked: { $text } ({ $clause })
why-foot = Enter opens the rulebook at the clause, Esc closes.
rules-title = The rules of { $game }
rules-search = / to search: words, or the number of a clause
rules-foot = Arrows and Page keys scroll, / searches, Esc closes.
log-title = The story so far
log-foot = Arrows and Page keys scroll, Esc closes.
the-end = THE END.
again = Another game
enough = Quit
look-at-table = Look at the table
left-title = A game is waiting
left-words = You left a game unfinished ({ $name }).
go-on = Go on with it
begin-anew = Begin a new game (the other stays kept)
doubt-title = Are you sure?
doubt-yes = Yes, do it
doubt-no = No, back to the table

## Kung Fu Samurai

samurai-as = AS
samurai-ds = DS
samurai-no-title = (no title yet)
samurai-round = Round { $round }, turn { $turn }
samurai-establishing = Establishing shot
samurai-locked = Credits locked until round 3
samurai-film =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of film, about { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } left
samurai-last-turn = last turn: { $who }
samurai-match = game { $game } of a match to { $goal }
samurai-movie =
    DS { $ds } · { $points ->
        [one] 1 point
       *[other] { $points } points
    } (place { $rank }) · hand { $hand }
samurai-hand = Your hand:
samurai-known = known in hand: { $cards }
samurai-printed = printed { $n }
samurai-no-cast = no cast
samurai-asleep = zzz
samurai-attack = ATTACK
samurai-kick = KUNG FU
samurai-always = always succeeds
samurai-succeeding =
    { $n ->
        [0] succeeding (equal is enough)
       *[other] succeeding by { $n }
    }
samurai-failing = fails by { $n }
samurai-trait = trait
samurai-void = (void)
samurai-pending = ? { $card } ({ $who }) waits to be cancelled or to work
samurai-discard = Discard pile: { $count }
samurai-legend = *word* is in the title and worth five points; @ is the Location; zzz is knocked out; ? waits for its cancel window, x was cancelled, - has lapsed.
confirm-playable-character = You hold a Character you could still play. End the turn all the same?
confirm-behind = As far as you can see, somebody else would win. Roll the credits all the same?

hint-as-of = AS { $first }
hint-ds-of = DS { $first }
hint-succeeds = succeeds
hint-fails-by-of = fails by { $first }
hint-fails = fails
hint-reversed = reversed
hint-saves-of = { $first } is saved
hint-movie-ds-of = DS { $first }, then { $second }
hint-at-of = at { $first }
hint-yours = your own
hint-for-rival = a rival's
hint-stops = stops the attack
hint-title-word = its word is in the title
hint-turned-up = one of the six words
hint-behind = you would not win
hint-rank-of = you would be in place { $first }
hint-playable-character = you hold a Character you could play
hint-bad-for-you = bad for your own Movie
hint-good-for-rival = good for your rival
hint-no-boost = nothing in your hand could save it
