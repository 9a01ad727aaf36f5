/// Where pieces meet elsewhere than at an end of both.
struct SegmentCrossings {
    /// The points of the grid next to the places where pieces cross.
    private(set) var points: [TilePoint] = []
    /// Whether no two pieces meet so, also not by touching or overlapping.
    private(set) var isEmpty = true

    /// How many pairs of pieces are looked at, some seconds' work.
    private static let mostPairs = 1 << 30

    /// How many places may there be where so many pieces cross: far more than maps have, and few enough to be rounded in a moment.
    static func mostCrossings(of count: Int) -> Int { (1 << 16) + 16 * count }

    /// Looks at all pairs whose boxes meet.
    ///
    /// - Parameter segments: in ascending order of their starts.
    /// - Throws: `TangledArea` where there are too many crossings, or too many pairs to look at.
    /// - Complexity: O(*n* log *n*) and the number of pairs whose ranges of x overlap.
    init(of segments: [TileSegment]) throws(TangledArea) {
        let limit = Self.mostCrossings(of: segments.count)
        var pairs = 0
        search(segments, limit, &pairs)
        guard points.count <= limit, pairs <= Self.mostPairs else { throw TangledArea() }
    }

    /// Stops beyond a limit.
    private mutating func search(_ segments: [TileSegment], _ limit: Int, _ pairs: inout Int) {
        segments.withUnsafeBufferPointer { segments in
            // Those whose range of x reaches the current one's start.
            var active: [Int] = []
            for index in segments.indices {
                let segment = segments[index]
                pairs += active.count
                guard points.count <= limit, pairs <= Self.mostPairs else { return }
                var kept = 0
                for place in active.indices {
                    let other = segments[active[place]]
                    guard other.end.x >= segment.start.x else { continue }
                    active[kept] = active[place]
                    kept += 1
                    guard other.minY <= segment.maxY, segment.minY <= other.maxY, segment.meets(other) else { continue }
                    isEmpty = false
                    if let point = segment.roundedCrossing(other) { points.append(point) }
                }
                active.removeSubrange(kept...)
                active.append(index)
            }
        }
    }
}
