// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TuneAQuest",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "../..")],
    targets: [
        .executableTarget(
            name: "TuneAQuest",
            dependencies: [
                .product(name: "GeoJSON", package: "VeloQuest"),
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "RideSimulation", package: "VeloQuest"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
