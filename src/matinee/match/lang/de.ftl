log-undone = { $who } nimmt die letzte Antwort zurück.
