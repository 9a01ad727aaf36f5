// swift-tools-version: 6.2
import PackageDescription

// The name that `package` declarations of VeloQuest are seen by: that of the folder that holds it, as an identifier.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let measured = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

// A package of its own, so that importers of VeloQuest never fetch the benchmark library.
let package = Package(
    name: "VeloQuestBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "VeloQuest", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "HotPaths",
            dependencies: [
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "GeoJSON", package: "VeloQuest"),
                .product(name: "MapBuilding", package: "VeloQuest"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/HotPaths",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(
            name: "GeoJSONTimes", dependencies: [.product(name: "GeoJSON", package: "VeloQuest")],
            path: "Benchmarks/GeoJSONTimes"),
        .executableTarget(
            name: "MapTimes", dependencies: [.product(name: "MapBuilding", package: "VeloQuest")],
            path: "Benchmarks/MapTimes"),
        .executableTarget(
            name: "RouteTimes", dependencies: [.product(name: "MapBuilding", package: "VeloQuest")],
            path: "Benchmarks/RouteTimes", packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", measured])]),
    ],
    swiftLanguageModes: [.v6]
)
