// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RideAQuest",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "../..")],
    targets: [
        .executableTarget(name: "RideAQuest", dependencies: [.product(name: "VeloQuest", package: "VeloQuest")])
    ],
    swiftLanguageModes: [.v6]
)
