# `make demo` and `make test` do everything on a machine that has Swift 6.2 or newer.

.PHONY: demo test examples report-test lint bench bench-peers bench-accuracy bench-plans believable bench-growth pictures setup check-swift

DEMO := demo
QUESTCTL = .build/release/questctl

# Rides the bundled quests through invented towns.
demo: setup
	swift build -c release --product questctl
	@sh Examples/demo.sh $(QUESTCTL) $(DEMO)

test: setup
	swift test

# Packages that import this one, as an app or a script would.
examples: setup
	@sh Examples/run.sh

# The page about an event, in a browser.
report-test: setup
	swift build -c release --product questctl
	@python3 .ci/report.py $(QUESTCTL) $(DEMO)

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples Benchmarks

bench: setup
	cd Benchmarks && swift package --disable-sandbox benchmark --target HotPaths

# The same tasks beside libraries from PyPI, as ratios of one run.
bench-peers: setup
	python3 Benchmarks/peers/geojson.py
	python3 Benchmarks/peers/maps.py
	python3 Benchmarks/peers/routes.py
	python3 Benchmarks/peers/matching.py

# How much of a noisy ride the map matcher gets wrong, on every extract at hand and beside other programs, and how well
# sessions notice deviations.
bench-accuracy: setup
	cd Benchmarks && swift build -c release --product MatchAccuracy && .build/release/MatchAccuracy
	cd Benchmarks && swift build -c release --product RideAccuracy && .build/release/RideAccuracy
	python3 Benchmarks/peers/matching.py --accuracy-only

# How good plans are, beside the best values known, and how long they take.
bench-plans: setup
	cd Benchmarks && swift build -c release --product PlanQuality && .build/release/PlanQuality

# How far our routes are from those of other routing programs, on every extract at hand.
believable: setup
	python3 Benchmarks/peers/believable.py

# How the import grows from a town to a megalopolis, the search to a metropolis, and an event to 10,000 riders.
bench-growth: setup
	python3 Benchmarks/growth/growth.py
	python3 Benchmarks/growth/hierarchy.py
	cd Benchmarks && swift build -c release --product EventTimes && .build/release/EventTimes 1000 2000 5000 10000

# The pictures of the documentation.
pictures: setup
	swift build -c release --product questctl
	@sh Examples/pictures.sh $(QUESTCTL)

# Installs the system packages that are missing.
setup: check-swift
	@sh .ci/setup.sh

check-swift:
	@command -v swift >/dev/null 2>&1 || { \
	  echo "Swift is missing: install 6.2 or newer from https://www.swift.org/install" >&2; exit 1; }
