"""What a bot of Kung Fu Samurai likes: the numbers by which it judges."""


class Taste:
    """What separates two players of the same game: how much they fear, hope and hold back."""

    def __init__(self) -> None:
        # How a margin of the attack is read: sure, or with the answers that may still come.
        self.soft: bool = False
        # What a knocked-out Character is still worth, for it will wake.
        self.sleeper = 0.0
        # The weight of the leader's score, by the number of seats; the mean of all rivals has the rest.
        self.leader: list[float] = [1.0] * 7
        # While the credits are locked: the extra weight of the rival who may roll them first, by the number of seats.
        self.opener: list[float] = [0.0] * 7
        # The weight of a card held back on the last turn before that, by the number of seats.
        self.eve: list[float] = [1.0] * 7
        # A free place in the hand is a fresh card next turn, by the number of seats: two players who dig for the
        # credits would be done before the film has begun.
        self.fresh: list[float] = [0.08] * 7
        # What a fresh card is worth more for every round from the sixth on: a film that drags on wants an end.
        self.weary: list[float] = [0.0] * 7
        # A hand without a free place draws nothing at all: what the first one is worth besides.
        self.stuck = 0.0
        # What a card in hand is worth keeping: by type, and SFX by when they may be played (terms.WHENS).
        self.by_type: list[float] = [0.05, 0.05, 0.05, 0.1, 0.05, 1.0]
        self.by_when: list[float] = [0.05, 0.1, 0.1, 0.1, 0.1, 0.1, 0.05]
        # What a Creature is worth that is kept for later, by the number of seats.
        self.creature: list[float] = [0.1] * 7
        # In a window a card is there to be played: it, and the place it leaves, count less than at the end of a turn.
        self.thrift = 1.0
        # How likely an attack is to hold that stands well (or ill) now, and what each point more is worth.
        self.hit = 0.8
        self.miss = 0.22
        self.slope = 0.02
        # How likely an attack is to hold that fails now, but for which a card in hand is enough.
        self.combo = 0.0
        # What an attack that is about to fail costs besides its card: a Creature is better discarded than thrown away.
        self.shame = 0.0
        # How much of the dearest own pile counts as lost before anybody has attacked it: Props are spread.
        self.risk = 0.0
        # The weight of cards held back, and of fresh ones, on a turn on which the seat itself can end the film.
        self.tonight = 1.0
        # What moving a Prop must gain to be worth the trouble (0: it is looked at like any other play).
        self.fidget = 0.0
        # How much of a Title word in hand counts: it scores only if the card is still held at the end.
        self.lit: list[float] = [1.0] * 7
        # Roll the Credits when ahead by this much, by the number of seats, beyond what rivals may hold; less as the
        # film runs out.
        self.lead: list[float] = [0.0] * 7


def director_taste() -> Taste:
    """A softer eye than greed: replies may come, sleepers wake, leaders matter most, and good cards wait."""
    taste = Taste()
    taste.soft = True
    taste.sleeper = 0.6
    # The more rivals there are, the more of them can still win; the leader stays the first to be attacked.
    taste.leader = [1.0, 1.0, 1.0, 0.6, 0.6, 0.3, 0.2]
    # The first player has the first shot at the credits: the others attack them first, each the less the more they are.
    taste.opener = [0.0, 0.0, 0.0, 0.6, 0.25, 0.15, 0.05]
    # Among few they probably lead: then today's cards come too late tomorrow, and only fresh ones may bring a stop.
    taste.eve = [1.0, 1.0, 0.5, 0.5, 1.0, 1.0, 1.0]
    taste.fresh = [0.0, 0.0, 0.6, 1.3, 1.2, 0.9, 0.65]
    taste.weary = [0.0, 0.0, 0.05, 0.1, 0.1, 0.05, 0.05]
    taste.stuck = 0.5
    taste.by_type = [0.8, 0.8, 0.6, 1.4, 1.0, 8.0]
    # With three or four the first to strike gains most by it: better to wait for a fight worth having.
    taste.creature = [0.0, 0.0, 1.0, 1.6, 1.8, 1.4, 1.4]
    taste.by_when = [1.0, 2.4, 3.0, 1.8, 2.4, 2.4, 0.8]
    taste.thrift = 0.4
    taste.combo = 0.6
    taste.shame = 1.0
    taste.risk = 0.05
    taste.fidget = 1.0
    taste.tonight = 0.2
    # Among many, words decided too many films: one in hand counts for less, and credits wait for a clear lead.
    taste.lit = [1.0, 1.0, 1.0, 1.0, 0.6, 0.6, 0.3]
    taste.lead = [0.0, 0.0, 1.8, 3.6, 3.8, 5.8, 10.5]
    return taste


def crowd_taste() -> Taste:
    """The director among many rivals, tuned in games of four: spread what can be lost, hold words and answers back."""
    taste = director_taste()
    taste.risk = 0.43
    taste.lit = [1.0, 1.0, 1.0, 1.95, 1.17, 1.17, 0.6]
    taste.opener = [0.0, 0.0, 0.0, 0.26, 0.11, 0.07, 0.02]
    taste.by_type = [2.2, 1.0, 1.4, 2.7, 1.2, 8.0]
    taste.by_when = [1.0, 1.3, 2.7, 1.8, 5.1, 2.4, 0.9]
    taste.creature = [0.0, 0.0, 1.0, 1.35, 1.5, 1.2, 1.2]
    taste.hit = 0.97
    taste.miss = 0.27
    taste.combo = 0.97
    taste.shame = 1.4
    return taste
