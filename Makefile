# `make play` and `make test` are all a newcomer needs: each does its own set-up, from Python, pip and make alone.

PYTHON ?= python3
UV_VERSION := 0.13.7
UV := build/uv/bin/uv
BIN := .venv/bin
# More words for the command: make test ARGS="-k npzr", make bench ARGS=--peers
ARGS ?=

export UV_NO_PROGRESS := 1
export VIRTUAL_ENV := $(CURDIR)/.venv
# Bytecode is kept even where the environment says otherwise: without it, every command takes twice as long to start.
export PYTHONDONTWRITEBYTECODE :=

# What the wheel is made from. Folders count too: a deleted file changes only its folder.
SOURCES := pyproject.toml hatch_build.py c_units.py \
  $(shell find src examples -not -path '*/__pycache__*' 2>/dev/null) \
  $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print 2>/dev/null)

.PHONY: help setup play test browser check check-python check-web format screenshots bench peers lock clean

help:
	@echo "make play | test | browser | check | format | screenshots | bench | peers | lock | clean"

## set-up: uv, then the pinned parts, then our own wheel. Each is redone only if what it is made from changed.

setup: .venv/built

# Straight from pip into a folder of ours: needs neither a venv module nor the right to change the system's Python.
$(UV):
	$(PYTHON) -m pip install -qq --target build/uv uv==$(UV_VERSION)

# What it takes to build and to play; what tests and checks need besides is installed when they run.
.venv/parts: requirements.txt | $(UV)
	test -x $(BIN)/python || $(UV) venv --quiet --no-python-downloads --python $(PYTHON) .venv
	$(UV) pip install --quiet --require-hashes -r requirements.txt
	@touch $@

.venv/tools: requirements-dev.txt | .venv/parts
	$(UV) pip install --quiet --require-hashes -r requirements-dev.txt
	@touch $@

# If the client is built anyway, its tools come in the same go.
test check format .venv/web-tools: export MATINEE_WEB_TOOLS := 1
.venv/web-tools: web/package-lock.json | setup
	@$(BIN)/python -c "import hatch_build; hatch_build.node_modules()"
	@touch $@

# The stamp says which build was made (without a C compiler: the interpreted one) and has the time of the
# beginning, so that a file edited meanwhile still counts as new.
.venv/built: .venv/parts $(SOURCES)
	@rm -rf build/wheel $@ && touch build/begun
	$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	$(UV) pip install --quiet --no-deps --reinstall build/wheel/*.whl
	@$(BIN)/python -c "import matinee.cli.games, matinee.cli.play, matinee.server.serving, matinee.tui.app" # keeps bytecode
	@$(BIN)/matinee --help >/dev/null && $(BIN)/matinee games >/dev/null
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

# Both builds live side by side: the compiled one is installed, the interpreted one is src/ itself. Bytecode goes to a
# folder of its own: inside src/ it would make the sources look newer than the wheel.
PYTEST := PYTHONPYCACHEPREFIX=$(CURDIR)/build/bytecode $(BIN)/pytest $(ARGS)
# Tests of servers wait more than they compute: three at a time keep two cores busy.
SUITE := $(PYTEST) -n 3 --ignore=tests/web
# Plain Python beside either build, and tests marked `once`: one of them is enough.
ONCE := $(addprefix --ignore=tests/,server tui cli lab adapters coach lessons examples/test_packages.py test_dependencies.py \
  engine/test_words.py building/test_hook.py building/test_pins.py building/test_shifts.py building/test_units.py) -m not(once)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --silent --prefix web run

test: setup .venv/tools .venv/web-tools .venv/field
	@echo "== the browser client's own tests"
	@$(NPM) test
	@echo "== people who play in a real browser"
	@$(MAKE) --no-print-directory browser
	@if [ "$$(cat .venv/built)" = compiled ]; then \
	  echo "== the suite on the compiled build"; MATINEE_BUILD=compiled PYTHONPATH= $(SUITE) || exit; \
	else echo "== no compiled build on this machine: the suite runs once, interpreted"; fi
	@echo "== the suite on the interpreted build"
	@[ "$$(cat .venv/built)" = compiled ] && seen="$(ONCE)"; \
	  MATINEE_BUILD=interpreted MATINEE_PURE=1 PYTHONPATH=src $(SUITE) $$seen

# People who play in a real Chromium, against the installed build. Code 5: ARGS names none of these tests. They wait for
# each other and for frames: three at a time keep two cores busy.
browser: setup .venv/tools
	@scripts/chromium
	@PYTHONPATH= $(PYTEST) -n 3 tests/web || [ $$? = 5 ]

# The client's checks and Python's use one core each.
check: setup .venv/tools .venv/web-tools .venv/field
	@$(MAKE) --no-print-directory -j 2 --output-sync=target check-python check-web

check-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

check-web:
	$(NPM) check

format: setup .venv/tools .venv/web-tools
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) format

screenshots: setup .venv/tools
	$(BIN)/python scripts/screenshots.py $(ARGS)

bench: setup
	$(BIN)/matinee bench $(ARGS)

# What the optional rooms are tested with, adapters first of all; nobody needs it to play.
.venv/field: requirements-field.txt | .venv/parts
	$(UV) pip install --quiet --require-hashes -r requirements-field.txt
	@touch $@

# What `matinee bench --peers` races against; never a dependency of the package.
peers: setup .venv/peers

.venv/peers: requirements-peers.txt | .venv/parts
	$(UV) pip install --quiet --require-hashes -r requirements-peers.txt
	@touch $@

# The lock itself names the registry it was made with, so its export is what we keep.
EXPORT := $(UV) export --quiet --frozen --format requirements.txt --no-emit-project --no-header --no-annotate

lock: $(UV)
	$(UV) lock --upgrade
	$(EXPORT) --no-dev --group build --output-file requirements.txt >/dev/null
	$(EXPORT) --output-file requirements-dev.txt >/dev/null
	$(EXPORT) --no-dev --extra peers --output-file requirements-peers.txt >/dev/null
	$(EXPORT) --no-dev --extra research --extra mcp --extra lab --extra ray --extra train --group field --output-file requirements-field.txt >/dev/null
	! grep -nE '://|^-' requirements.txt requirements-dev.txt requirements-peers.txt requirements-field.txt

clean:
	rm -rf .venv build dist web/dist web/node_modules
