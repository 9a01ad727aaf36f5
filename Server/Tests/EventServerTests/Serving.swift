import EventDay
import EventStore
import Foundation
import Logging
import ServiceLifecycle
import Testing
import VeloQuest

@testable import EventServer

/// Serves the events of a folder while a body runs.
func serving(
    _ folder: String, port: Int = 0, _ body: (Int, EventDay) async throws -> Void
) async throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let day = try await EventDay(
        store: try SQLiteEventStore(folder: folder),
        clock: .system(startingAt: Int64(Date().timeIntervalSince1970 * 1000)), logger: logger)
    var configuration = QuestServer.Configuration()
    configuration.port = port
    let server = QuestServer(day, routing: nil, configuration: configuration, logger: logger)
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let application = try server.application { listening.yield($0) }
    let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(services: [application], logger: logger))
    async let running: Void = {
        defer { listening.finish() }
        try await group.run()
    }()
    var failure: (any Error)?
    var iterator = ports.makeAsyncIterator()
    if let port = await iterator.next() {
        do { try await body(port, day) } catch { failure = error }
    } else {
        Issue.record("the server does not listen")
    }
    await group.triggerGracefulShutdown()
    try await running
    if let failure { throw failure }
}
