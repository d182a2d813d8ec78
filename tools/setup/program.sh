#!/bin/sh
# Says where a program of the tests is, and installs Debian's if there is none:
#     tools/setup/program.sh LABEL "COMMAND …" NAME VARIABLE
# Each command is in a package of its name. The first that is there is taken, or that can be installed.
# The variable names another program. Fails only under CI=true: without the program the tests that need it fail by
# themselves, with what to do.
set -eu
label=$1 commands=$2 name=$3 variable=$4
package=${commands%% *}
eval "given=\${$variable:-}"

say() { echo "$label: $*" >&2; }
find_it() {
    for command in $commands; do
        command -v "$command" && return
    done
    return 1
}
install_it() {
    apt-get update -qq || return
    for command in $commands; do
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$command" && return
    done
    return 1
}

if [ -n "$given" ]; then
    if [ -x "$given" ]; then echo "$given"; exit; fi
    why="$variable names $given, which is no program"
elif find_it; then
    exit
elif ! command -v apt-get >/dev/null; then
    why="there is no $name and no apt-get to install it with: name one with $variable=/path/to/$package"
elif [ "$(id -u)" != 0 ]; then
    why="there is no $name and only root can install it: run apt-get install $package as root"
else
    say "installing $package"
    install_it >/dev/null 2>&1 && find_it && exit
    why="apt-get could not install $package: install it by hand, or name one with $variable=/path/to/$package"
fi
say "$why."
[ "${CI:-}" != true ]
