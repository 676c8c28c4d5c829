# Ninja Pirate Zombie Robot, in English.

character = { $character }
part = { $character } { $position }
# A card as the log tells it: what it shows, and a wild by its name.
what =
    { $wild ->
        [yes] { $card } (wild) as { part }
       *[no] { part }
    }
stack-name =
    { $mine ->
        [yes] { $stack }
       *[no] { $whose }'s { $stack }
    }
from-stack =
    { $from_mine ->
        [yes] { $source }
       *[no] { $from_whose }'s { $source }
    }

## Prompts

prompt-play = Play one regular card; wilds may come on top.
prompt-only-wilds = You hold only wilds: one of them must be played.
prompt-wilds = Play a wild on top, or end your turn.
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
log-placed =
    { $begun ->
        [yes] { $who } plays { what } and begins { stack-name }.
       *[no] { $who } plays { what } onto { stack-name }.
    }
log-shifted =
    { $how ->
        [renamed] { $who } renames { $card } (wild) on { stack-name }: now { part }.
        [raised] { $who } pulls { what } to the top of { stack-name }.
        [stolen] { $who } steals { what } from { from-stack } { $begun ->
            [yes] and begins { stack-name }.
           *[no] for { stack-name }.
        }
       *[moved] { $who } moves { what } from { from-stack } { $begun ->
            [yes] and begins { stack-name }.
           *[no] to { stack-name }.
        }
    }
log-vanished = { stack-name } is gone: its last card was moved.
log-scored =
    { $again ->
        [yes] { $who } scores a { character } again ({ $stack }): no new mark.
       *[no] { $who } scores a { character } ({ $stack })!
    }
log-earned = { $who } earns a move.
log-lapsed =
    { $number ->
        [one] No card is left on the table: the move lapses.
       *[other] No card is left on the table: { $number } moves lapse.
    }
log-declined = { $who } lets a move go.
log-passed = { $who } has nothing to draw and nothing to play: the turn is passed.
log-deck-empty = { $who } draws nothing: the deck and the scored piles are empty.
log-refilled =
    { $number ->
        [one] The deck is empty: the one scored card becomes the new one.
       *[other] The deck is empty: the { $number } scored cards become the new one.
    }
log-shuffled = The deck is shuffled.
log-won =
    { $ending ->
        [stalemate] Nobody can play on: { $who } wins with more marks.
       *[other] { $who } wins with all four marks.
        [limit] The lights go up after the last turn: { $who } wins with more marks.
    }
log-drawn = Equal marks: the game is drawn.

# What may tell one plan from another: features of the judge, if there is more or less of them.
pro-own-marks-more = a Character is completed
pro-own-three-more = only one more Character is needed to win
pro-own-pairs-more = one more part completes a Character
pro-own-ready-more = the part that completes a Character is in hand
pro-own-wild-ready-more = a wild in hand can complete a Character
pro-own-halves-more = another Character is begun
pro-own-parts-more = parts that fit together stay in hand
pro-own-hand-more = more cards stay in hand
pro-own-wilds-more = a wild is kept for later
pro-own-best-stack-more = the most advanced Character grows
pro-rival-pairs-less = it blocks a Character that the rival had nearly finished
pro-rival-ready-less = the rival cannot complete a Character at once
pro-rival-wild-ready-less = no wild completes a Character for the rival
pro-rival-halves-less = a Character that the rival began is covered up
pro-rival-best-stack-less = the rival's most advanced Character is set back
pro-rival-hand-less = the rival holds fewer cards
pro-rival-wilds-less = the rival holds fewer wilds
pro-moves-mine-more = there is another move to make
