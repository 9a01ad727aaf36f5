// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "NavigateARide",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "../..")],
    targets: [
        .executableTarget(name: "NavigateARide", dependencies: [.product(name: "VeloQuest", package: "VeloQuest")])
    ],
    swiftLanguageModes: [.v6]
)
