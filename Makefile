# Every daily command; CI uses the same words. `make` alone lists them.
# Set-up lives in tools/setup.sh and runs only when what it depends on has changed.

PY := .venv/bin/python
CODE = $(wildcard src tests bench examples tools hatch_build.py)
# One more than there are processors: many tests wait for a browser, a terminal or a server.
PYTEST = $(PY) -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist loadgroup

# Hundreds of tests start a process of ours: Python may keep what it compiles.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint test-web check cover docs screenshots bench bench-server bench-kernel chaos leaks mutants lock fix clean client

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

play: client ## open live tables in the browser (ARGS="--lan" lets phones join)
	@$(PY) -m palifico serve $(ARGS)

test: .venv/dev.stamp web/node_modules/.stamp client ## everything CI runs
	@tools/browser.sh >/dev/null
	@tools/tmux.sh >/dev/null
	@$(PY) -m palifico warmup >/dev/null 2>&1 & # beside what follows: the tests of the arena need it
	tools/beside.sh '$(MAKE) lint' '$(MAKE) test-web' '$(PYTEST)'

lint: .venv/dev.stamp ## look at the Python code: style, types, which part imports which
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy $(CODE)
	.venv/bin/lint-imports

test-web: web/node_modules/.stamp ## look at the browser's code, and test it
	tools/web.sh run check
	tools/web.sh test

check: .venv/dev.stamp web/node_modules/.stamp client ## the quick inner loop: lint, types, fast tests
	@$(PY) -m ruff check --quiet
	@$(PY) -m mypy --no-error-summary $(CODE)
	@tools/web.sh run --silent check
	@tools/web.sh run --silent test -- --reporter=dot
	@$(PYTEST) -x -q -m 'not slow'

cover: .venv/dev.stamp client ## which lines the tests do not reach
	$(PY) -m coverage run -m pytest -q
	$(PY) -m coverage report

docs: .venv/dev.stamp ## build the documentation into site/ (ARGS=serve shows it while it is written)
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs $(or $(ARGS),build)

screenshots: .venv/dev.stamp client ## pictures of every screen, phone and desktop, light and dark
	@tools/browser.sh >/dev/null
	@$(PY) -m tools.screenshots $(ARGS)

bench: .venv/dev.stamp client ## time the hot paths: every script of bench/ but _*.py
	@for name in $(basename $(notdir $(wildcard bench/[!_]*.py))); do \
		echo "== $$name"; $(PY) -m "bench.$$name" || exit 1; done

bench-server: .venv/dev.stamp ## time live tables: durable bids a second, latency, memory
	@$(PY) -m bench.server $(ARGS)

bench-kernel: .venv/bench.stamp ## time games by the batch and step by step, beside OpenSpiel's
	@$(PY) -m bench.kernel

chaos: .venv/dev.stamp ## kill the server a thousand times while people play, and look for losses
	@$(PY) -m tools.chaos $(ARGS)

leaks: .venv/dev.stamp ## play ten thousand pairs of games that differ in hidden dice, and compare
	@$(PY) -m tools.leaks $(ARGS)

mutants: .venv/dev.stamp ## break the rules on purpose and see whether a test notices
	rm -rf mutants
	$(PY) -m mutmut run
	@$(PY) tools/mutants.py

lock: .venv/dev.stamp ## write requirements/*.txt and web/package-lock.json anew (UPGRADE=--upgrade for newer)
	tools/lock.sh $(UPGRADE)
	tools/web.sh install --package-lock-only

fix: .venv/dev.stamp web/node_modules/.stamp ## let ruff and biome mend and format the code
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	tools/web.sh run fix

clean: ## remove everything made here, .venv too
	rm -rf .venv web/node_modules src/palifico/server/pages/built* dist site mutants htmlcov
	rm -rf .coverage* .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/%.stamp: requirements/%.txt pyproject.toml tools/setup.sh
	@tools/setup.sh $*

# The web client in the package. Always asked: a hash of its sources tells whether it is up to date.
client: .venv/run.stamp
	@$(PY) tools/build_web.py

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | .venv/dev.stamp
	@$(PY) tools/build_web.py --packages
