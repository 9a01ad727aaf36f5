// swift-tools-version: 6.2
import PackageDescription

// One module = one room; a module imports only modules below it in this file's order.
// The core (down to `VeloQuest`) is pure Swift with no dependency; what needs a system library stands beside it.

let package = Package(
    name: "VeloQuest",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "GeoJSON", targets: ["GeoJSON", "FileAccess"]),
        .library(name: "VeloQuest", targets: ["VeloQuest"]),
        .library(name: "QuestExchange", targets: ["QuestExchange"]),
        .library(name: "QuestSealing", targets: ["QuestSealing"]),
        .library(name: "TourPlanning", targets: ["TourPlanning"]),
        .library(name: "RideSimulation", targets: ["RideSimulation"]),
        .library(name: "EventReporting", targets: ["EventReporting"]),
        .library(name: "MapDrawing", targets: ["MapDrawing"]),
        .library(name: "MapBuilding", targets: ["MapBuilding", "OpenStreetMap"]),
        .library(name: "SpatialOperations", targets: ["SpatialOperations"]),
        .executable(name: "questctl", targets: ["questctl"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    ],
    targets: [
        // Ground floor.
        .target(name: "Geodesy"),
        .target(name: "Languages"),
        .target(name: "ParallelWork"),
        .target(name: "Randomness"),
        .target(name: "FileAccess", dependencies: ["Languages"]),
        .target(name: "XMLPull", dependencies: ["Languages"]),

        // Formats.
        .target(name: "GeoJSON", dependencies: ["Geodesy", "Languages"]),
        .target(name: "GPX", dependencies: ["Geodesy", "Languages", "XMLPull"]),

        // The core: what an app imports.
        .target(name: "BikeRouting", dependencies: ["Geodesy", "Languages", "FileAccess", "ParallelWork"]),
        .target(name: "RideNavigation", dependencies: ["BikeRouting", "Geodesy", "Languages"]),
        .target(
            name: "QuestEngine", dependencies: ["GeoJSON", "Geodesy", "Languages", "FileAccess", "ParallelWork"]),
        .target(name: "TourPlanning", dependencies: ["Randomness"]),
        .target(
            name: "VeloQuest",
            dependencies: [
                "RideNavigation", "QuestEngine", "TourPlanning", "BikeRouting", "GeoJSON", "Geodesy", "Languages",
            ]),
        .target(
            name: "QuestExchange", dependencies: ["QuestEngine", "GPX", "GeoJSON", "XMLPull", "Geodesy", "Languages"]),
        .target(
            name: "RideSimulation",
            dependencies: [
                "VeloQuest", "QuestExchange", "GPX", "Geodesy", "Languages", "ParallelWork", "Randomness",
            ]),
        // Riders' editions: what hides answers and opens them, with swift-crypto.
        .target(
            name: "QuestSealing",
            dependencies: [
                "QuestEngine", "GeoJSON", "Languages",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        .target(name: "MapDrawing", dependencies: ["QuestEngine", "BikeRouting", "Geodesy", "Languages"]),
        // A simulated event as one page for a browser.
        .target(
            name: "EventReporting",
            dependencies: [
                "RideSimulation", "QuestExchange", "QuestEngine", "MapDrawing", "BikeRouting", "GeoJSON", "Geodesy",
                "Languages",
            ],
            resources: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
            ]),

        // The organiser's computer: OpenStreetMap import, pictures as files.
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "OpenStreetMap", dependencies: ["Geodesy", "Languages", "FileAccess", "XMLPull", "CZlib"]),
        .target(
            name: "MapBuilding",
            dependencies: ["OpenStreetMap", "BikeRouting", "Geodesy", "Languages", "FileAccess", "Randomness"]),
        .target(name: "PNGWriting", dependencies: ["MapDrawing", "CZlib"]),

        // The organiser's computer: GEOS and PROJ.
        .systemLibrary(name: "CGEOS", pkgConfig: "geos", providers: [.apt(["libgeos-dev"]), .brew(["geos"])]),
        .systemLibrary(name: "CPROJ", pkgConfig: "proj", providers: [.apt(["libproj-dev"]), .brew(["proj"])]),
        .target(name: "SpatialOperations", dependencies: ["GeoJSON", "Geodesy", "Languages", "CGEOS", "CPROJ"]),

        .executableTarget(
            name: "questctl",
            dependencies: [
                "VeloQuest", "RideSimulation", "EventReporting", "MapDrawing", "PNGWriting", "MapBuilding",
                "OpenStreetMap",
                "SpatialOperations", "GeoJSON", "GPX", "QuestExchange", "QuestSealing",
                "QuestEngine", "RideNavigation", "BikeRouting", "TourPlanning",
                "Geodesy", "Languages", "FileAccess", "Randomness",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // Tests.
        .target(name: "TestSupport", dependencies: ["Randomness"], path: "Tests/TestSupport"),
        .target(
            name: "RoutingTestSupport",
            dependencies: ["BikeRouting", "MapBuilding", "OpenStreetMap", "Geodesy", "Languages", "TestSupport"],
            path: "Tests/RoutingTestSupport"),
        // Killed in the middle of its work by a test of the ride log.
        .executableTarget(
            name: "RideLogWriter", dependencies: ["QuestEngine", "FileAccess"], path: "Tests/RideLogWriter"),
        .testTarget(name: "GeodesyTests", dependencies: ["Geodesy", "Randomness", "TestSupport"]),
        .testTarget(name: "LanguagesTests", dependencies: ["Languages", "Randomness"]),
        .testTarget(name: "RandomnessTests", dependencies: ["Randomness"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "Languages", "TestSupport"]),
        .testTarget(name: "XMLPullTests", dependencies: ["XMLPull", "Randomness", "TestSupport"]),
        .testTarget(
            name: "GeoJSONTests",
            dependencies: ["GeoJSON", "Geodesy", "FileAccess", "Languages", "Randomness", "TestSupport"]),
        .testTarget(name: "GPXTests", dependencies: ["GPX", "Geodesy", "Languages", "Randomness", "TestSupport"]),
        .testTarget(
            name: "OpenStreetMapTests",
            dependencies: ["OpenStreetMap", "Geodesy", "FileAccess", "Languages", "Randomness", "TestSupport"]),
        .testTarget(
            name: "BikeRoutingTests",
            dependencies: [
                "RoutingTestSupport", "BikeRouting", "Geodesy", "FileAccess", "Languages", "Randomness", "TestSupport",
            ]),
        .testTarget(
            name: "MapBuildingTests",
            dependencies: [
                "RoutingTestSupport", "MapBuilding", "OpenStreetMap", "BikeRouting", "Geodesy", "FileAccess",
                "Languages", "Randomness", "TestSupport",
            ]),
        .testTarget(
            name: "RideNavigationTests",
            dependencies: [
                "RoutingTestSupport", "RideNavigation", "BikeRouting", "Geodesy", "Languages", "Randomness",
                "TestSupport",
            ]),
        .testTarget(
            name: "QuestEngineTests",
            dependencies: [
                "RideLogWriter", "QuestEngine", "GeoJSON", "Geodesy", "FileAccess", "Languages", "Randomness",
                "TestSupport",
            ]),
        .testTarget(
            name: "QuestExchangeTests",
            dependencies: [
                "QuestExchange", "QuestEngine", "GPX", "GeoJSON", "XMLPull", "Geodesy", "Languages", "Randomness",
                "TestSupport",
            ]),
        .testTarget(
            name: "QuestSealingTests",
            dependencies: [
                "QuestSealing", "QuestEngine", "GeoJSON", "Geodesy", "Languages", "Randomness", "TestSupport",
            ]),
        .testTarget(name: "TourPlanningTests", dependencies: ["TourPlanning", "Randomness", "TestSupport"]),
        .testTarget(
            name: "VeloQuestTests", dependencies: ["RoutingTestSupport", "VeloQuest", "Randomness", "TestSupport"]),
        .testTarget(
            name: "RideSimulationTests",
            dependencies: [
                "RoutingTestSupport", "RideSimulation", "VeloQuest", "MapBuilding", "GPX", "Geodesy", "Randomness",
                "TestSupport",
            ]),
        .testTarget(
            name: "EventReportingTests",
            dependencies: [
                "RoutingTestSupport", "EventReporting", "RideSimulation", "VeloQuest", "MapDrawing", "GeoJSON",
                "Languages",
                "Randomness", "TestSupport",
            ]),
        .testTarget(
            name: "MapDrawingTests",
            dependencies: [
                "RoutingTestSupport", "MapDrawing", "PNGWriting", "QuestEngine", "BikeRouting", "XMLPull", "Geodesy",
                "Languages", "Randomness", "TestSupport", "CZlib",
            ]),
        .testTarget(
            name: "SpatialOperationsTests",
            dependencies: [
                "SpatialOperations", "GeoJSON", "Geodesy", "Languages", "Randomness", "TestSupport", "CPROJ",
            ]),
        .testTarget(
            name: "QuestctlTests",
            dependencies: [
                "questctl", "QuestEngine", "GeoJSON", "GPX", "Geodesy", "Languages", "Randomness", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    var settings = target.swiftSettings ?? []
    settings += ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
        .enableUpcomingFeature($0)
    }
    target.swiftSettings = settings
    // Without Foundation nothing else links the C math library on Linux.
    target.linkerSettings = (target.linkerSettings ?? []) + [.linkedLibrary("m", .when(platforms: [.linux]))]
}
