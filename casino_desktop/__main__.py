"""`casino-desktop`, or `python -m casino_desktop`."""

import sys

from casino_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
