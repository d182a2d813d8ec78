#!/bin/sh
# Says where the browser of the browser tests is, and installs Debian's Chromium if there is none:
# tools/browser.sh. PALIFICO_BROWSER names another. Fails only under CI=true: without a browser the
# tests that need one fail by themselves, with what to do.
set -eu

say() { echo "browser: $*" >&2; }

if [ -n "${PALIFICO_BROWSER:-}" ]; then
    if [ -x "$PALIFICO_BROWSER" ]; then echo "$PALIFICO_BROWSER"; exit; fi
    why="PALIFICO_BROWSER names $PALIFICO_BROWSER, which is no program"
elif command -v chromium; then
    exit
elif ! command -v apt-get >/dev/null; then
    why="there is no Chromium and no apt-get to install it with: name one with PALIFICO_BROWSER=/path/to/chromium"
elif [ "$(id -u)" != 0 ]; then
    why="there is no Chromium and only root can install it: run apt-get install chromium as root"
else
    say "installing chromium"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends chromium; } >/dev/null 2>&1 && command -v chromium && exit
    why="apt-get could not install chromium: install it by hand, or name one with PALIFICO_BROWSER=/path/to/chromium"
fi
say "$why."
[ "${CI:-}" != true ]
