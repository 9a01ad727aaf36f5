/// Simplifies paths so that what two of them share stays shared: pieces between fixed points give the same result in either direction.
///
/// Source: D. Douglas and T. Peucker, *Algorithms for the reduction of the number of points required to represent a digitized line or
/// its caricature*, 1973.
struct PathSimplification {
    private let squaredTolerance: Double
    private var stack: [(Int, Int)] = []
    private var isKept: [Bool] = []

    /// - Parameter tolerance: in units of the world.
    init(tolerance: Double) { squaredTolerance = tolerance * tolerance }

    /// A line; its ends are kept.
    mutating func line(_ path: Path) -> Path {
        let count = path.points.count
        guard count > 2 else { return path }
        isKept = Array(repeating: false, count: count)
        isKept[0] = true
        isKept[count - 1] = true
        var start = 0
        for index in 1..<count where index == count - 1 || path.isFixed[index] {
            isKept[index] = true
            simplify(path.points, from: start, to: index)
            start = index
        }
        return kept(path)
    }

    /// A ring.
    mutating func ring(_ path: Path) -> Path {
        guard path.points.count > 3 else { return path }
        var ring = path
        let start = path.isFixed.firstIndex(of: true) ?? Self.least(path.points)
        if start != 0 {
            ring.points = Array(path.points[start...] + path.points[..<start])
            ring.isFixed = Array(path.isFixed[start...] + path.isFixed[..<start])
        }
        ring.points.append(ring.points[0])
        ring.isFixed.append(true)
        if !ring.isFixed[1..<ring.isFixed.count - 1].contains(true) {
            ring.isFixed[Self.farthest(ring.points)] = true
        }
        var simplified = line(ring)
        simplified.points.removeLast()
        simplified.isFixed = simplified.points.indices.map { simplified.isFixed[$0] }
        if path.isFixed.allSatisfy({ !$0 }) { simplified.isFixed = simplified.isFixed.map { _ in false } }
        return simplified
    }

    private func kept(_ path: Path) -> Path {
        var result = Path()
        for index in path.points.indices where isKept[index] {
            result.points.append(path.points[index])
            result.isFixed.append(path.isFixed[index])
        }
        return result
    }

    private mutating func simplify(_ points: [WorldPoint], from start: Int, to end: Int) {
        guard end - start > 1 else { return }
        // The same steps for both directions of the same points.
        let isForward = Self.isForward(points, start, end)
        stack.append((start, end))
        while let (first, last) = stack.popLast() {
            guard last - first > 1 else { continue }
            let (from, to) = isForward ? (points[first], points[last]) : (points[last], points[first])
            var farthest = squaredTolerance
            var found = -1
            for step in 1..<last - first {
                let index = isForward ? first + step : last - step
                let distance = Self.squaredDistance(points[index], from, to)
                if distance > farthest { (farthest, found) = (distance, index) }
            }
            guard found >= 0 else { continue }
            isKept[found] = true
            stack.append((first, found))
            stack.append((found, last))
        }
    }

    private static func isForward(_ points: [WorldPoint], _ start: Int, _ end: Int) -> Bool {
        var (low, high) = (start, end)
        while low < high {
            if isLess(points[low], points[high]) { return true }
            if isLess(points[high], points[low]) { return false }
            (low, high) = (low + 1, high - 1)
        }
        return true
    }

    private static func isLess(_ one: WorldPoint, _ other: WorldPoint) -> Bool {
        one.x != other.x ? one.x < other.x : one.y < other.y
    }

    private static func least(_ points: [WorldPoint]) -> Int {
        points.indices.min { isLess(points[$0], points[$1]) } ?? 0
    }

    private static func farthest(_ points: [WorldPoint]) -> Int {
        var (best, found) = (-1.0, points.count / 2)
        for index in 1..<points.count - 1 {
            let (x, y) = (Double(points[index].x - points[0].x), Double(points[index].y - points[0].y))
            let distance = x * x + y * y
            if distance > best || distance == best && isLess(points[index], points[found]) {
                (best, found) = (distance, index)
            }
        }
        return found
    }

    private static func squaredDistance(_ point: WorldPoint, _ from: WorldPoint, _ to: WorldPoint) -> Double {
        squaredDistance(
            Double(point.x - from.x), Double(point.y - from.y),
            toSegment: (Double(to.x - from.x), Double(to.y - from.y)))
    }

    /// The squared distance of a point from a segment, with coordinates relative to the segment's first end.
    ///
    /// - Parameter end: the segment's other end.
    static func squaredDistance(_ x: Double, _ y: Double, toSegment end: (x: Double, y: Double)) -> Double {
        let length = end.x * end.x + end.y * end.y
        guard length > 0 else { return x * x + y * y }
        let share = min(max((x * end.x + y * end.y) / length, 0), 1)
        let (dx, dy) = (x - share * end.x, y - share * end.y)
        return dx * dx + dy * dy
    }
}

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
