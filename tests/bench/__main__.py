"""Run every bench that is there (or those named), print a table, and fail if a ratio is worse than its limit."""

from __future__ import annotations

import importlib
import importlib.util
import sys

from tests.bench.report import Report

BENCHES = ("odds", "bank", "ui")


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no bench {unknown[0]!r}; there are: {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    report = Report()
    for name in names or BENCHES:
        if importlib.util.find_spec(f"tests.bench.{name}") is not None:
            importlib.import_module(f"tests.bench.{name}").run(report)
    print(report)
    return 1 if report.is_worse else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
