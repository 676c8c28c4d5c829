"""Constants that people call by their names, too: a class of small integers is the one list of both."""


def names_in(constants: type) -> list[str]:
    """The names of a class of constants, in the order of their numbers: `top-level` for TOP_LEVEL."""
    numbers: dict[str, int] = {name: number for name, number in vars(constants).items() if name.isupper()}
    return [name.lower().replace("_", "-") for name in sorted(numbers, key=lambda name: numbers[name])]
