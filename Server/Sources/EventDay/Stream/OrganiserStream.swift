import VeloQuest

/// What organisers see as it happens, with its number.
public struct StreamEvent: Sendable, Hashable {
    /// The number of the event; it grows by one.
    public let number: Int
    /// Its kind: `position`, `line`, `standings` or `message`.
    public let kind: String
    /// Its content as JSON, on one line.
    public let bytes: [UInt8]
}

/// What an organiser who begins to watch gets.
public struct Watching: Sendable {
    /// The events that were missed; `nil` for too many, so that the state has to be read again.
    public let missed: [StreamEvent]?
    /// The number of the last event so far.
    public let last: Int
    /// The events from then on; it ends where the watcher is too slow.
    public let events: AsyncStream<StreamEvent>
}

/// What changed, before it has a number.
enum EventChange: Sendable {
    /// Riders moved.
    case positions([RiderPosition])
    /// A line of a log came.
    case line(RideEntry)
    /// Standings changed: their version, and the riders in rows that are others than at the last such event.
    case standings(version: Int, riders: [String])
    /// An organiser said something to a rider, or to all.
    case message(String, time: Int64, rider: String?)

    var kind: String {
        switch self {
        case .positions: "position"
        case .line: "line"
        case .standings: "standings"
        case .message: "message"
        }
    }

    var json: JSONValue {
        switch self {
        case .positions(let moved): .array(moved.map(\.json))
        case .line(let entry): ["line": .string(String(decoding: entry.line, as: UTF8.self))]
        case .standings(let version, let riders):
            ["version": .integer(Int64(version)), "riders": .array(riders.map(JSONValue.string))]
        case .message(let text, let time, let rider):
            ["time": .integer(time), "text": .string(text), "rider": rider.map(JSONValue.string) ?? .null]
        }
    }
}

/// The stream of organisers: who watches, and the last events for those who were away for a moment.
///
/// A watcher that is too slow, or was away too long, has to read the state again.
struct OrganiserStream: Sendable {
    /// How many events are kept at least; twice as many at most.
    static let leastKept = 4096

    /// The number of the last event.
    private(set) var last = 0
    private var recent: [StreamEvent] = []
    private var watchers: [Int: AsyncStream<StreamEvent>.Continuation] = [:]
    private var lastWatcher = 0
    /// The version of the standings that the last event about them named.
    var announcedVersion = 0

    /// How many watch.
    var watcherCount: Int { watchers.count }

    /// What happens from now on, and what happened after a number.
    ///
    /// - Parameters:
    ///   - isOver: whether nothing will happen any more.
    ///   - onEnd: called with the number of the watcher when it leaves.
    mutating func watch(after number: Int?, isOver: Bool, onEnd: @escaping @Sendable (Int) -> Void) -> Watching {
        let (events, continuation) = AsyncStream<StreamEvent>.makeStream(
            bufferingPolicy: .bufferingOldest(LiveEvent.mostWaitingEvents))
        lastWatcher += 1
        let key = lastWatcher
        if isOver { continuation.finish() } else { watchers[key] = continuation }
        continuation.onTermination = { _ in onEnd(key) }
        return Watching(missed: number.map { self.events(after: $0) } ?? [], last: last, events: events)
    }

    /// A watcher left.
    mutating func leave(_ watcher: Int) { watchers[watcher] = nil }

    /// Sends a change to all who watch; where nobody does, it is not even made.
    mutating func send(_ change: @autoclosure () -> EventChange) {
        guard !watchers.isEmpty else { return skip() }
        let change = change()
        last += 1
        let event = StreamEvent(number: last, kind: change.kind, bytes: JSONWriter().write(change.json))
        recent.append(event)
        if recent.count > 2 * Self.leastKept { recent.removeFirst(recent.count - Self.leastKept) }
        for (key, watcher) in watchers {
            if case .dropped = watcher.yield(event) {
                watcher.finish()
                watchers[key] = nil
            }
        }
    }

    /// Leaves one event out: those who watched before have to read the state again.
    mutating func skip() {
        last += 1
        recent = []
    }

    /// Ends all streams.
    mutating func end() {
        for watcher in watchers.values { watcher.finish() }
        watchers = [:]
    }

    /// The events after a number; `nil` where some of them are gone.
    private func events(after number: Int) -> [StreamEvent]? {
        guard (0...last).contains(number) else { return nil }
        guard let first = recent.first else { return number == last ? [] : nil }
        return number + 1 >= first.number ? recent.filter { $0.number > number } : nil
    }
}
