"""Why a bot would answer as it does, in one sentence: the best few of what it compared, in the game's words.

What tells the chosen plan from the next best is read from the features that the game's judge has learned by. The words
stand in the game's Fluent files, `pro-<feature>-more` or `-less`, for what is good about it; all else stays unsaid.
"""

from collections.abc import Sequence

import msgspec

from matinee import catalog
from matinee.bots.plans import Plan, find_plans, habit
from matinee.bots.why import Change, changes, later_changes
from matinee.engine.chance import Swift
from matinee.engine.policy import Policy, Weighed
from matinee.engine.say import Offer, Say
from matinee.engine.seats import among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.words import Words
from matinee.match.words import house, speech

NAMED = 3
# The most reasons given for a plan; how far a reason must move the winning chance to be mentioned; and what share of
# the first one's weight a second one needs.
TOLD = 2
WORTH_A_WORD = 0.002
# The same of what is an average over many worlds, and has their noise.
LATER_WORTH_A_WORD = 0.005
SECOND = 0.35
# A title in an answer that is quoted itself, in English and in German.
INNER = str.maketrans("„“”", "‚‘’")


class Advice(msgspec.Struct, frozen=True):
    """One sentence, and the answers it recommends, in order: as far as they can be told before anything is revealed."""

    text: str
    keys: list[str]


def advise(show: Show, s: State, level: str, names: Sequence[str], language: str, luck: int) -> str:
    """What a bot of some level would do in the asked chair, and why: from what that seat knows, and no more."""
    return counsel(show, s, level, names, language, luck).text


def counsel(show: Show, s: State, level: str, names: Sequence[str], language: str, luck: int) -> Advice:
    """The same with the keys of the answers, so that a board can light them."""
    compared = show.bot(level).explain(s, Swift(luck))
    if len(compared) == 1 and level != catalog.LEVELS[0]:
        compared = with_others(show, s, show.bot(level), luck) or compared
    keys = [offer.key for offer in steps(s, compared[0])]
    return Advice(reason(show, s, level, compared, names, language), keys)


def with_others(show: Show, s: State, bot: Policy, luck: int) -> list[Weighed]:
    """The answer of a bot that follows rules and compares nothing, and the alternatives in the judge's order."""
    thinker = catalog.evaluator(show.id)
    if s.offered.count == 1 or not thinker.judge.learned(s.seats):
        return []
    chance = Swift(luck)
    guess = s.redeal(s.asked, Swift(chance.word()))
    usual = habit(guess, bot, chance)
    others = [plan for plan in find_plans(guess, thinker.worth, thinker.judge) if plan.answers[0] != usual[0]]
    likely = sorted(others, key=lambda plan: -plan.hunch)[: NAMED - 1]
    return [Weighed(usual, 0.0), *[plan.weighed() for plan in likely]]


def reason(show: Show, s: State, level: str, compared: Sequence[Weighed], names: Sequence[str], language: str) -> str:
    """One sentence out of what was compared, the chosen plan first."""
    plans: dict[str, Weighed] = {}
    for one in compared:
        plans.setdefault(told(show, s, one, names, language), one)
    (best, chosen), *others = list(plans.items())[:NAMED]
    words = house(language)
    if not others:
        return words.say(Say("reason-alone", level=level, best=best))
    plain = [chosen, *(one for _, one in others)]
    why = because(show, s, plain, language)
    if chosen.trials == 0:
        rather = words.say(Say("reason-or", one=others[0][0], other=others[-1][0])) if len(others) > 1 else others[0][0]
        sentence = words.say(Say("reason-order", level=level, best=best, others=rather))
        return with_why(sentence, why or outcome(show, s, plain, language))
    rest = "; ".join(words.say(Say("reason-other", plan=plan, chance=percent(one))) for plan, one in others)
    return with_why(words.say(Say("reason-chance", level=level, best=best, chance=percent(chosen), others=rest)), why)


def with_why(sentence: str, why: str) -> str:
    return f"{sentence} {why}" if why else sentence


def because(show: Show, s: State, compared: Sequence[Weighed], language: str) -> str:
    """The reasons alone: what speaks for the first plan against the rest; empty if the game has no words for it."""
    chosen, *others = compared
    words = house(language)
    for kind, telling in (("reason-why", difference), ("reason-later", sequel)):
        why = next(filter(None, (telling(show, s, chosen, one, language) for one in others)), [])
        if why:
            return words.say(Say(kind, why="; ".join(why)))
    return ""


def outcome(show: Show, s: State, compared: Sequence[Weighed], language: str) -> str:
    """What the plans come to, where no feature tells them apart; empty if the game has no judge that has learned."""
    judge = catalog.evaluator(show.id).judge
    if not judge.learned(s.seats):
        return ""
    best, *rest = [round(100 * judge.chances(after(s, one))[s.asked]) for one in compared]
    ahead = best - max(rest)
    if ahead > 0:
        why = Say("reason-outcome", chance=best, other=max(rest))
    else:
        why = Say("reason-close" if ahead >= -1 else "reason-habit")
    words = house(language)
    return words.say(Say("reason-why", why=words.say(why)))


def difference(show: Show, s: State, chosen: Weighed, other: Weighed, language: str) -> list[str]:
    """What speaks for one plan against another, the weightiest first, as far as the game has words for it."""
    words = speech(show, language)
    one, two = after(s, chosen), after(s, other)
    if one.over and not two.over and among(one.winners, s.asked):
        return [house(language).say(Say("reason-wins"))]
    if two.over and not one.over and not among(two.winners, s.asked):
        return [house(language).say(Say("reason-loses"))]
    return worded(words, changes(catalog.evaluator(show.id).judge, one, two, s.asked), WORTH_A_WORD)


def sequel(show: Show, s: State, chosen: Weighed, other: Weighed, language: str) -> list[str]:
    """The same of what the plans lead to, for those that look alike at once: a part laid, a card held back."""
    guess = s.redeal(s.asked, Swift(0))
    one, two = (Plan(plan.answers, 0.0, 0.0, s.seats) for plan in (chosen, other))
    found = later_changes(catalog.evaluator(show.id), guess, one, two, 1)
    return worded(speech(show, language), found, LATER_WORTH_A_WORD)


def worded(words: Words, found: Sequence[Change], least: float) -> list[str]:
    """The weightiest changes that the game has words for."""
    told: dict[str, float] = {}
    for change in found:
        text = words.find(f"pro-{change.feature}-{'more' if change.more else 'less'}")
        if text:
            told[text] = told.get(text, 0.0) + change.weight
    best = sorted(told.items(), key=lambda item: -item[1])[:TOLD]
    return [text for text, weight in best if weight >= max(least, SECOND * best[0][1])]


def after(s: State, plan: Weighed) -> State:
    """The table once a plan is carried out."""
    return followed(s, plan)[0]


def percent(weighed: Weighed) -> int:
    return round(100 * weighed.value)


def told(show: Show, s: State, plan: Weighed, names: Sequence[str], language: str) -> str:
    """The answers of a plan in words."""
    words = speech(show, language)
    parts = [words.say(offer.say.named(names)) for offer in steps(s, plan)]
    return house(language).say(Say("reason-plan", words=", ".join(parts).translate(INNER)))


def steps(s: State, plan: Weighed) -> list[Offer]:
    """The answers of a plan as they are offered, as far as they can be told before anything is revealed."""
    return followed(s, plan)[1]


def followed(s: State, plan: Weighed) -> tuple[State, list[Offer]]:
    """A plan carried out, on the same guess of the asked seat for all: what it cannot know is no reason and no word."""
    guess = s.redeal(s.asked, Swift(0))
    seat = guess.asked
    found: list[Offer] = []
    for answer in plan.answers:
        if guess.over or guess.asked != seat or not guess.offered.has(answer):
            break
        found.append(guess.offer(answer))
        guess.answer(answer)
    return guess, found
