"""What packaging/set_up.sh says and does on machines that lack something; apt, dpkg and id are played."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "set_up.sh"
TOOLS = ("bash", "env", "dirname", "grep", "rm", "touch", "cat", "mkdir")
WITHOUT_ENSUREPIP = 'case "$*" in *ensurepip*) exit 1;; *venv*) mkdir -p .venv/bin;; esac'


@dataclass(frozen=True)
class Machine:
    """A machine with nothing on its PATH but a shell and what the test puts there."""

    folder: Path

    @property
    def bin(self) -> Path:
        return self.folder / "bin"

    def has(self, name: str, script: str) -> None:
        """Put a played program on the PATH."""
        path = self.bin / name
        path.write_text(f"#!{shutil.which('bash')}\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def is_debian(self, *, user: int, installed: Sequence[str] | str, apt: str = "") -> None:
        """A Debian where *installed* is there, or everything that ends in a pattern; apt-get writes down its calls."""
        names = installed if isinstance(installed, str) else "|".join(installed) or "-"
        self.has("id", f"echo {user}")
        self.has("dpkg-query", f'case "${{@: -1}}" in {names}) echo "install ok installed";; *) exit 1;; esac')
        self.has("apt-get", f'echo "$*" >> "{self.folder}/apt.log"\n{apt}')

    def set_up(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.bin), "PYTHON": "python3"}
        script = self.folder / "packaging" / "set_up.sh"
        return subprocess.run([script, *arguments], env=environment, capture_output=True, text=True, check=False)

    @property
    def apt_calls(self) -> list[str]:
        log = self.folder / "apt.log"
        return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


@pytest.fixture
def machine(tmp_path):
    made = Machine(tmp_path)
    made.bin.mkdir()
    (tmp_path / "packaging").mkdir()
    shutil.copy(SCRIPT, tmp_path / "packaging")
    for tool in TOOLS:
        (made.bin / tool).symlink_to(shutil.which(tool) or os.devnull)
    return made


def test_where_nothing_is_missing_it_is_silent(machine):
    machine.is_debian(user=1000, installed="*")
    done = machine.set_up("libraries", "run", "develop")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert machine.apt_calls == []


def test_a_library_under_its_64_bit_time_name_is_not_missing(machine):
    machine.is_debian(user=1000, installed="libglib2.0-0t64|lib[a-fh-z]*|libgl1")
    assert machine.set_up("libraries", "run").returncode == 0


def test_who_is_not_root_reads_one_sentence_with_every_missing_library(machine):
    machine.is_debian(user=1000, installed="libgl1|libegl1|libx*|libd*|libf*|libg*")
    done = machine.set_up("libraries", "run")
    sentence = "These system packages are missing; please install them first: sudo apt-get install libpulse0\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)
    assert machine.apt_calls == []


def test_developers_need_a_screen_too(machine):
    machine.is_debian(user=1000, installed="lib*")
    done = machine.set_up("libraries", "run", "develop")
    assert done.stderr.endswith("sudo apt-get install xvfb xdotool openbox\n")


def test_root_gets_them_installed(machine):
    machine.is_debian(user=0, installed="libgl1|libegl1|libx*|libd*|libf*|libg*", apt="echo much talk >&2")
    done = machine.set_up("libraries", "run")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Installing system libraries: libpulse0\n"
    assert machine.apt_calls == ["update -qq", "install -y -qq --no-install-recommends libpulse0"]


def test_a_package_list_that_cannot_be_updated_does_not_stop_the_installation(machine):
    machine.is_debian(user=0, installed="libx*|libd*|libf*|libg*|libp*", apt='[ "$1" = install ]')
    assert machine.set_up("libraries", "run").returncode == 0


def test_what_apt_says_is_shown_when_it_fails(machine):
    machine.is_debian(user=0, installed="libx*|libd*|libf*|libg*|libp*", apt="echo E: no such thing; exit 100")
    done = machine.set_up("libraries", "run")
    assert done.returncode == 1
    assert done.stderr == "E: no such thing\napt-get could not install: libegl1\n"


def test_a_system_without_dpkg_is_left_alone(machine):
    machine.has("id", "echo 1000")
    done = machine.set_up("libraries", "run", "develop")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_no_python_is_said_in_a_sentence(machine):
    done = machine.set_up("environment")
    sentence = "Casino Desktop needs Python 3.11 or newer; there is no python3 here.\n"
    assert (done.returncode, done.stderr) == (1, sentence)


def test_an_old_python_is_said_in_a_sentence(machine):
    machine.has("python3", "exit 1")
    done = machine.set_up("environment")
    assert (done.returncode, done.stderr) == (1, "Casino Desktop needs Python 3.11 or newer; python3 is older.\n")


@pytest.mark.parametrize(("installed", "lacking"), [("*", "python3-venv"), ("lib[a-oq-z]*", "python3-venv libpulse0")])
def test_a_python_without_venv_is_named_in_one_sentence_with_the_libraries(machine, installed, lacking):
    machine.is_debian(user=1000, installed=installed)
    machine.has("python3", WITHOUT_ENSUREPIP)
    done = machine.set_up("environment")
    sentence = f"These system packages are missing; please install them first: sudo apt-get install {lacking}\n"
    assert (done.returncode, done.stderr) == (1, sentence)


def test_root_gets_venv_installed_and_the_environment_made(machine):
    machine.is_debian(user=0, installed="*")
    machine.has("python3", WITHOUT_ENSUREPIP)
    assert machine.set_up("environment").returncode == 0
    assert machine.apt_calls[-1] == "install -y -qq --no-install-recommends python3-venv"
    assert (machine.folder / ".venv" / "bin").is_dir()


@pytest.mark.parametrize(("has_pip", "kept"), [("exit 0", True), ("exit 1", False)])
def test_an_environment_is_kept_unless_it_was_left_without_pip(machine, has_pip, kept):
    machine.has("python3", 'case "$*" in *venv*) mkdir -p .venv/bin;; esac')
    inside = machine.folder / ".venv" / "bin" / "python"
    inside.parent.mkdir(parents=True)
    machine.has("played", has_pip)
    shutil.move(machine.bin / "played", inside)
    assert machine.set_up("environment").returncode == 0
    assert inside.exists() is kept


def test_packages_come_from_the_lock_with_their_hashes(machine):
    inside = machine.folder / ".venv" / "bin" / "python"
    inside.parent.mkdir(parents=True)
    machine.has("played", f'echo "$*" > "{machine.folder}/pip.log"')
    shutil.move(machine.bin / "played", inside)
    assert machine.set_up("packages", "run").returncode == 0
    call = (machine.folder / "pip.log").read_text(encoding="utf-8")
    assert "--require-hashes -r packaging/locks/run.txt" in call
