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
        .library(name: "EventClientNIO", targets: ["EventClientNIO"]),
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
        // What is stored, as values, and what a store promises; one suite of tests for every engine.
        .target(name: "EventStore", swiftSettings: settings, linkerSettings: linking),
        .target(
            name: "SQLiteEventStore", dependencies: ["EventStore", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings, linkerSettings: linking),
        // Several servers on one database; the client library of PostgreSQL comes with the system.
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(
            name: "PostgresEventStore", dependencies: ["CPostgres", "EventStore"], swiftSettings: settings,
            linkerSettings: linking),
        // Who may what: roles and rules, secrets, limits; no HTTP.
        .target(
            name: "EventAccess", dependencies: ["EventStore", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: settings, linkerSettings: linking),
        // Accounts of organisers: passkeys, OpenID Connect, VK ID, and what follows from them; no HTTP server.
        .target(
            name: "EventAccounts",
            dependencies: [
                "EventAccess", "EventStore", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        // What browsers are given, as values.
        .target(
            name: "EventPages",
            dependencies: [
                "EventAccess", .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
                .product(name: "Compression", package: "VeloQuest"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        // Events, riders, devices, logs, positions and standings; no HTTP.
        .target(
            name: "EventDay",
            dependencies: [
                "EventAccess", "EventStore", .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
                .product(name: "QuestSealing", package: "VeloQuest"),
                .product(name: "Exchange", package: "VeloQuest"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        // Routes, problems and the description of the API.
        .target(
            name: "EventServer",
            dependencies: [
                "EventAccess", "EventAccounts", "EventDay", "EventPages", "EventStore",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
                .product(name: "Compression", package: "VeloQuest"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        // Sends what the client of an event wants to say, for many riders in one process.
        .target(
            name: "EventClientNIO",
            dependencies: [
                .product(name: "EventClient", package: "VeloQuest"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        // What Swift's module of the C library leaves out.
        .systemLibrary(name: "CMemory"),
        .executableTarget(
            name: "questd",
            dependencies: [
                "CMemory", .product(name: "NIOCore", package: "swift-nio"), "EventServer", "EventDay", "EventAccess", "EventPages", "PostgresEventStore", "SQLiteEventStore", "EventStore", .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest"), .product(name: "RideSimulation", package: "VeloQuest"), .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"), .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"), .product(name: "UnixSignals", package: "swift-service-lifecycle")
            ],
            swiftSettings: settings, linkerSettings: linking),
        .executableTarget(
            name: "questload",
            dependencies: [
                "EventClientNIO", .product(name: "EventClient", package: "VeloQuest"), .product(name: "RideSimulation", package: "VeloQuest"), .product(name: "Support", package: "VeloQuest"), "EventAccess", .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "QuestSealing", package: "VeloQuest"), .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "ArgumentParser", package: "swift-argument-parser")
            ],
            swiftSettings: settings, linkerSettings: linking),
        .testTarget(
            name: "QuestdTests",
            dependencies: [
                "questd", "EventStore", "SQLiteEventStore", .product(name: "VeloQuest", package: "VeloQuest"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        .testTarget(
            name: "EventStoreTests",
            dependencies: [
                "EventStore", "PostgresEventStore", "SQLiteEventStore", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        .testTarget(
            name: "EventAccountsTests",
            dependencies: [
                "EventAccounts", "EventAccess", "EventStore", "SQLiteEventStore",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"), .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        .testTarget(
            name: "EventDayTests",
            dependencies: [
                "EventAccess", "EventDay", "EventStore", "SQLiteEventStore",
                .product(name: "VeloQuest", package: "VeloQuest"),
                .product(name: "QuestSealing", package: "VeloQuest"),
                .product(name: "Exchange", package: "VeloQuest"),
                .product(name: "Support", package: "VeloQuest"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings, linkerSettings: linking),
        .testTarget(
            name: "EventServerTests",
            dependencies: [
                "EventServer", "EventAccess", "EventAccounts", .product(name: "Crypto", package: "swift-crypto"), "EventDay", "EventPages", "EventStore", "SQLiteEventStore", "EventClientNIO", "questload", .product(name: "EventClient", package: "VeloQuest"), .product(name: "VeloQuestFoundation", package: "VeloQuest"), .product(name: "Support", package: "VeloQuest"), .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"), .product(name: "VeloQuest", package: "VeloQuest"), .product(name: "QuestSealing", package: "VeloQuest"), .product(name: "Exchange", package: "VeloQuest"), .product(name: "RideSimulation", package: "VeloQuest"), .product(name: "MapBuilding", package: "VeloQuest"), .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HummingbirdTesting", package: "hummingbird")
            ],
            swiftSettings: settings, linkerSettings: linking),
    ],
    swiftLanguageModes: [.v6])
