/// Areas of a tile's grid made valid.
enum TileArea {
    /// Up to so many points every pair of pieces is looked at.
    private static let smallCount = 24

    /// The areas inside of an odd number of rings, each with its outer ring and its holes, valid as `TileClipping.polygon(_:)` says.
    ///
    /// - Parameter rings: of three points or more, not closed, without points on the straight line of their neighbours.
    /// - Throws: `TangledArea` where they cross too often.
    static func valid(of rings: [[TilePoint]]) throws(TangledArea) -> [[[TilePoint]]] {
        guard let first = rings.first else { return [] }
        if rings.count == 1, first.count <= smallCount, isSimple(first) { return [[first]] }
        var segments: [TileSegment] = []
        segments.reserveCapacity(rings.reduce(0) { $0 + $1.count })
        for ring in rings {
            guard var last = ring.last else { continue }
            for point in ring {
                segments.append(TileSegment(last, point))
                last = point
            }
        }
        segments.sort { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y) }
        let crossings = try SegmentCrossings(of: segments)
        if crossings.isEmpty {
            // Rings may still touch in a point.
            if rings.count == 1, Set(first).count == first.count { return [[first]] }
            return AreaAssembly.areas(of: segments)
        }
        return AreaAssembly.areas(of: SnapRounding.rounded(segments, crossings: crossings))
    }

    /// Whether a ring has no point twice and no two pieces that meet elsewhere than at their common end.
    private static func isSimple(_ ring: [TilePoint]) -> Bool {
        if ring.count == 3 { return true }
        for first in 0..<ring.count - 2 {
            let piece = TileSegment(ring[first], ring[first + 1])
            // The last piece is a neighbour of the first.
            for second in first + 2..<(first == 0 ? ring.count - 1 : ring.count) {
                let other = TileSegment(ring[second], ring[second + 1 == ring.count ? 0 : second + 1])
                if piece.isEndOfBoth(other) || piece.meets(other) { return false }
            }
        }
        return true
    }
}

/// An area of a tile whose rings cross each other so often that it is no area of a map, and would take minutes to be made valid.
package struct TangledArea: Error, Sendable, Hashable {}
