samurai-goal = the highest score when the Credits roll
samurai-goal-match = first past { $goal } points over several films
samurai-goal-short = highest score
samurai-goal-ds = defence
samurai-goal-points = points so far
samurai-goal-reels = cards of film left
samurai-goal-attacked = { $name } attacks you: { $as } against { $ds }
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
samurai-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
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
samurai-points-open = If it ended now: DS { $ds } + title words { $words } + cards { $extras } = { $points } points or more: the hand is not counted
samurai-known = Known to be in hand: { $cards }
samurai-limit = Hand limit: { $limit }
samurai-limit-due =
    Hand limit: { $limit }. { $count ->
        [one] One card must go.
       *[other] { $count } cards must go.
    }
samurai-if-ended = If it ended now: { $ranking }
samurai-if-ended-title = If the film ended now
samurai-or-more = “+” means “or more”: what others hold is not counted, and each of those cards with a gold word of the title adds { $points } points.
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
samurai-credits-open = Credits may roll any turn
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
samurai-clapper = Scene { $turn }: { $name }
samurai-credits-starring = Starring
samurai-credit-hidden = a card in hand
samurai-credit-word = a title word
samurai-finale = The film of { $name }, with { $cast }
samurai-more-cast = { $count } more
samurai-approve-what = Approve “{ $title }”
samurai-take-what = Pitch “{ $title }”
samurai-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
samurai-credits-later = No credits before round 3.
samurai-credits-any-turn = The credits may roll on anybody's turn now: the film can end at once.
samurai-ask-me = Ask me: { $mode }
samurai-ask-title-sheet = When do you want to be asked?
samurai-ask-always = always
samurai-ask-always-how = In every window in which you could play something.
samurai-ask-mine = what concerns me
samurai-ask-mine-how = Your attacks, attacks on your Movie, cards aimed at you, and the credits. Elsewhere only while Hold is pressed.
samurai-ask-smart = every attack
samurai-ask-smart-how = As before, and in attacks among others: you can meddle for either side.
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
samurai-warn-credits = If the film ended now: { $ranking }. { $how }
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
samurai-warn-word-loss =
    { $points ->
        [one] { $points } point gone
       *[other] { $points } points gone
    }
