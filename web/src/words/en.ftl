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
game-roundhouse = Roundhouse Kick
game-roundhouse-line = Eight monsters. One boot.
game-rampage = Robot Rampage
game-rampage-line = The appliances have had enough
game-kaiju = Cardboard Kaiju
game-kaiju-line = One against many
game-samurai = Kung Fu Samurai
game-samurai-long = Kung Fu Samurai on Giant Robot Island
game-samurai-line = The title is yours
lobby-now = { $count ->
    [5] Five features
   *[other] { $count } features
  }, every rule enforced
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
poster-from = from { $package }
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
prompt-teammate = { $name } is asked: { $question }
prompt-choosing = { $name } is choosing
prompt-nobody = One moment …
prompt-window = Window open
prompt-still = Still thinking: { $names }
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
refused-no-such-bot = There is no such bot in this game.
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
result-wins =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
result-drawn = Nobody wins: a draw.
result-beaten = Nobody wins: the game has beaten everybody.
result-nobody = nobody
plain-offers = What you may answer
plain-of = of { $of }
plain-count-of = { $label } { $value } of { $of }
plain-race = Race to { $goal } { $label }: { $says }
plain-pile = { $label }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
plain-cards = { $count ->
    [one] card
   *[other] cards
  }
plain-empty = empty
plain-row-empty = Nothing lies here yet.
plain-face-down = { $count } face down
plain-acts = acts now
plain-out = out
plain-leads = leads
plain-in-hand = in hand
plain-all-cards = Cards
listing-playing = { $game }: { $names }
listing-lobby = { $game }, about to begin: { $names }
option-yes = yes
option-no = no
option-npzr-copies = Copies of each regular card in the deck
option-npzr-turn-limit = Turns after which the lights go up
option-samurai-target = How long do you play?
option-samurai-target-0 = one film
option-samurai-target-50 = films to 50 points
option-samurai-target-100 = films to 100 points
option-samurai-target-200 = films to 200 points
option-samurai-express = Express: vote on titles of the machine, without pitching
option-samurai-short-reel = Short reel for two: forty cards stay in the can
option-samurai-family = Family names for cards that have one
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
host-free = Give the chair away
host-pass = Make host
share-watch = Link to look on
share-table = Link to this table
share-chair = Link to chair { $number }
share-own = My chair on another device (for nobody else)
share-bot = Link to the chair of { $name }
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
room-until = If nothing happens here any more, this table and its records are put away after { DATETIME($date, dateStyle: "medium") }.
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
roundhouse-kills = { $count ->
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
roundhouse-col-hits = hits
roundhouse-col-stopped = stopped
roundhouse-col-lost = life lost
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
roundhouse-roll-middle = AAAAARGH! The middle strikes
roundhouse-roll-circle = The circle strikes back
roundhouse-roll-missed = No hit: { $names }
roundhouse-roll-hide = Put these dice away
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
roundhouse-forecast-more = { $name } and { $more } more
roundhouse-drawn = Drawn
roundhouse-drawn-by = { $name } drew
roundhouse-instead-of = is thrown away
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

## Robot Rampage
rampage-colour-R = red triangle
rampage-colour-O = orange hexagon
rampage-colour-Y = yellow star
rampage-colour-G = green square
rampage-colour-B = blue circle
rampage-colour-P = purple diamond
rampage-head = head
rampage-leftArm = left arm
rampage-rightArm = right arm
rampage-leg = leg
rampage-accessory = accessory
rampage-missing = no { $slot }, bare wires
rampage-torso = torso: { $name }, { $wounds } of { $limit } wounds
rampage-attack = attack
rampage-defence = defence
rampage-stack = stack
rampage-hand = hand
rampage-scrapped = Scrapped
rampage-aim = Attack { $name }
rampage-chip = { $name }, { $wounds } of { $limit } wounds, { $stack } cards in the stack, { $hand } in hand
rampage-in-play = In play
rampage-wild = Wild
rampage-none = none
rampage-the-torso = torso
rampage-aim-action = { $card } at { $name }
rampage-place = Bolt it onto { $torso }
rampage-place-completes = Bolt it onto { $torso }: complete, and yours
rampage-parts =
  { $adds ->
    [0] { $count } of 5 parts
   *[other] part { $count } of 5
  }
rampage-completes = complete, and yours: { $value } cards
rampage-tag-built = built
rampage-tag-attacks = attacks
rampage-tag-turn = plays
rampage-needs =
  { $count ->
    [0] hits with any strike
    [one] needs 1 from cards
   *[other] needs { $count } from cards
  }
rampage-cards =
  { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
rampage-value-word = value
rampage-value = value { $count }
rampage-bears =
  { $count ->
    [one] bears 1 wound
   *[other] bears { $count } wounds
  }
rampage-location = Hit location: { $part }
rampage-type-action = Action
rampage-type-booster = Booster
rampage-type-response = Response
rampage-type-replacement = Replacement
rampage-verb-play = play
rampage-verb-discard = discard
rampage-verb-attach = bolt on
rampage-wild-now = wild
rampage-drafted = drafted as { $use }
rampage-may = may: { $uses }
rampage-use-strike = strike
rampage-use-boost = boost
rampage-use-guard = guard
rampage-use-respond = Response
rampage-use-pay = payment
rampage-use-sweep = swept
rampage-half-strike = strike { $strength }
rampage-half-guard = guard { $strength }
rampage-half-boost = boost
rampage-half-respond = use
rampage-half-use = use
rampage-half-attach = bolt on
rampage-half-pay = pay with it
rampage-half-sweep = sweep away
rampage-half-discard = discard it
rampage-half-keep = keep it
rampage-goes-under = goes under your stack
rampage-goes-bin = goes to the Discard Pile
rampage-goes-on = goes onto your robot
rampage-why-laid = { $card } is laid already: { $use }. Take it back first; a card has one use at a time.
rampage-why-laid-by-itself = It was the only choice, so it is laid by itself; “Back” goes further back.
rampage-why-strike-later = Strength counts in an attack: press “Attack” first.
rampage-why-guard-later = It has your own colour: it guards when somebody attacks you.
rampage-why-text-action = { $card } is an Action: only in your own turn, before the attack.
rampage-why-text-booster = { $card } is a Booster: it joins your own attack, once a strike is laid.
rampage-why-text-response = { $card } is a Response: it waits for the moment that its text names.
rampage-why-text-replacement = { $card } is a Replacement: it goes on before your attack, where that part is missing.
rampage-you-attack-with = You attack with
rampage-attacks-with = { $name } attacks with
rampage-prepares = { $name } prepares an attack
rampage-your-draft = Your defence, draft
rampage-you-defend-with = You defend with
rampage-defends-with = { $name } defends with
rampage-attacked = { $name } attacked with
rampage-you-attacked = You attacked with
rampage-defended = { $name } defended with
rampage-you-defended = You defended with
rampage-arms = arms { $count }
rampage-parts-sum = parts { $count }
rampage-arms-sum = arms { $sum }
rampage-no-arms = no arms
rampage-adds-loot =
  { $count ->
    [one] 1 more card
   *[other] { $count } more cards
  }
rampage-adds-wound =
  { $count ->
    [one] 1 more wound
   *[other] { $count } more wounds
  }
rampage-adds-aim =
  { $count ->
    [one] picks 1 of 2 locations
   *[other] picks 1 of several locations
  }
rampage-big-strike = STRIKE!
rampage-big-short = { $count } SHORT
rampage-big-hits = HITS BY { $count }
rampage-big-hit = HIT BY { $count }
rampage-big-holds = HOLDS BY { $count }
rampage-big-missed = MISSED
rampage-big-off = CALLED OFF
rampage-big-prepares = READY …
rampage-big-stands = ATTACK { $attack }
rampage-needs-unguarded = Needs at least { $needs } if { $name } guards nothing.
rampage-strike-first = Lay a strike first; then Boosters and your accessory can join.
rampage-short = A miss costs you nothing but the turn.
rampage-short-saws =
  { $count ->
    [one] A miss: { $name } takes a card from you.
   *[other] A miss: { $name } takes { $count } cards from you.
  }
rampage-hits-unguarded =
  { $count ->
    [0] Unguarded a part breaks, and no card changes hands.
    [one] Unguarded a part breaks, and you take 1 card from { $name }.
   *[other] Unguarded a part breaks, and you take { $count } cards from { $name }.
  }
rampage-prepares-words = { $name } chooses cards against { $other }.
rampage-prepares-you = { $name } chooses cards against you, { $other }.
rampage-prepares-other = They stay face down until the attack is shown.
rampage-awaits = { $name } has { $defence } before any guard.
rampage-if-hits = If it hits: { $what }.
rampage-to-hold = To hold you need { $count }.
rampage-holds = It misses you, and nothing breaks.
rampage-holds-saws =
  { $count ->
    [one] It misses, and the Buzz Saws give you a card of { $name }.
   *[other] It misses, and the Buzz Saws give you { $count } cards of { $name }.
  }
rampage-breaks = A random part breaks.
rampage-you-lose =
  { $count ->
    [one] You lose { $sum } card.
   *[other] You lose { $sum } cards.
  }
rampage-you-lose-none = You lose no card.
rampage-guarding-nothing =
  { $count ->
    [one] Guarding nothing: { $sum } card.
   *[other] Guarding nothing: { $sum } cards.
  }
rampage-lands = It lands on: { $part }.
rampage-landing = Where does it land?
rampage-taking =
  { $count ->
    [one] 1 card is about to be taken.
   *[other] { $count } cards are about to be taken.
  }
rampage-missed-by = Too weak by { $count }.
rampage-last-attack = { $name } against { $other }
rampage-called-off-words = The attack was called off.
rampage-drawn-at = drawn: { $part }
rampage-why-place = The fifth part makes the robot yours, wanted or not.
rampage-attack-how = then one attack, compulsory
rampage-why-action = Each Action costs a card: your cards are your life.
rampage-ask-target = Which robot do you attack?
rampage-why-target = You must attack if you can, with cards of its colour; a wild only if no card matches anybody.
rampage-why-wild-only = Three robots or fewer: one wild strikes at anybody, nothing else does.
rampage-ask-build = Attack on { $name }: { $total } so far.
rampage-why-build = Any number of { $sign } strikes, or one wild; then Boosters.
rampage-hint-accessory = { $card } could still join.
rampage-hint-booster = A Booster in your hand could still join; it comes back under your stack.
rampage-cost-pay_stack = costs the top card of your stack
rampage-cost-pay_hand = a hand card goes under your stack
rampage-hits-by = hits by { $count } if unguarded
rampage-cannot-hit = cannot hit: needs { $needs }
rampage-cannot-hit-saws =
  { $count ->
    [one] cannot hit: you lose 1 card
   *[other] cannot hit: you lose { $count } cards
  }
rampage-ask-press = A hit! Attack { $name } again?
rampage-again = Attack { $name } again
rampage-again-how = the same robot; needs { $needs } unguarded
rampage-stop-how = keep your cards, refill
rampage-ask-pick = Where does your hit on { $name } land?
rampage-comes-off = { $part } comes off
rampage-wound-then = a wound: { $wounds } of { $limit }
rampage-destroys = the last wound: scrap!
rampage-missing-there = missing
rampage-your-defence = { $name }, your defence
rampage-ask-defend = { $name } attacks you with { $attack }. Guard or answer?
rampage-why-defend = Up to three cards of your own colour { $sign }, or one wild; any Response.
rampage-why-defend-wild-only = Up to three cards of your own colour { $sign }, no wild any more; any Response.
rampage-done-defend = Done: defend with { $defence }
rampage-out-hit =
  { $count ->
    [0] hit, lose no card
    [one] hit, lose 1 card
   *[other] hit, lose { $count } cards
  }
rampage-out-holds = holds by { $count }
rampage-out-holds-saws =
  { $count ->
    [one] holds, you take 1 card
   *[other] holds, you take { $count } cards
  }
rampage-ask-cancel = { $name } aims { $card } at you. Let it happen?
rampage-ask-hit = You are hit: { $part }. Take it?
rampage-cards-left =
  { $count ->
    [0] no card is left: your robot falls
    [one] 1 card is left
   *[other] { $count } cards are left
  }
rampage-sweep-how = swept cards go under your stack
rampage-why-discard = None of your cards may strike anybody.
rampage-sure-no = Think again
rampage-sure-last-card = Your very last card?
rampage-sure-last-card-words = A robot without cards is destroyed. { $what } would be the end of yours.
rampage-sure-last-card-yes = { $what }
rampage-sure-last-card-loss = your robot falls
rampage-sure-no-effect = Nothing would happen
rampage-sure-no-effect-words = { $what }: it changes nothing right now, and the card is gone. You only draw a fresh one at the end of your turn.
rampage-sure-no-effect-yes = { $what } all the same
rampage-sure-no-effect-loss = a card for nothing
rampage-sure-no-attack = No attack would be left
rampage-sure-no-attack-words = { $what }: none of your other cards may strike anybody. You would have to discard one, and your turn is over.
rampage-sure-no-attack-yes = { $what } all the same
rampage-sure-no-attack-loss = no attack this turn
rampage-sure-last-response = Your only Response?
rampage-sure-last-response-words = { $what }: your attack has { $total } against { $needs } without it, and you have no other Response to defend yourself with.
rampage-sure-last-response-other = { $what }: another card is enough against { $needs }, and you have no other Response to defend yourself with.
rampage-sure-last-response-yes = { $what }
rampage-sure-last-response-loss = no Response until you draw one
rampage-sure-unused-guard = A guard stays in your hand
rampage-sure-unused-guard-words = You hold a card of your own colour. It cannot strike anybody, but each point of it saves you a card now.
rampage-sure-unused-guard-yes = { $what }
rampage-sure-unused-guard-loss = keep it for another attack
rampage-phase-build = Build
rampage-phase-battle = Battle
rampage-phase-actions = Actions
rampage-phase-attack = Attack
rampage-phase-defend = Defend
rampage-phase-refill = Refill
rampage-lamp-pit = Pit Traps
rampage-lamp-saws = Buzz Saws
rampage-lamp-wild = Wild only
rampage-lamp-at = { $lamp } at { $count }
rampage-lamp-pit-says = After a hit the attacker may attack the same robot once more.
rampage-lamp-saws-says = Who defends successfully takes the difference in cards from the attacker.
rampage-lamp-wild-says = Only one wild card strikes, at any robot; no wild guards.
rampage-lamps = The arena
rampage-lamps-open = The arena: { $on } of 3 lamps lit
rampage-lamp-on = on
rampage-lamp-off = at { $count } robots or fewer
rampage-closing-in =
  { $count ->
    [0] Closing Time next
    [one] Closing Time in 1 turn
   *[other] Closing Time in { $count } turns
  }
rampage-closing-now = Closing Time: a card a turn
rampage-you-drew = You have drawn
rampage-drew = { $name } has drawn
rampage-build-left =
  { $count ->
    [one] 1 part to come
   *[other] { $count } parts to come
  }
rampage-looks-keep = Your top cards: keep one
rampage-looks-taken = You took these: now under your stack
rampage-help-PlacePart = The workshop
rampage-help-PlacePart-words = Whoever bolts on a robot’s fifth part owns it. The values of its six cards add up to its stack: hand, ammunition and life in one.
rampage-help-TakeAction = Step 1: Actions
rampage-help-TakeAction-words = Use Actions and bolt on Replacements if you like; an Action card is gone for good. Keep one card. “Attack” ends this step.
rampage-help-ChooseOpponent = Aim
rampage-help-ChooseOpponent-words = Choose any other robot that stands. Its owner may cancel the Action with an Extended Warranty.
rampage-help-ChooseTarget = Step 2: the attack
rampage-help-ChooseTarget-words = A lit robot can be struck by a card in your hand. Arms and cards together must reach its defence.
rampage-help-BuildAttack = Number or text?
rampage-help-BuildAttack-words = Strikes add their strength, Boosters their text. All of them return under your stack, so lay what helps: every point above the defence is a card.
rampage-help-PayCard = The price
rampage-help-PayCard-words = The card goes under your stack when the attack is shown; it is not lost.
rampage-help-Defend = Hold, or lose less
rampage-help-Defend-words = Ties hit. Each point of guard saves a card even when the hit stands. Guards come back under your stack, but you refill only after your own turn.
rampage-help-DiscardOne = No legal attack
rampage-help-DiscardOne-words = One card goes to the Discard Pile without effect, and your turn is over. You refill as usual.
rampage-help-KeepOne = Read the Manual
rampage-help-KeepOne-words = Keep one of these; the rest goes under your stack in order.
rampage-help-SweepCard = Spring Cleaning
rampage-help-SweepCard-words = Sweep as many hand cards as you like under your stack, then draw as many plus one.
rampage-help-LosePart = A screw is loose
rampage-help-LosePart-words = Press a part of your own robot: it comes off and leaves the game. Arms attack, head and leg defend.
rampage-help-PickHit = Aimed
rampage-help-PickHit-words = Press a part of the robot you hit, or a button. A part that is missing already means a wound.
rampage-help-PressAttack = Pit Traps
rampage-help-PressAttack-words = Once more against the same robot, with the cards you still hold; no refill in between. Another target is not allowed.
rampage-help-AnswerAction = A window
rampage-help-AnswerAction-words = One Response may cancel the Action before it happens. The others only see that a window is open.
rampage-help-AnswerHit = A window
rampage-help-AnswerHit-words = One Response may draw another location; that one counts.
rampage-help-AnswerTheft = A window
rampage-help-AnswerTheft-words = One Response may absorb the loss. Your very last card cannot.
rampage-help-waiting = Your cards are your life
rampage-help-waiting-words = Stack and hand together keep your robot standing. Own colour guards, other colours strike, a wild does either.
rampage-intro = Last robot standing wins
rampage-intro-words = A turn: Actions if you like, then one attack, then refill to three cards. Attack with cards of a rival’s colour; at least its defence hits: a part breaks, and every point above takes a card. Your own colour guards you. Nobody’s colour is wild. Wounds or an empty stack and hand destroy a robot, and the fewer stand, the meaner the arena.
rampage-scrapped-wounds = Your robot is beaten to scrap. You look on from the stands.
rampage-scrapped-cards = Your robot has run out of cards. You look on from the stands.
rampage-scrapped-left = You have left the arena. You may look on.
rampage-scrapped-leave = Leave
rampage-scrapped-new = New game
rampage-build-deck = build deck
rampage-battle-deck = battle deck
rampage-discarded = discarded
rampage-aside = out of the game
rampage-out-of-game = Out of the game
rampage-discards = Discards
rampage-discards-newest = Discard Pile, newest first
rampage-turn = Turn { $turn }
rampage-note-hoard = Most cards win: felled by wounds you keep a hoard.
rampage-note-match = First to two wins: { $wins }
rampage-parked = Parked: { $cards }
rampage-hoard =
  { $count ->
    [one] hoard of 1 card
   *[other] hoard of { $count } cards
  }
rampage-wins =
  { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
rampage-wounds = wounds
rampage-fit = { $name }: { $attack } attack, { $defence } defence, { $wounds } of { $limit } wounds, { $stack } in the stack, { $hand } in hand
rampage-bench = The workbench
rampage-table = The arena
rampage-stage = The attack
rampage-hit-at = Hit: { $part }
rampage-verdict = { $name } wins: { $robot } is the last robot standing.
rampage-verdict-hoard = { $name } wins with { $cards } cards and { $robot }.
rampage-verdict-match = { $name } wins the match with { $robot }.
rampage-stands = still standing
rampage-fell-wounds = fell as number { $number }, beaten to scrap
rampage-fell-cards = fell as number { $number }, out of cards
rampage-fell-left = left as number { $number }
rampage-in-hand = in hand
rampage-in-stack = in the stack
rampage-in-hoard = hoarded
rampage-games-won = games won
rampage-gallery-torso = Torsos
rampage-gallery-head = Heads
rampage-gallery-left_arm = Left arms
rampage-gallery-right_arm = Right arms
rampage-gallery-leg = Legs
rampage-gallery-accessory = Accessories
rampage-gallery-action = Battle Cards: Actions
rampage-gallery-booster = Battle Cards: Boosters
rampage-gallery-response = Battle Cards: Responses
rampage-gallery-replacement = Battle Cards: Replacements
option-rampage-victory = Who wins
option-rampage-victory-last_robot = the last robot standing
option-rampage-victory-hoard = the most cards; felled by wounds you keep a hoard
option-rampage-first-player = Who begins
option-rampage-first-player-shortest_stack = the shortest stack
option-rampage-first-player-random = by lot
option-rampage-best-of = A match for two
option-rampage-best-of-1 = one game
option-rampage-best-of-3 = first to two wins, two players only

## Cardboard Kaiju
kaiju-map = Map of the city
kaiju-board = Board { $letter }
kaiju-tab = { $count } stand
kaiju-tab-shields =
    { $count } stand, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
kaiju-tab-kaiju = { $count } stand, Kaiju here
kaiju-large = large
kaiju-small = small
kaiju-rubble = rubble
kaiju-left = { $left } of { $limit } left
kaiju-shield = shield
kaiju-shielded = shielded
kaiju-touching = touching the Kaiju
kaiju-touching-now = Touching now
kaiju-touching-none = nothing
kaiju-says-rubble = { $id }, { $name }, rubble
kaiju-hex = river hex { $q }, { $r }
kaiju-kaiju = Kaiju
kaiju-kaiju-here = The Kaiju, touching { $where }
kaiju-carapace-on = Carapace on
kaiju-carapace-off = Carapace off
kaiju-net-on = Net on
kaiju-net-off = Net off
kaiju-flare =
    { $count ->
        [0] No flare waits
        [one] Flare waits: 1 action less next turn
       *[other] { $count } flares wait: { $count } actions less
    }
kaiju-enrage-level = ENRAGE level { $level }
kaiju-enrage-short = ENRAGE level
kaiju-enrage-now =
    hand { $hand }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
kaiju-hand = hand { $count }
kaiju-actions =
    { $count ->
        [one] action
       *[other] actions
    }
kaiju-clock-kaiju = cards in the Kaiju deck: its stamina
kaiju-clock-kaiju-short = Kaiju deck
kaiju-clock-city = of { $all } buildings still stand
kaiju-clock-city-short = of { $all } stand
kaiju-support = Support
kaiju-support-of = { $count } of { $limit }
kaiju-support-who = any defender may play these
kaiju-empty = empty
kaiju-next-enrage = Next ENRAGE
kaiju-enrage-left = { $count } cards left
kaiju-risk-chip = ENRAGE { $percent } %
kaiju-team = Team
kaiju-open-hands = open hands
kaiju-skip = Skip
kaiju-skip-how = any key
kaiju-alert-head = CIVIL DEFENCE · BRISBANE
kaiju-alert-1 = LARGE. GREEN. CORRUGATED.
kaiju-alert-2 = HEADING UPSTREAM.
kaiju-alert-3 = BRING TAPE AND SCISSORS.
kaiju-scene-says-kaiju_start = The Kaiju rises from a moonlit river.
kaiju-scene-says-defender_start = Sirens; cardboard houses unfold along the river.
kaiju-scene-says-kaiju_wins = The last house is flat; the Kaiju sleeps round what is left.
kaiju-scene-says-defender_wins = The Kaiju sinks into the river; the sun rises over the city.
kaiju-scene-kaiju_start = MORETON BAY, 23:07. IT IS HUNGRY.
kaiju-scene-defender_start = HOLD THE RIVER
kaiju-scene-kaiju_wins = THE END?
kaiju-scene-defender_wins = THE END
kaiju-round = Round { $round }
kaiju-phase-actions = Kaiju, { $count } actions
kaiju-side-defender = Defender
kaiju-side-kaiju = Kaiju
kaiju-side-enrage = ENRAGE
kaiju-cards-defender = Defender cards
kaiju-cards-kaiju = Kaiju cards
kaiju-cards-enrage = ENRAGE cards
kaiju-combo = COMBO
kaiju-combo-text = COMBO: lay down more cards of the same name, +1 each.
kaiju-copies = { $count } in the deck
kaiju-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kaiju-no-cards = no cards
kaiju-hand-of = { $name }’s hand
kaiju-discards = Cards
kaiju-discard-team = Defenders’ discards, { $count }
kaiju-discard-kaiju = Kaiju’s discards, { $count }
kaiju-pile-deck = defender deck
kaiju-pile-kaiju-hand = Kaiju hand
kaiju-pile-discard = discards
kaiju-pile-kaiju-discard = Kaiju discards
kaiju-defenders = Defenders
kaiju-closed-hands = closed hands
kaiju-list = As a list
kaiju-list-title = Where?
kaiju-actions-left =
    { $count ->
        [one] 1 action left this turn
       *[other] { $count } actions left this turn
    }
kaiju-kaiju-holds =
    { $name } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kaiju-played-by = { $name } plays
kaiju-drawn-by = { $name } draws
kaiju-last-played = Last card
kaiju-nothing-played = No card has been played yet.

## What cards do, in one line
kaiju-line-assault-1 = 1 damage. COMBO
kaiju-line-assault-2 = 2 damage. COMBO
kaiju-line-assault-3 = 3 damage. COMBO
kaiju-line-co-ordinated-assault = Each may play an Assault
kaiju-line-shielding = Shield one building. COMBO
kaiju-line-co-ordinated-shielding = Each may play a Shielding
kaiju-line-emergency-repairs = Rebuild a small building
kaiju-line-repellant = Push it one hex. COMBO
kaiju-line-bait-and-switch = Lure it anywhere
kaiju-line-dazing-flare = 1 action less next turn
kaiju-line-cable-net = It moves 1 hex at most
kaiju-line-on-the-double = Two more actions
kaiju-line-rapid-planning = Each: a card into Support
kaiju-line-team-planning = A card into Support. COMBO
kaiju-line-stomp = 1 damage to all it touches
kaiju-line-punch = 3 damage to one building
kaiju-line-psychic-fracture = 3 damage to one building
kaiju-line-smash = 6 damage, rest goes on
kaiju-line-rampage = Destroy all it touches
kaiju-line-terrifying-screech = Tear 1 card from Support
kaiju-line-demoralising-roar = Sweep all of Support
kaiju-line-sonic-wave = Each defender swaps a card
kaiju-line-adrenaline-surge = Play up to two more cards
kaiju-line-desperation = Draw 2, play the top card
kaiju-line-hardened-carapace = Next damage is only 1
kaiju-line-enrage = Wrecks all it touches

## Sounds in words
kaiju-cue-stomp = stomp
kaiju-cue-smash = smash
kaiju-cue-roar = roar
kaiju-cue-rampage = rampage
kaiju-cue-assault_1 = a single shot
kaiju-cue-assault_2 = a volley
kaiju-cue-assault_3 = a barrage
kaiju-cue-shield = a shield hums
kaiju-cue-repel = hiss of spray
kaiju-cue-flare = a flare cracks
kaiju-cue-net = cables whip
kaiju-cue-repair = hammers

## Choosing
kaiju-hex-touches = { $place }, may touch { $touched }
kaiju-hex-bare = { $place }, touches nothing
kaiju-lie-on = Lie on { $where }
kaiju-lie-here = Lie here
kaiju-lure-here = It lies here
kaiju-turn-it = Turn it
kaiju-touches = touches { $touched }
kaiju-touches-none = touches nothing
kaiju-hit-falls = falls
kaiju-hit-shield = shield
kaiju-out-shielded = its shield takes it all
kaiju-out-falls = it falls
kaiju-out-falls-over = it falls, { $over } left over
kaiju-out-out-of-reach = the Kaiju cannot reach it now
kaiju-out-overdraws = you must draw and cannot: you lose
kaiju-out-carapace = the Carapace is on already
kaiju-out-flare = it has only one action anyway
kaiju-out-nothing = no effect now
kaiju-put-down = Put it down
kaiju-end-turn = End your turn
kaiju-do-nothing = Do nothing
kaiju-pass-turn =
    { $count ->
        [one] 1 action unused
       *[other] { $count } actions unused
    }
kaiju-pass-KaijuCard = the Surge is over
kaiju-pass-DefenderAction = then you draw up to four
kaiju-pass-CoordinatedPlay = nobody learns why
kaiju-pass-PushStep = it stays here
kaiju-play = Play { $card }
kaiju-discard = Discard { $card }
kaiju-into-support = Into Support
kaiju-support-full = full: one card goes
kaiju-support-then = { $count } of { $limit } then
kaiju-overflow-then = { $card } takes its place
kaiju-overflow-same = Support stays as it is
kaiju-deck-then = Kaiju deck { $from } to { $to }
kaiju-deck-then-carapace = Carapace: only { $from } to { $to }
kaiju-you-draw =
    { $count ->
        [0] no card to draw
       *[other] you draw { $count }
    }
kaiju-resolve = Resolve: { $what }
kaiju-resolve-big =
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
kaiju-resolve-how = as far as it can
kaiju-swim-how = anywhere on the river
kaiju-swim-netted = one hex, in the net
kaiju-does-shield = then choose a building
kaiju-does-rebuild = then choose which one
kaiju-does-push = then choose where to
kaiju-does-relocate = then choose where to
kaiju-does-to-support = then choose the card
kaiju-does-play-from-hand = each defender is asked
kaiju-does-extra-actions = three actions in this turn
kaiju-does-set-status = for its next turn
kaiju-why-DefenderAction = One action, then you draw up to four.
kaiju-why-ComboDiscard = Each one adds 1; hand cards must be drawn again.
kaiju-why-CoordinatedPlay = Everybody is asked in turn; a COMBO is allowed.
kaiju-why-KaijuWater = It must keep a hex on the water.
kaiju-why-KaijuSecond = Water or rubble beside it.
kaiju-why-BaitWater = Anywhere else where it touches a building.
kaiju-why-BaitSecond = Water or rubble beside it.
kaiju-why-KaijuOneHex = One half stays, the other is lifted.
kaiju-why-PushStep = One half stays, the other is lifted.
kaiju-why-AttackTarget = Only buildings that touch the Kaiju.
kaiju-why-ShieldTarget = It stays until it takes a blow.
kaiju-why-RebuildTarget = Small ones only, at full strength.
kaiju-why-StrandedChoice = Whoever touches nothing may swim instead.
kaiju-why-SupportOverflow = One card for each defender fits in.
kaiju-why-support-kaiju = Only defenders play cards from Support.
kaiju-why-other-name = Only cards of the same name can be laid down for a COMBO.

## Last looks
kaiju-warn-no = Let me look again
kaiju-warn-overdraws-title = { $card } would end the game
kaiju-warn-overdraws-words = { $card } makes you draw more cards than your deck has. Whoever must draw and cannot loses.
kaiju-warn-overdraws-loss = the defenders win
kaiju-warn-actions-title = End your turn already?
kaiju-warn-actions-words =
    { $count ->
        [one] One action is left, and it is lost when your turn ends.
       *[other] { $count } actions are left, and they are lost when your turn ends.
    }
kaiju-warn-actions-loss = the rest of the turn is lost
kaiju-warn-nothing-title = { $card } can do nothing now
kaiju-warn-nothing-words = It would be discarded without any effect.
kaiju-warn-nothing-loss = the card is spent for nothing
kaiju-warn-carapace-title = The Carapace is on already
kaiju-warn-carapace-words = A second { $card } adds nothing: “the next damage” is the same one.
kaiju-warn-carapace-loss = the card is spent for nothing
kaiju-warn-flare-title = The Kaiju has one action only
kaiju-warn-flare-words = { $card } takes an action away, but never the last one. Keep it, or put it into Support for level 5.
kaiju-warn-flare-loss = the card is spent for nothing

## Sums
kaiju-risk =
    in this pile: 1 in { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $draws } to draw: { $percent } %
kaiju-risk-come =
    { $cards ->
        [one] 1 safe card
       *[other] { $cards } safe cards
    }; { $draws } to draw: { $percent } %
kaiju-risk-none = when the deck is empty: { $count } left
kaiju-combo-leave =
    { $count ->
        [one] One card leaves.
       *[other] { $count } cards leave.
    }
kaiju-draws = You draw { $count } at the end of your turn: { $percent } % for an ENRAGE, and the Kaiju touches { $touched }.
kaiju-draws-none = You draw nothing at the end of your turn: no risk of an ENRAGE.
kaiju-id-shield = { $id } (shield)
kaiju-reach =
    { $count ->
        [one] 1 building in reach
       *[other] { $count } buildings in reach
    }
kaiju-reach-words = { $points } hit points stand open: { $touched }. ENRAGE level { $level }.
kaiju-reach-none = You touch nothing
kaiju-reach-none-words = Play any card and you may swim instead of doing what it says.

## What happened
kaiju-flash-title = ENRAGE
kaiju-flash-deck-out = ENRAGE
kaiju-flash-words = { $name } draws: the Kaiju wrecks everything it touches.
kaiju-flash-level = Level { $level }.
kaiju-flash-nothing = Nothing fell.
kaiju-did-harmed =
    { $count ->
        [one] Kaiju loses 1 card
       *[other] Kaiju loses { $count } cards
    }
kaiju-did-shielded = { $id } shielded
kaiju-did-rebuilt = { $id } rebuilt

## The end
kaiju-verdict-kaiju = Nothing stands any more. The Kaiju wins.
kaiju-verdict-city = The Kaiju has nothing left to draw. The city stands.
kaiju-end-fallen = { $count } felled
kaiju-end-standing = { $count } stand
kaiju-end-sum = { $all } − { $less }
kaiju-end-stamina = { $all } cards = { $spent } gone + { $hand } in hand + { $left } in the deck
kaiju-end-level = level { $level }
kaiju-end-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand

option-kaiju-kaiju = Who is the Kaiju?
option-kaiju-kaiju--1 = Drawn by lot
option-kaiju-kaiju-0 = Chair 1
option-kaiju-kaiju-1 = Chair 2
option-kaiju-kaiju-2 = Chair 3
option-kaiju-kaiju-3 = Chair 4
option-kaiju-kaiju-4 = Chair 5
option-kaiju-preset = How dangerous is it?
option-kaiju-preset-first-night = First night: level 1, five ENRAGE cards
option-kaiju-preset-easy = Easy: level 1, six ENRAGE cards
option-kaiju-preset-standard = Standard: level 2, six ENRAGE cards
option-kaiju-preset-hard = Hard: level 3, six ENRAGE cards
option-kaiju-preset-brutal = Brutal: level 3, seven ENRAGE cards
option-kaiju-preset-nightmare = Nightmare: level 4, eight ENRAGE cards
option-kaiju-level = Start level of the Enrage track
option-kaiju-level-null = As that says
option-kaiju-enrage = ENRAGE cards in the deck
option-kaiju-enrage-null = As that says
option-kaiju-open-hands = May defenders see each other’s hands?

## Kung Fu Samurai on Giant Robot Island
samurai-title = The title
samurai-no-title = …
samurai-title-note = gold words: +{ $points } a card
samurai-seats = Movies
samurai-movie = { $name }’s Movie
samurai-you = You
samurai-ds = DS { $count }
samurai-ticket = scoring word { $points }
samurai-attacked = attacked
samurai-attacks = attacks
samurai-hand = { $count } cards in hand
samurai-no-cast = No Characters
samurai-no-location = No Location
samurai-choose-movie = Choose { $name }’s Movie
samurai-tab = { $count } cast, hand { $hand }
samurai-tab-asleep = { $count } asleep, hand { $hand }
samurai-your-turn = your turn
samurai-on-set = on set
samurai-type-character = Character
samurai-type-creature = Creature
samurai-type-sfx = SFX
samurai-type-prop = Prop
samurai-type-location = Location
samurai-type-credits = Credits
samurai-title-word = title word: { $word }
samurai-gained = also { $traits }
samurai-kicked = has kicked this turn
samurai-asleep = knocked out
samurai-wakes = wakes on { $name }’s turn
samurai-wakes-yours = wakes on your turn
samurai-deed-kick = Kick
samurai-deed-use = Use
samurai-deed-move = Hand over
samurai-deed-of = { $deed }: { $name }
samurai-ds-of = { $name }, DS
samurai-as-of = { $name }, AS
samurai-ds-change = DS { $before } → { $after }
samurai-points = If it ended now: DS { $ds } + title words { $words } + cards { $extras } = { $points } points
samurai-known = Known to be in hand: { $cards }
samurai-limit = Hand limit: { $limit }
samurai-limit-due =
    Hand limit: { $limit }. { $count ->
        [one] One card must go.
       *[other] { $count } cards must go.
    }
samurai-if-ended = If it ended now: { $ranking }
samurai-end-credits =
    “{ $title }”: the credits roll, and { $names } { $count ->
        [one] takes
       *[other] share
    } the prize.
samurai-end-film =
    “{ $title }”: the film has run out, and { $names } { $count ->
        [one] takes
       *[other] share
    } the prize.
samurai-cast-note =
    { $count ->
        [0] nobody left in the cast
        [one] 1 Character
       *[other] { $count } Characters
    }
samurai-match-note = { $total } of { $goal } points
samurai-sum-ds = DS { $value }
samurai-sum-words = title words { $value }
samurai-sum-extras = cards { $value }
samurai-sum-rest = hand { $value }
samurai-as-long = Attack Strength
samurai-ds-long = Defensive Strength
samurai-traits = Traits of the attack: { $traits }
samurai-step-pending = pending
samurai-step-cancelled = cancelled
samurai-step-lapsed = lapsed
samurai-now = Now:
samurai-against = { $attack } against { $defence }.
samurai-if-stands = If { $card } stands:
samurai-succeeds-by =
    { $by ->
        [0] succeeds on the tie.
       *[other] succeeds by { $by }.
    }
samurai-fails-by = fails by { $by }.
samurai-kicks-by =
    { $by ->
        [0] the kicker wins the tie.
       *[other] the kicker wins by { $by }.
    }
samurai-loses-by = the kicker loses by { $by }.
samurai-always = always succeeds.
samurai-cannot = cannot succeed.
samurai-verdict-hit = A hit!
samurai-verdict-miss = It fails.
samurai-victim-is = The victim: { $card }.
samurai-victims = Victims: { $cards }
samurai-victim-with = { $card } { $ds } with { $held }
samurai-pending-by = { $name } plays it
samurai-aimed = at { $card }
samurai-aimed-movie = at { $name }’s Movie
samurai-spot = Announced
samurai-spot-how = Anybody may still cancel it.
samurai-stops = the attack stops
samurai-ticket-stops = STOP
samurai-out-hit =
    { $by ->
        [0] AS { $attack }, succeeds on the tie
       *[other] AS { $attack }, succeeds by { $by }
    }
samurai-out-miss = AS { $attack }, fails by { $by }
samurai-out-always = AS { $attack }, always succeeds
samurai-out-turned-hit = the result is reversed: a hit
samurai-out-turned-miss = the result is reversed: it fails
samurai-saves = { $card } is saved
samurai-out-never = AS { $attack }, cannot succeed
samurai-who = { $name }, { $moment }
samurai-moment-ProposeTitle = pitch a title
samurai-moment-VoteTitle = vote
samurai-moment-MainAction = your turn
samurai-moment-EndTurnDiscard = end of your turn
samurai-moment-ChooseReceiver = your play
samurai-moment-ChooseMovie = your play
samurai-moment-ChooseCombine = your play
samurai-moment-ChooseKungFuTarget = kung fu
samurai-moment-ChooseTarget = your play
samurai-moment-ChooseMode = your play
samurai-moment-ChooseFromDiscard = your play
samurai-moment-ChooseFromHand = your play
samurai-moment-ChoosePlayer = your play
samurai-moment-TableResponse = table window
samurai-moment-AttackResponse = attack window
samurai-moment-ResultResponse = result window
samurai-moment-VictimResponse = victim window
samurai-moment-CreditsResponse = credits window
samurai-moment-CancelResponse = cancel window
samurai-moment-ChooseVictim = success
samurai-moment-ChooseLoot = success
samurai-moment-ChooseLooter = success
samurai-moment-ChooseWreck = end of the attack
samurai-moment-ChooseMay = success
samurai-why-ProposeTitle = Every word in the title is worth 5 points a card.
samurai-why-VoteTitle = Most approvals win, then more title words.
samurai-why-MainAction = Anything, in any order, as often as you like.
samurai-why-EndTurnDiscard = What you throw away makes room to draw.
samurai-why-ChooseReceiver = One of your own Characters.
samurai-why-ChooseMovie = Choose a Movie; it shows what would come of it.
samurai-why-ChooseCombine = Compare both numbers.
samurai-why-ChooseKungFuTarget = An awake Character in another Movie.
samurai-why-ChooseTarget = Everything lit can be chosen.
samurai-why-ChooseMode = The card can do either.
samurai-why-ChooseFromDiscard = Everything that fits lies here.
samurai-why-ChooseFromHand = It leaves your hand.
samurai-why-ChoosePlayer = Only you will see it.
samurai-why-TableResponse = Before the scene goes on.
samurai-why-AttackResponse = Anybody may play until everybody passes.
samurai-why-ResultResponse = The strengths have been compared.
samurai-why-VictimResponse = The last chance to save somebody.
samurai-why-CreditsResponse = Only a card that names the credits can answer.
samurai-why-CancelResponse = Before it works; later is too late.
samurai-why-ChooseVictim = One Character of the beaten Movie, with all it carries.
samurai-why-ChooseLoot = The rest is discarded with its holder.
samurai-why-ChooseLooter = One of your own Characters.
samurai-why-ChooseWreck = The Creature takes it along.
samurai-why-ChooseMay = What it carries is discarded either way.
samurai-ask-title = Build a title from these six words
samurai-ask-vote = Approve as many titles as you like
samurai-hold = Hold
samurai-hold-on = windows stay open
samurai-hold-off = ask me always
samurai-make-title = Make the title
samurai-forms = Words that were turned up
samurai-links = Linking words
samurai-tray = Your title
samurai-tray-empty = Tap words: at least three of the six
samurai-tray-drop = Take { $word } out
samurai-tray-count = { $words } of { $all } words, { $pieces } of { $most } pieces
samurai-pitch-it = Pitch it
samurai-pitch-how = secret until all have pitched
samurai-no-pitch-how = vote on the others’ titles
samurai-pitches = Pitches of the machine
samurai-take-pitch = Pitch this
samurai-by-machine = the machine
samurai-by = pitched by { $name }
samurai-pitching-waits = Still looking for words: { $names }.
samurai-pitches-in = The pitches are being read.
samurai-voting-waits = Still voting: { $names }.
samurai-votes-in = The votes are being counted.
samurai-vote = Vote: approve as many as you like
samurai-vote-send = Vote
samurai-vote-none = Approve none
samurai-vote-count = { $yes } of { $all } approved
samurai-approve = Approve
samurai-approved = approved
samurai-end-character = a Character is still in your hand
samurai-end-discard =
    { $count ->
        [one] discard a card first
       *[other] discard { $count } cards first
    }
samurai-end-next = { $name } is next
samurai-done = Done
samurai-discard-more =
    { $count ->
        [one] choose one more card
       *[other] choose { $count } more cards
    }
samurai-discard-end =
    { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
samurai-keep-all = Keep all
samurai-lure-no = written out
samurai-lure-yes = joins your Movie
samurai-pass-victim = { $card } is written out
samurai-pass-hit = the hit stands
samurai-pass-miss = it has failed
samurai-pass-credits = the film ends
samurai-pass-cancel = { $card } works
samurai-pass-table = the scene goes on
samurai-play-save = { $card } is saved
samurai-play-to-miss = the hit becomes a miss
samurai-play-to-hit = the miss becomes a hit
samurai-play-credits = the film goes on
samurai-play-cancel = { $card } does nothing
samurai-phase-over = The end
samurai-phase-pitch = Pitch
samurai-phase-vote = Vote
samurai-phase-shoot = Shoot
samurai-phase-attack = Attack
samurai-phase-attack-cancel = Attack: cancel?
samurai-phase-cancel = Cancel?
samurai-phase-kick = Kung fu
samurai-phase-yours = Your turn
samurai-phase-turn = { $name }’s turn
samurai-round = Round { $round }
samurai-establishing = Establishing shot
samurai-establishing-how = Establishing shot: hands off the others
samurai-credits-locked = Credits locked until round 3
samurai-credits-open = Credits open
samurai-match = Film { $game } of a match to { $goal }
samurai-last-turn = last turn: { $name }
samurai-film-left =
    { $rounds ->
        [0] the film is nearly over
        [one] about 1 round of film left
       *[other] about { $rounds } rounds of film left
    }
samurai-draw-pile = draw pile
samurai-discards = Discards
samurai-discards-word = In lights: { $word }
samurai-choose-one = Choose a card
samurai-ask-me = Ask me: { $mode }
samurai-ask-title-sheet = When do you want to be asked?
samurai-ask-always = always
samurai-ask-always-how = In every window in which you could play something.
samurai-ask-smart = smart
samurai-ask-smart-how = In every attack, and for cards aimed at you or at your attack. Elsewhere only while Hold is pressed.
samurai-ask-armed = armed
samurai-ask-armed-how = Only when a card that you armed below can be played.
samurai-never = never
samurai-never-how = Pass in every window of this game.
samurai-arm = Armed cards
samurai-arm-none = You hold nothing that could be armed.
samurai-warn-no = Not yet
samurai-warn-end-title = End your turn?
samurai-warn-end = You could still play { $cards }.
samurai-warn-end-yes = End the turn
samurai-warn-end-loss = stays in your hand, and scores nothing there
samurai-warn-credits-title = Roll the credits while behind?
samurai-warn-credits = If the film ended now, hands of the others unknown: { $ranking }.
samurai-warn-credits-yes = Roll the credits
samurai-warn-credits-loss = you end as number { $rank }
samurai-warn-attack-title = Attack in vain?
samurai-warn-attack = { $words }, and no card in your hand can boost it.
samurai-warn-attack-yes = Attack all the same
samurai-warn-attack-loss = the Creature is lost
samurai-warn-bad-place-title = A bad Location in your own Movie?
samurai-warn-bad-place = Your Movie: { $words }.
samurai-warn-bad-place-yes = Lay it here
samurai-warn-bad-place-loss = { $words }
samurai-warn-good-place-title = A good Location in a rival’s Movie?
samurai-warn-good-place = Their Movie: { $words }.
samurai-warn-good-place-yes = Lay it there
samurai-warn-good-place-loss = { $words }
samurai-warn-word-title = Throw a scoring word away?
samurai-warn-word = { $cards } would score { $points } points at the end, even in your hand.
samurai-warn-word-yes = Discard
samurai-warn-word-loss = { $points } points gone
told-sent-away = The host has given your chair away.
told-you-host = You are the host now.
told-host = { $name } is the host now.
sure-no = No, go on
host-close-playing = The game ends here for everybody. What was played so far is kept as a record.
host-close-sure = The table is gone for everybody.
host-close-yes = Yes, close it
ended-closed-by = { $name } has closed this table.
ended-sent-away = The host has given your chair away.
ended-kept = What was played is kept.
ended-download = Download the record
me-title = You at this table
me-placeholder = Your name
me-go = This is me
me-keep = Keep it
arrival-title = A chair is kept for you
arrival-sit = Sit down
terms-title = What is played here
terms-clock = Clock
terms-no-clock = none: take your time
terms-clock-action =
    { $count ->
        [one] an action: one second
       *[other] an action: { $count } seconds
    }
terms-clock-response =
    { $count ->
        [one] a response: one second
       *[other] a response: { $count } seconds
    }
terms-clock-choice =
    { $count ->
        [one] a choice: one second
       *[other] a choice: { $count } seconds
    }
terms-clock-pitch =
    { $count ->
        [one] a pitch: one second
       *[other] a pitch: { $count } seconds
    }
terms-clock-vote =
    { $count ->
        [one] a vote: one second
       *[other] a vote: { $count } seconds
    }
terms-clock-bank =
    { $count ->
        [one] to spare in the whole game: one second
       *[other] to spare in the whole game: { $count } seconds
    }
terms-undo = Taking back
terms-undo-consent = if the others agree
terms-watching = Looking on
terms-games = Games in a match
presence-away = { $name } is away
presence-stand-in = { $name }: { $bot } sits in
room-sit-bot = Take the bot’s chair
room-start-without = Start without { $names }
room-start-why = bots sit in until they come
room-host-away = If the host is gone for two minutes, the next of you has the say.
result-start = Start now
result-start-why = without { $names }: bots sit in
result-away = { $name } (away)
result-late = Not ready yet: { $names }
result-sit = Play the next one
result-sit-why = instead of { $name }
lobby-listed = Open tables
lobby-sit-down = Sit down
chat-unread =
    { $count ->
        [one] one new line of chat
       *[other] { $count } new lines of chat
    }
