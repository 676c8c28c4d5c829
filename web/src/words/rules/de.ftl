rules-index = Inhalt und Stichwörter
rules-contents = Inhalt
rules-terms = Stichwörter, und wo sie geregelt sind
rules-terms-npzr = Besitzer, Beine, Ende, Figur, Hand, Joker, Karte, Kopf, leer, Marke, Nachziehstapel, normal, oben, Pflicht, Platz, Rumpf, Seite, Stapel, Stoß, Teil, Umzug, vollend, Wertungsstoß, gewertet, zieh, Zug
rules-terms-roundhouse = AAAAARGH, Abwehr, allein, Angriff, Blatt, Ende, Erste Hilfe, Gegenangriff, Gegenstand, Gleichstand, heil, Kavallerie, Kick, Kreis, Leben, Marke, Mitte, Monster, Phase, Platz, Plättchen, Punkt, Restpunkte, Runde, Startspieler, Stärke, Treffer, Uhrzeigersinn, Würfel
rules-terms-rampage = Ablage, Abwehr, Aktion, Angriff, Antwort, Arena, Arm, Bau, Ersatzteil, Fallgrube, Farbe, Gleichstand, Hand, Kampfstapel, Kreissäge, Punktwert, Roboter, Rumpf, Schlag, Stapel, Stärke, Teil, Trefferstelle, Verstärker, Verteidiger, wild, Wunde, Zubehör, Zug
rules-terms-kaiju = Ablage, Aktion, Assault, berühr, Bewegung, COMBO, ENRAGE, Feld, Gebäude, Hand, Leiste, Nachziehen, Pflicht, Reihe, Restschaden, Runde, Schaden, Schild, Stapel, Stufe, Surge, Toben, Schutt, Unterstützung, Verteidiger, Wasser, Wutmarke
rules-terms-samurai = Abspann, Abstimmung, Angriff, Ansage, Antwort, AS, DS, Fähigkeit, Fenster, Figur, Film, Filmrolle, Hand, Kreatur, Kung-Fu, Merkmal, Ninja, Opfer, Punkte, Requisite, Runde, Schauplatz, SFX, Stärke, Stoß, Titel, Umfrage, Wort, Ziel
