#!/bin/sh
# Runs commands side by side: tools/beside.sh 'make lint' 'make test-web'
# What each prints comes in one piece, in their order. Fails when one of them does.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

jobs=
for command; do
    sh -c "$command" >"$folder/${#jobs}" 2>&1 &
    jobs="$jobs $!:${#jobs}"
done
status=0
for job in $jobs; do
    wait "${job%:*}" || status=1
    cat "$folder/${job#*:}"
done
exit $status
