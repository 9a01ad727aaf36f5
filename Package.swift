// swift-tools-version: 6.2
import PackageDescription

// A module imports only modules above it. The core, which phones, watches and pages run, is pure Swift; what needs
// Foundation or a system library follows. CONTRIBUTING.md says what each module owns.

let package = Package(
    name: "VeloQuest",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        "GeoJSON", "GeoJSONFoundation", "GeoJSONOperations", "VeloQuest", "VeloQuestFoundation", "EventClient",
        "Exchange", "QuestSealing", "TourPlanning", "RideSimulation", "MapDrawing", "MapBuilding",
        "FeatureFiles", "SpatialOperations", "Compression", "Support", "MapTiles",
    ].map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "questctl", targets: ["questctl"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    ],
    targets: [],
    swiftLanguageModes: [.v6]
)

// MARK: - Modules

let modules: [[Target]] = [
    module("Support", tests: ["RideLogs"]),
    module("Geodesy", tests: ["Support"]),
    module("JSON", ["Support"], isTested: false),
    module("GeoJSON", ["Support", "Geodesy", "JSON"], tests: ["GeoJSONOperations", "GeoJSONFoundation"]),
    module("GeoJSONOperations", ["Support", "Geodesy", "JSON", "GeoJSON"]),
    module("Answers", ["Support", "Geodesy"], tests: ["Scoring"]),
    module("RoadMap", ["Support", "Geodesy", "Answers"], tests: ["EngineTestSupport", "Routing", "MapBuilding"]),
    module("Routing", ["Support", "Geodesy", "RoadMap"], tests: ["EngineTestSupport", "Navigation", "MapBuilding"]),
    module(
        "Navigation", ["Support", "Geodesy", "JSON", "GeoJSON", "RoadMap", "Routing"], tests: ["EngineTestSupport", "MapBuilding", "Exchange"]),
    module(
        "Quests", ["Support", "Geodesy", "JSON", "GeoJSON", "Answers"], tests: ["EngineTestSupport", "RideLogs", "Scoring"]),
    module(
        "RideLogs", ["Support", "Geodesy", "JSON", "GeoJSON", "Answers", "Quests"], tests: ["EngineTestSupport", "Scoring"]),
    module(
        "Scoring", ["Support", "Geodesy", "JSON", "GeoJSON", "Answers", "Quests", "RideLogs"], tests: ["EngineTestSupport", "Exchange"]),
    module("TourPlanning", ["Support"]),
    module(
        "VeloQuest", [
            "Support", "Geodesy", "JSON", "GeoJSON", "Answers", "RoadMap", "Routing", "Navigation", "Quests",
            "RideLogs", "Scoring", "TourPlanning",
        ], tests: ["EngineTestSupport", "MapBuilding"]),
    module(
        "EventClient", ["Support", "Geodesy", "JSON", "Answers", "Quests", "RideLogs"], tests: ["EngineTestSupport"]),
    module(
        "BrowserInterface", [
            "Support", "Geodesy", "JSON", "GeoJSON", "Answers", "RoadMap", "Routing", "Navigation", "Quests",
            "RideLogs", "Scoring", "VeloQuest",
        ], tests: ["EngineTestSupport"]),
    module("GeoJSONFoundation", ["Support", "JSON", "GeoJSON"]),
    module(
        "VeloQuestFoundation", [
            "Support", "Geodesy", "Answers", "RoadMap", "Routing", "Navigation", "Quests", "RideLogs", "Scoring",
            "VeloQuest", "EventClient", "GeoJSONFoundation",
        ], tests: ["EngineTestSupport"]),
    module("Compression", ["CZlib", "CZstd", "Support"]),
    module("FeatureFiles", ["Support", "Geodesy", "JSON", "GeoJSON", "GeoJSONOperations", "Compression"]),
    module("SpatialOperations", ["CGEOS", "CPROJ", "Support", "Geodesy", "JSON", "GeoJSON", "GeoJSONOperations"]),
    module("OpenStreetMap", ["CZlib", "Support", "Geodesy", "Compression"]),
    module(
        "MapBuilding", [
            "CTIFF", "Support", "Geodesy", "RoadMap", "Routing", "Navigation", "Compression", "OpenStreetMap",
        ], tests: ["EngineTestSupport"]),
    module(
        "MapTiles", [
            "Support", "Geodesy", "JSON", "GeoJSON", "RoadMap", "Quests", "Compression", "OpenStreetMap",
            "MapBuilding",
        ], tests: ["Answers"], page: [
            "Pages/Page/archive.js", "Pages/Page/glyphs.js", "Pages/Page/licence.txt", "Pages/Page/map.js",
            "Pages/Page/page.css", "Pages/Page/page.html", "Pages/Page/style.js", "Pages/Page/table.json",
        ]),
    module(
        "Exchange", [
            "Support", "Geodesy", "JSON", "GeoJSON", "Answers", "Routing", "Navigation", "Quests", "RideLogs",
            "Scoring", "Compression",
        ], tests: ["EngineTestSupport"]),
    module(
        "QuestSealing", [
            "Support", "JSON", "GeoJSON", "Answers", "Quests", "Scoring",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
        ], tests: ["Geodesy", "RideLogs", "BrowserInterface"]),
    module(
        "MapDrawing", [
            "CCairo", "CPango", "Support", "Geodesy", "Answers", "RoadMap", "Routing", "Quests", "RideLogs",
            "Scoring", "MapTiles", "Exchange",
        ], tests: ["EngineTestSupport", "JSON", "GeoJSON", "MapBuilding"]),
    module(
        "RideSimulation", [
            "Support", "Geodesy", "JSON", "GeoJSON", "Answers", "RoadMap", "Routing", "Navigation", "Quests",
            "RideLogs", "Scoring", "VeloQuest", "Exchange", "MapDrawing",
        ], tests: ["EngineTestSupport", "OpenStreetMap", "MapBuilding"], page: [
            "Report/Page/basics.js", "Report/Page/charts.js", "Report/Page/chosen.js", "Report/Page/comparison.js",
            "Report/Page/dots.js", "Report/Page/few.js", "Report/Page/field.js", "Report/Page/ground.js",
            "Report/Page/map.js", "Report/Page/markers.js", "Report/Page/page.css", "Report/Page/page.html",
            "Report/Page/replay.js", "Report/Page/riders.js", "Report/Page/start.js", "Report/Page/tables.js",
        ]),
    module(
        "questctl", [
            "CAllocator", "Support", "Geodesy", "JSON", "GeoJSON", "GeoJSONOperations", "Answers", "RoadMap",
            "Routing", "Navigation", "Quests", "RideLogs", "Scoring", "VeloQuest", "EventClient",
            "VeloQuestFoundation", "Compression", "FeatureFiles", "SpatialOperations", "OpenStreetMap",
            "MapBuilding", "MapTiles", "Exchange", "QuestSealing", "MapDrawing", "RideSimulation",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], tests: ["EngineTestSupport"], isExecutable: true),
]

let systemLibraries: [Target] = [
    .systemLibrary(name: "CAllocator", path: "Sources/System/CAllocator"),
    .systemLibrary(
        name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
        name: "CGEOS", path: "Sources/System/CGEOS", pkgConfig: "geos", providers: [.apt(["libgeos-dev"]), .brew(["geos"])]),
    .systemLibrary(
        name: "CPROJ", path: "Sources/System/CPROJ", pkgConfig: "proj", providers: [.apt(["libproj-dev"]), .brew(["proj"])]),
    .systemLibrary(
        name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
        name: "CTIFF", path: "Sources/System/CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"]), .brew(["libtiff"])]),
    .systemLibrary(
        name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
        name: "CZstd", path: "Sources/System/CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
]

let testSupport: [Target] = [
    .target(
        name: "EngineTestSupport", dependencies: [
            "TestSupport", "Support", "Geodesy", "JSON", "GeoJSON", "Answers", "RoadMap", "Routing",
            "Navigation", "Quests", "RideLogs", "Scoring", "OpenStreetMap", "MapBuilding",
        ],
        path: "Tests/EngineTestSupport"),
    .target(
        name: "TestSupport", dependencies: ["Support", "JSON", "GeoJSON"],
        path: "Tests/TestSupport", exclude: ["Events/stand-in.py"]),
    .executableTarget(
        name: "BrowserInterfaceHost", dependencies: ["BrowserInterface"],
        path: "Tests/BrowserInterfaceHost"),
    .executableTarget(
        name: "RideLogWriter", dependencies: ["Support", "Answers", "Quests", "RideLogs"],
        path: "Tests/RideLogWriter"),
]
package.targets = modules.flatMap { $0 } + systemLibraries + testSupport

/// A module, and its tests in `Tests/<name>Tests`, which import it, what it imports, and `tests`.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [], page: [String] = [],
    isExecutable: Bool = false, isTested: Bool = true
) -> [Target] {
    let resources = page.map { Resource.embedInCode($0) }
    let target: Target =
        isExecutable
        ? .executableTarget(name: name, dependencies: dependencies)
        : .target(name: name, dependencies: dependencies, resources: resources)
    guard isTested else { return [target] }
    let own: [Target.Dependency] = [.byName(name: name), "TestSupport"]
    let exclude = name == "MapBuilding" ? ["TagSituations/situations.tsv"] : []
    return [target, .testTarget(name: testsName(name), dependencies: own + dependencies + tests, exclude: exclude)]
}

/// The target with the tests of a module.
func testsName(_ module: String) -> String { module.prefix(1).uppercased() + module.dropFirst() + "Tests" }

// The plugin that makes the documentation; importers never fetch it (see `make docs`).
if Context.environment["VELOQUEST_DOCS"] == "1" {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Only the core, its tests and what these need, without swift-crypto and the command line: quick to build, and what the
// sanitizers run on (see CONTRIBUTING.md).
// `1`, or the names of the test targets that are wanted.
if let wanted = Context.environment["VELOQUEST_CORE_ONLY"], !wanted.isEmpty {
    let core = closure(of: ["VeloQuest", "EventClient", "GeoJSONOperations"], in: package.targets)
    let names = Set(wanted.split(separator: " ").map(String.init))
    let tests = package.targets.filter {
        guard $0.type == .test else { return false }
        return wanted == "1" ? core.contains(String($0.name.dropLast("Tests".count))) : names.contains($0.name)
    }
    let kept = closure(of: tests.map(\.name), in: package.targets)
    package.targets.removeAll { !kept.contains($0.name) }
    let coreProducts = ["GeoJSON", "GeoJSONOperations", "TourPlanning", "EventClient", "VeloQuest"]
    package.products.removeAll { wanted != "1" || !coreProducts.contains($0.name) }
    package.dependencies = []
}

/// The names of some targets and of all that they depend on among these.
func closure(of names: [String], in targets: [Target]) -> Set<String> {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
        guard found.insert(name).inserted else { continue }
        for dependency in targets.first(where: { $0.name == name })?.dependencies ?? [] {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): open.append(name)
            default: break
            }
        }
    }
    return found
}


/// Modules that no test keeps busy for long, such as those of commands: unoptimised they compile in a fifth of the time.
let unhurried: Set<String> = ["BrowserInterface", "EventClient", "Exchange", "QuestSealing", "questctl"]

for target in package.targets where target.type != .system {
    var settings = target.swiftSettings ?? []
    settings += ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
        .enableUpcomingFeature($0)
    }
    // Release builds with tests, which `.ci/run` makes: the code is optimised, but for tests and modules that are never busy for long.
    if Context.environment["VELOQUEST_RELEASE_TESTS"] == "1" {
        let isPlain = target.type == .test || unhurried.contains(target.name)
        settings.append(
            .unsafeFlags(["-enable-testing"] + (isPlain ? ["-Onone", "-no-emit-module-separately-wmo"] : [])))
    }
    target.swiftSettings = settings
    // Without Foundation nothing else links the C math library on Linux.
    target.linkerSettings = (target.linkerSettings ?? []) + [.linkedLibrary("m", .when(platforms: [.linux]))]
}
