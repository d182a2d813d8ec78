#!/bin/sh
# Writes requirements/*.txt from pyproject.toml: tools/setup/lock.sh [--upgrade]
# Keeps the versions locked already unless told to upgrade. Needs a Python with venv, or uv.
set -eu
cd "$(dirname "$0")/../.."

uv=$(command -v uv) || {
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    "${PYTHON:-.venv/bin/python}" -m venv "$scratch"
    "$scratch/bin/python" -m pip install --quiet --disable-pip-version-check uv
    uv=$scratch/bin/uv
}

compile() {
    out=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
        --no-annotate "$@" pyproject.toml -o "requirements/$out.txt"
}
compile run --group build "$@"
extras="--extra fast --extra parquet --extra postgres --extra ray"
compile dev --group dev $extras --constraint requirements/run.txt "$@"
compile bench --group bench $extras --constraint requirements/dev.txt "$@"
