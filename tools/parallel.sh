#!/bin/sh
# Runs commands side by side: tools/parallel.sh 'make lint' 'make test-web' 'pytest'
# The last is seen as it runs; what the others print follows it, each in one piece. Fails when one does.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

jobs=
while [ $# -gt 1 ]; do
    sh -c "$1" >"$folder/$#" 2>&1 &
    jobs="$jobs $!:$#"
    shift
done
status=0
sh -c "$1" || status=1
for job in $jobs; do
    wait "${job%:*}" || status=1
    cat "$folder/${job#*:}"
done
exit $status
