// swift-tools-version: 6.2
import PackageDescription

// One module = one room; a module imports only modules below it in this file's order.
// The core (down to `VeloQuest`) is pure Swift with no dependency; what needs a system library stands beside it.

/// Findings, JSON and GeoJSON.
let formats: [Target.Dependency] = ["GeoJSONLinting", "GeoJSON", "DiagnosticReports", "JSON", "Diagnostics"]
/// From the road graph to what a rider is told at a junction.
let roads: [Target.Dependency] = [
    "TurnCues", "BikeRouting", "PathSearch", "BicycleProfiles", "RoadNetwork", "TimeConditions",
]
/// From a quest's file to standings.
let quests: [Target.Dependency] = [
    "EventStandings", "QuestEngine", "RideLogs", "QuestFile", "QuestModel", "AnswerJudging", "AnswerReading",
    "Signatures",
]
/// What tests of nearly everything need.
let testing: [Target.Dependency] = ["TestSupport", "Randomness", "Geodesy", "Languages"]

let package = Package(
    name: "VeloQuest",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "GeoJSON", targets: ["GeoJSON", "FileAccess"]),
        .library(name: "GeoJSONFoundation", targets: ["GeoJSONFoundation"]),
        .library(name: "GeoJSONLinting", targets: ["GeoJSONLinting"]),
        .library(name: "GeoJSONOperations", targets: ["GeoJSONOperations"]),
        .library(name: "WellKnownGeometry", targets: ["WellKnownGeometry"]),
        .library(name: "FeatureFilters", targets: ["FeatureFilters"]),
        .library(name: "FeatureFiles", targets: ["FeatureFiles"]),
        .library(name: "VeloQuest", targets: ["VeloQuest"]),
        .library(name: "VeloQuestFoundation", targets: ["VeloQuestFoundation"]),
        .library(
            name: "EventStandings", targets: ["EventStandings", "QuestFile", "QuestEngine", "RideLogs", "QuestModel"]),
        .library(name: "EventClient", targets: ["EventClient", "RideLogs", "QuestModel"]),
        .library(name: "EventClientFoundation", targets: ["EventClientFoundation"]),
        .library(name: "QuestExchange", targets: ["QuestExchange", "GPX"]),
        .library(name: "QuestSealing", targets: ["QuestSealing", "PortableCryptography"]),
        .library(name: "TourPlanning", targets: ["TourPlanning"]),
        .library(name: "RecordedTracks", targets: ["RecordedTracks", "FIT"]),
        .library(name: "RideSimulation", targets: ["RideSimulation"]),
        .library(name: "EventReporting", targets: ["EventReporting"]),
        .library(name: "MapDrawing", targets: ["MapDrawing"]),
        .library(name: "CairoDrawing", targets: ["CairoDrawing"]),
        .library(name: "QuestPrinting", targets: ["QuestPrinting"]),
        .library(name: "QRCodes", targets: ["QRCodes"]),
        .library(name: "MapBuilding", targets: ["MapBuilding", "OpenStreetMap", "TimeConditions"]),
        .library(name: "DemoCities", targets: ["DemoCities"]),
        .library(name: "ElevationFiles", targets: ["ElevationFiles", "Elevation"]),
        .library(name: "SpatialOperations", targets: ["SpatialOperations"]),
        .library(name: "VectorFormats", targets: ["VectorFormats"]),
        .library(name: "Randomness", targets: ["Randomness"]),
        .library(name: "Checksums", targets: ["Checksums"]),
        .library(name: "Compression", targets: ["Compression"]),
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
        .target(name: "Checksums"),
        .target(name: "FileAccess", dependencies: ["Languages"]),
        .target(name: "XMLPull", dependencies: ["Languages"]),

        // Formats.
        .target(name: "Diagnostics", dependencies: ["Languages"]),
        .target(name: "JSON", dependencies: ["Diagnostics", "Languages"]),
        .target(name: "DiagnosticReports", dependencies: ["JSON", "Diagnostics", "Languages"]),
        .target(
            name: "GeoJSON",
            dependencies: ["DiagnosticReports", "JSON", "Diagnostics", "Geodesy", "Languages", "ParallelWork"]),
        .target(
            name: "GeoJSONLinting",
            dependencies: ["GeoJSON", "DiagnosticReports", "JSON", "Diagnostics", "Geodesy", "Languages"]),
        .target(
            name: "GeoJSONOperations", dependencies: ["GeoJSONLinting", "GeoJSON", "JSON", "Geodesy", "Languages"]),
        .target(name: "WellKnownGeometry", dependencies: ["GeoJSON", "Languages"]),
        .target(
            name: "GeoJSONFoundation",
            dependencies: ["GeoJSON", "JSON", "DiagnosticReports", "Diagnostics", "FileAccess", "Languages"]),
        .target(
            name: "FeatureFilters",
            dependencies: [
                "WellKnownGeometry", "GeoJSONOperations", "GeoJSON", "JSON", "Diagnostics", "Geodesy", "Languages",
            ]),
        .target(
            name: "FeatureFiles",
            dependencies: [
                "GeoJSONOperations", "GeoJSONLinting", "GeoJSON", "JSON", "Diagnostics", "Geodesy", "Languages",
                "ParallelWork", "FileAccess", "Compression",
            ]),
        .target(name: "CSVWriting"),
        .target(name: "Elevation", dependencies: ["Geodesy", "Languages"]),
        .target(name: "GPX", dependencies: ["Geodesy", "Languages", "XMLPull"]),
        .target(name: "FIT", dependencies: ["Geodesy", "Languages"]),
        // What devices recorded, whatever its format.
        .target(
            name: "RecordedTracks",
            dependencies: ["GPX", "FIT", "XMLPull", "GeoJSON", "JSON", "Diagnostics", "Geodesy", "Languages"]),

        // Roads: what an app needs to find and follow a way.
        .target(name: "TimeConditions", dependencies: ["Geodesy", "Languages"]),
        .target(
            name: "RoadNetwork",
            dependencies: ["TimeConditions", "Geodesy", "Languages", "FileAccess", "ParallelWork", "Checksums"]),
        .target(name: "BicycleProfiles", dependencies: ["RoadNetwork", "Geodesy", "Languages", "ParallelWork"]),
        .target(
            name: "PathSearch",
            dependencies: [
                "BicycleProfiles", "RoadNetwork", "TimeConditions", "Geodesy", "Languages", "ParallelWork",
            ]),
        .target(
            name: "BikeRouting",
            dependencies: [
                "PathSearch", "BicycleProfiles", "RoadNetwork", "TimeConditions", "Geodesy", "Languages",
                "ParallelWork",
            ]),
        .target(
            name: "TurnCues",
            dependencies: ["BikeRouting", "PathSearch", "RoadNetwork", "Geodesy", "Languages", "ParallelWork"]),
        .target(
            name: "MapFileWriting",
            dependencies: [
                "TurnCues", "PathSearch", "BicycleProfiles", "RoadNetwork", "TimeConditions", "Geodesy", "Languages",
                "ParallelWork", "FileAccess",
            ]),
        .target(
            name: "RideNavigation",
            dependencies: [
                "TurnCues", "BikeRouting", "PathSearch", "BicycleProfiles", "RoadNetwork", "Geodesy", "Languages",
            ]),

        .target(
            name: "RouteFormats",
            dependencies: [
                "RideNavigation", "TurnCues", "BikeRouting", "PathSearch", "BicycleProfiles", "RoadNetwork", "GeoJSON",
                "GPX", "JSON", "CSVWriting", "Geodesy", "Languages",
            ]),

        // Public keys and signatures as values; what computes with them stands beside the core.
        .target(name: "Signatures", dependencies: ["Checksums", "JSON"]),

        // Quests: what a task asks, what riders did, and what it is worth.
        .target(name: "AnswerReading"),
        .target(name: "AnswerJudging", dependencies: ["AnswerReading", "Geodesy", "Checksums", "Languages"]),
        // Signatures and sealed answers where there is no swift-crypto, as in a web page.
        .target(name: "PortableCryptography", dependencies: ["AnswerJudging", "Signatures", "Checksums"]),
        // Finding by name: the spelling rules of answers on the names of a map.
        .target(
            name: "PlaceSearch",
            dependencies: ["AnswerJudging", "AnswerReading", "RoadNetwork", "Geodesy", "Languages"]),
        .target(
            name: "QuestModel",
            dependencies: [
                "AnswerJudging", "AnswerReading", "GeoJSON", "JSON", "Checksums", "Geodesy", "Languages", "Signatures",
            ]),
        .target(
            name: "QuestFile",
            dependencies: [
                "QuestModel", "AnswerJudging", "AnswerReading", "GeoJSONLinting", "GeoJSON", "JSON",
                "DiagnosticReports", "Diagnostics", "Checksums", "Geodesy", "Languages", "Signatures",
            ]),
        .target(name: "QuestSchema", dependencies: ["QuestModel"]),
        // Changes of a quest, written into the file of its author.
        .target(
            name: "QuestWriting",
            dependencies: [
                "QuestFile", "QuestModel", "AnswerJudging", "AnswerReading", "GeoJSONLinting", "GeoJSON", "JSON",
                "Diagnostics", "Geodesy", "Languages", "FileAccess",
            ]),
        .target(
            name: "RideLogs",
            dependencies: [
                "QuestModel", "AnswerJudging", "GeoJSON", "JSON", "Diagnostics", "Checksums", "Geodesy", "Languages",
                "FileAccess", "ParallelWork", "Signatures",
            ]),
        .target(
            name: "QuestEngine",
            dependencies: [
                "RideLogs", "QuestFile", "QuestModel", "AnswerJudging", "AnswerReading", "GeoJSON", "JSON",
                "Diagnostics",
                "Geodesy", "Languages", "FileAccess", "ParallelWork", "Checksums", "Signatures",
            ]),
        // Who is ranked where: the roster, teams and classes.
        .target(
            name: "EventStandings",
            dependencies: [
                "QuestEngine", "RideLogs", "QuestModel", "AnswerJudging", "AnswerReading", "Languages", "ParallelWork",
                "Signatures", "CSVWriting",
            ]),
        // The phone's side of event day: what to send, when, and what the answers mean.
        .target(
            name: "EventClient",
            dependencies: [
                "RideLogs", "QuestModel", "AnswerJudging", "JSON", "Geodesy", "Languages", "Signatures",
            ]),
        // The same over HTTP by Foundation.
        .target(name: "EventClientFoundation", dependencies: ["EventClient"]),
        .target(name: "TourPlanning", dependencies: ["Randomness"]),
        .target(
            name: "VeloQuest",
            dependencies: roads + quests + formats + [
                "RouteFormats", "PlaceSearch", "QuestSchema", "QuestWriting", "RideNavigation", "TourPlanning",
                "Geodesy", "Languages",
            ]),
        // The core for apps on a device with Foundation: bytes, dates and errors as it has them, a model for SwiftUI.
        .target(
            name: "VeloQuestFoundation",
            dependencies: roads + quests + formats + [
                "FileAccess", "GeoJSONFoundation", "QuestWriting", "VeloQuest", "RideNavigation", "Geodesy",
                "Languages",
            ]),

        // The core as a web page calls it; see VeloQuestWasm/.
        .target(
            name: "BrowserInterface",
            dependencies: roads + quests + formats + [
                "VeloQuest", "RideNavigation", "PlaceSearch", "PortableCryptography", "Geodesy", "Languages",
            ]),

        // Beside the core.
        .target(
            name: "QuestExchange",
            dependencies: quests + formats + ["CSVWriting", "GPX", "XMLPull", "Geodesy", "Languages"]),
        .target(
            name: "RideSimulation",
            dependencies: roads + quests + [
                "GeoJSON", "RideNavigation",
                "VeloQuest", "QuestExchange", "Diagnostics", "JSON", "GPX", "RecordedTracks", "Geodesy", "Languages",
                "ParallelWork", "Randomness",
            ]),
        // Riders' editions: what hides answers and opens them, with swift-crypto.
        .target(
            name: "QuestSealing",
            dependencies: quests + formats + [
                "Languages",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        .target(name: "MapDrawing", dependencies: roads + ["QuestModel", "Geodesy", "Languages"]),
        // A simulated event as one page for a browser.
        .target(
            name: "EventReporting",
            dependencies: roads + quests + formats + [
                "RideSimulation", "QuestExchange", "MapDrawing", "Geodesy", "Languages", "VeloQuest", "Checksums",
            ],
            resources: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/basics.js"),
                .embedInCode("Page/riders.js"), .embedInCode("Page/dots.js"), .embedInCode("Page/ground.js"),
                .embedInCode("Page/field.js"), .embedInCode("Page/markers.js"), .embedInCode("Page/map.js"),
                .embedInCode("Page/replay.js"), .embedInCode("Page/charts.js"), .embedInCode("Page/few.js"),
                .embedInCode("Page/comparison.js"), .embedInCode("Page/chosen.js"), .embedInCode("Page/tables.js"),
                .embedInCode("Page/start.js"),
            ]),

        // The organiser's computer: OpenStreetMap import, pictures as files.
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .target(name: "Compression", dependencies: ["Languages", "CZlib", "CZstd"]),
        .target(name: "RecordedTrackFiles", dependencies: ["RecordedTracks", "Compression", "Languages"]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"]), .brew(["libtiff"])]),
        .target(
            name: "ElevationFiles",
            dependencies: ["Elevation", "Geodesy", "Languages", "FileAccess", "Compression", "CTIFF"]),
        .target(
            name: "OpenStreetMap",
            dependencies: ["Geodesy", "Languages", "FileAccess", "XMLPull", "Compression", "Checksums", "CZlib"]),
        .target(
            name: "MapBuilding",
            dependencies: [
                "Checksums",
                "OpenStreetMap", "MapFileWriting", "RoadNetwork", "TimeConditions", "Geodesy", "Languages",
                "FileAccess",
            ]),
        .target(
            name: "DemoCities",
            dependencies: ["OpenStreetMap", "RoadNetwork", "Elevation", "Geodesy", "Languages", "Randomness"]),

        // Vector tiles and archives of them.
        .target(
            name: "VectorTiles",
            dependencies: ["Geodesy", "Languages", "FileAccess", "Compression", "Diagnostics", "JSON"]),
        // From OpenStreetMap elements to the tiles of an archive.
        .target(
            name: "TileBuilding",
            dependencies: [
                "VectorTiles", "MapBuilding", "OpenStreetMap", "RoadNetwork", "TimeConditions", "JSON", "Diagnostics",
                "Geodesy", "Languages", "FileAccess", "ParallelWork",
            ]),

        // Water, parks and buildings of an archive beneath the roads of a picture.
        .target(name: "GroundDrawing", dependencies: ["VectorTiles", "MapDrawing", "Geodesy", "Languages"]),
        // Files served to browsers on the same computer.
        .target(name: "LoopbackServing", dependencies: ["FileAccess"]),
        // An archive of tiles as a map in a page.
        .target(
            name: "MapPages",
            dependencies: quests + formats + ["Geodesy", "Languages"],
            resources: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/table.json"),
                .embedInCode("Page/archive.js"), .embedInCode("Page/glyphs.js"), .embedInCode("Page/style.js"),
                .embedInCode("Page/map.js"), .embedInCode("Page/licence.txt"),
            ]),

        // What a phone's camera reads.
        .target(name: "QRCodes", dependencies: ["Languages"]),

        // The organiser's computer: Cairo and Pango.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .target(name: "CairoDrawing", dependencies: ["MapDrawing", "Geodesy", "Languages", "CCairo", "CPango"]),

        // What an organiser hands out and hangs up, as PDF pages.
        .target(
            name: "QuestPrinting",
            dependencies: roads + quests + formats + [
                "CairoDrawing", "MapDrawing", "QRCodes", "QuestExchange", "Geodesy", "Languages",
            ]),

        // The organiser's computer: GEOS and PROJ.
        .systemLibrary(name: "CGEOS", pkgConfig: "geos", providers: [.apt(["libgeos-dev"]), .brew(["geos"])]),
        .systemLibrary(name: "CPROJ", pkgConfig: "proj", providers: [.apt(["libproj-dev"]), .brew(["proj"])]),
        .target(
            name: "SpatialOperations",
            dependencies: [
                "GeoJSONOperations", "GeoJSONLinting", "GeoJSON", "JSON", "Diagnostics", "Geodesy", "Languages",
                "CGEOS",
                "CPROJ",
            ]),

        // Other formats of features: tables by ourselves, and GDAL's where it is installed, which is looked for at run time.
        .target(
            name: "VectorFormats",
            dependencies: [
                "GeoJSONOperations", "GeoJSON", "JSON", "Diagnostics", "Geodesy", "Languages", "FileAccess",
                "FeatureFiles",
                "WellKnownGeometry", "CSVWriting",
            ]),

        // The command line: what all commands say and where, `questctl geojson`, and the other commands.
        .systemLibrary(name: "CAllocator"),
        .target(
            name: "CommandOutput",
            dependencies: formats + [
                "CAllocator", "QuestFile", "FeatureFiles", "SpatialOperations", "Languages", "FileAccess",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "GeoJSONCommands",
            dependencies: formats + [
                "CommandOutput", "Compression", "FeatureFiles", "FeatureFilters", "GeoJSONOperations", "VectorFormats",
                "SpatialOperations", "Geodesy", "Languages", "FileAccess",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "TileCommands",
            dependencies: quests + formats + [
                "CommandOutput", "TileBuilding", "VectorTiles", "GroundDrawing", "MapDrawing", "MapPages",
                "LoopbackServing", "OpenStreetMap", "ElevationFiles", "Elevation", "Geodesy", "Languages", "FileAccess",
                "Checksums", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "MapBuildingCommands",
            dependencies: [
                "CommandOutput", "MapBuilding", "MapFileWriting", "DemoCities", "OpenStreetMap", "TimeConditions",
                "ElevationFiles", "Elevation", "Compression", "Geodesy", "Languages", "FileAccess",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "SimulationCommands",
            dependencies: quests + [
                "CommandOutput", "RideSimulation", "RoadNetwork", "Languages", "FileAccess",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "PrintCommands",
            dependencies: roads + quests + formats + [
                "CommandOutput", "QuestPrinting", "CairoDrawing", "MapDrawing", "QRCodes", "VeloQuest", "TileCommands",
                "Geodesy", "Languages", "FileAccess",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "questctl",
            dependencies: roads + quests + formats + [
                "CommandOutput", "GeoJSONCommands", "MapBuildingCommands", "TileCommands", "PrintCommands",
                "SimulationCommands",
                "EventClientFoundation",
                "EventClient", "VeloQuest", "QuestSchema", "RideSimulation", "EventReporting", "MapDrawing",
                "CairoDrawing", "GPX", "RecordedTrackFiles", "RecordedTracks", "QuestExchange", "QuestSealing",
                "RouteFormats",
                "PlaceSearch", "RideNavigation", "TourPlanning", "Geodesy", "Languages", "FileAccess", "Randomness",
                "Checksums",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

let tests: [Target] = [
    .target(name: "TestSupport", dependencies: ["Randomness"], path: "Tests/TestSupport"),
    .target(
        name: "QuestTestSupport",
        dependencies: quests + formats + ["TestSupport", "Checksums", "Geodesy", "Languages", "Randomness"],
        path: "Tests/QuestTestSupport"),
    .target(
        name: "RoutingTestSupport",
        dependencies: roads + testing + ["MapFileWriting", "MapBuilding", "DemoCities", "OpenStreetMap"],
        path: "Tests/RoutingTestSupport"),
    .target(
        name: "GeoJSONTestSupport", dependencies: ["GeoJSON", "JSON", "Randomness"], path: "Tests/GeoJSONTestSupport"),
    // A server of one event for what speaks HTTP.
    .target(
        name: "EventTestSupport", dependencies: ["TestSupport"], path: "Tests/EventTestSupport",
        exclude: ["stand-in.py"]),
    // Killed in the middle of its work by a test of the ride log.
    .executableTarget(
        name: "RideLogWriter", dependencies: ["RideLogs", "QuestModel", "AnswerJudging", "FileAccess"],
        path: "Tests/RideLogWriter"),
    // The calls of web pages over a pipe: what runs in a browser is compared with it.
    .executableTarget(
        name: "BrowserInterfaceHost", dependencies: ["BrowserInterface"], path: "Tests/BrowserInterfaceHost"),
    .testTarget(
        name: "BrowserInterfaceTests",
        dependencies: testing + ["BrowserInterface", "QuestTestSupport", "RoutingTestSupport", "Signatures", "JSON"]),
    .testTarget(name: "GeodesyTests", dependencies: testing),
    .testTarget(name: "LanguagesTests", dependencies: testing),
    .testTarget(name: "RandomnessTests", dependencies: testing),
    .testTarget(name: "ParallelWorkTests", dependencies: ["ParallelWork"]),
    .testTarget(name: "ChecksumsTests", dependencies: testing + ["RideLogs", "Checksums"]),
    .testTarget(name: "FileAccessTests", dependencies: testing + ["FileAccess"]),
    .testTarget(name: "XMLPullTests", dependencies: testing + ["XMLPull"]),
    .testTarget(
        name: "GeoJSONTests",
        dependencies: testing + formats + [
            "GeoJSONTestSupport", "GeoJSONOperations", "GeoJSONFoundation", "FileAccess",
        ]),
    .testTarget(name: "GeoJSONLintingTests", dependencies: testing + formats + ["GeoJSONTestSupport"]),
    .testTarget(
        name: "GeoJSONOperationsTests",
        dependencies: testing + formats + ["GeoJSONTestSupport", "GeoJSONOperations", "WellKnownGeometry"]),
    .testTarget(name: "WellKnownGeometryTests", dependencies: testing + formats + ["WellKnownGeometry"]),
    .testTarget(name: "GeoJSONFoundationTests", dependencies: testing + formats + ["GeoJSONFoundation", "FileAccess"]),
    .testTarget(name: "FeatureFiltersTests", dependencies: testing + formats + ["FeatureFilters", "FileAccess"]),
    .testTarget(name: "CompressionTests", dependencies: testing + ["Compression"]),
    .testTarget(
        name: "FeatureFilesTests",
        dependencies: testing + formats + ["FeatureFiles", "GeoJSONOperations", "FileAccess"]),
    .testTarget(name: "ElevationTests", dependencies: testing + ["Elevation"]),
    .testTarget(
        name: "ElevationFilesTests",
        dependencies: testing + ["ElevationFiles", "Elevation", "Compression", "FileAccess", "CTIFF"]),
    .testTarget(name: "CSVWritingTests", dependencies: testing + ["CSVWriting"]),
    .testTarget(name: "GPXTests", dependencies: testing + ["GPX", "XMLPull"]),
    .testTarget(name: "FITTests", dependencies: testing + ["FIT"]),
    .testTarget(name: "RecordedTracksTests", dependencies: testing + ["RecordedTracks", "GPX", "GeoJSON"]),
    .testTarget(
        name: "RecordedTrackFilesTests",
        dependencies: testing + ["RecordedTrackFiles", "RecordedTracks", "Compression"]),
    .testTarget(name: "OpenStreetMapTests", dependencies: testing + ["OpenStreetMap", "FileAccess"]),
    .testTarget(name: "TimeConditionsTests", dependencies: testing + ["TimeConditions"]),
    .testTarget(
        name: "RoadNetworkTests",
        dependencies: testing + roads + ["RoutingTestSupport", "MapFileWriting", "Checksums", "FileAccess"]),
    .testTarget(
        name: "BicycleProfilesTests",
        dependencies: testing + roads + ["RoutingTestSupport", "MapFileWriting", "FileAccess"]),
    .testTarget(
        name: "PathSearchTests",
        dependencies: testing + roads + ["RoutingTestSupport", "MapFileWriting", "FileAccess"]),
    .testTarget(
        name: "BikeRoutingTests",
        dependencies: testing + roads + ["RoutingTestSupport", "MapFileWriting", "FileAccess"]),
    .testTarget(
        name: "TurnCuesTests",
        dependencies: testing + roads + ["RoutingTestSupport", "MapFileWriting", "FileAccess", "Checksums"]),
    .testTarget(
        name: "RideNavigationTests",
        dependencies: testing + roads + ["RoutingTestSupport", "RideNavigation", "MapFileWriting"]),
    .testTarget(
        name: "PlaceSearchTests",
        dependencies: testing + ["RoutingTestSupport", "PlaceSearch", "MapFileWriting", "RoadNetwork"]),
    .testTarget(
        name: "MapBuildingTests",
        dependencies: testing + roads + [
            "RoutingTestSupport", "MapBuilding", "MapFileWriting", "OpenStreetMap", "FileAccess", "DemoCities",
        ], exclude: ["TagSituations/situations.tsv"]),
    .testTarget(
        name: "VectorTilesTests",
        dependencies: testing + ["VectorTiles", "Compression", "FileAccess", "Diagnostics", "JSON"]),
    .testTarget(name: "MapPagesTests", dependencies: testing + quests + formats + ["MapPages"]),
    .testTarget(
        name: "GroundDrawingTests",
        dependencies: testing + ["GroundDrawing", "VectorTiles", "MapDrawing", "FileAccess", "Diagnostics", "JSON"]),
    .testTarget(name: "LoopbackServingTests", dependencies: ["LoopbackServing"]),
    .testTarget(
        name: "TileBuildingTests",
        dependencies: testing + [
            "TileBuilding", "VectorTiles", "MapBuilding", "OpenStreetMap", "RoadNetwork", "FileAccess", "JSON",
        ]),
    .testTarget(
        name: "DemoCitiesTests",
        dependencies: testing + roads + [
            "RoutingTestSupport", "DemoCities", "Elevation", "MapBuilding", "MapFileWriting", "OpenStreetMap",
            "FileAccess",
        ]),
    .testTarget(name: "SignaturesTests", dependencies: testing + ["Signatures"]),
    .testTarget(name: "AnswerReadingTests", dependencies: testing + ["AnswerReading"]),
    .testTarget(name: "AnswerJudgingTests", dependencies: testing + ["QuestEngine", "AnswerJudging", "AnswerReading"]),
    .testTarget(name: "QuestModelTests", dependencies: testing + ["QuestModel", "AnswerJudging"]),
    .testTarget(
        name: "QuestFileTests",
        dependencies: testing + formats + [
            "Signatures",
            "QuestEngine", "RideLogs", "QuestTestSupport", "QuestSchema", "QuestFile", "QuestModel", "AnswerJudging",
            "AnswerReading", "FileAccess",
        ]),
    .testTarget(
        name: "QuestWritingTests",
        dependencies: testing + formats + [
            "QuestTestSupport", "QuestWriting", "QuestFile", "QuestModel", "AnswerJudging", "AnswerReading",
            "FileAccess",
        ]),
    .testTarget(
        name: "RideLogsTests",
        dependencies: testing + formats + [
            "RideLogWriter", "QuestTestSupport", "EventStandings", "QuestEngine", "RideLogs", "QuestFile", "QuestModel",
            "AnswerJudging",
            "Checksums", "FileAccess", "Signatures",
        ]),
    .testTarget(
        name: "QuestEngineTests",
        dependencies: testing + quests + formats + ["QuestTestSupport", "Checksums", "FileAccess"]),
    .testTarget(
        name: "EventStandingsTests", dependencies: testing + quests + formats + ["QuestTestSupport", "QuestExchange"]),
    .testTarget(
        name: "EventClientTests",
        dependencies: testing + quests + formats + ["QuestTestSupport", "EventClient"]),
    .testTarget(
        name: "EventClientFoundationTests",
        dependencies: testing + [
            "EventTestSupport", "EventClientFoundation", "EventClient", "RideLogs", "QuestModel",
        ]),
    .testTarget(
        name: "QuestExchangeTests",
        dependencies: testing + quests + formats + ["QuestTestSupport", "QuestExchange", "GPX", "XMLPull"]),
    .testTarget(
        name: "QuestSealingTests", dependencies: testing + quests + formats + ["QuestSealing", "PortableCryptography"]),
    .testTarget(name: "TourPlanningTests", dependencies: testing + ["TourPlanning"]),
    .testTarget(
        name: "RouteFormatsTests",
        dependencies: testing + roads + formats + [
            "RoutingTestSupport", "MapFileWriting", "RouteFormats", "RideNavigation", "GPX",
        ]),
    .testTarget(
        name: "VeloQuestTests",
        dependencies: testing + roads + quests + formats + [
            "TourPlanning", "RoutingTestSupport", "VeloQuest", "RideNavigation", "MapFileWriting",
        ]),
    .testTarget(
        name: "VeloQuestFoundationTests",
        dependencies: testing + roads + quests + formats + [
            "RoutingTestSupport", "VeloQuestFoundation", "VeloQuest", "RideNavigation",
        ]),
    .testTarget(
        name: "RideSimulationTests",
        dependencies: testing + roads + quests + formats + [
            "RoutingTestSupport", "RideSimulation", "VeloQuest", "MapBuilding", "GPX",
        ]),
    .testTarget(
        name: "EventReportingTests",
        dependencies: testing + roads + quests + formats + [
            "RoutingTestSupport", "EventReporting", "RideSimulation", "VeloQuest", "MapDrawing", "DemoCities",
            "MapBuilding", "MapFileWriting", "OpenStreetMap", "GroundDrawing",
        ]),
    .target(
        name: "DrawingTestSupport",
        dependencies: roads + quests + formats + ["MapFileWriting", "MapDrawing", "Geodesy"],
        path: "Tests/DrawingTestSupport"),
    .testTarget(
        name: "MapDrawingTests",
        dependencies: testing + roads + quests + formats + [
            "DrawingTestSupport", "RoutingTestSupport", "MapDrawing", "XMLPull",
        ]),
    .testTarget(
        name: "CairoDrawingTests",
        dependencies: testing + roads + quests + formats + [
            "DrawingTestSupport", "RoutingTestSupport", "CairoDrawing", "MapDrawing", "CCairo",
        ]),
    .testTarget(
        name: "QuestPrintingTests",
        dependencies: testing + roads + quests + formats + [
            "DrawingTestSupport", "RoutingTestSupport", "QuestTestSupport", "QuestPrinting", "CairoDrawing",
            "MapDrawing",
            "QRCodes",
        ]),
    .testTarget(name: "QRCodesTests", dependencies: testing + ["QRCodes"]),
    .testTarget(
        name: "SpatialOperationsTests",
        dependencies: testing + formats + ["SpatialOperations", "GeoJSONOperations", "CPROJ"]),
    .testTarget(name: "VectorFormatsTests", dependencies: testing + formats + ["VectorFormats", "FeatureFiles"]),
    .testTarget(
        name: "QuestctlTests",
        dependencies: testing + quests + formats + [
            "questctl", "QuestSealing", "QuestTestSupport", "EventTestSupport", "Compression", "GPX", "ElevationFiles",
            "Elevation",
        ]),
]
package.targets += tests

// The plugin that makes the documentation; importers never fetch it (see `make docs`).
if Context.environment["VELOQUEST_DOCS"] == "1" {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Only the core, its tests and what these need, without swift-crypto and the command line: quick to build, and what the
// sanitizers run on (see CONTRIBUTING.md).
// `1`, or the names of the test targets that are wanted.
if let wanted = Context.environment["VELOQUEST_CORE_ONLY"], !wanted.isEmpty {
    let core = closure(of: ["VeloQuest", "EventClient", "GeoJSONOperations", "WellKnownGeometry"], in: package.targets)
    let names = Set(wanted.split(separator: " ").map(String.init))
    let tests = package.targets.filter {
        guard $0.type == .test else { return false }
        return wanted == "1" ? core.contains(String($0.name.dropLast("Tests".count))) : names.contains($0.name)
    }
    let kept = closure(of: tests.map(\.name), in: package.targets)
    package.targets.removeAll { !kept.contains($0.name) }
    let coreProducts = [
        "GeoJSON", "GeoJSONLinting", "GeoJSONOperations", "WellKnownGeometry", "TourPlanning", "EventClient",
        "VeloQuest",
    ]
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
let unhurried: Set<String> = [
    "BrowserInterface", "CommandOutput", "DiagnosticReports", "EventClient", "GeoJSONCommands", "MapBuildingCommands",
    "MapPages", "PlaceSearch", "PrintCommands", "QuestExchange", "QuestPrinting", "QuestSchema", "QuestSealing",
    "QuestWriting", "SimulationCommands", "TileCommands", "VectorFormats", "questctl",
]

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
