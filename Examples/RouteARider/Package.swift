// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RouteARider",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "../..")],
    targets: [
        .executableTarget(name: "RouteARider", dependencies: [.product(name: "VeloQuest", package: "VeloQuest")])
    ],
    swiftLanguageModes: [.v6]
)
