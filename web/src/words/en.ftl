## The house
close = Close
you = you
page-back = Back
house-closed = The house is still closed: no server answers. Nothing was lost.
house-refused = That did not work. Nothing was started; please try again.
missing-title = Reel not found
missing-words = There is no page at this address. The projectionist has looked twice.
missing-home = Back to the posters
game-npzr = Ninja Pirate Zombie Robot
game-npzr-line = Some assembly required!
game-rk = Roundhouse Kick
game-rk-line = Eight monsters. One boot.
game-rr = Robot Rampage
game-rr-line = The appliances have had enough
game-ck = Cardboard Kaiju
game-ck-line = One against many
game-kfs = Kung Fu Samurai
game-kfs-long = Kung Fu Samurai on Giant Robot Island
game-kfs-line = The title is yours
lobby-now = Five features, every rule enforced
lobby-now-how = No account, no ticket. Take a seat, or fill the row with bots.
lobby-posters = Five games
lobby-sit-as = Sit as “{ $name }”
lobby-name-me = Choose a name
lobby-late-show = Late show: dark
lobby-matinee = Matinee: light
lobby-sound-on = sound on
lobby-sound-off = sound off
lobby-your-turn = It is your turn
lobby-running = Your table
lobby-back = Back to my seat
lobby-empty = The lot is empty. Open a table, bots are free.
lobby-link = Paste a table link
lobby-join = Join
lobby-browse = Browse
browse-rules = Rulebook
browse-cards = Cards
poster-seats =
    { $least ->
        [1] { $least } to { $most }
       *[other] { $most ->
            [2] 2 players
           *[other] { $least } to { $most }
        }
    }
poster-minutes = { $count } min
poster-play = Play now
poster-play-how = against bots
poster-play-name = Play { $game } now against bots
poster-open = Open a table
poster-open-how = share a link
poster-open-name = Open a table of { $game }
setup-chairs = Who sits where
setup-chair = Chair { $number }: { $kind }. Press to change.
chair-you = you
chair-person = a friend
chair-bot = bot
chair-empty = empty
setup-level = How well this bot plays
level-extra = plays at random
level-understudy = plays, now and then
level-star = plays well
level-legend = plays to win
setup-link-later = gets a link
setup-rules = House rules
setup-standard = Standard rules, standard deck.
setup-clock = How long may a choice take?
clock-none = As long as it takes
clock-relaxed = Relaxed
clock-brisk = Brisk
setup-listed = List this table in the lobby
setup-seed = The seed of the shuffle is promised before the deal and shown after the end.
setup-start = Start the show
setup-start-who =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }, { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
rules-title = { $game }: the rules
rules-search = Search the rules
rules-rulings = with rulings
rules-at-this-table = At this table:
rules-none = No clause has all these words.
rules-loading = Turning the pages …
cards-title = { $game }: the cards
cards-search = Search the cards
cards-none = No card has these words.
credits-title = Credits
credits-icons = Icons
credits-icons-licence = Icons by the artists of game-icons.net, set 1.2.4, under CC BY 3.0. Recoloured, with a second ink behind them.
credits-type = Type
credits-parts = Made with
credits-drawings = Drawings
credits-drawings-words = The twelve parts of Ninja Pirate Zombie Robot, the Kaiju, its city and all posters were drawn for Matinee.
credits-kaiju = Cardboard Kaiju began as a life-size event at The Edge, State Library of Queensland; map, art, sounds and words here are our own.
credits-end = The End
settings-title = Your seat
settings-name = Name on your chair
settings-theme = Light
settings-auto = as my device says
settings-light = matinee, light
settings-dark = late show, dark
settings-language = Language
settings-volume = Volume
settings-mute = No sound at all
settings-motion = Motion
settings-motion-full = full
settings-motion-reduced = reduced
settings-subtitles = Show quotes as subtitles
settings-speech = Read aloud what cards say
settings-hints = Warn me before a mistake
stale-title = A new programme
stale-words = This part of the house could not be fetched: there is a newer programme, or the line is down. Your seat and your game are kept.
rules-tongue = The wording of the rules is English; the game names the same numbers.
settings-avatar = Face on your chair
avatar-none = no face
avatar-ghost = ghost
avatar-goose = goose
avatar-cow = cow
avatar-dragon-head = dragon
avatar-mummy-head = mummy
avatar-werewolf = werewolf
avatar-ufo = flying saucer
avatar-ninja-heroic-stance = ninja
avatar-washing-machine = washing machine
avatar-tv = television
avatar-popcorn = popcorn

## At the table
tool-rules = Rulebook
tool-mute = Turn sound off
tool-unmute = Turn sound on
tool-log = Log and chat
tool-menu = Table menu
menu-leave = Leave to the lobby
menu-undo = Take my last answer back
menu-hand-over = Let a bot play for me
menu-take-back = I play again
table-waiting = The lights go down …
tab-log = Log
tab-script = Script
tab-chat = Chat
table-label = Table
rail-label = Card, log and piles
phases-label = Phases of the turn
inspect-empty = Point at a card to read it.
seed-promise = Seed promise
seed-promise-why = The deal can be checked after the game.
prompt-label = What is asked
prompt-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
hand-label =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
hand-empty = Nothing in hand.
card-copies = { $count } of these
state-legal = can be chosen
state-selected = chosen
state-whynot = cannot be chosen, press to hear why
state-target = under attack
state-friendly = lands here
state-threatened = in danger
state-sleeping = asleep
why-not-title = Why not { $title }?
why-not-open = open the rulebook here
log-label = What happened
log-filters = Show
log-all = all
log-mine = mine
log-attack = attacks
log-card = cards
log-empty = The lights go down.
chat-empty = Nobody has said a word yet.
chat-say = Say something
chat-send = Say
chat-whom = Who is to hear it
chat-team = Team
chat-everybody = Everybody
shelf-empty = Nothing on the cutting room floor yet.
pile-open = { $label }, { $count }, open
meter-open = { $label } { $total }: show how it adds up
die-hit = { $face }, a hit
die-miss = { $face }, a miss
seat-you = { $name }, you
jam-title = Projector jammed. Reconnecting …
jam-clock-runs = Your clock is running.
jam-clock-stopped = Your clock is stopped.
jam-bot = Let a bot play for me
replay-label = Replay
replay-back = One step back
replay-step = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed { $speed }
replay-share = Share
replay-eyes = Through whose eyes
result-label = Result
result-the-end = THE END
result-starring =
    { $count ->
        [one] Starring
       *[other] Starring together
    }
result-again = Again, same seats
result-again-why = new deal
result-watch = Watch it
result-lobby = To the posters
breakdown-title = { $label }: { $total }
breakdown-source = From
breakdown-printed = printed
breakdown-change = change
breakdown-reason = why
seat-number = Seat { $number }
bot-extra = an extra
bot-understudy = an understudy
bot-star = a star
bot-legend = a legend
prompt-you = { $name }, your choice
prompt-rule = The rule:
prompt-back = Back
prompt-back-how = Esc
prompt-why-not = why not?
prompt-choosing = { $name } is choosing
prompt-nobody = One moment …
prompt-window = Window open
prompt-past = As it was then
prompt-over = The lights are on again.
prompt-stand-in = A bot plays for you: { $bot }
why-nobody-asked = Nobody is asked right now.
why-not-your-turn = It is { $name } who chooses now.
why-other-question = Something else is asked: { $question }
refused-stale-question = Your answer arrived too late; the question had changed. Nothing was played.
refused-not-host = Only the host may do that.
refused-not-seated = You have no chair at this table, or a chair that is kept for somebody.
refused-chair-taken = Somebody sits there.
refused-no-such-chair = There is no such chair, or nobody in it.
refused-not-now = That cannot be done just now.
refused-no-undo = Nothing of yours can be taken back: something was shown or rolled, or somebody else has acted.
refused-muted = You may not speak here just now.
refused-no-team = You have no team to talk to: say it to everybody.
refused-frozen = This table stands still.
refused-game-over = The game is over.
refused-not-your-question = Somebody else is asked.
refused-incomplete-batch = That is not a whole action.
refused-slow-down = That was a little fast; wait a moment.
refused-no-such-table = There is no such table.
refused-too-many-tables = You have too many open tables; close one first.
refused-no-such-record = There is no record of such a finished game.
refused-forbidden = The house does not allow that.
refused-too-slow = The table was faster than the line; come back and read on.
result-wins = { $names } wins.
result-drawn = Nobody wins: a draw.
result-nobody = nobody
plain-offers = What you may answer
listing-playing = { $game }: { $names }
listing-lobby = { $game }, about to begin: { $names }
option-yes = yes
option-no = no
option-npzr-copies = Copies of each regular card in the deck
option-npzr-turn-limit = Turns after which the lights go up
option-kfs-target = How long do you play?
option-kfs-target-0 = one film
option-kfs-target-50 = films to 50 points
option-kfs-target-100 = films to 100 points
option-kfs-target-200 = films to 200 points
option-kfs-express = Express: vote on titles of the machine, without pitching
option-kfs-short-reel = Short reel for two: forty cards stay in the can
option-kfs-family = Family names for cards that have one
outdated-words = The house has a newer programme than this page. Your seat and your game are kept.
outdated-reload = Load the new programme
undo-asked = { $name } would like to take the last answer back.
undo-yes = I agree
undo-no = Leave it
stand-in-words = A bot plays for you.
menu-resign = Leave this game for good
menu-resign-sure = Yes, I leave
menu-resign-loss = a bot plays my seat to the end
menu-watchers =
    { $count ->
        [0] Nobody looks on.
        [one] 1 person looks on.
       *[other] { $count } people look on.
    }
chair-here = here
chair-away = away
chair-stand-in = a bot plays for them
chair-host = host
host-hush = Mute
host-unhush = Let speak
host-close = Close this table
host-send-away = Send away
host-pass = Make host
share-watch = Link to look on
share-table = Link to this table
share-chair = Link to chair { $number }
share-copy = Copy
share-copied = Copied.
share-qr = QR code
share-qr-label = QR code: { $label }
room-title = Who sits where
room-host = You are the host: start when you like; empty chairs are taken by bots.
room-seated = You have a seat. The host starts the show.
room-looking = Take an empty chair, or stay and watch.
room-sit = Sit here
room-rise = Stand up
room-bot = Who plays in chair { $number }
room-no-bot = kept for a friend
room-invite = Invite
room-fair = A fair deal
room-fair-words = The seed of the shuffle is promised already. Mix a phrase of yours into it, and not even the house could have chosen the cards.
room-phrase = Any words you like
room-mix = Mix in
room-wait-host = The show begins when the host says so.
ended-title = End of the reel
ended-no-such-table = There is no such table. It may have been closed.
ended-no-spectators = This table wants no spectators.
ended-forbidden = The house does not let you in here.
ended-closed = The host has closed this table.
result-look = See the table
result-ready = ready: { $names }
replay-scrub = Moment
replay-turn = Turn { $turn }
replay-shared = The link to this moment is copied.
replay-in-address = The address bar leads to this moment.
replay-missing = There is no record of such a finished game.
replay-nobody = a spectator’s
replay-download = Download the record
replay-verify = Check the deal
verdict-fair = Fair: the promise made before the deal is the hash of its seed.
verdict-no-promise = No promise was made before this deal.
verdict-broken-promise = Not fair: the seed is not the one that was promised.
verdict-other-seed = Not fair: the seed is not made of the secret and the phrases.
verdict-cannot-tell = This browser can only check on https or on the machine itself. Download the record and run: matinee replay
setup-tempo = How fast do bots play?
tempo-leisurely = Leisurely
tempo-brisk = Briskly
tempo-once = At once
setup-open = Open the table
lobby-watch = Watch a table
lobby-watch-none = Nobody plays in public right now.
lobby-mine = Your tables
lobby-look-on = Look on
setup-spectators = Whoever has the link may look on

## Ninja Pirate Zombie Robot
npzr-ninja = ninja
npzr-pirate = pirate
npzr-zombie = zombie
npzr-robot = robot
npzr-head = head
npzr-torso = torso
npzr-legs = legs
npzr-wild = Wild
npzr-deck = in the deck
npzr-stack = Stack { $id }
npzr-part = { $character } { $position }, { $name }
npzr-part-wild = { $character } { $position }, wild, { $name }
npzr-no-part = no { $position } yet
npzr-take = Take { $name } from { $id }
npzr-fan =
    { $count ->
        [one] 1 card lies under the { $position } of { $id }: fan the pile
       *[other] { $count } cards lie under the { $position } of { $id }: fan the pile
    }
npzr-fan-title = { $id }, { $position }, top first
npzr-your-stacks = Your stacks
npzr-rival-stacks = Stacks of { $name }
npzr-new-stack = new stack on your side
npzr-new-stack-rival = new stack on your rival’s side
npzr-regular-due = Regular card still to play
npzr-regular-met = Regular card played
npzr-moves = Moves earned: { $count }
npzr-wilds = Wilds in hand: { $count }
npzr-mark-lit =
    { $repeats ->
        [0] { $character }: scored
        [one] { $character }: scored, and once again
       *[other] { $character }: scored, and { $repeats } times again
    }
npzr-mark-grey = { $character }: not scored yet
npzr-nominate = { $name } plays …
npzr-as = as { $character } { $position }
npzr-turn = Turn { $turn }: { $name }
npzr-phase-play = Play
npzr-limit = Lights up in { $left } turns
npzr-others-turn = { $name }’s turn
npzr-scored = Scored piles
npzr-you-line = { $left ->
        [0] all four marks
        [one] You · one mark to go
       *[other] You · { $left } marks to go
    }
npzr-rival-line = { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }
npzr-one-from = one card from { $character }
npzr-one-from-fourth = { $character } would be the fourth mark
npzr-completes = completes { $character }: 1 move
npzr-completes-rival = scores { $character } for your rival
npzr-you-win = you win
npzr-rival-wins = your rival wins
npzr-end = End your turn
npzr-end-how = { $name } is next
npzr-end-winning = a wild in hand would win
npzr-decline-how = this move is lost
npzr-plays = plays { $part }
npzr-regular-text = Onto its own pile of any stack, or begins a new one on your side.
npzr-wild-range = Wild: { $range }
npzr-wild-text = Plays { $range }. You say which as it lands; it stays that until it is moved.
npzr-range-character = any part of the { $character }
npzr-range-position = the { $position } of anybody
npzr-range-any = any part of anybody
npzr-depth = { $depth ->
        [0] on top
       *[other] { $depth } below the top
    }
npzr-new-stack-here = new stack
npzr-warn-title = { $name } would win
npzr-warn-words = { $place }: that is the fourth mark of { $name }. The game ends there.
npzr-warn-loss = { $name } wins
npzr-warn-no = Something else
npzr-wild-title = You could win
npzr-wild-words = A wild in your hand would complete your fourth character this very turn.
npzr-wild-loss = the chance is gone
npzr-gallery-regular = Regular cards
npzr-gallery-wild = Wilds

## Roundhouse Kick
rk-melee = melee
rk-air = air
rk-magic = magic
rk-ring = The ring of eight and the middle
rk-middle = Middle
rk-in-the-middle = in the middle
rk-middle-clear = The middle is clear
rk-place = place { $place }
rk-empty = { $place } is empty
rk-strength = strength { $count }
rk-marks = { $free } of { $all } marks free
rk-pts = { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
rk-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
rk-kills = { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
rk-dice = { $count ->
        [one] die
       *[other] dice
    }
rk-dies = dies
rk-defence = defence { $count }
rk-life = { $life } of 15 life
rk-of-15 = of 15
rk-slot-free = free slot
rk-starts = starts
rk-aaaaargh = AAAAARGH!
rk-out = out, still scores
rk-forecast = Coming at you after this
rk-col-hits = hits
rk-col-stopped = stopped
rk-col-lost = life lost
rk-phase-set-starting-player = Start
rk-phase-draw-card = Draw
rk-phase-kick = Kick!
rk-phase-aaaaargh = Aaaaargh!
rk-phase-counterattack = Counter
rk-phase-first-aid = First aid
rk-phase-cavalry = Cavalry
rk-item-attack = discard: { $dice } more dice
rk-item-attack-full = Throw it in before the roll: { $dice } dice more for one kick. It is gone whatever they show.
rk-item-defence = { $type }, { $left } of { $printed } left
rk-item-defence-full = Stops hits that carry { $type }: { $left } of { $printed } points left. At 0 it is discarded.
rk-attack-card = attack card
rk-defence-card = defence card
rk-attack-cards = Attack cards
rk-defence-cards = Defence cards
rk-monsters = Monsters
rk-copies =
    { $count ->
        [one] once in the deck
       *[other] { $count } times in the deck
    }
rk-monster-text =
    Health { $track }, { $covered ->
        [0] no mark
        [one] one mark
       *[other] { $covered } marks
    } covered: rolls { $strength ->
        [one] 1 die
       *[other] { $strength } dice
    }. Each of its hits is stopped by a shield against any of: { $types }.
rk-why-all-laid = All hits are laid. Take one back first.
rk-why-by-itself = This hit falls by itself: no other mark is left for it.
rk-hits =
    { $hits ->
        [0] no hit
        [one] hit
       *[other] hits
    }
rk-hits-open =
    { $hits ->
        [one] hit, to be laid
       *[other] hits, { $open } to lay
    }
rk-roll-middle = AAAAARGH! The middle strikes
rk-roll-circle = The circle strikes back
rk-roll-missed = No hit: { $names }
rk-roll-hide = Put these dice away
rk-col-choosing = choosing
rk-forecast-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
rk-forecast-hits = about { $hits } hits
rk-forecast-none = nothing
rk-forecast-open = No shield against { $types }!
rk-forecast-bare = You have no shield!
rk-forecast-more = { $name } and { $more } more
rk-drawn = Drawn
rk-drawn-by = { $name } drew
rk-instead-of = is thrown away
rk-gone-for-good = gone for good
rk-discard = Discard it
rk-keep = Keep it
rk-swap = Take it, { $card } goes
rk-defence-then = defence { $defence } then
rk-defence-then-target = defence { $defence } then: the middle comes for you
rk-hold = Hold back
rk-hold-how = no attack this round
rk-kick-bare = Kick with { $dice } dice
rk-kick-card = { $card }: { $dice } dice
rk-expects = about { $hits } hits, { $free ->
        [one] 1 mark
       *[other] { $free } marks
    } free
rk-expects-waste = about { $hits } hits for only { $free ->
        [one] 1 mark
       *[other] { $free } marks
    }
rk-waste-title = { $card }, for that little?
rk-waste-words = About { $hits } hits are to be expected, but { $free ->
        [one] only one mark is
       *[other] only { $free } marks are
    } free. Hits beyond them are lost, and the card is gone.
rk-waste-yes = Fire it
rk-waste-loss = { $card } is gone
rk-waste-no = Think again
rk-lay = Lay these hits
rk-lay-kills = { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rk-lay-no-kill = no kill
rk-lay-done = All hits are laid. So be it?
rk-lay-more =
    { $left ->
        [one] One more hit to lay
       *[other] { $left } more hits to lay
    }
rk-lay-why = All hits must land; you can take them back until you say so.
rk-lay-cavalry = This clears the middle: the cavalry rides again, { $count ->
        [one] one monster
       *[other] { $count } monsters
    }.
rk-hold-hit = Keep a hit
rk-neither = Neither
rk-heal-to = { $life } of 15 life then
rk-heal-nothing = you are at 15: nothing gained
rk-draw-how = may be discarded; fewer for all
rk-take-loses =
    { $life ->
        [one] lose 1 life
       *[other] lose { $life } life
    }
rk-take-deadly = lose all your life: you are out, but still score
rk-block-how = stops { $stops }, { $left ->
        [0] then it is gone
       *[other] { $left } left
    }; { $through ->
        [0] nothing gets through
       *[other] { $through } get through
    }
rk-empty-never = nobody is left to come
rk-empty-cavalry = the cavalry fills it
rk-empty-middle = filled by cavalry once the middle is clear
rk-monsters-left = monsters
rk-items-left = items
rk-discards = discards
rk-round = Round { $round }
rk-cavalry-comes =
    { $count ->
        [one] Cavalry: 1 monster comes
       *[other] Cavalry: { $count } monsters come
    }
rk-cavalry-waits = Cavalry: nobody comes while the middle is occupied
rk-cavalry-none = Cavalry: nobody is left
rk-kill-piles = Kills
rk-kills-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rk-survived = survived
rk-billing = Billing: { $billing }
rk-billing-extra = Extra
rk-billing-stunt-double = Stunt Double
rk-billing-leading-role = Leading Role
rk-billing-legend = Legend

## Robot Rampage
rr-colour-R = red triangle
rr-colour-O = orange hexagon
rr-colour-Y = yellow star
rr-colour-G = green square
rr-colour-B = blue circle
rr-colour-P = purple diamond
rr-head = head
rr-leftArm = left arm
rr-rightArm = right arm
rr-leg = leg
rr-accessory = accessory
rr-missing = no { $slot }, bare wires
rr-torso = torso: { $name }, { $wounds } of { $limit } wounds
rr-attack = attack
rr-defence = defence
rr-stack = stack
rr-hand = hand
rr-scrapped = Scrapped
rr-aim = Attack { $name }
rr-chip = { $name }, { $wounds } of { $limit } wounds, { $stack } cards in the stack, { $hand } in hand
rr-in-play = In play
rr-wild = Wild
rr-none = none
rr-the-torso = torso
rr-aim-action = { $card } at { $name }
rr-place = Bolt it onto { $torso }
rr-place-completes = Bolt it onto { $torso }: complete, and yours
rr-parts =
  { $adds ->
    [0] { $count } of 5 parts
   *[other] part { $count } of 5
  }
rr-completes = complete, and yours: { $value } cards
rr-tag-built = built
rr-tag-attacks = attacks
rr-tag-turn = plays
rr-needs =
  { $count ->
    [0] hits with any strike
    [one] needs 1 from cards
   *[other] needs { $count } from cards
  }
rr-cards =
  { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
rr-value-word = value
rr-value = value { $count }
rr-bears =
  { $count ->
    [one] bears 1 wound
   *[other] bears { $count } wounds
  }
rr-location = Hit location: { $part }
rr-type-action = Action
rr-type-booster = Booster
rr-type-response = Response
rr-type-replacement = Replacement
rr-verb-play = play
rr-verb-discard = discard
rr-verb-attach = bolt on
rr-wild-now = wild
rr-drafted = drafted as { $use }
rr-may = may: { $uses }
rr-use-strike = strike
rr-use-boost = boost
rr-use-guard = guard
rr-use-respond = Response
rr-use-pay = payment
rr-use-sweep = swept
rr-half-strike = strike { $strength }
rr-half-guard = guard { $strength }
rr-half-boost = boost
rr-half-respond = use
rr-half-use = use
rr-half-attach = bolt on
rr-half-pay = pay with it
rr-half-sweep = sweep away
rr-half-discard = discard it
rr-half-keep = keep it
rr-goes-under = goes under your stack
rr-goes-bin = goes to the Discard Pile
rr-goes-on = goes onto your robot
rr-why-laid = { $card } is laid already: { $use }. Take it back first; a card has one use at a time.
rr-why-laid-by-itself = It was the only choice, so it is laid by itself; “Back” goes further back.
rr-why-strike-later = Strength counts in an attack: press “Attack” first.
rr-why-guard-later = It has your own colour: it guards when somebody attacks you.
rr-why-text-action = { $card } is an Action: only in your own turn, before the attack.
rr-why-text-booster = { $card } is a Booster: it joins your own attack, once a strike is laid.
rr-why-text-response = { $card } is a Response: it waits for the moment that its text names.
rr-why-text-replacement = { $card } is a Replacement: it goes on before your attack, where that part is missing.
rr-you-attack-with = You attack with
rr-attacks-with = { $name } attacks with
rr-prepares = { $name } prepares an attack
rr-your-draft = Your defence, draft
rr-you-defend-with = You defend with
rr-defends-with = { $name } defends with
rr-attacked = { $name } attacked with
rr-you-attacked = You attacked with
rr-defended = { $name } defended with
rr-you-defended = You defended with
rr-arms = arms { $count }
rr-parts-sum = parts { $count }
rr-arms-sum = arms { $sum }
rr-no-arms = no arms
rr-adds-loot =
  { $count ->
    [one] 1 more card
   *[other] { $count } more cards
  }
rr-adds-wound =
  { $count ->
    [one] 1 more wound
   *[other] { $count } more wounds
  }
rr-adds-aim =
  { $count ->
    [one] picks 1 of 2 locations
   *[other] picks 1 of several locations
  }
rr-big-strike = STRIKE!
rr-big-short = { $count } SHORT
rr-big-hits = HITS BY { $count }
rr-big-hit = HIT BY { $count }
rr-big-holds = HOLDS BY { $count }
rr-big-missed = MISSED
rr-big-off = CALLED OFF
rr-big-prepares = READY …
rr-big-stands = ATTACK { $attack }
rr-needs-unguarded = Needs at least { $needs } if { $name } guards nothing.
rr-strike-first = Lay a strike first; then Boosters and your accessory can join.
rr-short = A miss costs you nothing but the turn.
rr-short-saws =
  { $count ->
    [one] A miss: { $name } takes a card from you.
   *[other] A miss: { $name } takes { $count } cards from you.
  }
rr-hits-unguarded =
  { $count ->
    [0] Unguarded a part breaks, and no card changes hands.
    [one] Unguarded a part breaks, and you take 1 card from { $name }.
   *[other] Unguarded a part breaks, and you take { $count } cards from { $name }.
  }
rr-prepares-words = { $name } chooses cards against { $other }.
rr-prepares-you = { $name } chooses cards against you, { $other }.
rr-prepares-other = They stay face down until the attack is shown.
rr-awaits = { $name } has { $defence } before any guard.
rr-if-hits = If it hits: { $what }.
rr-to-hold = To hold you need { $count }.
rr-holds = It misses you, and nothing breaks.
rr-holds-saws =
  { $count ->
    [one] It misses, and the Buzz Saws give you a card of { $name }.
   *[other] It misses, and the Buzz Saws give you { $count } cards of { $name }.
  }
rr-breaks = A random part breaks.
rr-you-lose =
  { $count ->
    [one] You lose { $sum } card.
   *[other] You lose { $sum } cards.
  }
rr-you-lose-none = You lose no card.
rr-guarding-nothing =
  { $count ->
    [one] Guarding nothing: { $sum } card.
   *[other] Guarding nothing: { $sum } cards.
  }
rr-lands = It lands on: { $part }.
rr-landing = Where does it land?
rr-taking =
  { $count ->
    [one] 1 card is about to be taken.
   *[other] { $count } cards are about to be taken.
  }
rr-missed-by = Too weak by { $count }.
rr-last-attack = { $name } against { $other }
rr-called-off-words = The attack was called off.
rr-drawn-at = drawn: { $part }
rr-why-place = The fifth part makes the robot yours, wanted or not.
rr-attack-how = then one attack, compulsory
rr-why-action = Each Action costs a card: your cards are your life.
rr-ask-target = Which robot do you attack?
rr-why-target = You must attack if you can, with cards of its colour; a wild only if no card matches anybody.
rr-why-wild-only = Three robots or fewer: one wild strikes at anybody, nothing else does.
rr-ask-build = Attack on { $name }: { $total } so far.
rr-why-build = Any number of { $sign } strikes, or one wild; then Boosters.
rr-hint-accessory = { $card } could still join.
rr-hint-booster = A Booster in your hand could still join; it comes back under your stack.
rr-cost-pay_stack = costs the top card of your stack
rr-cost-pay_hand = a hand card goes under your stack
rr-hits-by = hits by { $count } if unguarded
rr-cannot-hit = cannot hit: needs { $needs }
rr-cannot-hit-saws =
  { $count ->
    [one] cannot hit: you lose 1 card
   *[other] cannot hit: you lose { $count } cards
  }
rr-ask-press = A hit! Attack { $name } again?
rr-again = Attack { $name } again
rr-again-how = the same robot; needs { $needs } unguarded
rr-stop-how = keep your cards, refill
rr-ask-pick = Where does your hit on { $name } land?
rr-comes-off = { $part } comes off
rr-wound-then = a wound: { $wounds } of { $limit }
rr-destroys = the last wound: scrap!
rr-missing-there = missing
rr-your-defence = { $name }, your defence
rr-ask-defend = { $name } attacks you with { $attack }. Guard or answer?
rr-why-defend = Up to three cards of your own colour { $sign }, or one wild; any Response.
rr-why-defend-wild-only = Up to three cards of your own colour { $sign }, no wild any more; any Response.
rr-done-defend = Done: defend with { $defence }
rr-out-hit =
  { $count ->
    [0] hit, lose no card
    [one] hit, lose 1 card
   *[other] hit, lose { $count } cards
  }
rr-out-holds = holds by { $count }
rr-out-holds-saws =
  { $count ->
    [one] holds, you take 1 card
   *[other] holds, you take { $count } cards
  }
rr-ask-cancel = { $name } aims { $card } at you. Let it happen?
rr-ask-hit = You are hit: { $part }. Take it?
rr-cards-left =
  { $count ->
    [0] no card is left: your robot falls
    [one] 1 card is left
   *[other] { $count } cards are left
  }
rr-sweep-how = swept cards go under your stack
rr-why-discard = None of your cards may strike anybody.
rr-sure-no = Think again
rr-sure-last-card = Your very last card?
rr-sure-last-card-words = A robot without cards is destroyed. { $what } would be the end of yours.
rr-sure-last-card-yes = { $what }
rr-sure-last-card-loss = your robot falls
rr-sure-no-effect = Nothing would happen
rr-sure-no-effect-words = { $what }: it changes nothing right now, and the card is gone. You only draw a fresh one at the end of your turn.
rr-sure-no-effect-yes = { $what } all the same
rr-sure-no-effect-loss = a card for nothing
rr-sure-no-attack = No attack would be left
rr-sure-no-attack-words = { $what }: none of your other cards may strike anybody. You would have to discard one, and your turn is over.
rr-sure-no-attack-yes = { $what } all the same
rr-sure-no-attack-loss = no attack this turn
rr-sure-last-response = Your only Response?
rr-sure-last-response-words = { $what }: your attack hits without it, and you have no other Response to defend yourself with.
rr-sure-last-response-yes = { $what }
rr-sure-last-response-loss = no Response until you draw one
rr-sure-unused-guard = A guard stays in your hand
rr-sure-unused-guard-words = You hold a card of your own colour. It cannot strike anybody, but each point of it saves you a card now.
rr-sure-unused-guard-yes = { $what }
rr-sure-unused-guard-loss = keep it for another attack
rr-phase-build = Build
rr-phase-battle = Battle
rr-phase-actions = Actions
rr-phase-attack = Attack
rr-phase-defend = Defend
rr-phase-refill = Refill
rr-lamp-pit = Pit Traps
rr-lamp-saws = Buzz Saws
rr-lamp-wild = Wild only
rr-lamp-at = { $lamp } at { $count }
rr-lamp-pit-says = After a hit the attacker may attack the same robot once more.
rr-lamp-saws-says = Who defends successfully takes the difference in cards from the attacker.
rr-lamp-wild-says = Only one wild card strikes, at any robot; no wild guards.
rr-lamps = The arena
rr-lamps-open = The arena: { $on } of 3 lamps lit
rr-lamp-on = on
rr-lamp-off = at { $count } robots or fewer
rr-closing-in =
  { $count ->
    [0] Closing Time next
    [one] Closing Time in 1 turn
   *[other] Closing Time in { $count } turns
  }
rr-closing-now = Closing Time: a card a turn
rr-you-drew = You have drawn
rr-drew = { $name } has drawn
rr-build-left =
  { $count ->
    [one] 1 part to come
   *[other] { $count } parts to come
  }
rr-looks-keep = Your top cards: keep one
rr-looks-taken = You took these: now under your stack
rr-help-PlacePart = The workshop
rr-help-PlacePart-words = Whoever bolts on a robot’s fifth part owns it. The circled values add up to its cards: hand, ammunition and life in one.
rr-help-TakeAction = Step 1: Actions
rr-help-TakeAction-words = Use Actions and bolt on Replacements if you like; an Action card is gone for good. Keep one card. “Attack” ends this step.
rr-help-ChooseOpponent = Aim
rr-help-ChooseOpponent-words = Choose any other robot that stands. Its owner may cancel the Action with an Extended Warranty.
rr-help-ChooseTarget = Step 2: the attack
rr-help-ChooseTarget-words = A lit robot can be struck by a card in your hand. Arms and cards together must reach its defence.
rr-help-BuildAttack = Number or text?
rr-help-BuildAttack-words = Strikes add their strength, Boosters their text. All of them return under your stack, so lay what helps: every point above the defence is a card.
rr-help-PayCard = The price
rr-help-PayCard-words = The card goes under your stack when the attack is shown; it is not lost.
rr-help-Defend = Hold, or lose less
rr-help-Defend-words = Ties hit. Each point of guard saves a card even when the hit stands. Guards come back under your stack, but you refill only after your own turn.
rr-help-DiscardOne = No legal attack
rr-help-DiscardOne-words = One card goes to the Discard Pile without effect, and your turn is over. You refill as usual.
rr-help-KeepOne = Read the Manual
rr-help-KeepOne-words = Keep one of these; the rest goes under your stack in order.
rr-help-SweepCard = Spring Cleaning
rr-help-SweepCard-words = Sweep as many hand cards as you like under your stack, then draw as many plus one.
rr-help-LosePart = A screw is loose
rr-help-LosePart-words = Press a part of your own robot: it comes off and leaves the game. Arms attack, head and leg defend.
rr-help-PickHit = Aimed
rr-help-PickHit-words = Press a part of the robot you hit, or a button. A part that is missing already means a wound.
rr-help-PressAttack = Pit Traps
rr-help-PressAttack-words = Once more against the same robot, with the cards you still hold; no refill in between. Another target is not allowed.
rr-help-AnswerAction = A window
rr-help-AnswerAction-words = One Response may cancel the Action before it happens. The others only see that a window is open.
rr-help-AnswerHit = A window
rr-help-AnswerHit-words = One Response may draw another location; that one counts.
rr-help-AnswerTheft = A window
rr-help-AnswerTheft-words = One Response may absorb the loss. Your very last card cannot.
rr-help-waiting = Your cards are your life
rr-help-waiting-words = Stack and hand together keep your robot standing. Own colour guards, other colours strike, a wild does either.
rr-intro = Last robot standing wins
rr-intro-words = A turn: Actions if you like, then one attack, then refill to three cards. Attack with cards of a rival’s colour; at least its defence hits: a part breaks, and every point above takes a card. Your own colour guards you. Nobody’s colour is wild. Wounds or an empty stack and hand destroy a robot, and the fewer stand, the meaner the arena.
rr-scrapped-wounds = Your robot is beaten to scrap. You look on from the stands.
rr-scrapped-cards = Your robot has run out of cards. You look on from the stands.
rr-scrapped-left = You have left the arena. You may look on.
rr-scrapped-leave = Leave
rr-scrapped-new = New game
rr-build-deck = build deck
rr-battle-deck = battle deck
rr-discarded = discarded
rr-aside = out of the game
rr-out-of-game = Out of the game
rr-discards = Discards
rr-discards-newest = Discard Pile, newest first
rr-turn = Turn { $turn }
rr-note-hoard = Most cards win: felled by wounds you keep a hoard.
rr-note-match = First to two wins: { $wins }
rr-parked = Parked: { $cards }
rr-hoard =
  { $count ->
    [one] hoard of 1 card
   *[other] hoard of { $count } cards
  }
rr-wins =
  { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
rr-wounds = wounds
rr-fit = { $name }: { $attack } attack, { $defence } defence, { $wounds } of { $limit } wounds, { $stack } in the stack, { $hand } in hand
rr-bench = The workbench
rr-table = The arena
rr-stage = The attack
rr-hit-at = Hit: { $part }
rr-verdict = { $name } wins: { $robot } is the last robot standing.
rr-verdict-hoard = { $name } wins with { $cards } cards and { $robot }.
rr-verdict-match = { $name } wins the match with { $robot }.
rr-stands = still standing
rr-fell-wounds = fell as number { $number }, beaten to scrap
rr-fell-cards = fell as number { $number }, out of cards
rr-fell-left = left as number { $number }
rr-in-hand = in hand
rr-in-stack = in the stack
rr-in-hoard = hoarded
rr-games-won = games won
rr-gallery-torso = Torsos
rr-gallery-head = Heads
rr-gallery-left_arm = Left arms
rr-gallery-right_arm = Right arms
rr-gallery-leg = Legs
rr-gallery-accessory = Accessories
rr-gallery-action = Battle Cards: Actions
rr-gallery-booster = Battle Cards: Boosters
rr-gallery-response = Battle Cards: Responses
rr-gallery-replacement = Battle Cards: Replacements
option-rr-victory = Who wins
option-rr-victory-last_robot = the last robot standing
option-rr-victory-hoard = the most cards; felled by wounds you keep a hoard
option-rr-first-player = Who begins
option-rr-first-player-shortest_stack = the shortest stack
option-rr-first-player-random = by lot
option-rr-best-of = A match for two
option-rr-best-of-1 = one game
option-rr-best-of-3 = first to two wins, two players only

## Cardboard Kaiju
ck-map = Map of the city
ck-board = Board { $letter }
ck-tab = { $count } stand
ck-tab-shields =
    { $count } stand, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
ck-tab-kaiju = { $count } stand, Kaiju here
ck-large = large
ck-small = small
ck-rubble = rubble
ck-left = { $left } of { $limit } left
ck-shield = shield
ck-shielded = shielded
ck-touching = touching the Kaiju
ck-touching-now = Touching now
ck-touching-none = nothing
ck-says-rubble = { $id }, { $name }, rubble
ck-hex = river hex { $q }, { $r }
ck-kaiju = Kaiju
ck-kaiju-here = The Kaiju, touching { $where }
ck-carapace-on = Carapace on
ck-carapace-off = Carapace off
ck-net-on = Net on
ck-net-off = Net off
ck-flare =
    { $count ->
        [0] No flare waits
        [one] Flare waits: 1 action less next turn
       *[other] { $count } flares wait: { $count } actions less
    }
ck-enrage-level = ENRAGE level { $level }
ck-enrage-short = ENRAGE level
ck-enrage-now =
    hand { $hand }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
ck-hand = hand { $count }
ck-actions =
    { $count ->
        [one] action
       *[other] actions
    }
ck-clock-kaiju = cards in the Kaiju deck: its stamina
ck-clock-kaiju-short = Kaiju deck
ck-clock-city = of { $all } buildings still stand
ck-clock-city-short = of { $all } stand
ck-support = Support
ck-support-of = { $count } of { $limit }
ck-support-who = any defender may play these
ck-empty = empty
ck-next-enrage = Next ENRAGE
ck-enrage-left = { $count } cards left
ck-risk-chip = ENRAGE { $percent } %
ck-team = Team
ck-open-hands = open hands
ck-skip = Skip
ck-skip-how = any key
ck-alert-head = CIVIL DEFENCE · BRISBANE
ck-alert-1 = LARGE. GREEN. CORRUGATED.
ck-alert-2 = HEADING UPSTREAM.
ck-alert-3 = BRING TAPE AND SCISSORS.
ck-scene-says-kaiju_start = The Kaiju rises from a moonlit river.
ck-scene-says-defender_start = Sirens; cardboard houses unfold along the river.
ck-scene-says-kaiju_wins = The last house is flat; the Kaiju sleeps round what is left.
ck-scene-says-defender_wins = The Kaiju sinks into the river; the sun rises over the city.
ck-scene-kaiju_start = MORETON BAY, 23:07. IT IS HUNGRY.
ck-scene-defender_start = HOLD THE RIVER
ck-scene-kaiju_wins = THE END?
ck-scene-defender_wins = THE END
ck-round = Round { $round }
ck-phase-actions = Kaiju, { $count } actions
ck-side-defender = Defender
ck-side-kaiju = Kaiju
ck-side-enrage = ENRAGE
ck-cards-defender = Defender cards
ck-cards-kaiju = Kaiju cards
ck-cards-enrage = ENRAGE cards
ck-combo = COMBO
ck-combo-text = COMBO: lay down more cards of the same name, +1 each.
ck-copies = { $count } in the deck
ck-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ck-no-cards = no cards
ck-hand-of = { $name }’s hand
ck-discards = Cards
ck-discard-team = Defenders’ discards, { $count }
ck-discard-kaiju = Kaiju’s discards, { $count }
ck-pile-deck = defender deck
ck-pile-kaiju-hand = Kaiju hand
ck-pile-discard = discards
ck-pile-kaiju-discard = Kaiju discards
ck-defenders = Defenders
ck-closed-hands = closed hands
ck-list = As a list
ck-list-title = Where?
ck-actions-left =
    { $count ->
        [one] 1 action left this turn
       *[other] { $count } actions left this turn
    }
ck-kaiju-holds =
    { $name } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ck-played-by = { $name } plays
ck-drawn-by = { $name } draws
ck-last-played = Last card
ck-nothing-played = No card has been played yet.

## What cards do, in one line
ck-line-assault-1 = 1 damage. COMBO
ck-line-assault-2 = 2 damage. COMBO
ck-line-assault-3 = 3 damage. COMBO
ck-line-co-ordinated-assault = Each may play an Assault
ck-line-shielding = Shield one building. COMBO
ck-line-co-ordinated-shielding = Each may play a Shielding
ck-line-emergency-repairs = Rebuild a small building
ck-line-repellant = Push it one hex. COMBO
ck-line-bait-and-switch = Lure it anywhere
ck-line-dazing-flare = 1 action less next turn
ck-line-cable-net = It moves 1 hex at most
ck-line-on-the-double = Two more actions
ck-line-rapid-planning = Each: a card into Support
ck-line-team-planning = A card into Support. COMBO
ck-line-stomp = 1 damage to all it touches
ck-line-punch = 3 damage to one building
ck-line-psychic-fracture = 3 damage to one building
ck-line-smash = 6 damage, rest goes on
ck-line-rampage = Destroy all it touches
ck-line-terrifying-screech = Tear 1 card from Support
ck-line-demoralising-roar = Sweep all of Support
ck-line-sonic-wave = Each defender swaps a card
ck-line-adrenaline-surge = Play up to two more cards
ck-line-desperation = Draw 2, play the top card
ck-line-hardened-carapace = Next damage is only 1
ck-line-enrage = Wrecks all it touches

## Sounds in words
ck-cue-stomp = stomp
ck-cue-smash = smash
ck-cue-roar = roar
ck-cue-rampage = rampage
ck-cue-assault_1 = a single shot
ck-cue-assault_2 = a volley
ck-cue-assault_3 = a barrage
ck-cue-shield = a shield hums
ck-cue-repel = hiss of spray
ck-cue-flare = a flare cracks
ck-cue-net = cables whip
ck-cue-repair = hammers

## Choosing
ck-hex-touches = hex { $q }, { $r }, may touch { $touched }
ck-hex-bare = hex { $q }, { $r }, touches nothing
ck-lie-on = Lie on { $one } and { $other }
ck-lie-here = Lie here
ck-lure-here = It lies here
ck-turn-it = Turn it
ck-touches = touches { $touched }
ck-touches-none = touches nothing
ck-hit-falls = falls
ck-hit-shield = shield
ck-out-shielded = its shield takes it all
ck-out-falls = it falls
ck-out-falls-over = it falls, { $over } left over
ck-out-out-of-reach = the Kaiju cannot reach it now
ck-out-overdraws = you must draw and cannot: you lose
ck-out-carapace = the Carapace is on already
ck-out-flare = it has only one action anyway
ck-out-nothing = no effect now
ck-put-down = Put it down
ck-end-turn = End your turn
ck-do-nothing = Do nothing
ck-pass-turn =
    { $count ->
        [one] 1 action unused
       *[other] { $count } actions unused
    }
ck-pass-KaijuCard = the Surge is over
ck-pass-DefenderAction = then you draw up to four
ck-pass-CoordinatedPlay = nobody learns why
ck-pass-PushStep = it stays here
ck-play = Play { $card }
ck-discard = Discard { $card }
ck-into-support = Into Support
ck-support-full = full: one card goes
ck-support-then = { $count } of { $limit } then
ck-overflow-then = { $card } takes its place
ck-overflow-same = Support stays as it is
ck-deck-then = Kaiju deck { $from } to { $to }
ck-deck-then-carapace = Carapace: only { $from } to { $to }
ck-you-draw = you draw { $count }
ck-resolve = Resolve: { $what }
ck-resolve-big =
    { $unit ->
        [damage] { $count } damage
        [shields] { $count ->
            [one] 1 shield
           *[other] { $count } shields
        }
        [steps] { $count ->
            [one] 1 hex
           *[other] { $count } hexes
        }
       *[other] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
ck-resolve-how = as far as it can
ck-swim-how = anywhere on the river
ck-swim-netted = one hex, in the net
ck-does-shield = then choose a building
ck-does-rebuild = then choose which one
ck-does-push = then choose where to
ck-does-relocate = then choose where to
ck-does-to-support = then choose the card
ck-does-play-from-hand = each defender is asked
ck-does-extra-actions = three actions in this turn
ck-does-set-status = for its next turn
ck-why-DefenderAction = One action, then you draw up to four.
ck-why-ComboDiscard = Each one adds 1; hand cards must be drawn again.
ck-why-CoordinatedPlay = Everybody is asked in turn; a COMBO is allowed.
ck-why-KaijuWater = It must keep a hex on the water.
ck-why-KaijuSecond = Water or rubble beside it.
ck-why-BaitWater = Anywhere else where it touches a building.
ck-why-BaitSecond = Water or rubble beside it.
ck-why-KaijuOneHex = One half stays, the other is lifted.
ck-why-PushStep = One half stays, the other is lifted.
ck-why-AttackTarget = Only buildings that touch the Kaiju.
ck-why-ShieldTarget = It stays until it takes a blow.
ck-why-RebuildTarget = Small ones only, at full strength.
ck-why-StrandedChoice = Whoever touches nothing may swim instead.
ck-why-SupportOverflow = One card for each defender fits in.
ck-why-support-kaiju = Only defenders play cards from Support.
ck-why-other-name = Only cards of the same name can be laid down for a COMBO.

## Last looks
ck-warn-no = Let me look again
ck-warn-overdraws-title = { $card } would end the game
ck-warn-overdraws-words = { $card } makes you draw more cards than your deck has. Whoever must draw and cannot loses.
ck-warn-overdraws-loss = the defenders win
ck-warn-actions-title = End your turn already?
ck-warn-actions-words =
    { $count ->
        [one] One action is left, and it is lost when your turn ends.
       *[other] { $count } actions are left, and they are lost when your turn ends.
    }
ck-warn-actions-loss = the rest of the turn is lost
ck-warn-nothing-title = { $card } can do nothing now
ck-warn-nothing-words = It would be discarded without any effect.
ck-warn-nothing-loss = the card is spent for nothing
ck-warn-carapace-title = The Carapace is on already
ck-warn-carapace-words = A second { $card } adds nothing: “the next damage” is the same one.
ck-warn-carapace-loss = the card is spent for nothing
ck-warn-flare-title = The Kaiju has one action only
ck-warn-flare-words = { $card } takes an action away, but never the last one. Keep it, or put it into Support for level 5.
ck-warn-flare-loss = the card is spent for nothing

## Sums
ck-risk =
    in this pile: 1 in { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $draws } to draw: { $percent } %
ck-risk-come =
    { $cards ->
        [one] 1 safe card
       *[other] { $cards } safe cards
    }; { $draws } to draw: { $percent } %
ck-risk-none = when the deck is empty: { $count } left
ck-combo-leave =
    { $count ->
        [one] One card leaves.
       *[other] { $count } cards leave.
    }
ck-draws = You draw { $count } at the end of your turn: { $percent } % for an ENRAGE, and the Kaiju touches { $touched }.
ck-draws-none = You draw nothing at the end of your turn: no risk of an ENRAGE.
ck-id-shield = { $id } (shield)
ck-reach =
    { $count ->
        [one] 1 building in reach
       *[other] { $count } buildings in reach
    }
ck-reach-words = { $points } hit points stand open: { $touched }. ENRAGE level { $level }.
ck-reach-none = You touch nothing
ck-reach-none-words = Play any card and you may swim instead of doing what it says.

## What happened
ck-flash-title = ENRAGE
ck-flash-deck-out = ENRAGE
ck-flash-words = { $name } draws: the Kaiju wrecks everything it touches.
ck-flash-level = Level { $level }.
ck-flash-nothing = Nothing fell.
ck-did-harmed =
    { $count ->
        [one] Kaiju loses 1 card
       *[other] Kaiju loses { $count } cards
    }
ck-did-shielded = { $id } shielded
ck-did-rebuilt = { $id } rebuilt

## The end
ck-verdict-kaiju = Nothing stands any more. The Kaiju wins.
ck-verdict-city = The Kaiju has nothing left to draw. The city stands.
ck-end-fallen = { $count } felled
ck-end-standing = { $count } stand
ck-end-sum = { $all } − { $less }
ck-end-stamina = { $all } cards = { $spent } gone + { $hand } in hand + { $left } in the deck
ck-end-level = level { $level }
ck-end-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand

option-ck-kaiju = Who is the Kaiju?
option-ck-kaiju--1 = Drawn by lot
option-ck-kaiju-0 = Chair 1
option-ck-kaiju-1 = Chair 2
option-ck-kaiju-2 = Chair 3
option-ck-preset = How dangerous is it?
option-ck-preset-first-night = First night: level 1, five ENRAGE cards
option-ck-preset-easy = Easy: level 1, six ENRAGE cards
option-ck-preset-standard = Standard: level 2, six ENRAGE cards
option-ck-preset-hard = Hard: level 3, six ENRAGE cards
option-ck-preset-brutal = Brutal: level 3, seven ENRAGE cards
option-ck-preset-nightmare = Nightmare: level 4, eight ENRAGE cards
option-ck-level = Start level of the Enrage track
option-ck-level-null = As that says
option-ck-enrage = ENRAGE cards in the deck
option-ck-enrage-null = As that says
option-ck-open-hands = May defenders see each other’s hands?

## Kung Fu Samurai on Giant Robot Island
kfs-title = The title
kfs-no-title = …
kfs-title-note = gold words: +{ $points } a card
kfs-seats = Movies
kfs-movie = { $name }’s Movie
kfs-you = You
kfs-ds = DS { $count }
kfs-ticket = scoring word { $points }
kfs-attacked = attacked
kfs-attacks = attacks
kfs-hand = { $count } cards in hand
kfs-no-cast = No Characters
kfs-no-location = No Location
kfs-choose-movie = Choose { $name }’s Movie
kfs-tab = { $count } cast, hand { $hand }
kfs-tab-asleep = { $count } asleep, hand { $hand }
kfs-your-turn = your turn
kfs-on-set = on set
kfs-type-character = Character
kfs-type-creature = Creature
kfs-type-sfx = SFX
kfs-type-prop = Prop
kfs-type-location = Location
kfs-type-credits = Credits
kfs-title-word = title word: { $word }
kfs-gained = also { $traits }
kfs-kicked = has kicked this turn
kfs-asleep = knocked out
kfs-wakes = wakes on { $name }’s turn
kfs-wakes-yours = wakes on your turn
kfs-deed-kick = Kick
kfs-deed-use = Use
kfs-deed-move = Hand over
kfs-deed-of = { $deed }: { $name }
kfs-ds-of = { $name }, DS
kfs-as-of = { $name }, AS
kfs-ds-change = DS { $before } → { $after }
kfs-points = If it ended now: DS { $ds } + title words { $words } + cards { $extras } = { $points } points
kfs-known = Known to be in hand: { $cards }
kfs-limit = Hand limit: { $limit }
kfs-limit-due =
    Hand limit: { $limit }. { $count ->
        [one] One card must go.
       *[other] { $count } cards must go.
    }
kfs-if-ended = If it ended now: { $ranking }
kfs-end-credits =
    “{ $title }”: the credits roll, and { $names } { $count ->
        [one] takes
       *[other] share
    } the prize.
kfs-end-film =
    “{ $title }”: the film has run out, and { $names } { $count ->
        [one] takes
       *[other] share
    } the prize.
kfs-cast-note =
    { $count ->
        [0] nobody left in the cast
        [one] 1 Character
       *[other] { $count } Characters
    }
kfs-match-note = { $total } of { $goal } points
kfs-sum-ds = DS { $value }
kfs-sum-words = title words { $value }
kfs-sum-extras = cards { $value }
kfs-sum-rest = hand { $value }
kfs-as-long = Attack Strength
kfs-ds-long = Defensive Strength
kfs-traits = Traits of the attack: { $traits }
kfs-step-pending = pending
kfs-step-cancelled = cancelled
kfs-step-lapsed = lapsed
kfs-now = Now:
kfs-against = { $attack } against { $defence }.
kfs-if-stands = If { $card } stands:
kfs-succeeds-by =
    { $by ->
        [0] succeeds on the tie.
       *[other] succeeds by { $by }.
    }
kfs-fails-by = fails by { $by }.
kfs-kicks-by =
    { $by ->
        [0] the kicker wins the tie.
       *[other] the kicker wins by { $by }.
    }
kfs-loses-by = the kicker loses by { $by }.
kfs-always = always succeeds.
kfs-cannot = cannot succeed.
kfs-verdict-hit = A hit!
kfs-verdict-miss = It fails.
kfs-victim-is = The victim: { $card }.
kfs-victims = Victims: { $cards }
kfs-victim-with = { $card } { $ds } with { $held }
kfs-pending-by = { $name } plays it
kfs-aimed = at { $card }
kfs-aimed-movie = at { $name }’s Movie
kfs-spot = Announced
kfs-spot-how = Anybody may still cancel it.
kfs-stops = the attack stops
kfs-ticket-stops = STOP
kfs-out-hit =
    { $by ->
        [0] AS { $attack }, succeeds on the tie
       *[other] AS { $attack }, succeeds by { $by }
    }
kfs-out-miss = AS { $attack }, fails by { $by }
kfs-out-always = AS { $attack }, always succeeds
kfs-out-never = AS { $attack }, cannot succeed
kfs-who = { $name }, { $moment }
kfs-moment-ProposeTitle = pitch a title
kfs-moment-VoteTitle = vote
kfs-moment-MainAction = your turn
kfs-moment-EndTurnDiscard = end of your turn
kfs-moment-ChooseReceiver = your play
kfs-moment-ChooseMovie = your play
kfs-moment-ChooseCombine = your play
kfs-moment-ChooseKungFuTarget = kung fu
kfs-moment-ChooseTarget = your play
kfs-moment-ChooseMode = your play
kfs-moment-ChooseFromDiscard = your play
kfs-moment-ChooseFromHand = your play
kfs-moment-ChoosePlayer = your play
kfs-moment-TableResponse = table window
kfs-moment-AttackResponse = attack window
kfs-moment-ResultResponse = result window
kfs-moment-VictimResponse = victim window
kfs-moment-CreditsResponse = credits window
kfs-moment-CancelResponse = cancel window
kfs-moment-ChooseVictim = success
kfs-moment-ChooseLoot = success
kfs-moment-ChooseLooter = success
kfs-moment-ChooseWreck = end of the attack
kfs-moment-ChooseMay = success
kfs-why-ProposeTitle = Every word in the title is worth 5 points a card.
kfs-why-VoteTitle = Most approvals win, then more title words.
kfs-why-MainAction = Anything, in any order, as often as you like.
kfs-why-EndTurnDiscard = What you throw away makes room to draw.
kfs-why-ChooseReceiver = One of your own Characters.
kfs-why-ChooseMovie = Choose a Movie; it shows what would come of it.
kfs-why-ChooseCombine = Compare both numbers.
kfs-why-ChooseKungFuTarget = An awake Character in another Movie.
kfs-why-ChooseTarget = Everything lit can be chosen.
kfs-why-ChooseMode = The card can do either.
kfs-why-ChooseFromDiscard = Everything that fits lies here.
kfs-why-ChooseFromHand = It leaves your hand.
kfs-why-ChoosePlayer = Only you will see it.
kfs-why-TableResponse = Before the scene goes on.
kfs-why-AttackResponse = Anybody may play until everybody passes.
kfs-why-ResultResponse = The strengths have been compared.
kfs-why-VictimResponse = The last chance to save somebody.
kfs-why-CreditsResponse = Only a card that names the credits can answer.
kfs-why-CancelResponse = Before it works; later is too late.
kfs-why-ChooseVictim = One Character of the beaten Movie, with all it carries.
kfs-why-ChooseLoot = The rest is discarded with its holder.
kfs-why-ChooseLooter = One of your own Characters.
kfs-why-ChooseWreck = The Creature takes it along.
kfs-why-ChooseMay = What it carries is discarded either way.
kfs-ask-title = Build a title from these six words
kfs-ask-vote = Approve as many titles as you like
kfs-hold = Hold
kfs-hold-on = windows stay open
kfs-hold-off = ask me always
kfs-make-title = Make the title
kfs-forms = Words that were turned up
kfs-links = Linking words
kfs-tray = Your title
kfs-tray-empty = Tap words: at least three of the six
kfs-tray-drop = Take { $word } out
kfs-tray-count = { $words } of { $all } words, { $pieces } of { $most } pieces
kfs-pitch-it = Pitch it
kfs-pitch-how = secret until all have pitched
kfs-no-pitch-how = vote on the others’ titles
kfs-pitches = Pitches of the machine
kfs-take-pitch = Pitch this
kfs-by-machine = the machine
kfs-by = pitched by { $name }
kfs-pitching-waits = Your pitch is in. The others still look for words.
kfs-voting-waits = The votes are being counted.
kfs-vote = Vote: approve as many as you like
kfs-vote-send = Vote
kfs-vote-none = Approve none
kfs-vote-count = { $yes } of { $all } approved
kfs-approve = Approve
kfs-approved = approved
kfs-end-character = a Character is still in your hand
kfs-end-discard =
    { $count ->
        [one] discard a card first
       *[other] discard { $count } cards first
    }
kfs-end-next = { $name } is next
kfs-done = Done
kfs-discard-more =
    { $count ->
        [one] choose one more card
       *[other] choose { $count } more cards
    }
kfs-discard-end =
    { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
kfs-keep-all = Keep all
kfs-lure-no = written out
kfs-lure-yes = joins your Movie
kfs-pass-victim = { $card } is written out
kfs-pass-hit = the hit stands
kfs-pass-miss = it has failed
kfs-pass-credits = the film ends
kfs-pass-cancel = { $card } works
kfs-pass-table = the scene goes on
kfs-play-save = { $card } is saved
kfs-play-to-miss = the hit becomes a miss
kfs-play-to-hit = the miss becomes a hit
kfs-play-credits = the film goes on
kfs-play-cancel = { $card } does nothing
kfs-phase-over = The end
kfs-phase-pitch = Pitch
kfs-phase-vote = Vote
kfs-phase-shoot = Shoot
kfs-phase-attack = Attack
kfs-phase-attack-cancel = Attack: cancel?
kfs-phase-cancel = Cancel?
kfs-phase-kick = Kung fu
kfs-phase-yours = Your turn
kfs-phase-turn = { $name }’s turn
kfs-round = Round { $round }
kfs-establishing = Establishing shot
kfs-establishing-how = Establishing shot: hands off the others
kfs-credits-locked = Credits locked until round 3
kfs-credits-open = Credits open
kfs-match = Film { $game } of a match to { $goal }
kfs-last-turn = last turn: { $name }
kfs-film-left =
    { $rounds ->
        [0] the film is nearly over
        [one] about 1 round of film left
       *[other] about { $rounds } rounds of film left
    }
kfs-draw-pile = draw pile
kfs-discards = Discards
kfs-discards-word = In lights: { $word }
kfs-choose-one = Choose a card
kfs-ask-me = Ask me: { $mode }
kfs-ask-title-sheet = When do you want to be asked?
kfs-ask-always = always
kfs-ask-always-how = In every window in which you could play something.
kfs-ask-smart = smart
kfs-ask-smart-how = In every attack, and for cards aimed at you or at your attack. Elsewhere only while Hold is pressed.
kfs-ask-armed = armed
kfs-ask-armed-how = Only when a card that you armed below can be played.
kfs-never = never
kfs-never-how = Pass in every window of this game.
kfs-arm = Armed cards
kfs-arm-none = You hold nothing that could be armed.
kfs-warn-no = Not yet
kfs-warn-end-title = End your turn?
kfs-warn-end = You could still play { $cards }.
kfs-warn-end-yes = End the turn
kfs-warn-end-loss = stays in your hand, and scores nothing there
kfs-warn-credits-title = Roll the credits while behind?
kfs-warn-credits = If the film ended now, hands of the others unknown: { $ranking }.
kfs-warn-credits-yes = Roll the credits
kfs-warn-credits-loss = you end as number { $rank }
kfs-warn-attack-title = Attack in vain?
kfs-warn-attack = { $words }, and no card in your hand can boost it.
kfs-warn-attack-yes = Attack all the same
kfs-warn-attack-loss = the Creature is lost
kfs-warn-bad-place-title = A bad Location in your own Movie?
kfs-warn-bad-place = Your Movie: { $words }.
kfs-warn-bad-place-yes = Lay it here
kfs-warn-bad-place-loss = { $words }
kfs-warn-good-place-title = A good Location in a rival’s Movie?
kfs-warn-good-place = Their Movie: { $words }.
kfs-warn-good-place-yes = Lay it there
kfs-warn-good-place-loss = { $words }
kfs-warn-word-title = Throw a scoring word away?
kfs-warn-word = { $cards } would score { $points } points at the end, even in your hand.
kfs-warn-word-yes = Discard
kfs-warn-word-loss = { $points } points gone
