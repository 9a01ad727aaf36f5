import EventStore
import Foundation
import Testing

/// An engine that the suite tests.
enum Engine: String, CustomTestStringConvertible {
    case sqlite, postgres

    /// The engines that there are on this machine.
    static var all: [Engine] { PostgresCluster.isWanted ? [.sqlite, .postgres] : [.sqlite] }

    var testDescription: String { rawValue }

    /// Opens the store of a folder, or the database that is named as the folder; a second time it has what the first one committed.
    /// - Parameter address: that of a server; `nil` for a tool.
    func open(_ folder: String, address: String? = nil) async throws -> any EventStore {
        switch self {
        case .sqlite: return try SQLiteEventStore(folder: folder)
        case .postgres:
            let cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            let name = Self.database(folder)
            if try await cluster.sql("SELECT 1 FROM pg_database WHERE datname = '\(name)'").isEmpty {
                try await cluster.sql("CREATE DATABASE \(name)")
            }
            return try await PostgresEventStore(connecting: cluster.url(name), address: address)
        }
    }

    /// How many files of a store have a text in them.
    func hits(of text: String, in folder: String) async throws -> Int {
        switch self {
        case .sqlite:
            try FileManager.default.contentsOfDirectory(atPath: folder).count { name in
                try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)).range(of: Data(text.utf8)) != nil
            }
        case .postgres: try await #require(PostgresCluster.shared).hits(of: text, in: Self.database(folder))
        }
    }

    private static func database(_ folder: String) -> String {
        "t" + folder.lowercased().filter { $0.isLetter || $0.isNumber }.suffix(40)
    }
}
