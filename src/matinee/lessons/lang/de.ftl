not-now = Die Regeln erlauben es, das Drehbuch nicht: Mach zuerst das, was leuchtet.
read-first = Lies erst diese Seite und blättere dann um.
