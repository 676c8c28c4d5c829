npzr-goal = score all four first
npzr-goal-short = score all four
npzr-goal-near = you are one part from winning
npzr-goal-threat = { $name } is one part from winning
npzr-ninja = ninja
npzr-pirate = pirate
npzr-zombie = zombie
npzr-robot = robot
npzr-ninja-cry = NINJA!
npzr-pirate-cry = PIRATE!
npzr-zombie-cry = ZOMBIE!
npzr-robot-cry = ROBOT!
npzr-ninja-line = “You saw nothing.”
npzr-pirate-line = “Arr! All of me aboard!”
npzr-zombie-line = “Braaains. And legs!”
npzr-robot-line = “ASSEMBLY. COMPLETE.”
npzr-count = { $count } of 4
npzr-counts = { $was } → { $count } of 4
npzr-opens = begins your first stack
npzr-head = head
npzr-torso = torso
npzr-legs = legs
npzr-wild = Wild
npzr-deck = in the deck
npzr-stack = Stack { $id }
npzr-part = { $character } { $position }, { $name }
npzr-part-wild = { $character } { $position }, wild, { $name }
npzr-part-over =
    { $count ->
        [one] { $part } over 1 card
       *[other] { $part } over { $count } cards
    }
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
npzr-wild-due = One wild still to play
npzr-duty-met = Your card is played
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
npzr-limit =
    Lights up in { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }
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
npzr-margin =
    { $first } has { $most ->
        [one] one mark
       *[other] { $most } marks
    }, { $second } { $next }: { $by ->
        [one] one mark decided it.
       *[other] { $by } marks decided it.
    }
npzr-warn-loss = { $name } wins
npzr-warn-no = Something else
npzr-wild-title = You could win
npzr-wild-words = A wild in your hand would complete your fourth character this very turn.
npzr-wild-loss = the chance is gone
npzr-gallery-regular = Regular cards
npzr-gallery-wild = Wilds
