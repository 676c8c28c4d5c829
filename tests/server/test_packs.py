"""What is printed on the cards, over REST."""

from tests.server.conftest import Stage


async def test_cards_speak_the_language_of_their_reader(stage: Stage) -> None:
    ada = await stage.person()
    english = (await ada.http.get("/api/games/kaiju/cards")).json()["cards"]
    german = (await ada.http.get("/api/games/kaiju/cards?language=de")).json()["cards"]
    assert [card["key"] for card in german] == [card["key"] for card in english]
    assert [card["name"] for card in german] == [card["name"] for card in english]
    stomp = next(card["text"] for card in german if card["key"] == "stomp")
    assert stomp == "Jedes Gebäude, das der Kaiju berührt, nimmt 1 Schaden."
    assert (await ada.http.get("/api/games/kaiju/cards?language=german")).status_code == 404
    mixed = (await ada.http.get("/api/games/samurai/cards?pack=house%2Bjungle&language=de")).json()["cards"]
    assert {"Weckt eine Figur.", "Zieh zwei Karten."} <= {card["text"] for card in mixed}
