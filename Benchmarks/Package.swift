// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that importers of VeloQuest never fetch the benchmark library.
let package = Package(
    name: "VeloQuestBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "VeloQuest", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "MallocCounting", path: "Benchmarks/MallocCounting"),
        .target(
            name: "PeakMemory", dependencies: [.product(name: "GeoJSON", package: "VeloQuest")],
            path: "Benchmarks/PeakMemory"),
        .executableTarget(
            name: "HotPaths",
            dependencies: [
                "MallocCounting", "SimulatedRides", .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "QuestSealing", package: "VeloQuest"), .product(name: "GeoJSON", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest"), .product(name: "Benchmark", package: "benchmark")
            ],
            path: "Benchmarks/HotPaths",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "GeoJSONTimes", dependencies: ["PeakMemory", .product(name: "GeoJSON", package: "VeloQuest")],
            path: "Benchmarks/GeoJSONTimes"),
        .executableTarget(
            name: "MapTimes",
            dependencies: [
                "PeakMemory", .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest")
            ],
            path: "Benchmarks/MapTimes"),
        .executableTarget(
            name: "SearchTimes",
            dependencies: [
                .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest"),
            ],
            path: "Benchmarks/SearchTimes"),
        .executableTarget(
            name: "RouteTimes",
            dependencies: [
                .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest"),
            ],
            path: "Benchmarks/RouteTimes"),
        .executableTarget(
            name: "MatchTimes", dependencies: [.product(name: "VeloQuest", package: "VeloQuest")],
            path: "Benchmarks/MatchTimes"),
        .target(
            name: "SimulatedRides",
            dependencies: [
                .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest")
            ],
            path: "Benchmarks/SimulatedRides"),
        .executableTarget(
            name: "MatchAccuracy", dependencies: ["SimulatedRides", .product(name: "VeloQuest", package: "VeloQuest")],
            path: "Benchmarks/MatchAccuracy"),
        .executableTarget(
            name: "RideAccuracy", dependencies: ["SimulatedRides", .product(name: "VeloQuest", package: "VeloQuest")],
            path: "Benchmarks/RideAccuracy"),
        .executableTarget(
            name: "CueAccuracy", dependencies: ["SimulatedRides", .product(name: "VeloQuest", package: "VeloQuest")],
            path: "Benchmarks/CueAccuracy"),
        .executableTarget(
            name: "EventTimes",
            dependencies: [
                "PeakMemory", "SimulatedRides", .product(name: "RideSimulation", package: "VeloQuest"),
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "Exchange", package: "VeloQuest"),
                .product(name: "QuestSealing", package: "VeloQuest"),
            ],
            path: "Benchmarks/EventTimes"),
        .executableTarget(
            name: "PlanQuality",
            dependencies: [
                .product(name: "TourPlanning", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
            ],
            path: "Benchmarks/PlanQuality"),
        .testTarget(
            name: "PlanQualityTests",
            dependencies: ["PlanQuality", .product(name: "TourPlanning", package: "VeloQuest")]),
        .executableTarget(
            name: "HeightTimes", dependencies: [.product(name: "MapBuilding", package: "VeloQuest")],
            path: "Benchmarks/HeightTimes"),
        .executableTarget(
            name: "RerouteTimes", dependencies: ["SimulatedRides", .product(name: "VeloQuest", package: "VeloQuest")],
            path: "Benchmarks/RerouteTimes"),
    ],
    swiftLanguageModes: [.v6]
)
