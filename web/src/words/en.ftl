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
browse-how = How to play
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
poster-watch = Ten seconds of real play
poster-watch-name = Ten seconds of real play: { $game }
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
settings-volume = Sounds
settings-music = Music
settings-mute = No sound at all
settings-motion = Motion
settings-motion-full = full
settings-motion-reduced = reduced
settings-subtitles = Show quotes as subtitles
settings-speech = Read aloud what cards say
settings-hints = Warn me before a mistake
settings-outlook = Show what an answer would do
settings-quick = One tap plays: do not ask for a second
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
skip-to-prompt = Skip to what is asked
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
prompt-once-more = Once more, or here: do it
prompt-why-not = why not?
prompt-teammate = { $name } is asked: { $question }
prompt-choosing = { $name } is choosing
prompt-nobody = One moment …
prompt-window = Others may answer
beat-next = next: { $count } more
beat-last = one moment
beat-skip = any key or tap goes on
hint-ask = What would a star do?
hint-close = Got it
hint-count = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
goal-label = The goal
goal-win = Win
goal-mark-on = { $mark }: done
goal-mark-off = { $mark }: missing
plain-goal-race = first to { $goal } { $label }
plain-goal-most = most { $label }
lesson-label = Lesson: { $title }
lesson-usher = Flick, usher
lesson-page = { $page } of { $pages }
lesson-back = Back
lesson-skip = Leave
lesson-next = Next
lesson-show = Show me
lesson-finish = Done
lesson-over = Done: { $title }
lesson-learned = Scenes you have played
lesson-after = Next lesson
lesson-play-how = a real game against gentle bots
lesson-all = All lessons
learn-title = Learn { $game }
learn-intro = Short lessons on the real board. You play from the first minute; Flick holds the torch.
learn-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
learn-done = done
learn-begin = Begin
learn-none = There are no lessons for this game yet.
poster-learn = Learn
poster-learn-how = in 3 minutes
poster-learn-name = Learn { $game }
lesson-read = Read on with Flick, the usher
lesson-rests = One moment: others could answer this now
waited-title = While you waited
waited-short = Meanwhile:
waited-close = Read
waited-again = Show it again
pace-now = What happens is shown { $pace }.
pace-next = Press: { $pace }.
guide-label = The guide
guide-off = No guide
guide-new = New to this?
guide-yes = Show me
guide-yes-how = a real game, gentle bots, a word at each new question
guide-lesson = Teach me first
guide-lesson-how = a lesson of three minutes
guide-no = I know it
guide-no-how = nobody at your elbow
settings-guide = A guide explains new questions
how-title = How to play { $game }
how-wins = What wins
how-turn = A turn in four pictures
how-wrong = Five things people get wrong
how-signs = Signs
how-print = Print this page
how-rules = Every rule with its number
how-try = Try it on the real board
how-short = How to play
poster-kind-npzr = Light · cheeky, a duel
poster-kind-roundhouse = Light · dice, together and against
poster-kind-rampage = Medium · scrappy, last one standing
poster-kind-kaiju = Medium · one against many, tense
poster-kind-samurai = Heavier · witty, tricks on top of tricks
recap-away = While you were away
recap-close = Read
recap-more = and { $count } more, in the log
settings-speed = What happens is shown
settings-speed-calm = calmly
settings-speed-normal = at normal speed
settings-speed-brisk = briskly
settings-speed-once = at once
settings-speed-step = step by step
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
refused-unknown-option = That cannot be answered here any more. Nothing was played.
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
# What a button does, and for whom or what: said where several buttons show the same word.
label-of = { $what }: { $whom }
chair-number = chair { $number }
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
replay-turn =
    { $turn ->
        [0] Before turn 1
       *[other] Turn { $turn }
    }
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
setup-spectators = Anyone with the link may watch

## Ninja Pirate Zombie Robot
## Roundhouse Kick
## Robot Rampage
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
## What cards do, in one line
## Sounds in words
## Choosing
## Last looks
## Sums
## What happened
## The end
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
lobby-puzzle = Puzzle of the day
lobby-puzzle-go = Think
lobby-puzzle-solved = solved
lobby-puzzles = Puzzles
chat-unread =
    { $count ->
        [one] one new line of chat
       *[other] { $count } new lines of chat
    }

settings-banter = Bots may say something
result-margin =
    { $first } has { $most }, { $second } { $next }: { $by ->
        [one] one point decided it.
       *[other] { $by } points decided it.
    }
result-stamp-won = YOU WIN
result-stamp-lost = YOU LOSE
result-stamp-drawn = A DRAW
result-level = { $names } have { $most } each: nothing lies between them.
result-one-more = One more?
result-proud = Your best moment:
result-proud-late = One of your moments:
result-tougher = Tougher: { $bot }
result-tougher-why = a new table
over-words = The game is over.
over-result = Result
result-fair = Seed and promise
result-seed = Seed of this deal
result-promise = Promised before it
result-branch = This game began as another one; its own record has the deal of that part. What is promised here is all that was dealt again from there on.
result-taken-back =
    { $count ->
        [one] Once something was taken back, and the rest dealt again from this seed.
       *[other] { $count } times something was taken back, and the rest dealt again from this seed.
    }

# The coach
coach-title = What mattered
refused-one-at-a-time = The coach is at another game of yours; one at a time.
refused-coach-busy = The coach has too many games before yours; ask again in a few minutes.
refused-no-such-puzzle = There is no such puzzle here.
refused-not-finished = Only a game that was played to its end can be analysed.
branch-words = You play on from a moment of another game. What could not be known then is dealt again; this game is not rated.
branch-origin = The game it leaves

# What bots say now and then
banter-extra-hello-1 = Do I stand here? Lovely.
banter-extra-hello-2 = Is this my first speaking part? It is!
banter-extra-proud-1 = Oh! Did I do that?
banter-extra-proud-2 = Mother will never believe this.
banter-extra-hurt-1 = Ow. Is that in the script?
banter-extra-hurt-2 = I shall just lie here, then.
banter-extra-win-1 = I won? Are you sure? I won!
banter-extra-win-2 = They will want to see this twice.
banter-extra-lose-1 = It was nice to be asked.
banter-extra-lose-2 = I was best at the falling down.
banter-understudy-hello-1 = I know everybody's lines. Try me.
banter-understudy-hello-2 = Ready when you are.
banter-understudy-proud-1 = Told you I had practised.
banter-understudy-proud-2 = Write that one down.
banter-understudy-hurt-1 = That was not in rehearsal.
banter-understudy-hurt-2 = Again from the top, please.
banter-understudy-win-1 = They can put my name on the door now.
banter-understudy-win-2 = So that is what it feels like.
banter-understudy-lose-1 = I learned three things. Watch me next time.
banter-understudy-lose-2 = Closer than it looks.
banter-star-hello-1 = Mind my good side.
banter-star-hello-2 = Let us give them a show, darling.
banter-star-proud-1 = Roll the cameras.
banter-star-proud-2 = One take. As always.
banter-star-hurt-1 = Who wrote this?
banter-star-hurt-2 = My stunt double does those.
banter-star-win-1 = I would like to thank myself.
banter-star-win-2 = Naturally.
banter-star-lose-1 = I demand a sequel.
banter-star-lose-2 = You had the better lighting.
banter-legend-hello-1 = I have waited a thousand years for this matinee.
banter-legend-hello-2 = You brought snacks. Good. It will be short.
banter-legend-proud-1 = All goes as I have foreseen.
banter-legend-proud-2 = Tremble. Politely, if you can.
banter-legend-hurt-1 = Interesting. You bite.
banter-legend-hurt-2 = A scratch. I have others.
banter-legend-win-1 = The world is mine. Leave the lights on.
banter-legend-win-2 = It was written. I wrote it.
banter-legend-lose-1 = Impossible. Again.
banter-legend-lose-2 = You shall be spared. You amuse me.

## The designer's desk

setup-pack = Which cards?
setup-own-pack = { $pack } (your own)
menu-pack-cards = The cards of this table
desk-title = The designer's desk
desk-of = { $game }: the designer's desk
desk-which = Which game's cards are to be laid out?
desk-closed = The desk is closed here.
desk-how = It opens on your own machine: type matinee lab in a terminal.
desk-pack = The pack
desk-name = name
desk-kind = kind
desk-changed = changed
desk-counted = { $shown } of { $all } cards · { $changed } changed
desk-this-card = This card
desk-was = was { $value }
desk-points = pts
desk-no-picture = Like this it makes no card yet.
desk-less = One less: { $field }
desk-more = One more: { $field }
desk-begin = Begin with
desk-undo = Undo
desk-edits =
    { $edits ->
        [0] nothing changed
        [one] one change
       *[other] { $edits } changes
    }
desk-pack-name = Name of your pack
desk-save = Save as your own
desk-saved = { $name } is saved, and can be chosen when a table is opened.
desk-export = Export
desk-import = Import
desk-play = Play a table with this pack
desk-why-wrong = one thing to mend first
desk-why-same = change something first
desk-what = What does it do?
desk-explain = Both packs are played on the same deals. In the field a difference is too small to matter. The intervals stay honest however often you look, and it stops when everything is settled.
desk-seats = seats
desk-bots = bots
desk-pairs = pairs at most
desk-run = What does it do?
desk-cores =
    { $cores ->
        [one] on one core
       *[other] on { $cores } cores
    }
desk-stop = Stop
desk-starting = Hiring bots …
desk-so-far = { $pairs } of at most { $games } pairs of games
desk-all-settled = Everything is settled.
desk-ended = Played to the end; some is still open.
desk-settled-more = more
desk-settled-less = less
desk-settled-same = no change that matters
desk-not-settled = not settled
desk-would-settle = about { $pairs } pairs would settle it
desk-interval = { $name }: the difference lies between { $low } and { $high }, 95 % sure
desk-all-rows = All { $rows } figures as a table
desk-figure = figure
desk-before = before
desk-after = after
desk-difference = difference
desk-sure = 95 % sure
desk-row-wins = Seat { $seat } wins
desk-row-card = { $card }: effect on winning
desk-row-played = { $card }: seats that play it
desk-row-turns = Length in turns
desk-row-decisions = Decisions
desk-row-undecided = Nobody wins
desk-row-winning_score = Winning score
