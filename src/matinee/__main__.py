"""`python -m matinee`"""

import sys

from matinee.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
