#!/bin/sh
# Says where a program of the tests is, and installs Debian's if there is none:
#     tools/program.sh LABEL COMMAND NAME VARIABLE
# The variable names another one. Fails only under CI=true: without the program the tests that need
# it fail by themselves, with what to do.
set -eu
label=$1 command=$2 name=$3 variable=$4
eval "given=\${$variable:-}"

say() { echo "$label: $*" >&2; }

if [ -n "$given" ]; then
    if [ -x "$given" ]; then echo "$given"; exit; fi
    why="$variable names $given, which is no program"
elif command -v "$command"; then
    exit
elif ! command -v apt-get >/dev/null; then
    why="there is no $name and no apt-get to install it with: name one with $variable=/path/to/$command"
elif [ "$(id -u)" != 0 ]; then
    why="there is no $name and only root can install it: run apt-get install $command as root"
else
    say "installing $command"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends "$command"; } >/dev/null 2>&1 && command -v "$command" && exit
    why="apt-get could not install $command: install it by hand, or name one with $variable=/path/to/$command"
fi
say "$why."
[ "${CI:-}" != true ]
