# tripsh: set-up, build, test, install. `make help` lists what there is.

SHELL := /bin/bash
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SWIFT ?= swift

packages := libedit-dev libsqlite3-dev libjansson-dev libcurl4-openssl-dev tzdata
release := .build/release
program := $(release)/tripsh
places := .build/places.db
built := .build/tripsh.built
# A static standard library starts faster and lets the program run where no Swift is installed.
release-flags := -c release --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s
sources := $(shell find Sources -type f 2>/dev/null) Package.swift
place-data := $(wildcard data/*.tsv)

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

.PHONY: setup
setup: .build/setup.done ## install the Debian packages that are missing

.build/setup.done: Makefile
	@missing=""; for package in $(packages); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "installing$$missing"; \
	  if [ "$$(id -u)" = 0 ]; then as_root=""; elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then as_root="sudo"; else \
	    echo "These packages are missing. Type this, then try again:"; echo "  su -c 'apt-get install -y$$missing'"; exit 1; fi; \
	  { $$as_root apt-get install -y -qq --no-install-recommends $$missing || { $$as_root apt-get update -qq && \
	    $$as_root apt-get install -y -qq --no-install-recommends $$missing; }; } >/dev/null 2>.setup.log \
	    || { cat .setup.log; rm -f .setup.log; exit 1; }; rm -f .setup.log; \
	fi
	@mkdir -p .build && touch $@

.PHONY: build
build: $(built) $(places) ## the program (.build/release/tripsh) and its places

$(built): $(sources) .build/setup.done
	$(SWIFT) build $(release-flags) --product tripsh
	$(SWIFT) build $(release-flags) --product build-gazetteer
	@touch $@

$(places): $(place-data) $(wildcard Sources/Places/Gazetteer*.swift Sources/Session/Model/Folding*.swift) | $(built)
	$(release)/build-gazetteer data $@
	@touch $@

.PHONY: run
run: build ## open the prompt; ARGS="FILE.trip" runs a script
	@$(program) $(ARGS)

.PHONY: test
test: build ## every test; ends with "N passed, N failed"
	@Tests/run.sh

.PHONY: torture
torture: build ## the long runs: fuzzing, kills, sanitizers, huge homes
	@Tests/torture.sh

.PHONY: bench
bench: build ## start, prompt, scripts and size beside sqlite3
	@Tests/bench.py $(program)

.PHONY: lint
lint: .build/setup.done ## format, warnings and imports
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error

.PHONY: reference
reference: build ## write docs/COMMANDS.md from the command table
	TRIPSH_RECORD=1 $(SWIFT) test --filter ReferenceTests

.PHONY: install
install: build ## the program, its places and its manual page, under PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/tripsh $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(program) $(DESTDIR)$(PREFIX)/bin/tripsh
	install -m 644 $(places) $(DESTDIR)$(PREFIX)/share/tripsh/places.db
	install -d $(DESTDIR)$(PREFIX)/share/doc/tripsh/LICENSES
	install -m 644 data/README.md $(DESTDIR)$(PREFIX)/share/doc/tripsh/places.md
	install -m 644 data/LICENSES/* $(DESTDIR)$(PREFIX)/share/doc/tripsh/LICENSES/
	install -m 644 docs/tripsh.1 $(DESTDIR)$(PREFIX)/share/man/man1/tripsh.1

.PHONY: uninstall
uninstall: ## what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/tripsh $(DESTDIR)$(PREFIX)/share/man/man1/tripsh.1
	rm -rf $(DESTDIR)$(PREFIX)/share/tripsh $(DESTDIR)$(PREFIX)/share/doc/tripsh

.PHONY: clean
clean: ## everything that was built
	rm -rf .build
