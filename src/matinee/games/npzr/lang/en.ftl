# Ninja Pirate Zombie Robot, in English.

character = { $character }
part = { $character } { $position }

## Prompts

prompt-play = Play one regular card; wilds may come on top.
prompt-only-wilds = You hold only wilds: one of them must be played.
prompt-wilds = Play another wild, or end your turn.
prompt-nominate = What does { $card } play?
prompt-place = Where does { $card } go, as { part }?
prompt-move =
    { $moves ->
        [one] You have earned a move: pick any card on the table.
       *[other] You have { $moves } moves: pick any card on the table.
    }
prompt-depth = Which card of this pile do you pull out?

## Offers

offer-card = Play { $card }
offer-wild = Play { $card } (wild)
offer-end = End your turn
offer-as = as { part }
offer-new = Begin a new stack
offer-new-rival = Begin a new stack on your rival's side
offer-on = Onto { $stack }
offer-from = Take from the { $position } of { $stack } ({ $card } on top)
offer-depth =
    { $depth ->
        [0] { $card } (on top)
       *[other] { $card } ({ $depth } below the top)
    }
offer-decline = Let this move go

## Why not

why-second-regular = You have played your regular card; only wilds may follow it this turn.
why-end-before-duty = One card must be played before the turn can end.
why-not-its-range = { $card } cannot play { part }.
why-rival-new = A played card begins a stack on your own side; only a move may begin one for your rival.
why-no-change = It lies there already and shows the same: that changes nothing.
why-same-stack = It lies alone: a new stack would be the same one.
why-same-stack-renamed = It lies alone: a new stack would be the same one. To rename it, lay it onto { $stack }.
why-move-hand = A move takes a card from the table, never from a hand.
why-move-scored = Scored cards are out of reach until the deck is refilled.
why-play-first = Use or decline the move you have earned before you play on.

## The log

log-turn = Turn { $turn }: { $who }
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { $card }.
log-placed = { $who } plays { part } onto { $stack }.
log-shifted = { $who } moves { part } to { $stack }.
log-scored = { $who } scores a { character } ({ $stack })!
log-declined = { $who } lets a move go.
log-passed = { $who } has nothing to draw and nothing to play: the turn is passed.
log-shuffled = The deck is shuffled.
log-won =
    { $ending ->
        [stalemate] Nobody can play on: { $who } wins with more marks.
       *[other] { $who } wins with all four marks.
        [limit] The lights go up after the last turn: { $who } wins with more marks.
    }
log-drawn = Equal marks: the game is drawn.
