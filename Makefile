# The two commands a newcomer needs are `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SOAK_S ?= 600

.PHONY: play test bench soak montecarlo best-play mutants lint types unit format clean
.DEFAULT_GOAL := test

$(STAMP): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Missing: $(PYTHON). Install Python 3.11 or newer (Debian: apt-get install python3 python3-venv)."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Missing: Python 3.11 or newer ($(PYTHON) is older)."; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Missing: venv for $(PYTHON) (Debian: apt-get install python3-venv)."; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing everything into $(VENV): some minutes, about 800 MB."
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@

play: $(STAMP) ## the real bot on a simulated Discord, in the browser
	@$(BIN)/python -m bot playground

test: lint types unit ## everything that must hold

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(STAMP)
	$(BIN)/basedpyright

unit: $(STAMP)
	$(BIN)/python -m pytest -n auto --dist loadgroup --doctest-modules

bench: $(STAMP) ## ratios against a bare discord.py bot, measured side by side
	$(BIN)/python -m tests.bench

soak: $(STAMP) ## 200 tables, random people, faults and kills over real sockets, for SOAK_S seconds (600)
	@$(BIN)/python -m tests.soak --seconds $(SOAK_S) $(if $(SEED),--seed $(SEED))

montecarlo: $(STAMP) ## two million turns of best play through the engine, held against what they should bring
	$(BIN)/python -m tests.montecarlo

best-play: $(STAMP) ## the README's table of best play, worked out anew
	$(BIN)/python -m bot.advisor.best_play README.md

mutants: $(STAMP) ## what no test notices in decide, settle, evolve and scoring (docs/mutants.md); up to half an hour
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev,mutation]'
	$(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build mutants *.egg-info .pytest_cache .ruff_cache .hypothesis
