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
        .target(name: "PeakMemory", dependencies: engine("GeoJSON"), path: "Benchmarks/PeakMemory"),
        .target(
            name: "SimulatedRides", dependencies: engine("VeloQuest", "MapBuilding"), path: "Benchmarks/SimulatedRides"),
        .executableTarget(
            name: "HotPaths",
            dependencies: ["MallocCounting", "SimulatedRides", .product(name: "Benchmark", package: "benchmark")]
                + engine("VeloQuest", "QuestSealing", "GeoJSON", "MapBuilding"),
            path: "Benchmarks/HotPaths",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        program("GeoJSONTimes", ["PeakMemory"] + engine("GeoJSON")),
        program("MapTimes", ["PeakMemory"] + engine("VeloQuest", "MapBuilding")),
        program("SearchTimes", engine("VeloQuest", "MapBuilding")),
        program("RouteTimes", engine("VeloQuest", "MapBuilding")),
        program("MatchTimes", engine("VeloQuest")),
        program("MatchAccuracy", ["SimulatedRides"] + engine("VeloQuest")),
        program("RideAccuracy", ["SimulatedRides"] + engine("VeloQuest")),
        program("CueAccuracy", ["SimulatedRides"] + engine("VeloQuest")),
        program(
            "EventTimes",
            ["PeakMemory", "SimulatedRides"] + engine("RideSimulation", "VeloQuest", "Exchange", "QuestSealing")),
        program("PlanQuality", engine("TourPlanning", "Support")),
        program("HeightTimes", engine("MapBuilding")),
        program("RerouteTimes", ["SimulatedRides"] + engine("VeloQuest")),
        .testTarget(name: "PlanQualityTests", dependencies: ["PlanQuality"] + engine("TourPlanning")),
    ],
    swiftLanguageModes: [.v6]
)

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Benchmarks/\(name)")
}

/// Products of VeloQuest.
func engine(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "VeloQuest") }
}
