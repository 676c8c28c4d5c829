# `make play` and `make test` are all a newcomer needs: each does its own set-up, from Python, pip and make alone.

PYTHON ?= python3
UV_VERSION := 0.13.7
UV := build/uv/bin/uv
BIN := .venv/bin
# More words for the command: make test ARGS="-k npzr", make bench ARGS=--peers
ARGS ?=

export UV_NO_PROGRESS := 1
export VIRTUAL_ENV := $(CURDIR)/.venv

# What the wheel is made from. Folders count too: a deleted file changes only its folder.
SOURCES := pyproject.toml hatch_build.py \
  $(shell find src examples -not -path '*/__pycache__*' 2>/dev/null) \
  $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print 2>/dev/null)

.PHONY: help setup play test browser check format screenshots bench peers lock clean

help:
	@echo "make play | test | browser | check | format | screenshots | bench | peers | lock | clean"

## set-up: uv, then the pinned parts, then our own wheel. Each is redone only if what it is made from changed.

setup: .venv/built

# Straight from pip into a folder of ours: needs neither a venv module nor the right to change the system's Python.
$(UV):
	$(PYTHON) -m pip install -qq --target build/uv uv==$(UV_VERSION)

.venv/parts: requirements.txt | $(UV)
	test -x $(BIN)/python || $(UV) venv --quiet --no-python-downloads --python $(PYTHON) .venv
	$(UV) pip install --quiet --require-hashes -r requirements.txt
	@touch $@

# The stamp says which build was made (without a C compiler: the interpreted one) and has the time of the
# beginning, so that a file edited meanwhile still counts as new.
.venv/built: .venv/parts $(SOURCES)
	@rm -rf build/wheel $@ && touch build/begun
	$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(UV) pip install --quiet --no-deps --reinstall build/wheel/*.whl
	@ls build/wheel | grep -q none-any && echo interpreted >$@ || echo compiled >$@
	@touch -r build/begun $@

# Where a compiled build is demanded, an interpreted one left by an earlier run does not count.
ifdef MATINEE_REQUIRE_NATIVE
ifeq ($(shell cat .venv/built 2>/dev/null),interpreted)
.PHONY: .venv/built
endif
endif

## work

play: setup
	$(BIN)/matinee $(ARGS)

# Both builds live side by side: the compiled one is installed, the interpreted one is src/ itself. The server is the
# same plain Python in both, and meets one of them.
PYTEST := $(BIN)/pytest -n 2 $(ARGS)
SUITE := $(PYTEST) --ignore=tests/web
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --silent --prefix web run

test: setup
	@echo "== the browser client's own tests"
	@$(NPM) test
	@echo "== people who play in a real browser"
	@$(MAKE) --no-print-directory browser
	@if [ "$$(cat .venv/built)" = compiled ]; then \
	  echo "== the suite on the compiled build"; MATINEE_BUILD=compiled PYTHONPATH= $(SUITE) || exit; \
	else echo "== no compiled build on this machine: the suite runs once, interpreted"; fi
	@echo "== the suite on the interpreted build"
	@[ "$$(cat .venv/built)" = compiled ] && seen=--ignore=tests/server; \
	  MATINEE_BUILD=interpreted MATINEE_PURE=1 PYTHONPATH=src $(SUITE) $$seen

# People who play in a real Chromium, against the installed build. Whoever stumbles on a busy machine tries once more,
# alone.
browser: setup
	@scripts/chromium
	@PYTHONPATH= $(PYTEST) tests/web; code=$$?; \
	  if [ $$code = 1 ]; then PYTHONPATH= $(BIN)/pytest $(ARGS) --last-failed tests/web; else [ $$code = 0 -o $$code = 5 ]; fi

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(NPM) check

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) format

screenshots: setup
	$(BIN)/python scripts/screenshots.py $(ARGS)

bench: setup
	$(BIN)/matinee bench $(ARGS)

# What `matinee bench --peers` races against; never a dependency of the package.
peers: setup .venv/peers

.venv/peers: requirements-peers.txt | .venv/parts
	$(UV) pip install --quiet --require-hashes -r requirements-peers.txt
	@touch $@

# The lock itself names the registry it was made with, so its export is what we keep.
EXPORT := $(UV) export --quiet --frozen --format requirements.txt --no-emit-project --no-header --no-annotate

lock: $(UV)
	$(UV) lock --upgrade
	$(EXPORT) --output-file requirements.txt >/dev/null
	$(EXPORT) --no-dev --extra peers --output-file requirements-peers.txt >/dev/null
	! grep -nE '://|^-' requirements.txt requirements-peers.txt

clean:
	rm -rf .venv build dist web/dist web/node_modules
