import Geodesy

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
