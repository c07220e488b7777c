# tripsh: set-up, build, test, install. `make help` lists what there is.

SHELL := /bin/bash
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SWIFT ?= swift

packages := libedit-dev libsqlite3-dev libjansson-dev libcurl4-openssl-dev tzdata
# What only the tests and the measurements use.
test-packages := python3 python3-jsonschema python3-icalendar python3-vobject python3-gpxpy jq python3-pyte sqlite3 strace less tmux binutils

release := .build/release
program := $(release)/tripsh
places := .build/places.db
built := .build/tripsh.built
# A static standard library starts faster and lets the program run where no Swift is installed. What a start touches lies
# together (tools/link, docs/DEVELOPING.md), which takes functions in sections of their own and the linker lld of the toolchain.
# The program offers no symbols to others and seeks no libraries beside itself. It lies at an address of its own: to put it
# elsewhere at each start, a good 150 pages would have to be copied and written to. That no two accesses to one value overlap is
# checked while the tests run, and not again at each access.
link := $(CURDIR)/tools/link
release-flags := -c release --static-swift-stdlib --disable-local-rpath \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld -Xswiftc "-L$(link)" \
  -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker -no-pie \
  -Xlinker "--symbol-ordering-file=$(link)/start.order" -Xlinker --no-warn-symbol-ordering -Xlinker "$(link)/unnamed.ld"
stripped := -Xlinker -s
# Folders are among them: they change when a file goes.
sources := $(shell find Sources 2>/dev/null) Package.swift
place-data := $(wildcard data/*.tsv)
# What makes places.db: its builder, the rooms that one calls, and how names are folded.
place-sources := $(shell find Sources/build-gazetteer Sources/Places Sources/SQLite 2>/dev/null; \
  find Sources/Session -name 'Folding*' 2>/dev/null)
# Not every shell reads the ~ of PREFIX=~/…, and none reads it in quotes.
prefix := $(DESTDIR)$(if $(filter ~/%,$(firstword $(PREFIX))),$(subst ~/,$(HOME)/,$(PREFIX)),$(PREFIX))

# Swift's compiler leaves folders behind where temporary files go: inside .build they harm nobody.
swift := TMPDIR="$(CURDIR)/.build/tmp" $(SWIFT)

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

.PHONY: setup
setup: .build/setup.done ## install the Debian packages that are missing

.build/setup.done: Makefile tools/packages.sh
	@tools/packages.sh $(packages)
	@command -v "$(SWIFT)" >/dev/null || { \
	  echo "Swift is not on the PATH. It comes from https://www.swift.org/install"; exit 1; }
	@mkdir -p .build/tmp && touch $@

.build/setup-tests.done: Makefile tools/packages.sh
	@tools/packages.sh $(test-packages)
	@mkdir -p .build && touch $@

.PHONY: build
build: $(built) $(places) ## the program (.build/release/tripsh) and its places

# Swift does not see that tools/link has changed, so what it linked goes first.
$(built): $(sources) $(wildcard tools/link/*) Makefile | .build/setup.done
	@rm -f $(program)
	@$(swift) build $(release-flags) $(stripped) --product tripsh
	@$(swift) build $(release-flags) $(stripped) --product build-gazetteer
	@touch $@

$(places): $(place-data) $(place-sources) | $(built)
	@$(release)/build-gazetteer data $@
	@touch $@

.PHONY: run
run: build ## open the prompt; ARGS="FILE.trip" runs a script
	@$(program) $(ARGS)

.PHONY: test
test: .build/setup-tests.done build ## every test; ends with "N passed, N failed"
	@SWIFT="$(SWIFT)" Tests/run.sh

.PHONY: torture
torture: .build/setup-tests.done build ## the long runs: fuzzing, kills, sanitizers, huge homes
	@Tests/torture.sh

.PHONY: bench
bench: .build/setup-tests.done build ## start, prompt, scripts, size and reading beside sqlite3
	@$(swift) build $(release-flags) $(stripped) --product reading-probe
	@$(swift) build $(release-flags) $(stripped) --product places-probe
	@Tests/bench.py $(program) --reading $(release)/reading-probe $(places) \
	  --finding $(release)/places-probe $(places)

# The names of functions are those of the code as it is now; the order decays as the code changes, and that only costs speed.
.PHONY: layout
layout: build ## find anew what a start touches (tools/link/start.order); needs valgrind
	@rm -f $(program) $(built)
	@$(swift) build $(release-flags) -Xlinker --strip-debug -Xlinker --no-demangle \
	  -Xlinker "-Map=$(CURDIR)/.build/layout.map" --product tripsh
	@tools/layout.py $(program) .build/layout.map > .build/start.order
	@mv .build/start.order tools/link/start.order
	@$(MAKE) build

.PHONY: lint
lint: .build/setup.done ## format, warnings and imports
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	@$(swift) build --build-tests --explicit-target-dependency-import-check error

.PHONY: reference
reference: .build/setup.done ## write docs/COMMANDS.md from the command table
	@TRIPSH_RECORD=1 $(swift) test --filter ReferenceTests

.PHONY: frames
frames: .build/setup.done ## learn anew what lines of people mean, from those of the tests; needs python3-numpy
	@mkdir -p .build/said .build/chosen
	@TRIPSH_RECORD=1 $(swift) test --filter 'lines.are.written.down'
	@data/learn_frames.py .build/said
	@TRIPSH_RECORD=1 $(swift) test --filter 'what.lines.may.mean'
	@data/learn_frames.py .build/said .build/chosen

.PHONY: install
install: build ## the program, its places, lessons, examples and manual page, under PREFIX
	install -d "$(prefix)/bin" "$(prefix)/share/tripsh" "$(prefix)/share/man/man1"
	install -m 755 $(program) "$(prefix)/bin/tripsh"
	install -m 644 $(places) "$(prefix)/share/tripsh/places.db"
	install -d "$(prefix)/share/tripsh/lessons"
	install -m 644 lessons/*.lesson "$(prefix)/share/tripsh/lessons/"
	install -d "$(prefix)/share/tripsh/schema"
	install -m 644 docs/schema/*.schema.json "$(prefix)/share/tripsh/schema/"
	install -d "$(prefix)/share/tripsh/templates"
	install -m 644 templates/*.list "$(prefix)/share/tripsh/templates/"
	install -d "$(prefix)/share/tripsh/examples"
	install -m 644 examples/*.trip "$(prefix)/share/tripsh/examples/"
	install -d "$(prefix)/share/doc/tripsh/LICENSES"
	install -m 644 data/README.md "$(prefix)/share/doc/tripsh/places.md"
	install -m 644 data/LICENSES/* "$(prefix)/share/doc/tripsh/LICENSES/"
	install -m 644 docs/tripsh.1 "$(prefix)/share/man/man1/tripsh.1"

.PHONY: uninstall
uninstall: ## what install put there
	rm -f "$(prefix)/bin/tripsh" "$(prefix)/share/man/man1/tripsh.1"
	rm -rf "$(prefix)/share/tripsh" "$(prefix)/share/doc/tripsh"

.PHONY: clean
clean: ## everything that was built
	rm -rf .build
