// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ReadFeatures",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "../..")],
    targets: [
        .executableTarget(name: "ReadFeatures", dependencies: [.product(name: "GeoJSON", package: "VeloQuest")])
    ],
    swiftLanguageModes: [.v6]
)
