"""`matinee --install-completion`: cyclopts' own, in its own module because it is rarely needed."""

from cyclopts.completion.install import create_install_completion_command

from matinee.cli.main import house

install_completion = create_install_completion_command(house().install_completion, add_to_startup=True)
