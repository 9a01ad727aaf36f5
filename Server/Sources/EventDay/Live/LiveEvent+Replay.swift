import EventClient
import EventStore
import VeloQuest

/// A replay that was made, or is being made.
struct MadeReplay: Sendable {
    let making: Task<[UInt8], any Error>
    /// How many positions there were.
    let count: Int
    /// When it was begun, in milliseconds since 1970-01-01 00:00 UTC.
    let time: Int64
}

extension LiveEvent {
    /// The rides of a finished event, when the delay is over: of each rider the points at whole steps, as differences.
    ///
    /// `{"start": ms, "step": seconds, "end": ms, "riders": {"a17": [[n, longitude, latitude], …]}}`: the number of the step from the
    /// start and coordinates in millionths of a degree, each less that of the entry before. Of steps in which a rider stood only the last
    /// is there, and of each rider only what is between the own start and the finish. It is kept, and made again at most once a minute
    /// where positions came in the meantime.
    /// - Throws: `EventError`, `not-yet` before.
    public func replay() async throws -> [UInt8] {
        guard let end = record.finished, clock.now >= end + Int64(record.delay) * 1000 else {
            throw EventError(.notYet)
        }
        let now = clock.now
        if let made = views.replay, made.count == positions.count || abs(now - made.time) < 60_000 {
            return try await made.making.value
        }
        await storePositions()
        let riders = started().filter { !roster.isErased($0.rider) }
        let making = Task.detached { [store, id, created = record.created] in
            try await Replay(store: store, event: id, riders: riders, created: created, end: end).bytes()
        }
        views.replay = MadeReplay(making: making, count: positions.count, time: now)
        do { return try await making.value } catch {
            if views.replay?.making == making { views.replay = nil }
            throw EventError(.unavailable, retryAfter: 5)
        }
    }

    /// When each rider started, by the log, in seconds since 1970-01-01 00:00 UTC.
    private func started() -> [(rider: String, start: Double)] {
        var first: [String: Int64] = [:]
        for entry in logs.current.ridden.entries {
            guard case .started = entry.event else { continue }
            first[entry.rider.rawValue] = min(first[entry.rider.rawValue] ?? .max, entry.time)
        }
        return first.filter { roster.riders[$0.key] != nil }.sorted { $0.key < $1.key }
            .map { ($0.key, Double($0.value) / 1000) }
    }
}

/// Makes a replay of what a store has.
private struct Replay: Sendable {
    let store: any EventStore
    let event: String
    let riders: [(rider: String, start: Double)]
    let created: Int64
    let end: Int64

    /// How many points a replay has at most, more or less: some megabytes of text.
    private static let mostPoints = 400_000
    /// The shortest step, in seconds.
    private static let leastStep = 5

    func bytes() async throws -> [UInt8] {
        let recent = PackedTracks(try await store.tracks(of: event, in: 0..<Int64.max, rider: ""))
        // Read twice, so that only one rider's positions are in memory: for the interval, and for the points.
        var interval: (first: Double, last: Double)?
        var steps = 0
        for (rider, start) in riders {
            let fixes = try await fixes(of: rider, from: start, recent)
            guard let first = fixes.first, let last = fixes.last else { continue }
            interval = (min(interval?.first ?? first.time, first.time), max(interval?.last ?? last.time, last.time))
            steps += Set(fixes.map { Int64($0.time) / Int64(Self.leastStep) }).count
        }
        guard let interval else {
            return JSONWriter().write(
                ["start": .integer(created), "step": 5, "end": .integer(end), "riders": [:]] as JSONValue)
        }
        let step = max(1, (steps + Self.mostPoints - 1) / Self.mostPoints) * Self.leastStep
        let start = interval.first.rounded(.down)
        var text = Array(
            "{\"start\":\(Int64(start * 1000)),\"step\":\(step),\"end\":\(Int64(interval.last * 1000)),\"riders\":{"
                .utf8)
        var isFirst = true
        for (rider, begin) in riders {
            let points = Self.points(try await fixes(of: rider, from: begin, recent), start, step)
            guard !points.isEmpty else { continue }
            if !isFirst { text.append(0x2C) }
            isFirst = false
            text += "\"\(rider)\":[".utf8
            text += points
            text.append(0x5D)
        }
        return text + Array("}}".utf8)
    }

    /// The positions of a rider between the own start and the finish, in order.
    private func fixes(of rider: String, from start: Double, _ recent: PackedTracks) async throws -> [Fix] {
        let begin = max(Double(created) / 1000, start)
        let finish = Double(end) / 1000
        let gathered = try await store.tracks(of: event, in: 0..<Int64.max, rider: rider)
            .flatMap { TrackPacking.unpack($0.bytes) }.flatMap(\.fixes)
        return (gathered + recent.fixes(of: rider)).filter { $0.time >= begin && $0.time <= finish }
            .sorted { $0.time < $1.time }
    }

    /// A step from the start, and where the rider is then, in millionths of a degree.
    private struct Point {
        let number: Int64
        let longitude: Int64
        let latitude: Int64

        func at(_ number: Int64) -> Point { Point(number: number, longitude: longitude, latitude: latitude) }
    }

    /// The points at whole steps, as JSON.
    private static func points(_ fixes: [Fix], _ start: Double, _ step: Int) -> [UInt8] {
        var last: Point?
        var text: [UInt8] = []
        // A step in which the rider stood where it was before; the last of these is written, so that nobody seems to creep.
        var stood: Int64?
        func write(_ point: Point) {
            let before = last ?? Point(number: 0, longitude: 0, latitude: 0)
            if !text.isEmpty { text.append(0x2C) }
            let (longitude, latitude) = (point.longitude - before.longitude, point.latitude - before.latitude)
            text += "[\(point.number - before.number),\(longitude),\(latitude)]".utf8
            last = point
        }
        for fix in fixes {
            let number = Int64((fix.time - start) / Double(step))
            guard last.map({ number > (stood ?? $0.number) }) ?? true else { continue }
            let longitude = Int64((fix.coordinate.longitude * 1e6).rounded())
            let latitude = Int64((fix.coordinate.latitude * 1e6).rounded())
            if let last, longitude == last.longitude, latitude == last.latitude {
                stood = number
                continue
            }
            if let last, let number = stood { write(last.at(number)) }
            stood = nil
            write(Point(number: number, longitude: longitude, latitude: latitude))
        }
        if let last, let number = stood { write(last.at(number)) }
        return text
    }
}
