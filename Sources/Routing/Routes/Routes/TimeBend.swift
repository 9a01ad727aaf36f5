import RoadMap

/// A place on a leg where riding becomes slower or faster within a segment, since the slope of its edge changes.
struct TimeBend: Sendable, Hashable, BitwiseCopyable {
    /// Metres from the start of the leg.
    var at: Double
    /// The share of the time of the segment's ride that lies before it.
    var share: Double
}

/// Where on a leg time is not spread evenly over a segment: only on maps with heights, on edges of more than one slope.
///
///     leg      ├── segment ──┼───────── segment ─────────┤
///     bends                       │      │        │          each with the share of its segment's time before it
///
/// Legs without bends have none of this, in memory and when they are saved.
struct TimeBends: Sendable, Hashable {
    /// By rising distance.
    private(set) var bends: ContiguousArray<TimeBend> = []

    init() {}

    /// Adds those of the next segment.
    mutating func add(
        _ segment: RouteLeg.Segment, from start: Double, part: ClosedRange<Double>, costs: ArcCosts, graph: RoadGraph
    ) {
        let found = costs.bends(on: segment.edge, isReversed: segment.isReversed, part: part, in: graph)
        for bend in found {
            bends.append(TimeBend(at: start + (segment.endsAt - start) * bend.length, share: bend.time))
        }
    }

    /// Adds those of another leg that lie behind a place on it, moved by so many metres.
    mutating func add(_ other: TimeBends, behind place: Double, movedBy shift: Double) {
        for bend in other.bends[other.first(behind: place)...] {
            bends.append(TimeBend(at: bend.at + shift, share: bend.share))
        }
    }

    /// Those of a segment of which the rider has ridden a part, whose place and share of time are given, now as a segment of its own.
    func rest(behind place: Double, to end: Double, share: Double) -> TimeBends {
        var rest = TimeBends()
        for bend in bends[first(behind: place)...].prefix(while: { $0.at < end }) where share < 1 {
            let left = max((bend.share - share) / (1 - share), 0)
            rest.bends.append(TimeBend(at: bend.at - place, share: left))
        }
        return rest
    }

    /// The share of a segment's time that is spent before a place on it.
    ///
    /// - Complexity: O(log bends).
    func share(at place: Double, from start: Double, to end: Double) -> Double {
        guard end > start else { return 1 }
        let next = first(behind: place)
        func isWithin(_ number: Int) -> Bool {
            bends.indices.contains(number) && bends[number].at > start && bends[number].at < end
        }
        let before = isWithin(next - 1) ? bends[next - 1] : TimeBend(at: start, share: 0)
        let after = isWithin(next) ? bends[next] : TimeBend(at: end, share: 1)
        let length = after.at - before.at
        let part = length > 0 ? min(max((place - before.at) / length, 0), 1) : 1
        return before.share + (after.share - before.share) * part
    }

    /// The first that lies behind a place.
    private func first(behind place: Double) -> Int {
        var (low, high) = (0, bends.count)
        while low < high {
            let middle = (low + high) / 2
            if bends[middle].at <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

#if !hasFeature(Embedded)
    extension TimeBend: Codable {}

    extension TimeBends: Codable {
        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer()
            bends = try values.decode(ContiguousArray<TimeBend>.self)
            let isInOrder = zip(bends, bends.dropFirst()).allSatisfy { $0.at <= $1.at }
            guard isInOrder, bends.allSatisfy({ $0.at >= 0 && (0...1).contains($0.share) }) else {
                throw DecodingError.dataCorruptedError(in: values, debugDescription: "no leg bends like this")
            }
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.singleValueContainer()
            try values.encode(bends)
        }
    }
#endif
