import Geodesy

/// From geometry of the world to that of one tile: clipped, simplified, rounded to the tile's grid, and made valid.
///
///     let clipping = TileClipping(tile: tile, buffer: 64, tolerance: 0)
///     let areas = try clipping.polygon(rings)  // valid, or none
///
/// Lines and rings are simplified before they are clipped, so that neighbouring tiles agree at their seam; what lies in many tiles is
/// better simplified once for the zoom and clipped with a tolerance of zero. The same points always give the same result.
struct TileClipping: Sendable {
    let area: WorldBox
    let grid: TileGrid
    let tolerance: Double

    /// Prepares for a tile.
    ///
    /// - Parameters:
    ///   - buffer: how far geometry reaches beyond the tile, in 1/4096 of its width, at most one width.
    ///   - tolerance: how far a simplified line may be from the original, in 1/4096 of the tile's width; 0 keeps every point.
    init(tile: TileID, buffer: Int, tolerance: Double) {
        area = tile.box(buffer: buffer)
        grid = TileGrid(tile: tile)
        self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0
    }

    /// The point in the tile's units; `nil` where it is beyond the buffer.
    func point(_ point: WorldPoint) -> TilePoint? {
        area.contains(point) ? grid.rounded(point) : nil
    }

    /// The parts of a line within the buffer, each of two different points or more. No point follows an equal one.
    ///
    /// - Complexity: O(*n*), and that of the simplification where there is a tolerance.
    func line(_ points: [WorldPoint]) -> [[TilePoint]] {
        var points = points
        if tolerance > 0 {
            var simplification = WorldSimplification(tolerance: grid.worldDistance(tolerance))
            points = simplification.line(points)
        }
        return area.clipped(line: points).compactMap { part in
            var line: [TilePoint] = []
            line.reserveCapacity(part.count)
            for point in part {
                let rounded = grid.rounded(point)
                if line.last != rounded { line.append(rounded) }
            }
            return line.count > 1 ? line : nil
        }
    }

    /// What of an area lies within the buffer, as areas that are valid by the specification (section 4.3.4.4) and by OGC 06-103r4:
    /// rings do not cross or touch themselves, holes lie inside of their outer ring and meet it and each other in single points at most,
    /// and the interior of each area is connected. Empty where nothing is left.
    ///
    /// Rings without contact after rounding, nearly all, go straight out; the others are taken apart and put together again (see
    /// `SnapRounding` and `AreaAssembly`).
    ///
    /// - Parameter rings: of one area or several, closed or not, in any direction: what is inside of an odd number of them belongs to
    ///   the area.
    /// - Throws: `TangledArea` where rings cross each other so often that this would take too long.
    /// - Complexity: O(*n*²) for few points; near O(*n* log *n*) for usual areas of many.
    func polygon(_ rings: [[WorldPoint]]) throws(TangledArea) -> [[[TilePoint]]] {
        var rounded: [[TilePoint]] = []
        for ring in rings {
            var open = ring
            while open.count > 1, open.first == open.last { open.removeLast() }
            guard open.count > 2 else { continue }
            if tolerance > 0 {
                var simplification = WorldSimplification(tolerance: grid.worldDistance(tolerance))
                open = simplification.ring(open)
            }
            let ring = RingRounding.ring(of: area.clipped(ring: open), on: grid)
            if ring.count > 2 { rounded.append(ring) }
        }
        return try TileArea.valid(of: rounded)
    }
}

/// The grid of a tile's points.
struct TileGrid: Sendable {
    private let originX: Int64
    private let originY: Int64
    /// A unit of the grid is 2^shift units of the world; negative where it is less than one.
    private let shift: Int64

    init(tile: TileID) {
        originX = tile.box.minX
        originY = tile.box.minY
        shift = 32 - 12 - Int64(tile.zoom)
    }

    /// The nearest point of the grid, half a unit rounds up. Points more than some widths away are moved to there.
    func rounded(_ point: WorldPoint) -> TilePoint {
        TilePoint(x: rounded(point.x - originX), y: rounded(point.y - originY))
    }

    private func rounded(_ distance: Int64) -> Int32 {
        let limit: Int64 = 1 << 20
        let units = shift > 0 ? (distance + 1 << (shift - 1)) >> shift : distance << -shift
        return Int32(truncatingIfNeeded: min(max(units, -limit), limit))
    }

    /// A distance of the grid in units of the world.
    func worldDistance(_ units: Double) -> Double {
        shift >= 0 ? units * Double(Int64(1) << shift) : units / Double(Int64(1) << -shift)
    }
}

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

/// Leaves points out of lines and rings of the world (Douglas and Peucker).
struct WorldSimplification {
    private var reduction = DouglasPeucker()
    /// In units of the world.
    let tolerance: Double

    init(tolerance: Double) { self.tolerance = tolerance }

    mutating func line(_ points: [WorldPoint]) -> [WorldPoint] {
        guard points.count > 2 else { return points }
        var kept: [WorldPoint] = []
        reduction.forEachKept(of: points.count, tolerance: tolerance) { index in
            PlanePoint(east: Double(points[index].x), north: Double(points[index].y))
        } _: {
            kept.append(points[$0])
        }
        return kept
    }

    /// A ring that is not closed, between its first point by coordinates and the one furthest from there: wherever the ring begins, the
    /// same points stay.
    mutating func ring(_ points: [WorldPoint]) -> [WorldPoint] {
        guard points.count > 3, let start = points.indices.min(by: { Self.isBefore(points[$0], points[$1]) }) else {
            return points
        }
        let turned = Array(points[start...] + points[..<start])
        let origin = turned[0]
        func reach(_ point: WorldPoint) -> Double {
            let (dx, dy) = (Double(point.x - origin.x), Double(point.y - origin.y))
            return dx * dx + dy * dy
        }
        let furthest = turned.indices.max { left, right in
            let (nearer, further) = (reach(turned[left]), reach(turned[right]))
            return nearer == further ? Self.isBefore(turned[left], turned[right]) : nearer < further
        }
        guard let furthest, furthest > 0 else { return [origin] }
        return line(Array(turned[...furthest])).dropLast() + line(turned[furthest...] + [origin]).dropLast()
    }

    private static func isBefore(_ left: WorldPoint, _ right: WorldPoint) -> Bool {
        (left.x, left.y) < (right.x, right.y)
    }
}
