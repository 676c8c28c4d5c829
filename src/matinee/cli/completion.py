"""`matinee --install-completion`: cyclopts' own, apart from `main` because hardly anybody asks twice."""

from cyclopts.completion.install import create_install_completion_command

from matinee.cli.main import house

install_completion = create_install_completion_command(house().install_completion, add_to_startup=True)
