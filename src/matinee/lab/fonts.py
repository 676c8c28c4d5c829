"""The house's type faces, to be put into a page; a page without them reads as well in the machine's own."""

from base64 import b64encode
from functools import cache
from importlib import resources

# Families, weights, and how the built browser client calls their files.
FACES = (
    ("Bungee", 400, "bungee-latin-400-normal"),
    ("Atkinson Hyperlegible", 400, "atkinson-hyperlegible-latin-400-normal"),
    ("Atkinson Hyperlegible", 700, "atkinson-hyperlegible-latin-700-normal"),
    ("Barlow Condensed", 600, "barlow-condensed-latin-600-normal"),
    ("Barlow Condensed", 700, "barlow-condensed-latin-700-normal"),
)


@cache
def font_faces() -> str:
    """CSS with the faces in it. They come with the browser client, which a source tree may not have built."""
    folder = resources.files("matinee").joinpath("server", "static", "assets")
    files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    css = ""
    for family, weight, stem in FACES:
        for name, file in files.items():
            if name.startswith(stem) and name.endswith(".woff2"):
                data = b64encode(file.read_bytes()).decode()
                css += (
                    f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:swap;"
                    f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
                )
    return css
