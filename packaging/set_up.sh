#!/usr/bin/env bash
# Set up what a fresh machine lacks: the environment, the system libraries, the locked packages.
# Each step is asked for by name from the Makefile and does nothing when there is nothing to do.
set -euo pipefail
cd "$(dirname "$0")/.."

RUN_LIBRARIES="libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0 libxcb-cursor0 libxcb-icccm4
  libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0 libpulse0 libxrandr2"
DEVELOP_LIBRARIES="xvfb xdotool openbox"

# apt-get talks a lot even when all is well: its words are shown only when it fails. A list that cannot be updated does
# not matter as long as the packages are found.
install_by_apt() {
    local words
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null 2>&1 || true
    if ! words=$(apt-get install -y -qq --no-install-recommends "$@" 2>&1); then
        printf '%s\n' "$words" >&2
        echo "apt-get could not install: $*" >&2
        exit 1
    fi
}

# Who is not root reads all that is missing in one sentence.
ask_for() {
    echo "These system packages are missing; please install them first: sudo apt-get install $*" >&2
    exit 1
}

missing_libraries() {
    local name
    command -v dpkg-query >/dev/null || return 0
    for name in "$@"; do
        dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' \
            || dpkg-query -W -f='${Status}' "${name}t64" 2>/dev/null | grep -q 'ok installed' \
            || printf '%s ' "$name"
    done
}

libraries() {
    local wanted=() lacking
    for part in "$@"; do
        [ "$part" = run ] && wanted+=($RUN_LIBRARIES)
        [ "$part" = develop ] && wanted+=($DEVELOP_LIBRARIES)
    done
    lacking=$(missing_libraries "${wanted[@]}")
    [ -z "$lacking" ] && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing system libraries: ${lacking% }"
        install_by_apt $lacking
    else
        ask_for $lacking
    fi
}

environment() {
    # An interrupted set-up leaves a .venv without pip behind: that one is made anew.
    .venv/bin/python -c 'import pip' 2>/dev/null && return 0
    rm -rf .venv
    if ! command -v "$PYTHON" >/dev/null; then
        echo "Casino Desktop needs Python 3.11 or newer; there is no $PYTHON here." >&2
        exit 1
    fi
    if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        echo "Casino Desktop needs Python 3.11 or newer; $PYTHON is older." >&2
        exit 1
    fi
    if command -v uv >/dev/null; then
        uv venv --quiet --seed --python "$PYTHON" .venv
    else
        if ! "$PYTHON" -c 'import ensurepip' 2>/dev/null; then
            if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
                install_by_apt python3-venv
            else
                ask_for python3-venv $(missing_libraries $RUN_LIBRARIES)
            fi
        fi
        "$PYTHON" -m venv .venv
    fi
}

packages() {
    echo "Installing the locked Python packages ($1)"
    .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r "packaging/locks/$1.txt"
}

step=$1
shift
"$step" "$@"
