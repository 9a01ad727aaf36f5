import EventStore
import VeloQuest

/// A replay that was made, or is being made.
struct KnownReplay: Sendable {
    let making: Task<[UInt8], any Error>
    /// How many positions there were.
    let count: Int
    /// When it was begun, in milliseconds since 1970-01-01 00:00 UTC.
    let made: Int64
}

extension LiveEvent {
    /// The rides of a finished event, when the delay is over: of each rider the places at whole steps, as differences.
    ///
    /// `{"start": ms, "step": seconds, "end": ms, "riders": {"a17": [[n, longitude, latitude], …]}}`: the number of the step from the
    /// start and coordinates in millionths of a degree, each less that of the entry before. Of steps in which a rider stood only the last
    /// is there, and of each rider only what is between the own start and the finish. It is kept, and made anew at most once a minute
    /// where positions came in the meantime.
    /// - Throws: `EventProblem`, `not-yet` before.
    public func replay() async throws -> [UInt8] {
        guard let end = record.finished, clock.now >= end + Int64(record.delay) * 1000 else {
            throw EventProblem(.notYet)
        }
        let now = clock.now
        if let known = knownReplay, known.count == positions.count || abs(now - known.made) < 60_000 {
            return try await known.making.value
        }
        await storePositions()
        let riders = started().filter { !erased.contains($0.rider) }
        let making = Task.detached { [store, id, created = record.created] in
            try await Replay(store: store, event: id, riders: riders, created: created, end: end).bytes()
        }
        knownReplay = KnownReplay(making: making, count: positions.count, made: now)
        do { return try await making.value } catch {
            if knownReplay?.making == making { knownReplay = nil }
            throw EventProblem(.unavailable, retryAfter: 5)
        }
    }

    /// When each rider started, by the log, in seconds since 1970-01-01 00:00 UTC.
    private func started() -> [(rider: String, start: Double)] {
        var first: [String: Int64] = [:]
        for entry in log.ridden.entries {
            guard case .started = entry.event else { continue }
            first[entry.rider.rawValue] = min(first[entry.rider.rawValue] ?? .max, entry.time)
        }
        return first.filter { riders[$0.key] != nil }.sorted { $0.key < $1.key }
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

    /// How many places a replay has at most, more or less: some megabytes of text.
    private static let mostPlaces = 400_000
    /// The shortest step, in seconds.
    private static let leastStep = 5

    func bytes() async throws -> [UInt8] {
        let recent = PackedTracks(try await store.tracks(of: event, in: 0..<Int64.max, rider: ""))
        // Passed over twice, so that only one rider's positions are in memory: for the interval, and for the places.
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
        let step = max(1, (steps + Self.mostPlaces - 1) / Self.mostPlaces) * Self.leastStep
        let start = interval.first.rounded(.down)
        var text = Array(
            "{\"start\":\(Int64(start * 1000)),\"step\":\(step),\"end\":\(Int64(interval.last * 1000)),\"riders\":{"
                .utf8)
        var isFirst = true
        for (rider, begin) in riders {
            let places = Self.places(try await fixes(of: rider, from: begin, recent), start, step)
            guard !places.isEmpty else { continue }
            if !isFirst { text.append(0x2C) }
            isFirst = false
            text += "\"\(rider)\":[".utf8
            text += places
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

    /// The places at whole steps, as JSON.
    private static func places(_ fixes: [Fix], _ start: Double, _ step: Int) -> [UInt8] {
        var last: (number: Int64, longitude: Int64, latitude: Int64)?
        var text: [UInt8] = []
        // A step in which the rider stood where it was before; the last of these is written, so that nobody seems to creep.
        var stood: Int64?
        func write(_ place: (number: Int64, longitude: Int64, latitude: Int64)) {
            let before = last ?? (0, 0, 0)
            if !text.isEmpty { text.append(0x2C) }
            let (longitude, latitude) = (place.longitude - before.longitude, place.latitude - before.latitude)
            text += "[\(place.number - before.number),\(longitude),\(latitude)]".utf8
            last = place
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
            if let known = last, let number = stood { write((number, known.longitude, known.latitude)) }
            stood = nil
            write((number, longitude, latitude))
        }
        if let known = last, let number = stood { write((number, known.longitude, known.latitude)) }
        return text
    }
}
