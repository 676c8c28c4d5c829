"""Who can sit in a chair: chance, greed and search. Bots know no game; a game hands them its worth."""
