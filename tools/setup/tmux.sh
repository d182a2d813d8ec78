#!/bin/sh
# Says where the tmux of the terminal tests is: see program.sh.
exec "${0%/*}/program.sh" tmux tmux tmux PALIFICO_TMUX
