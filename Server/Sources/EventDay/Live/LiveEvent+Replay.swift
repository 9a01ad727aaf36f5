import EventStore
import VeloQuest

extension LiveEvent {
    /// The rides of a finished event, when the delay is over: of each rider the places at whole steps, as differences.
    ///
    /// `{"start": ms, "step": seconds, "end": ms, "riders": {"a17": [[n, longitude, latitude], …]}}`: the number of the step from the
    /// start and coordinates in millionths of a degree, each less that of the entry before. Of steps in which a rider
    /// stood only the last is there. It is made once and kept, since whoever watched comes back for it.
    /// - Throws: `EventProblem`, `not-yet` before.
    public func replay() async throws -> [UInt8] {
        guard let end = record.finished, clock.now >= end + Int64(record.delay) * 1000 else {
            throw EventProblem(.notYet)
        }
        if let known = knownReplay { return try await known.value }
        let making = Task { try await self.madeReplay(until: end) }
        knownReplay = making
        do { return try await making.value } catch {
            knownReplay = nil
            throw EventProblem(.unavailable, retryAfter: 5)
        }
    }

    /// How many places a replay has at most, more or less: some megabytes of text.
    private static let mostPlaces = 400_000

    private func madeReplay(until end: Int64) async throws -> [UInt8] {
        let recent = PackedTracks(try await store.tracks(of: id, in: 0..<Int64.max, rider: ""))
        // Passed over twice, so that only one rider's positions are in memory: for the interval, and for the places.
        var interval: (first: Double, last: Double)?
        var moving = 0.0
        let begin = Double(record.created) / 1000
        let finish = Double(end) / 1000
        func fixes(of rider: String) async throws -> [Fix] {
            let gathered = try await store.tracks(of: id, in: 0..<Int64.max, rider: rider)
                .flatMap { TrackPacking.unpack($0.bytes) }.flatMap(\.fixes)
            return (gathered + recent.fixes(of: rider)).filter { (begin...finish).contains($0.time) }
                .sorted { $0.time < $1.time }
        }
        let known = riders.keys.sorted()
        for rider in known {
            let fixes = try await fixes(of: rider)
            guard let first = fixes.first, let last = fixes.last else { continue }
            interval = (min(interval?.first ?? first.time, first.time), max(interval?.last ?? last.time, last.time))
            moving += last.time - first.time
        }
        guard let interval else {
            return JSONWriter().write(
                ["start": .integer(record.created), "step": 5, "end": .integer(end), "riders": [:]] as JSONValue)
        }
        let step = [5, 10, 15, 20, 30, 60].first { moving / Double($0) <= Double(Self.mostPlaces) } ?? 120
        let start = interval.first.rounded(.down)
        var text = Array(
            "{\"start\":\(Int64(start * 1000)),\"step\":\(step),\"end\":\(Int64(interval.last * 1000)),\"riders\":{"
                .utf8)
        var isFirst = true
        for rider in known where !erased.contains(rider) {
            var last: (number: Int64, longitude: Int64, latitude: Int64)?
            var places: [UInt8] = []
            // A step in which the rider stood where it was before; the last of these is written, so that nobody seems to creep.
            var stood: Int64?
            func write(_ place: (number: Int64, longitude: Int64, latitude: Int64)) {
                let before = last ?? (0, 0, 0)
                if !places.isEmpty { places.append(0x2C) }
                places +=
                    "[\(place.number - before.number),\(place.longitude - before.longitude),\(place.latitude - before.latitude)]"
                    .utf8
                last = place
            }
            for fix in try await fixes(of: rider) {
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
            guard !places.isEmpty else { continue }
            if !isFirst { text.append(0x2C) }
            isFirst = false
            text += "\"\(rider)\":[".utf8
            text += places
            text.append(0x5D)
        }
        return text + Array("}}".utf8)
    }
}
