/// A line or ring of the world, and which of its points stay where it is simplified. A ring does not repeat its first point.
struct Path: Sendable {
    var points: [WorldPoint] = []
    var isFixed: [Bool] = []

    init() {}

    init(_ points: [WorldPoint], fixed: Bool = false) {
        self.points = points
        isFixed = Array(repeating: fixed, count: points.count)
    }

    mutating func append(_ point: WorldPoint, isFixed fixed: Bool) {
        if let last = points.last, last.x == point.x, last.y == point.y {
            if fixed { isFixed[isFixed.count - 1] = true }
            return
        }
        points.append(point)
        isFixed.append(fixed)
    }

    /// Twice the area as a ring, positive where it runs clockwise on the map (y grows southward), in units of the world.
    var doubleArea: Double {
        guard points.count > 2 else { return 0 }
        let origin = points[0]
        var sum = 0.0
        var (x, y) = (0.0, 0.0)
        for point in points.dropFirst() {
            let (nextX, nextY) = (Double(point.x - origin.x), Double(point.y - origin.y))
            sum += x * nextY - nextX * y
            (x, y) = (nextX, nextY)
        }
        return sum
    }
}
