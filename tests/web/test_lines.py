"""What happens to a line: reloads, two tabs, a server that dies, an old page at a new server."""

from playwright.sync_api import Route, expect
from tests.web.conftest import Theatre, Visit
from tests.web.playing import PATIENCE, Person, moment, open_npzr


def test_a_reload_brings_back_the_same_moment(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    ada = Person(page, 8)
    ada.answer_some(5)
    before = moment(page)
    page.reload()
    page.wait_for_selector(".hand .card", timeout=PATIENCE)
    assert moment(page) == before


def test_two_tabs_of_one_chair_do_not_fight(visit: Visit) -> None:
    one = visit("Ada")
    open_npzr(one, friend=False)
    two = one.context.new_page()
    two.goto(one.url)
    two.wait_for_selector(".hand .card", timeout=PATIENCE)
    people = [Person(one, 9), Person(two, 10)]
    for turn in range(6):
        person, other = people[turn % 2], people[(turn + 1) % 2]
        assert person.until_stirred()
        other.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.question === asked",
            arg=person.question,
            timeout=PATIENCE,
        )
        assert moment(one) == moment(two)
        answered = person.question
        person.answer()
        # The other tab must have heard of it before it is asked what it sees.
        other.page.wait_for_function(
            "answered => document.querySelector('.prompt')?.dataset.question !== answered",
            arg=answered,
            timeout=PATIENCE,
        )
    assert one.locator(".toast").count() + two.locator(".toast").count() == 0


def test_a_lost_connection_shows_and_mends_itself(visit: Visit, own_theatre: Theatre) -> None:
    page = visit("Ada", at=own_theatre.address)
    open_npzr(page, friend=False)
    ada = Person(page, 11)
    assert ada.until_stirred()
    before = moment(page)
    own_theatre.burn()
    expect(page.get_by_text("Projector jammed")).to_be_visible(timeout=PATIENCE)
    assert moment(page)["hand"] == before["hand"], "the table stays readable"
    own_theatre.open()
    expect(page.get_by_text("Projector jammed")).to_have_count(0, timeout=PATIENCE)
    assert moment(page)["hand"] == before["hand"]
    assert ada.until_stirred()
    ada.answer()


def test_an_old_page_meets_a_new_server_with_a_friendly_reload(visit: Visit) -> None:
    page = visit("Ada")

    def newer(text: str) -> str:
        return text.replace('"wire":"', '"wire":"newer-')

    def overhear(socket: object) -> None:
        line = socket.connect_to_server()  # type: ignore[attr-defined]
        line.on_message(lambda text: socket.send(newer(text)))  # type: ignore[attr-defined]

    page.route_web_socket("**/ws/*", overhear)
    open_npzr(page, friend=False)
    expect(page.get_by_role("button", name="Load the new programme")).to_be_visible()


def test_words_that_do_not_come_ruin_nothing(visit: Visit) -> None:
    """The line may break while a book of words is on its way: what it is about keeps quiet, the game goes on."""
    page = visit("Ada", forgive="ERR_FAILED")
    kept: list[str] = []

    def without(route: Route) -> None:
        answer = route.fetch()
        if "outlook-title" in answer.text():
            kept.append(route.request.url)
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/assets/en-*.js", without)
    open_npzr(page, friend=False)
    ada = Person(page, 8)
    ada.answer_some(3)
    assert kept
