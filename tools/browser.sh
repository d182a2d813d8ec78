#!/bin/sh
# Says where the browser of the browser tests is: see program.sh.
exec "${0%/*}/program.sh" browser chromium Chromium PALIFICO_BROWSER
