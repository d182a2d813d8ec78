# Every daily command; CI uses the same words. `make` alone lists them.
# Set-up lives in tools/setup/venv.sh and runs only when what it depends on has changed.

PY := .venv/bin/python
CODE = $(wildcard src tests bench examples tools hatch_build.py)
# So many workers more than there are processors: many tests wait for a browser, a terminal or a server.
PYTEST = $(PY) -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + $(1))) --dist loadgroup
# What `make check` tries: the game, its words and records, and live tables.
QUICK = $(addprefix tests/,rules rulebook conformance editions record words odds perft protocol analysis) \
	$(addprefix tests/server/,core table auth live)

# Hundreds of tests start a process of ours: Python may keep what it compiles.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint test-web check cover docs screenshots pictures bench bench-server bench-kernel proofs chaos leaks mutants lock fix clean client

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

play: client ## open live tables in the browser (ARGS="--lan" lets phones join)
	@$(PY) -m palifico serve $(ARGS)

test: .venv/dev.stamp web/node_modules/.stamp client ## everything CI runs (ARGS=tests/rules, ARGS=--durations=30 … go to pytest)
	@tools/setup/browser.sh >/dev/null
	@tools/setup/tmux.sh >/dev/null
	@$(PY) -m palifico warmup >/dev/null 2>&1 & # beside what follows: the tests of the arena need it
	tools/parallel.sh '$(MAKE) lint' '$(MAKE) test-web' '$(call PYTEST,2) $(ARGS)'

lint: .venv/dev.stamp ## look at the Python code: style, types, which part imports which
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy $(CODE)
	.venv/bin/lint-imports

test-web: web/node_modules/.stamp ## look at the browser's code, and test it
	tools/web/npm.sh run check
	tools/web/npm.sh test

check: .venv/dev.stamp web/node_modules/.stamp client ## the quick inner loop: lint, types, fast tests; of the browser's code what has changed
	@tools/parallel.sh '$(PY) -m ruff check --quiet && $(PY) -m mypy --no-error-summary $(CODE)' \
		'tools/web/npm.sh run --silent check && tools/web/npm.sh run --silent test -- --changed --reporter=dot' \
		"$(call PYTEST,1) -x -q -m 'not slow' $(QUICK)"

cover: .venv/dev.stamp client ## which lines the tests do not reach
	$(PY) -m coverage run -m pytest -q
	$(PY) -m coverage report

docs: .venv/dev.stamp ## build the documentation into site/ (ARGS=serve shows it while it is written)
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs $(or $(ARGS),build)

screenshots: .venv/dev.stamp client ## pictures of every screen, phone and desktop, light and dark
	@tools/setup/browser.sh >/dev/null
	@$(PY) -m tools.docs.screenshots $(ARGS)

pictures: .venv/dev.stamp client ## take the pictures of the README and the pages anew
	@tools/setup/browser.sh >/dev/null
	@$(PY) -m tools.docs.pictures $(ARGS)

bench: .venv/dev.stamp client ## time the hot paths: every script of bench/ but _*.py
	@for name in $(basename $(notdir $(wildcard bench/[!_]*.py))); do \
		echo "== $$name"; $(PY) -m "bench.$$name" || exit 1; done

bench-server: .venv/dev.stamp ## time live tables: durable bids a second, latency, memory
	@$(PY) -m bench.server $(ARGS)

bench-kernel: .venv/bench.stamp ## time games by the batch and step by step, beside OpenSpiel's
	@$(PY) -m bench.kernel

proofs: .venv/dev.stamp client ## the random tests at full size, one line each (ARGS="leaks tampering=500")
	@$(PY) -m tools.proofs $(ARGS)

chaos: .venv/dev.stamp ## kill the server a thousand times while people play, and look for losses
	@$(PY) -m tools.proofs.chaos $(ARGS)

leaks: .venv/dev.stamp ## play ten thousand pairs of games that differ in hidden dice, and compare
	@$(PY) -m tools.proofs.leaks $(ARGS)

mutants: .venv/dev.stamp ## break the rules on purpose and see whether a test notices
	@$(PY) -m tools.proofs.mutants

lock: .venv/dev.stamp ## write requirements/*.txt and web/package-lock.json anew (UPGRADE=--upgrade for newer)
	tools/setup/lock.sh $(UPGRADE)
	tools/web/npm.sh install --package-lock-only

fix: .venv/dev.stamp web/node_modules/.stamp ## let ruff and biome mend and format the code
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	tools/web/npm.sh run fix

clean: ## remove everything made here, .venv too
	rm -rf .venv web/node_modules src/palifico/server/pages/built* dist site mutants htmlcov
	rm -rf .coverage* .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/%.stamp: requirements/%.txt pyproject.toml tools/setup/venv.sh
	@tools/setup/venv.sh $*

# The web client in the package. Always asked: a hash of its sources tells whether it is up to date.
client: .venv/run.stamp
	@$(PY) tools/web/build.py

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | .venv/dev.stamp
	@$(PY) tools/web/build.py --packages
