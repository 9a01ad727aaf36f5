public import Geodesy
public import RoadMap

/// A way to ride through two or more stops.
public struct Route: Sendable, Hashable {
    /// One leg between each stop and the next.
    public let legs: [RouteLeg]

    /// Joins legs, each of which starts where the one before ends.
    public init(legs: [RouteLeg]) {
        self.legs = legs
    }

    /// Length in metres.
    public var distance: Double { legs.reduce(0) { $0 + $1.distance } }
    /// Riding time in seconds.
    public var duration: Double { legs.reduce(0) { $0 + $1.duration } }
    /// What the search minimised: milliseconds, stretched by the profile's aversions.
    public var cost: Int64 { legs.reduce(0) { $0 + Int64($1.cost) } }
    /// The whole line, without the legs' seams doubled.
    public var coordinates: [Coordinate] {
        var result: [Coordinate] = []
        for leg in legs {
            result +=
                result.last == leg.line.coordinates.first ? leg.line.coordinates.dropFirst() : leg.line.coordinates[...]
        }
        return result
    }
}

/// The way between two neighbouring stops.
public struct RouteLeg: Sendable, Hashable {
    /// Where it starts, on the network.
    public let start: Snap
    /// Where it ends, on the network.
    public let end: Snap
    /// The pieces of edges it rides, in order; none where start and end are the same place.
    public let segments: [Segment]
    /// Its line; at least one coordinate.
    public let line: Polyline
    /// Riding time in seconds.
    public let duration: Double
    /// What the search minimised: milliseconds, stretched by the profile's aversions.
    public let cost: UInt32
    /// All arcs including those of zero length; first and last may be partial.
    let arcs: ContiguousArray<RiddenArc>
    /// Where time is not spread evenly over a segment; `nil` where it is everywhere.
    var bends: TimeBends?

    /// Length in metres.
    public var distance: Double { line.length }

    /// A piece of an edge, ridden in one direction.
    public struct Segment: Sendable, Hashable {
        /// The edge.
        public var edge: EdgeID
        /// Whether it is ridden against the edge's geometry.
        public var isReversed: Bool
        /// Metres from the start of the leg to the end of this piece.
        public var endsAt: Double
        /// Riding time in seconds for this piece.
        public var duration: Double

        package init(edge: EdgeID, isReversed: Bool, endsAt: Double, duration: Double) {
            (self.edge, self.isReversed, self.endsAt, self.duration) = (edge, isReversed, endsAt, duration)
        }
    }

    /// Riding time in seconds that is left `distance` metres after the start; on a map with heights slopes within a segment count.
    ///
    /// - Complexity: O(segments).
    public func remainingDuration(at distance: Double) -> Double {
        var remaining = 0.0
        var start = 0.0
        for segment in segments {
            if distance <= start {
                remaining += segment.duration
            } else if distance < segment.endsAt {
                remaining += segment.duration * remainingShare(at: distance, from: start, to: segment.endsAt)
            }
            start = segment.endsAt
        }
        return remaining
    }

    /// The share of a segment's time that is left at a place on it, all in metres from the start of the leg.
    @inline(__always)
    package func remainingShare(at distance: Double, from start: Double, to end: Double) -> Double {
        if let bends { return 1 - bends.share(at: distance, from: start, to: end) }
        let length = end - start
        return length > 0 ? min(max((end - distance) / length, 0), 1) : 0
    }

    /// The part of its edge that a segment rides, by shares of the edge's length from where it is entered.
    package func part(ofSegment number: Int) -> ClosedRange<Double> {
        RouteLeg.part(ofSegment: number, of: segments, from: start, to: end)
    }

    /// The part of its edge that a segment rides, by shares of the edge's length from where it is entered: first and last may ride
    /// less than all of it.
    static func part(
        ofSegment number: Int, of segments: [Segment], from start: Snap, to end: Snap
    ) -> ClosedRange<Double> {
        let segment = segments[number]
        func share(_ snap: Snap) -> Double { segment.isReversed ? 1 - snap.fraction : snap.fraction }
        let from = number == 0 && start.edge == segment.edge ? share(start) : 0
        let to = number == segments.count - 1 && end.edge == segment.edge ? share(end) : 1
        return min(from, to)...max(from, to)
    }
}

extension RouteLeg {
    /// Whether all its edges and arcs are ones that a graph has.
    package func isPart(of graph: RoadGraph) -> Bool {
        let edges = graph.edges
        return edges.contains(start.edge) && edges.contains(end.edge)
            && segments.allSatisfy { edges.contains($0.edge) } && arcs.allSatisfy { graph.arcs.contains($0.arc) }
    }
}

// MARK: - Decoding

#if !hasFeature(Embedded)
    extension RouteLeg {
        /// The names that saved sessions use.
        private enum CodingKeys: String, CodingKey {
            case start, end, line, duration, cost, arcs, bends
            case segments = "stretches"
        }

        /// Decodes a leg.
        ///
        /// - Throws: `DecodingError` also where pieces and line are in no order that a leg could have. Whether it belongs to a map
        ///   is not known here.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                start: try values.decode(Snap.self, forKey: .start), end: try values.decode(Snap.self, forKey: .end),
                segments: try values.decode([Segment].self, forKey: .segments),
                line: try values.decode(Polyline.self, forKey: .line),
                duration: try values.decode(Double.self, forKey: .duration),
                cost: try values.decode(UInt32.self, forKey: .cost),
                arcs: try values.decode(ContiguousArray<RiddenArc>.self, forKey: .arcs),
                bends: try values.decodeIfPresent(TimeBends.self, forKey: .bends))
            guard isInOrder else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no leg is like this"))
            }
        }

        /// No leg has so many metres.
        private static let longest = 1e8

        private var isInOrder: Bool {
            let ends = [0] + segments.map { $0.endsAt }
            let points = [0] + arcs.map { Int($0.points) }
            return !line.coordinates.isEmpty && line.coordinates.allSatisfy { $0.isOnEarth } && duration >= 0
                && zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 } && segments.allSatisfy { $0.duration >= 0 }
                && (ends.last ?? 0) <= line.length * 1.01 + 1 && points.last ?? 0 <= line.coordinates.count
                && zip(points, points.dropFirst()).allSatisfy { $0 <= $1 } && line.length < RouteLeg.longest
                && [start, end].allSatisfy { $0.coordinate.isOnEarth && (0...1).contains($0.fraction) }
        }
    }

    extension RouteLeg: Codable {}

    extension RouteLeg.Segment: Codable {}
#endif
