"""Where the frozen app begins."""

import sys

from casino_desktop.cli import main

sys.exit(main())
