# Two commands matter: `make run` opens the casino, `make test` checks everything. Both set up what they need.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TS := $(wildcard i18n/*.ts)
QM := $(TS:.ts=.qm)
HEADLESS := env QT_QPA_PLATFORM=offscreen

.DEFAULT_GOAL := help
.PHONY: help run test lint bench gallery dist soak strings

help:  ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

run: $(VENV)/.run $(QM)  ## set up what is missing and open the app
	@$(BIN)/python -m casino_desktop $(ARGS)

test: lint  ## every check: lint, types, rooms, translations, unit, screens, real windows
	@$(BIN)/python packaging/run_tests.py

lint: $(VENV)/.develop $(QM)  ## style, types, import contracts, translations
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python packaging/check_strings.py

bench: $(VENV)/.develop $(QM)  ## speed, as ratios to a baseline in the same run
	@$(HEADLESS) $(BIN)/python -m tests.bench

gallery: $(VENV)/.develop $(QM)  ## pictures of every screen in build/gallery
	@$(HEADLESS) $(BIN)/python -m tests.gallery

dist: $(VENV)/.develop $(QM)  ## a folder that runs without Python, in dist/
	@$(BIN)/python packaging/build_dist.py

soak: dist $(VENV)/.develop $(QM)  ## the long checks that do not fit the budget of `make test`
	@$(BIN)/python -m pytest -m soak -p no:randomly

strings: $(VENV)/.develop  ## bring i18n/*.ts up to date with the source
	@$(BIN)/pyside6-lupdate -noobsolete -locations none $$(git ls-files -co --exclude-standard 'casino_desktop/ui/*.py' 'casino_desktop/ui/**/*.py') -ts i18n/casino_ro.ts i18n/casino_en.ts

$(VENV)/.venv:
	@PYTHON=$(PYTHON) packaging/set_up.sh environment
	@touch $@

$(VENV)/.run: packaging/locks/run.txt pyproject.toml packaging/set_up.sh | $(VENV)/.venv
	@packaging/set_up.sh libraries run
	@packaging/set_up.sh packages run
	@touch $@

$(VENV)/.develop: packaging/locks/develop.txt pyproject.toml packaging/set_up.sh | $(VENV)/.venv
	@packaging/set_up.sh libraries run develop
	@packaging/set_up.sh packages develop
	@touch $@ $(VENV)/.run

i18n/%.qm: i18n/%.ts | $(VENV)/.venv
	@$(MAKE) -s --no-print-directory $(if $(wildcard $(VENV)/.develop),$(VENV)/.develop,$(VENV)/.run)
	@$(BIN)/pyside6-lrelease -silent $< -qm $@
