// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "VeloQuest",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: libraries.map { .library(name: $0, targets: [$0]) }
        + [.executable(name: "questctl", targets: ["questctl"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: (core + foundation + organiser).flatMap { $0 } + loadedLibraries + systemLibraries + testSupport,
    swiftLanguageModes: [.v6]
)

/// What other packages import.
var libraries: [String] {
    [
        "GeoJSON", "GeoJSONFoundation", "GeoJSONOperations", "FeatureFiles", "SpatialOperations", "VeloQuest",
        "VeloQuestFoundation", "EventClient", "Scoring", "TourPlanning", "QuestSealing", "Exchange", "OpenStreetMap",
        "MapBuilding", "MapTiles", "MapDrawing", "RideSimulation", "EventReport", "Compression", "Support",
    ]
}

// A module names what it imports, all of it further up; what it owns is in CONTRIBUTING.md.

/// Pure Swift: phones, watches, pages and servers run it.
var core: [[Target]] {
    [
        module("Support", ["CLanguages"], tests: ["RideLogs"]),
        module("Geodesy", tests: ["Support"]),
        module("JSON", ["Support"], isTested: false),
        module("GeoJSON", ["JSON", "Geodesy", "Support"], tests: ["GeoJSONOperations", "GeoJSONFoundation"]),
        module("GeoJSONOperations", ["GeoJSON", "JSON", "Geodesy", "Support"]),
        module("Answers", ["Geodesy", "Support"], tests: ["Scoring"]),
        module("RoadMap", ["Answers", "Geodesy", "Support"], tests: ["EngineTestSupport", "Routing", "MapBuilding"]),
        module(
            "Routing", ["RoadMap", "Geodesy", "Support"], tests: ["EngineTestSupport", "Navigation", "MapBuilding"]),
        module(
            "Navigation", ["Routing", "RoadMap", "GeoJSON", "JSON", "Geodesy", "Support"],
            tests: ["EngineTestSupport", "MapBuilding", "Exchange"]),
        module(
            "Quests", ["Answers", "GeoJSON", "JSON", "Geodesy", "Support"],
            tests: ["EngineTestSupport", "RideLogs", "Scoring"]),
        module(
            "RideLogs", ["Quests", "Answers", "GeoJSON", "JSON", "Geodesy", "Support"],
            tests: ["EngineTestSupport", "Scoring"]),
        module(
            "Scoring", ["RideLogs", "Quests", "Answers", "GeoJSON", "JSON", "Geodesy", "Support"],
            tests: ["EngineTestSupport", "Exchange"]),
        module("TourPlanning", ["Support"]),
        module("VeloQuest", ["TourPlanning"] + engine, tests: ["EngineTestSupport", "MapBuilding"]),
        module(
            "EventClient", ["RideLogs", "Quests", "Answers", "JSON", "Geodesy", "Support"],
            tests: ["EngineTestSupport"]),
        // QuestSealingTests compare it with the library that the system has.
        module("PlainCryptography", ["Quests", "Answers", "Support"], isTested: false),
        module("BrowserInterface", ["PlainCryptography", "VeloQuest"] + engine, tests: ["EngineTestSupport"]),
    ]
}

/// What a ride takes, from positions to points.
var engine: [Target.Dependency] {
    [
        "Scoring", "RideLogs", "Quests", "Answers", "Navigation", "Routing", "RoadMap", "GeoJSON", "JSON", "Geodesy",
        "Support",
    ]
}

/// With Foundation.
var foundation: [[Target]] {
    [
        module("GeoJSONFoundation", ["GeoJSON", "JSON", "Support"]),
        module(
            "VeloQuestFoundation",
            [
                "GeoJSONFoundation", "VeloQuest", "EventClient", "Scoring", "RideLogs", "Quests", "Answers",
                "Navigation",
                "Routing", "RoadMap", "Geodesy", "Support",
            ],
            tests: ["EngineTestSupport"]),
    ]
}

/// With system libraries, for the organiser's computer.
var organiser: [[Target]] {
    [
        module("Compression", ["Support", "CZlib", "CZstd"]),
        module("FeatureFiles", ["Compression", "GeoJSONOperations", "GeoJSON", "JSON", "Geodesy", "Support"]),
        module(
            "SpatialOperations", ["GeoJSONOperations", "GeoJSON", "JSON", "Geodesy", "Support", "CGEOS", "CPROJ"],
            tests: ["CGeodesic"]),
        module("OpenStreetMap", ["Compression", "Geodesy", "Support", "CZlib"]),
        module(
            "MapBuilding",
            ["OpenStreetMap", "Compression", "Navigation", "Routing", "RoadMap", "Geodesy", "Support", "CTIFF"],
            tests: ["EngineTestSupport"], excludedTests: ["TagSituations/situations.tsv"]),
        module(
            "MapTiles",
            [
                "MapBuilding", "OpenStreetMap", "Compression", "Quests", "RoadMap", "GeoJSON", "JSON", "Geodesy",
                "Support", "CPages",
            ],
            tests: ["Answers"], exclude: ["Pages/Page"]),
        module(
            "Exchange",
            [
                "Scoring", "RideLogs", "Quests", "Answers", "Navigation", "Routing", "GeoJSON", "JSON", "Geodesy",
                "Support",
            ],
            tests: ["EngineTestSupport"]),
        module(
            "QuestSealing",
            [
                "PlainCryptography", "Scoring", "Quests", "Answers", "GeoJSON", "JSON", "Support",
                // Apple systems have CryptoKit.
                .byName(name: "CCrypto", condition: .when(platforms: [.linux])),
            ],
            tests: ["Geodesy", "RideLogs", "VeloQuest"]),
        module(
            "MapDrawing",
            [
                "Exchange", "MapTiles", "Scoring", "RideLogs", "Quests", "Answers", "Routing", "RoadMap", "Geodesy",
                "Support", "CCairo",
            ],
            tests: ["EngineTestSupport", "JSON", "GeoJSON", "MapBuilding"]),
        module(
            "RideSimulation", ["Exchange", "VeloQuest"] + engine,
            tests: ["EngineTestSupport", "OpenStreetMap", "MapBuilding"]),
        module(
            "EventReport",
            [
                "RideSimulation", "MapDrawing", "Exchange", "VeloQuest", "Scoring", "RideLogs", "Quests", "Routing",
                "RoadMap",
                "GeoJSON", "JSON", "Geodesy", "Support", "CPages",
            ],
            tests: ["EngineTestSupport", "OpenStreetMap", "MapBuilding", "MapTiles"], exclude: ["Page"]),
        module(
            "questctl",
            [
                "EventReport", "RideSimulation", "MapDrawing", "QuestSealing", "Exchange", "MapTiles", "MapBuilding",
                "OpenStreetMap",
                "SpatialOperations", "FeatureFiles", "Compression", "EventClient", "VeloQuest",
                "GeoJSONOperations", "CAllocator", "CCurl",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + engine, tests: ["EngineTestSupport"], isExecutable: true),
    ]
}

/// Libraries of the system that are loaded when they are first needed: nothing is linked with them, and their headers are not used.
var loadedLibraries: [Target] {
    ["CGEOS", "CPROJ", "CCairo", "CTIFF", "CCurl"].map { .target(name: $0, path: "Sources/System/\($0)") }
}

var systemLibraries: [Target] {
    [
        library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        library("CZstd", pkgConfig: "libzstd", apt: "libzstd-dev", brew: "zstd"),
        library("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
        // What tests compare with.
        .systemLibrary(
            name: "CGeodesic", path: "Tests/System/CGeodesic", pkgConfig: "proj",
            providers: [.apt(["libproj-dev"]), .brew(["proj"])]),
        .systemLibrary(name: "CAllocator", path: "Sources/System/CAllocator"),
        // The texts of languages and the files of pages, as data in the program.
        .target(name: "CLanguages", path: "Sources/System/CLanguages"),
        .target(name: "CPages", path: "Sources/System/CPages"),
    ]
}

var testSupport: [Target] {
    [
        .target(
            name: "TestSupport", dependencies: ["GeoJSON", "JSON", "Support"], path: "Tests/TestSupport",
            exclude: ["Events/stand-in.py"]),
        .target(
            name: "EngineTestSupport", dependencies: ["MapBuilding", "OpenStreetMap", "TestSupport"] + engine,
            path: "Tests/EngineTestSupport"),
        // Killed in the middle of its work by a test of the ride log.
        .executableTarget(
            name: "RideLogWriter", dependencies: ["RideLogs", "Quests", "Answers", "Support"],
            path: "Tests/RideLogWriter"),
        // The calls of web pages over a pipe: what runs in a browser is compared with it.
        .executableTarget(
            name: "BrowserInterfaceHost", dependencies: ["BrowserInterface"], path: "Tests/BrowserInterfaceHost"),
    ]
}

/// A module, and its tests in `Tests/<Name>Tests`, which import it, what it imports, and `tests`.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [], exclude: [String] = [],
    excludedTests: [String] = [], isExecutable: Bool = false, isTested: Bool = true
) -> [Target] {
    let target: Target =
        isExecutable
        ? .executableTarget(name: name, dependencies: dependencies, exclude: exclude)
        : .target(name: name, dependencies: dependencies, exclude: exclude)
    guard isTested else { return [target] }
    return [
        target,
        .testTarget(
            name: name.prefix(1).uppercased() + name.dropFirst() + "Tests",
            dependencies: [.byName(name: name), "TestSupport"] + dependencies + tests, exclude: excludedTests),
    ]
}

func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// The plugin that makes the documentation; importers never fetch it (see `make docs`).
if Context.environment["VELOQUEST_DOCS"] == "1" {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Only the core, its tests and what these need: quick to build, and what the sanitizers run on (see CONTRIBUTING.md).
// `1`, or the names of the test targets that are wanted.
if let wanted = Context.environment["VELOQUEST_CORE_ONLY"], !wanted.isEmpty {
    let names = Set(
        wanted == "1"
            ? core.joined().filter { $0.type == .test }.map(\.name)
            : wanted.split(separator: " ").map(String.init))
    let needed = closure(of: names, in: package.targets)
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !needed.contains($0.name) || $0.name == "questctl" }
    package.dependencies = []
}

/// The names of some targets and of all that they depend on.
func closure(of names: Set<String>, in targets: [Target]) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
        guard found.insert(name).inserted else { continue }
        for dependency in targets.first(where: { $0.name == name })?.dependencies ?? [] {
            if case .byNameItem(let name, _) = dependency { open.append(name) }
        }
    }
    return found
}

for target in package.targets where target.type != .system {
    var settings: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
        .enableUpcomingFeature($0)
    }
    // What `make` and `.ci/run` build, once for demo, tests and examples: only modules that compute for long are
    // optimised, since that takes four fifths of the time. Who imports the package, or distributes it, builds without.
    if Context.environment["VELOQUEST_QUICK"] == "1" {
        let hot: Set = [
            "Support", "Geodesy", "JSON", "GeoJSON", "GeoJSONOperations", "RoadMap", "Routing", "Navigation",
            "Scoring", "RideSimulation", "TourPlanning", "Compression", "OpenStreetMap", "EngineTestSupport",
        ]
        settings.append(
            .unsafeFlags(
                ["-enable-testing", "-no-emit-module-separately-wmo"] + (hot.contains(target.name) ? [] : ["-Onone"])))
    }
    target.swiftSettings = settings
    // Without Foundation nothing else links the C math library on Linux.
    target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
}
