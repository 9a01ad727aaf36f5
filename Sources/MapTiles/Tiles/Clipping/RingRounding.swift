/// Rounds rings to a tile's grid.
enum RingRounding {
    /// The ring without points that follow an equal one or lie on the straight line of their neighbours, also where the line goes back
    /// on itself: these have no part in what is inside. Empty where no area is left.
    static func ring(of points: [WorldPoint], on grid: TileGrid) -> [TilePoint] {
        var ring: [TilePoint] = []
        ring.reserveCapacity(points.count)
        for point in points { append(grid.rounded(point), to: &ring) }
        return closed(&ring)
    }

    private static func append(_ point: TilePoint, to ring: inout [TilePoint]) {
        while let last = ring.last {
            if last == point { return }
            guard ring.count > 1, TileSegment.turn(ring[ring.count - 2], last, point) == 0 else { break }
            ring.removeLast()
        }
        ring.append(point)
    }

    /// The same around the place where the ring closes.
    private static func closed(_ ring: inout [TilePoint]) -> [TilePoint] {
        var start = 0
        while ring.count - start > 2, let last = ring.last {
            let first = ring[start]
            if last == first || TileSegment.turn(ring[ring.count - 2], last, first) == 0 {
                ring.removeLast()
            } else if TileSegment.turn(last, first, ring[start + 1]) == 0 {
                start += 1
            } else {
                break
            }
        }
        return ring.count - start > 2 ? Array(ring[start...]) : []
    }
}
