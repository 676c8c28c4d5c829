not-now = The rules allow it, the script does not: first do what lights up.
read-first = Read this page first, then turn it.
