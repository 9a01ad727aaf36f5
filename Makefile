# `make demo` and `make test` do everything on a machine that has Swift 6.2 or newer.

.PHONY: texts build-times demo test test-core test-server accounts-test serve mutants coverage sanitize sanitize-server docs api-check licences licences-check examples report-test maps-test lint bench bench-peers bench-geojson-oracles bench-elevation bench-accuracy bench-cues bench-plans believable bench-growth bench-tiles pictures wasm wasm-test pages pages-check pages-test event-pages-test setup check-swift

# Demo and tests share one build, in which only what computes for long is optimised (see Package.swift); benchmarks and what is
# distributed do not.
demo test wasm-test report-test pages pages-test event-pages-test maps-test: export VELOQUEST_QUICK = 1

DEMO := demo
QUESTCTL = .build/release/questctl

# Rides the bundled quests through invented towns.
demo: setup
	swift build -c release --product questctl
	@sh Examples/demo.sh $(QUESTCTL) $(DEMO)

test: check-swift
	@sh .ci/setup.sh tests
	python3 .ci/tests.py
	$(MAKE) test-server

# The tests of event day, a package of its own.
test-server: check-swift
	@sh .ci/setup.sh server
	cd Server && swift build --build-tests && swift test --skip-build

# Accounts over HTTP: passkeys of python-fido2, the OpenID provider oidc-provider-mock and a stand-in for VK ID, against the server of
# the tests. The packages come from PyPI into .build/accounts.
accounts-test: check-swift
	@sh .ci/setup.sh server
	swift build --package-path Server --product questd
	@sh .ci/setup.sh accounts
	@.build/accounts/bin/python Server/PagesTests/accounts/flows.py --questd Server/.build/debug/questd

# An event with invented riders on loopback; prints the addresses of its pages. Those are there after `make wasm pages`.
serve: check-swift
	@sh .ci/setup.sh server
	swift build -c release --package-path Server --product questd
	@Server/.build/release/questd demo quests/old-town.geojson

# Changes the sources in small ways and lists the changes that no test notices: SEED=7 COUNT=100 MODULES="GeoJSON Geodesy".
SEED ?= 1
COUNT ?= 100
WORKERS ?= 2
mutants: setup
	python3 Tests/Mutants/mutants.py --seed "$(SEED)" --count $(COUNT) --workers $(WORKERS) --modules "$(MODULES)" --only "$(ONLY)"

# The engine for web pages, in .build-wasm/VeloQuest.wasm; veloquest.js loads it. WASM_BUILD=--plain leaves out wasm-opt, which takes minutes.
WASM_BUILD ?=
wasm: check-swift
	@sh .ci/setup.sh wasm
	python3 VeloQuestWasm/build.py $(WASM_BUILD)

# Whether it says what the native engine says, byte for byte; with WASM_TEST=--full all routes, rides and texts, for half an hour.
WASM_TEST ?=
wasm-test: wasm
	swift build -c release --product questctl
	swift build -c release --product BrowserInterfaceHost
	python3 VeloQuestWasm/test.py $(QUESTCTL) $(WASM_TEST)

# The core's tests alone: neither riders' editions nor the command line is built.
test-core: setup
	VELOQUEST_CORE_ONLY=1 swift test --scratch-path .build-core

# All tests, and how many lines of each module they run. In a folder of its own, since everything is built otherwise.
coverage: setup
	swift test --enable-code-coverage --scratch-path .build-coverage
	@python3 .ci/coverage.py .build-coverage

# The core's tests under a sanitizer: address or thread.
sanitize: setup
	@bash .ci/sanitize $(SANITIZER)

# Mutated requests to the event server under the address sanitizer, for FUZZ seconds.
FUZZ ?= 20
sanitize-server: check-swift
	@bash .ci/sanitize-server $(FUZZ)

# The documentation of all modules with a catalogue, in .build-docs; warnings are errors.
docs: setup
	@bash .ci/docs

# What of the public API breaks against a tag or commit: make api-check BASE=v0.5.0
api-check: setup
	@bash .ci/api-check $(BASE)

# The licences of what is built in; licences-check fails where the page is not current.
licences:
	@python3 .ci/licences.py

licences-check:
	@python3 .ci/licences.py --check

# Packages that import this one, as an app or a script would, and what README.md and Docs/ show. QUESTCTL is the tool to compare with.
examples: setup
	@sh Examples/run.sh $(if $(filter command line,$(origin QUESTCTL)),$(QUESTCTL))

# The page about an event, in a browser.
report-test: setup
	swift build -c release --product questctl
	@python3 .ci/report.py $(QUESTCTL) $(DEMO) $(REPORT_TEST)

# All pages: the GeoJSON checker, a quest to try and the quest editor, which need no server, and those of event day, which questd serves.
# `make wasm` builds the engine for them.
WASM ?= .build-wasm
PAGES ?= .build/pages
pages: setup
	swift build -c release --product questctl
	@sh .ci/setup.sh pages
	@sh .ci/setup.sh maps
	@sh VeloQuestWasm/Pages/build.sh $(QUESTCTL) $(WASM) $(PAGES)

# The same in Chromium and Firefox; pictures of them are in PAGES_PICTURES.
PAGES_PICTURES ?= .build/pages-pictures
pages-test: pages
	@python3 VeloQuestWasm/PagesTests/pages.py $(QUESTCTL) $(PAGES) $(PAGES_PICTURES)

# The pages of event day in browsers, against a real questd; EVENT_PAGES_TEST=--quick is what .ci/run does of it.
EVENT_PAGES_TEST ?=
event-pages-test: pages
	@sh .ci/setup.sh server
	swift build -c release --package-path Server --product questd
	swift build -c release --package-path Server --product questload
	@python3 Server/PagesTests/event_pages.py --questd Server/.build/release/questd --questctl $(QUESTCTL) --pages $(PAGES) $(EVENT_PAGES_TEST)

# Maps of tiles in a page, in browsers; pictures of them are in MAPS.
MAPS ?= .build/maps
maps-test: check-swift
	@sh .ci/setup.sh maps-test
	@sh .ci/setup.sh maps
	swift build -c release --product questctl
	@python3 .ci/maps.py $(QUESTCTL) $(MAPS)

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples Benchmarks Server/Package.swift Server/Sources Server/Tests
	@python3 .ci/imports.py
	@python3 .ci/threats.py
	@clang -fsyntax-only -Wno-deprecated-declarations $$(pkg-config --cflags geos proj pangocairo harfbuzz libtiff-4) .ci/headers.c
	@$(MAKE) --no-print-directory pages-check

# Checks the texts of all languages, and lists their files for the compiler; LANGUAGE=xx prints what a language lacks.
texts:
	@python3 .ci/texts.py $(LANGUAGE)
	@test -n "$(LANGUAGE)" || python3 .ci/texts.py --check

# The pages' scripts against TypeScript's checker, their imports for circles, all texts in all languages. Takes some ten seconds.
pages-check:
	@sh .ci/setup.sh pages
	@python3 VeloQuestWasm/Pages/check.py
	@python3 VeloQuestWasm/Pages/documents.py --check
	@python3 .ci/texts.py --check

# What a clean build costs, by module; BUILD_TIMES="-c debug" and more is passed on.
build-times: setup
	@VELOQUEST_QUICK=1 python3 .ci/build-times.py $(BUILD_TIMES)

bench: setup
	cd Benchmarks && swift package --disable-sandbox benchmark --target HotPaths

# The same tasks beside libraries from PyPI, as ratios of one run.
bench-peers: setup
	python3 Benchmarks/peers/geojson.py
	python3 Benchmarks/peers/streams.py
	python3 Benchmarks/peers/maps.py
	python3 Benchmarks/peers/routes.py
	python3 Benchmarks/peers/matching.py

# Tiles of the shared extracts: whether they decode, whether areas and lengths are those of osmium and shapely, and of tilemaker (apt), and
# what damaged extracts do.
bench-tiles: setup
	python3 Benchmarks/peers/tiles.py
	python3 Benchmarks/peers/tiles_truth.py
	python3 Benchmarks/peers/tiles_tilemaker.py
	python3 Benchmarks/peers/tiles_mutated.py

# Whether what GeoJSON commands say and write agrees with GEOS, PROJ and antimeridian, what becomes of the borders of countries, and
# what damaged texts do to the commands.
bench-geojson-oracles: setup
	python3 Benchmarks/peers/validity.py
	python3 Benchmarks/peers/spatial.py
	python3 Benchmarks/peers/antimeridian.py
	python3 Benchmarks/peers/borders.py
	python3 Benchmarks/peers/mutated.py

# Whether heights agree with GDAL's, for tiles and GeoTIFFs in every encoding.
bench-elevation: setup
	python3 Benchmarks/peers/elevation.py

# How much of a noisy ride the map matcher gets wrong, on every extract at hand and beside other programs, and how well
# sessions notice deviations.
bench-accuracy: setup
	cd Benchmarks && swift build -c release --product MatchAccuracy && .build/release/MatchAccuracy
	cd Benchmarks && swift build -c release --product RideAccuracy && .build/release/RideAccuracy
	python3 Benchmarks/peers/matching.py --accuracy-only

# Whether cues fit what a rider sees: missing, superfluous, wrong-sided and misleading ones, on every extract at hand.
bench-cues: setup
	cd Benchmarks && swift build -c release --product CueAccuracy && .build/release/CueAccuracy

# How good plans are, beside the best values known, and how long they take.
bench-plans: setup
	cd Benchmarks && swift build -c release --product PlanQuality && .build/release/PlanQuality
	swift build -c release --product questctl
	python3 Benchmarks/growth/plans.py

# How far our routes are from those of other routing programs, on every extract at hand.
believable: setup
	python3 Benchmarks/peers/believable.py

# How the import grows from a town to a megalopolis, the search to a metropolis, and an event to 10,000 riders.
bench-growth: setup
	python3 Benchmarks/growth/growth.py
	python3 Benchmarks/growth/hierarchy.py
	python3 Benchmarks/growth/tiles.py
	cd Benchmarks && swift build -c release --product EventTimes && .build/release/EventTimes 1000 2000 5000 10000
	swift build -c release --product questctl
	python3 Benchmarks/growth/event.py

# The pictures of the documentation.
pictures: setup
	@sh .ci/setup.sh maps
	swift build -c release --product questctl
	@sh Examples/pictures.sh $(QUESTCTL)

# Installs the system packages that are missing.
setup: check-swift
	@sh .ci/setup.sh

check-swift:
	@command -v swift >/dev/null 2>&1 || { \
	  echo "Swift is missing: install 6.2 or newer from https://www.swift.org/install" >&2; exit 1; }

# A Debian package of the release binaries and the pages that are there, in .build/deb; Server/deploy/deb.sh says what to name where they
# are elsewhere. Nothing is built.
DEB ?= .build/deb
.PHONY: deb hold-an-event-test backup-test balance-test
deb:
	@sh Server/deploy/deb.sh $(DEB)

# Every command of Server/HOLD-AN-EVENT.md in a clean Debian of its own, with the package of `make deb`. Needs root and debootstrap.
hold-an-event-test:
	@python3 Server/deploy/hold-an-event.py

# Encrypted backups of a real event: equal standings after a restore, a wrong key, a full disk. Needs root, for the full disk.
backup-test:
	@sh Server/deploy/backup-test.sh

# haproxy and nginx in front of several servers: the same event, the same server. Needs both.
balance-test:
	@python3 Server/deploy/balance.py
