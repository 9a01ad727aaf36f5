import EventAccounts
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle
import VeloQuest

extension API {
    var watching: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}/feed", access: .organiser,
                summary: "What happens, as Server-Sent Events: position, line, standings, message, heartbeat, resync.",
                success: (200, .text("text/event-stream"))
            ) { request in
                let event = try request.event
                let after = request.request.headers[.lastEventID].map { messages.number(of: $0, in: event) }
                return await EventFeed.response(for: event, after: after, messages)
            }
        ]
    }
}

/// What happens, for organisers (<https://html.spec.whatwg.org/multipage/server-sent-events.html>).
enum EventFeed {
    /// How often a connection without events gets a heartbeat, so that a half-open one is noticed.
    static let heartbeat = Duration.seconds(15)
    /// How long a stream lasts. Whoever comes again is asked anew who that is.
    static let longest = Duration.seconds(600)

    static func response(for event: LiveEvent, after number: Int?, _ messages: FeedMessages) async -> Response {
        let (missed, last, stream) = await event.watch(after: number)
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
                if let missed {
                    for missed in missed { try await writer.write(messages.message(missed, of: event)) }
                } else {
                    try await writer.write(
                        ByteBuffer(string: "id: \(event.opening)-\(last)\nevent: resync\ndata: {}\n\n"))
                }
                let end = ContinuousClock.now + longest
                for await watched in withHeartbeats(stream).cancelOnGracefulShutdown() {
                    guard ContinuousClock.now < end else { return try await writer.finish(nil) }
                    guard let watched else {
                        try await writer.write(ByteBuffer(string: "event: heartbeat\ndata: {}\n\n"))
                        continue
                    }
                    // Events that were both missed and streamed come once.
                    if watched.number > last { try await writer.write(messages.message(watched, of: event)) }
                }
                try await writer.write(ByteBuffer(string: "event: resync\ndata: {}\n\n"))
                try await writer.finish(nil)
            })
    }

    /// The events, with `nil` wherever nothing happened for a while.
    private static func withHeartbeats(_ stream: AsyncStream<WatchedEvent>) -> AsyncStream<WatchedEvent?> {
        AsyncStream(bufferingPolicy: .bufferingOldest(LiveEvent.mostWaiting)) { continuation in
            let pump = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for await event in stream {
                            if case .dropped = continuation.yield(event) { break }
                        }
                        continuation.finish()
                    }
                    group.addTask {
                        while !Task.isCancelled {
                            guard (try? await Task.sleep(for: heartbeat)) != nil else { return }
                            continuation.yield(nil)
                        }
                    }
                    await group.next()
                    group.cancelAll()
                }
            }
            continuation.onTermination = { _ in pump.cancel() }
        }
    }
}

extension HTTPField.Name {
    // swift-format-ignore: NeverForceUnwrap
    static var lastEventID: Self { HTTPField.Name("Last-Event-ID") ?? .lastModified }
}

/// The messages of the last events, made once for all who watch: their bytes are shared.
final class FeedMessages: Sendable {
    private static let most = 64
    private let known = NIOLockedValueBox<[(opening: String, number: Int, buffer: ByteBuffer)]>([])

    /// The number of the last event that a watcher has; -1, which is before all, for one of another opening of the event.
    func number(of identifier: String, in event: LiveEvent) -> Int {
        let parts = identifier.split(separator: "-")
        return parts.count == 2 && parts[0] == event.opening ? Int(parts[1]) ?? -1 : -1
    }

    func message(_ watched: WatchedEvent, of event: LiveEvent) -> ByteBuffer {
        known.withLockedValue { known in
            if let found = known.last(where: { $0.number == watched.number && $0.opening == event.opening }) {
                return found.buffer
            }
            var buffer = ByteBuffer(string: "id: \(event.opening)-\(watched.number)\nevent: \(watched.kind)\ndata: ")
            buffer.writeBytes(watched.bytes)
            buffer.writeString("\n\n")
            known.append((event.opening, watched.number, buffer))
            if known.count > 2 * Self.most { known.removeFirst(known.count - Self.most) }
            return buffer
        }
    }
}
