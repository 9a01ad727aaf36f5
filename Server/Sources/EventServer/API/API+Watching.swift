import EventAccounts
import EventClient
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
                success: (200, .text("text/event-stream")), problems: [.malformed]
            ) { request in
                let event = try request.event
                let last = try request.request.headers[.lastEventID].flatMap { text throws(EventError) in
                    try LastEventID(text)
                }
                return await StreamResponse.response(for: event, after: last, streamMessages)
            }
        ]
    }
}

/// The stream of organisers (<https://html.spec.whatwg.org/multipage/server-sent-events.html>).
enum StreamResponse {
    /// How often a connection without events gets a heartbeat, so that a half-open one is noticed.
    static let heartbeat = Duration.seconds(15)
    /// How long a stream lasts; the token is checked again when it is opened again.
    static let longest = Duration.seconds(600)

    /// - Parameter last: the last event that the watcher has; `nil` for none.
    static func response(
        for event: LiveEvent, after last: LastEventID?, _ messages: StreamMessages
    ) async -> Response {
        // An event of another opening is before all of this one.
        let watching = await event.watch(after: last.map { $0.opening == event.opening ? $0.number : -1 })
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
                if let missed = watching.missed {
                    for missed in missed { try await writer.write(messages.message(missed, of: event)) }
                } else {
                    try await writer.write(
                        ByteBuffer(
                            string: "id: \(event.id(of: watching.last))\nevent: resync\ndata: {}\n\n"))
                }
                let end = ContinuousClock.now + longest
                for await watched in withHeartbeats(watching.events).cancelOnGracefulShutdown() {
                    guard ContinuousClock.now < end else { return try await writer.finish(nil) }
                    guard let watched else {
                        try await writer.write(ByteBuffer(string: "event: heartbeat\ndata: {}\n\n"))
                        continue
                    }
                    // Events that were both missed and streamed come once.
                    if watched.number > watching.last { try await writer.write(messages.message(watched, of: event)) }
                }
                try await writer.write(ByteBuffer(string: "event: resync\ndata: {}\n\n"))
                try await writer.finish(nil)
            })
    }

    /// The events, with `nil` wherever nothing happened for a while.
    private static func withHeartbeats(_ stream: AsyncStream<StreamEvent>) -> AsyncStream<StreamEvent?> {
        AsyncStream(bufferingPolicy: .bufferingOldest(LiveEvent.mostWaitingEvents)) { continuation in
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

extension LiveEvent {
    /// The `id` of an event of the stream.
    nonisolated fileprivate func id(of number: Int) -> String { LastEventID(opening: opening, number: number).text }
}

/// The messages of the last events, made once for all who watch: their bytes are shared.
final class StreamMessages: Sendable {
    private static let most = 64
    private let recent = NIOLockedValueBox<[Message]>([])

    private struct Message {
        let opening: String
        let number: Int
        let buffer: ByteBuffer
    }

    func message(_ watched: StreamEvent, of event: LiveEvent) -> ByteBuffer {
        recent.withLockedValue { recent in
            if let made = recent.last(where: { $0.number == watched.number && $0.opening == event.opening }) {
                return made.buffer
            }
            var buffer = ByteBuffer(string: "id: \(event.id(of: watched.number))\nevent: \(watched.kind)\ndata: ")
            buffer.writeBytes(watched.bytes)
            buffer.writeString("\n\n")
            recent.append(Message(opening: event.opening, number: watched.number, buffer: buffer))
            if recent.count > 2 * Self.most { recent.removeFirst(recent.count - Self.most) }
            return buffer
        }
    }
}
