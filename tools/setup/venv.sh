#!/bin/sh
# Makes .venv and puts one lock file's packages and this project into it: tools/setup/venv.sh run|dev
# Uses uv when it is there, else venv and pip. PYTHON names another interpreter.
set -eu
cd "$(dirname "$0")/../.."
lock=requirements/$1.txt

say() { echo "setup: $*" >&2; }
die() { say "$*"; exit 1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if new_enough "$python"; then echo "$python"; return; fi
    done
    die "no Python 3.11 or newer found: install one, or name it with PYTHON=/path/to/python3."
}

# Debian splits venv off into a package of its own; without it `python3 -m venv` fails half-way.
make_venv() {
    "$1" -m venv --clear .venv >/dev/null 2>&1 && return
    "$1" -m virtualenv --quiet --clear .venv >/dev/null 2>&1 && return
    package=python$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $package"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package"; } \
            >/dev/null && "$1" -m venv --clear .venv && return
    fi
    rm -rf .venv
    die "$1 cannot make virtual environments: install the package $package (or uv), then try again."
}

if command -v uv >/dev/null; then
    new_enough .venv/bin/python || uv venv --quiet --clear --python "$(find_python)" .venv
    install() { uv pip install --quiet --python .venv/bin/python "$@"; }
else
    if ! .venv/bin/python -m pip --version >/dev/null 2>&1 || ! new_enough .venv/bin/python; then
        python=$(find_python)
        say "making .venv with $("$python" --version)"
        make_venv "$python"
    fi
    # As uv does it: what is never used need not be compiled.
    install() { .venv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check "$@"; }
fi

say "installing $lock"
install --require-hashes -r "$lock"
.venv/bin/python tools/web/build.py # pip would do it too, but not say in one line why it cannot
install --no-deps --no-build-isolation -e .
touch .venv/run.stamp ".venv/$1.stamp" # the dev lock holds all of the run lock
