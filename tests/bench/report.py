"""What the benches found: ratios, each with the limit that it must keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Ratio:
    """One measure; *at_least* or at most its limit."""

    name: str
    ratio: float
    limit: float
    at_least: bool
    detail: str

    @property
    def is_kept(self) -> bool:
        return self.ratio >= self.limit if self.at_least else self.ratio <= self.limit


@dataclass(slots=True)
class Report:
    """The ratios of a run, as a table."""

    ratios: list[Ratio] = field(default_factory=list)

    def at_least(self, name: str, ratio: float, limit: float, detail: str = "") -> None:
        self.ratios.append(Ratio(name, ratio, limit, at_least=True, detail=detail))

    def at_most(self, name: str, ratio: float, limit: float, detail: str = "") -> None:
        self.ratios.append(Ratio(name, ratio, limit, at_least=False, detail=detail))

    @property
    def is_worse(self) -> bool:
        return not all(ratio.is_kept for ratio in self.ratios)

    def __str__(self) -> str:
        lines = [f"{'bench':44}{'ratio':>9}   {'limit':7}  detail"]
        for r in self.ratios:
            sign, mark = "≥" if r.at_least else "≤", "" if r.is_kept else "  WORSE"
            lines.append(f"{r.name:44}{r.ratio:>8.2f}×   {sign} {r.limit:<5g}  {r.detail}{mark}")
        return "\n".join(lines)


def seconds(act: Callable[[], object], times: int = 3) -> float:
    """The best of several runs: what else the machine does only ever adds."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        act()
        best = min(best, perf_counter() - start)
    return best
