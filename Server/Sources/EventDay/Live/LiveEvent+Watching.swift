import EventStore
import Logging
import VeloQuest

/// What organisers see as it happens.
public struct WatchedEvent: Sendable, Hashable {
    /// The number of the event; it grows by one.
    public let number: Int
    /// Its kind: `position`, `line`, `standings` or `message`.
    public let kind: String
    /// Its content as JSON, on one line.
    public let bytes: [UInt8]
}

/// The last events, for those who were away for a moment.
struct RecentEvents: Sendable {
    static let most = 4096
    private(set) var last = 0
    private var events: [WatchedEvent] = []

    mutating func append(_ kind: String, _ value: JSONValue) -> WatchedEvent {
        last += 1
        let event = WatchedEvent(number: last, kind: kind, bytes: JSONWriter().write(value))
        events.append(event)
        if events.count > 2 * Self.most { events.removeFirst(events.count - Self.most) }
        return event
    }

    /// Leaves one event out: nobody watches. Who watched before has to begin anew.
    mutating func skip() {
        last += 1
        events = []
    }

    /// The events after a number; `nil` where some of them are gone.
    func after(_ number: Int) -> [WatchedEvent]? {
        guard (0...last).contains(number) else { return nil }
        guard let first = events.first else { return number == last ? [] : nil }
        return number + 1 >= first.number ? events.filter { $0.number > number } : nil
    }
}

/// An organiser who watches.
struct Subscriber: Sendable {
    let continuation: AsyncStream<WatchedEvent>.Continuation
}

/// What happened, before it has a number.
enum Happening {
    case positions(JSONValue)
    case line(JSONValue)
    case standings(JSONValue)
    case message(JSONValue)
}

extension LiveEvent {
    /// How many events may wait for an organiser's connection before it has to begin anew.
    package static let mostWaiting = 1024

    /// What happens from now on, and what happened after a number. A watcher that is too slow, or was away too long, gets one event
    /// `resync` and has to read the state anew.
    ///
    /// - Returns: the events that were missed (`nil` for too many), and the stream of new ones; it ends where the watcher is too slow.
    public func watch(after number: Int?) -> (missed: [WatchedEvent]?, last: Int, stream: AsyncStream<WatchedEvent>) {
        let (stream, continuation) = AsyncStream<WatchedEvent>.makeStream(
            bufferingPolicy: .bufferingOldest(Self.mostWaiting))
        nextSubscriber += 1
        let key = nextSubscriber
        if isClosed { continuation.finish() } else { subscribers[key] = Subscriber(continuation: continuation) }
        continuation.onTermination = { [weak self] _ in
            Task { await self?.unsubscribe(key) }
        }
        return (number.map { recent.after($0) } ?? [], recent.last, stream)
    }

    private func unsubscribe(_ key: Int) { subscribers[key] = nil }

    /// How many watch.
    public var watcherCount: Int { subscribers.count }

    func publish(_ happening: @autoclosure () -> Happening) {
        guard !subscribers.isEmpty else { return recent.skip() }
        let happening = happening()
        let event =
            switch happening {
            case .positions(let value): recent.append("position", value)
            case .line(let value): recent.append("line", value)
            case .standings(let value): recent.append("standings", value)
            case .message(let value): recent.append("message", value)
            }
        for (key, subscriber) in subscribers {
            if case .dropped = subscriber.continuation.yield(event) {
                subscriber.continuation.finish()
                subscribers[key] = nil
            }
        }
    }

    /// Tells organisers of new lines.
    func announce(_ entries: [RideEntry]) {
        for entry in entries {
            publish(.line(["line": .string(String(decoding: entry.line, as: UTF8.self))]))
        }
    }

    /// Tells organisers who moved; it is due four times a second, so that a position is on a map within one.
    public func announceMoves() {
        let moved = positions.takeMoved()
        guard !moved.isEmpty else { return }
        publish(.positions(.array(moved.map { EventPositions.json($0.fix, of: $0.rider) })))
    }

    /// Does what is due once a second: stores positions, closes slots, tells organisers who moved and that standings changed.
    public func tick() async {
        let now = clock.now
        positions.closeSlots(at: now, delay: record.delay)
        announceMoves()
        if toldVersion != version {
            toldVersion = version
            publish(.standings(["version": .integer(Int64(version))]))
        }
        await officeTurn.wait()
        await storePositions()
        if abs(now - lastGathering) >= Self.gatherInterval || positions.ungathered >= Self.mostUngathered {
            await gather(before: now)
        }
        await tellChangedVerdicts()
        officeTurn.signal()
    }

    /// Does what is due, unless that is under way.
    func tickUnlessTicking() async {
        guard !isTicking, !isClosed else { return }
        isTicking = true
        await tick()
        isTicking = false
    }

    /// Shows organisers where riders were last, after a restart or when another server took the event over.
    func resumePositions() async {
        let now = clock.now
        guard record.finished == nil, let records = try? await store.tracks(of: id, in: now - Self.resumed..<now + 1)
        else { return }
        for track in records.flatMap({ TrackPacking.unpack($0.bytes) }) where riders[track.rider] != nil {
            if let fix = track.fixes.max(by: { $0.time < $1.time }) {
                positions.resume(fix, of: track.rider, at: now)
            }
        }
    }

    /// Positions of the last minutes, in milliseconds.
    private static let resumed: Int64 = 900_000

    /// How often positions are gathered by rider, in milliseconds.
    static let gatherInterval: Int64 = 300_000
    /// How many positions wait to be gathered: they are all in memory while they are.
    static let mostUngathered = 200_000

    func storePositions() async {
        guard let track = positions.takeUnstored() else { return }
        do throws(EventProblem) {
            try await commit([.track(track)])
        } catch {
            logger.warning(
                "positions of a second are lost", metadata: ["event": "\(id)", "problem": "\(error.code.rawValue)"])
        }
    }

    /// Gathers the positions of seconds by rider.
    ///
    /// - Returns: whether that could be done.
    @discardableResult
    func gather(before now: Int64) async -> Bool {
        lastGathering = now
        positions.ungathered = 0
        // A clock that was set back gives records an earlier start.
        let interval = min(gatheredUntil, now)..<now
        gatheredUntil = now
        do {
            let seconds = try await store.tracks(of: id, in: interval, rider: "")
            guard !seconds.isEmpty else { return true }
            try await commit([.gather(in: interval, TrackPacking.gathered(seconds))])
            return true
        } catch {
            gatheredUntil = interval.lowerBound
            logger.warning("positions are not gathered", metadata: ["event": "\(id)", "error": "\(error)"])
            return false
        }
    }

    /// Ends what waits and watches: the server stops.
    public func endWaiting() {
        wakeAll()
        for subscriber in subscribers.values { subscriber.continuation.finish() }
        subscribers = [:]
    }

    /// Ends what waits and watches; nothing is stored any more.
    func delete() {
        isDeleted = true
        isClosed = true
        endWaiting()
    }

    /// Ends what waits and watches: another server may have the event by now, so that nothing is said or stored here any more.
    func abandon() {
        isAbandoned = true
        isClosed = true
        endWaiting()
    }

    /// Ends what waits and watches, and stores what is not stored yet.
    public func close() async {
        isClosed = true
        endWaiting()
        await storePositions()
    }
}
