#!/bin/sh
# Says where the browser of the browser tests is: see program.sh. The headless shell starts faster.
exec "${0%/*}/program.sh" browser "chromium-headless-shell chromium" Chromium PALIFICO_BROWSER
