"""A report in words: the same findings in any language, for a record that lies beside them."""

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from matinee.coach.report import Account, Decision, Option, Report, Spot
from matinee.coach.words import coach
from matinee.engine.chance import Swift
from matinee.engine.policy import Weighed
from matinee.engine.record import Record, Recorder
from matinee.engine.say import Say
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.reasons import because, reason, steps, told


def tell(show: Show, record: Record, report: Report, names: Sequence[str], language: str) -> Report:
    """The report with all its words."""
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    decisions: list[Decision] = []
    for decision in report.decisions:
        while len(recorder.record.answers) < decision.n:
            recorder.answer(record.answers[len(recorder.record.answers)])
        decisions.append(worded(show, recorder.state, decision, names, language))
    seats = [
        msgspec.structs.replace(
            account, name=name, sentence=sentence(account, language), about=sentence(account, language, name)
        )
        for account, name in zip(report.seats, names, strict=True)
    ]
    return msgspec.structs.replace(report, seats=seats, decisions=decisions)


def worded(show: Show, s: State, decision: Decision, names: Sequence[str], language: str) -> Decision:
    """What was done, what would have been better, and why: told from what the seat knew."""
    plans = [weighed(s, option) for option in agreeing(decision)]
    phrases = [told(show, s, plan, names, language) for plan in plans]
    # What a star would have done may look better by chance than the best that was found before: that is no "next".
    behind = [plan for plan in plans if plan.value <= plans[0].value]
    played = 0 if decision.said == decision.best else 1
    return msgspec.structs.replace(
        decision,
        why=reason(show, s, "legend", behind, names, language),
        said_words=phrases[played],
        best_words=phrases[0],
        because=because(show, s, behind, language),
        said_at=spots(s, plans[played]),
        best_at=spots(s, plans[0]),
        options=[
            msgspec.structs.replace(option, words=phrase)
            for option, phrase in zip(decision.options, phrases, strict=True)
        ],
    )


def agreeing(decision: Decision) -> list[Option]:
    """The options as people read them: what was played wins less than the best by the points it is said to cost."""
    best, *rest = decision.options
    value = max(0, round(100 * best.value) - round(100 * decision.loss)) / 100
    return [
        best,
        *(msgspec.structs.replace(one, value=value) if one.answers == decision.said else one for one in rest),
    ]


def spots(s: State, plan: Weighed) -> list[Spot]:
    """Where on the table a plan is carried out."""
    return [Spot(offer.card, offer.place) for offer in steps(s, plan)]


def weighed(s: State, option: Option) -> Weighed:
    """A plan as bots have it, followed on a guess of the asked seat."""
    guess = s.redeal(s.asked, Swift(0))
    answers: list[int] = []
    for key in option.answers:
        offered = guess.keys()
        if key not in offered:
            break
        answers.append(int(guess.option(key)))
        guess.answer(answers[-1])
    return Weighed(vec[i64](answers), option.value, option.error, option.trials)


def sentence(account: Account, language: str, who: str = "") -> str:
    """How well a seat played, and what luck did to it: to the player, or about somebody who is named."""
    words = coach(language)
    points = round(100 * account.luck)
    fortune = "gave" if points > 0 else "cost" if points < 0 else "even"
    person = "about" if who else "you"
    known = account.mastery is not None
    played = (
        Say(f"played-{person}", who=who, share=round(100 * (account.mastery or 0.0))) if known else Say("played-any")
    )
    luck = Say(f"luck-{fortune}-{person}", points=abs(points), luck=Say(f"luck-{source(account)}"))
    return words.say(Say("sentence", played=played, luck=luck))


def source(account: Account) -> str:
    """What luck came from in this game."""
    dice, cards = "dice" in account.fortunes, "cards" in account.fortunes
    return "both" if dice and cards else "dice" if dice else "cards"
