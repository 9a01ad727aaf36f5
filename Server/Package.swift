// swift-tools-version: 6.2
import PackageDescription

// Event day: a package of its own, so that importers of VeloQuest never resolve a web framework.

// The modules of this package alone, and not what they depend on, are built with a sanitizer: `.ci/sanitize-server`.
let sanitizer = Context.environment["VELOQUEST_SANITIZER"].map { "-sanitize=" + $0 }

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (sanitizer.map { [.unsafeFlags([$0])] } ?? [])
// GNU's linker warns of every symbol of the address sanitizer.
let linking: [LinkerSetting] = sanitizer.map { [.unsafeFlags([$0, "-use-ld=lld"])] } ?? []

let package = Package(
    name: "VeloQuestServer",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "questd", targets: ["questd"]),
        .executable(name: "questload", targets: ["questload"]),
    ],
    dependencies: [
        .package(name: "VeloQuest", path: ".."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.0.0"),
    ],
    targets: [
        // The client library of PostgreSQL comes with the system.
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        // What Swift's module of the C library leaves out.
        .systemLibrary(name: "CMemory"),
    ],
    swiftLanguageModes: [.v6])

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let httpClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let nioCore = nio("NIOCore")
let nioHTTP = nio("NIOHTTP1")
let nioLocks = nio("NIOConcurrencyHelpers")

// What is stored, and what keeps it: one SQLite file, or a PostgreSQL database that several servers share.
module("EventStore", ["CPostgres", .product(name: "GRDB", package: "GRDB.swift")])
tests(of: "EventStore", [.product(name: "GRDB", package: "GRDB.swift")])

// Who may what: access rules, secrets, limits; accounts of people by passkeys, OpenID Connect and VK ID. No HTTP server.
module("EventAccounts", ["EventStore", core("Support"), core("VeloQuest"), crypto, jwtKit])
tests(
    of: "EventAccounts",
    [
        "EventStore", core("VeloQuest"), crypto, .product(name: "CryptoExtras", package: "swift-crypto"), jwtKit,
        nioLocks,
    ])

// The event itself: roster, logs, inbox of riders, stream of organisers, verdicts, positions. No HTTP.
let day = [core("EventClient"), core("Exchange"), core("QuestSealing"), core("Support"), core("VeloQuest"), logging]
module("EventDay", ["EventAccounts", "EventStore"] + day)
tests(of: "EventDay", ["EventAccounts", "EventStore", nioLocks] + day)

// Routes, problems, the description of the API, and pages.
module(
    "EventServer",
    [
        "EventAccounts", "EventDay", "EventStore", core("Compression"), core("EventClient"), core("Support"),
        core("VeloQuest"), httpClient, httpTypes, lifecycle, logging, nioCore, nioHTTP, nioLocks,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
    ])
tests(
    of: "EventServer",
    [
        "EventAccounts", "EventDay", "EventStore", "questload", core("EventClient"), core("Exchange"),
        core("MapBuilding"), core("QuestSealing"), core("RideSimulation"), core("Support"), core("VeloQuest"),
        core("VeloQuestFoundation"), crypto, httpClient, httpTypes, lifecycle, logging, nioCore, nioLocks,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
    ])

// The command that serves.
module(
    "questd",
    [
        "CMemory", "EventAccounts", "EventDay", "EventServer", "EventStore", core("MapBuilding"),
        core("RideSimulation"), core("Support"), core("VeloQuest"), argumentParser, lifecycle, logging, nioCore,
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
    ], isExecutable: true)
tests(of: "questd", ["EventStore", core("VeloQuest")])

// Load and bad networks: many riders in one process.
module(
    "questload",
    [
        "EventAccounts", core("EventClient"), core("QuestSealing"), core("RideSimulation"), core("Support"),
        core("VeloQuest"), argumentParser, httpClient, nioCore, nioHTTP, nioLocks,
    ], isExecutable: true)

/// Adds a module.
@MainActor func module(_ name: String, _ dependencies: [Target.Dependency], isExecutable: Bool = false) {
    package.targets.append(
        isExecutable
            ? .executableTarget(
                name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
            : .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking))
}

/// Adds the tests of a module, in `Tests/<name>Tests`.
@MainActor func tests(of module: String, _ dependencies: [Target.Dependency]) {
    package.targets.append(
        .testTarget(
            name: module.prefix(1).uppercased() + module.dropFirst() + "Tests",
            dependencies: [.byName(name: module)] + dependencies, swiftSettings: settings, linkerSettings: linking))
}

/// A library of the package that this one is of.
func core(_ name: String) -> Target.Dependency { .product(name: name, package: "VeloQuest") }

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }
