"""The four characters of Ninja Pirate Zombie Robot, cut in three, in two sizes: one line a part, or two."""

EMPTY_SMALL = "· · ·"
EMPTY_LARGE = ("  · · ·  ", "         ")

SMALL: dict[str, str] = {
    "ninja.head": "(=.=)",
    "ninja.torso": "/)X(\\",
    "ninja.legs": "_/ \\_",
    "pirate.head": "(x.o)",
    "pirate.torso": "/]:[J",
    "pirate.legs": "_/ ! ",
    "zombie.head": "{O,o}",
    "zombie.torso": "~{#}~",
    "zombie.legs": "_\\ /_",
    "robot.head": "[o_o]",
    "robot.torso": "<[%]>",
    "robot.legs": "]# #[",
}

LARGE: dict[str, tuple[str, str]] = {
    "ninja.head": ("  .===.  ", " (=-.-=)~"),
    "ninja.torso": ("  /)|(\\  ", " / )X( \\ "),
    "ninja.legs": ("  / ^ \\  ", " _\\   /_ "),
    "pirate.head": ("  _/#\\_  ", "  (x.o)  "),
    "pirate.torso": ("  /]:[\\  ", " / ]:[ J "),
    "pirate.legs": ("  |/ \\|  ", " _|   !  "),
    "zombie.head": ("  ,%%%.  ", "  {O,o}  "),
    "zombie.torso": (" ~~{#}~~ ", "   {#}   "),
    "zombie.legs": ("  / /\\/  ", " _\\  _\\_ "),
    "robot.head": ("  _'_'_  ", "  [o_o]  "),
    "robot.torso": (" <=[%]=> ", "   [_]   "),
    "robot.legs": ("  ]# #[  ", " [_] [_] "),
}
