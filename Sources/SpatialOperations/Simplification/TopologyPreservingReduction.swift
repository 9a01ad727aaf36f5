import Geodesy

/// Leaves positions out of the lines and rings of one geometry, so that no line moves further than a tolerance in metres and
/// none comes to cross another, itself, or to the other side of one.
///
/// Douglas and Peucker's recursion; a part of a line becomes a straight edge only where that edge crosses no edge that is
/// there, and no other line lies between the edge and the part it stands for.
///
///     ╱‾‾╲      the island keeps the bay
///     ╱ ◦  ╲
///     ●       ●
///
/// The plane is that of degrees, where edges are straight (RFC 7946 section 3.1.1), so lines may be of any size; a distance is
/// that of the position left out from the edge, measured on the ellipsoid.
///
/// Sources: Douglas and Peucker (1973); Saalfeld, *Topologically Consistent Line Simplification with the Douglas–Peucker
/// Algorithm* (1999).
struct TopologyPreservingReduction {
    typealias Point = SIMD2<Double>

    /// The positions of all lines, one after the other, in degrees.
    private let points: ContiguousArray<Point>
    private let scales: ContiguousArray<Point>
    /// The line that a position is of.
    private let lines: ContiguousArray<Int32>
    private let ranges: [Range<Int>]
    /// Where the edge that starts at a position ends.
    private var next: ContiguousArray<Int>
    private var tree: SegmentBoxTree
    private var isKept: ContiguousArray<Bool>
    private let tolerance: Double

    /// Takes lines in degrees whose longitudes do not jump.
    ///
    /// - Complexity: O(*n*).
    init(_ lists: [[Point]], tolerance: Double) {
        var points = ContiguousArray<Point>()
        var lines = ContiguousArray<Int32>()
        var ranges: [Range<Int>] = []
        for (line, list) in lists.enumerated() {
            ranges.append(points.count..<points.count + list.count)
            points += list
            lines.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: line), count: list.count))
        }
        self.points = points
        self.lines = lines
        self.ranges = ranges
        self.tolerance = tolerance
        scales = ContiguousArray(
            points.map { point in
                let scale = LocalScale(atLatitude: point.y)
                return Point(scale.east, scale.north)
            })
        next = ContiguousArray(points.indices.map { $0 + 1 })
        isKept = ContiguousArray(repeating: false, count: points.count)
        tree = SegmentBoxTree(count: points.count) { index in
            index + 1 < points.count && lines[index] == lines[index + 1]
                ? SegmentBox(points[index], points[index + 1]) : .empty
        }
    }

    /// The indices that stay of each line, ascending.
    ///
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    mutating func kept() -> [[Int]] {
        for range in ranges { reduce(range) }
        return ranges.map { range in range.filter { isKept[$0] }.map { $0 - range.lowerBound } }
    }

    private mutating func reduce(_ range: Range<Int>) {
        guard range.count > 2 else {
            for index in range { isKept[index] = true }
            return
        }
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        isKept[first] = true
        isKept[last] = true
        var open = [(first, last)]
        if points[first] == points[last] {
            guard let corners = corners(of: range) else {
                for index in range { isKept[index] = true }
                return
            }
            open = zip([first] + corners, corners + [last]).reversed().map { ($0, $1) }
            for corner in corners { isKept[corner] = true }
        }
        while let (start, end) = open.popLast() {
            guard end - start > 1 else { continue }
            let furthest = furthest(from: start, to: end)
            if furthest.distance <= tolerance, isWithinTolerance(start, end), isFree(start, end) {
                next[start] = end
                tree.replace(start..<end, with: SegmentBox(points[start], points[end]))
            } else {
                isKept[furthest.index] = true
                open.append((furthest.index, end))
                open.append((start, furthest.index))
            }
        }
    }

    /// Two more corners of a ring, so that a triangle is left of the smallest: the position furthest from its first, and the
    /// one furthest from the line between these; `nil` for a ring that has none.
    private func corners(of range: Range<Int>) -> [Int]? {
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        let opposite = furthest(from: first, to: last)
        guard opposite.distance > 0 else { return nil }
        let sides = [(first, opposite.index), (opposite.index, last)].filter { $1 - $0 > 1 }
        let third = sides.map { furthest(from: $0, to: $1) }.max { $0.distance < $1.distance }
        guard let third, third.distance > 0 else { return nil }
        return [opposite.index, third.index].sorted()
    }

    /// The position between two others that is furthest from the edge between them, and how far in metres that is with the
    /// scale of its latitude.
    private func furthest(from start: Int, to end: Int) -> (index: Int, distance: Double) {
        var result = (index: start + 1, square: -1.0)
        for index in start + 1..<end {
            let nearest = nearest(to: index, start, end)
            let miss = (nearest - points[index]) * scales[index]
            let square = miss.x * miss.x + miss.y * miss.y
            if square > result.square { result = (index, square) }
        }
        return (result.index, result.square.squareRoot())
    }

    /// The place on an edge that is nearest to a position, by the scale at that position.
    @inline(__always)
    private func nearest(to index: Int, _ start: Int, _ end: Int) -> Point {
        let scale = scales[index]
        let along = (points[end] - points[start]) * scale
        let way = (points[index] - points[start]) * scale
        let length = along.x * along.x + along.y * along.y
        guard length > 0 else { return points[start] }
        let share = min(max((way.x * along.x + way.y * along.y) / length, 0), 1)
        return points[start] + (points[end] - points[start]) * share
    }

    /// Whether all positions between two are within the tolerance of the edge, measured exactly.
    private func isWithinTolerance(_ start: Int, _ end: Int) -> Bool {
        (start + 1..<end).allSatisfy { index in
            let nearest = nearest(to: index, start, end)
            guard nearest != points[index] else { return true }
            let distance = Coordinate(longitude: nearest.x, latitude: nearest.y).distance(
                to: Coordinate(longitude: points[index].x, latitude: points[index].y))
            return distance <= tolerance
        }
    }

    /// Whether the edge from one position to another may stand for what is between them.
    private func isFree(_ start: Int, _ end: Int) -> Bool {
        let edge = SegmentCrossing(start: points[start], end: points[end])
        guard points[start] != points[end] else { return false }
        let isCrossed = tree.contains(meeting: SegmentBox(points[start], points[end])) { index in
            guard index < start || index >= end else { return false }
            return edge.isCrossed(points[index], points[next[index]])
        }
        return !isCrossed && !holdsOthers(start, end)
    }

    /// Whether a line, or the rest of this one, lies between the edge and the positions it stands for. No edge crosses the
    /// border of that area, so one position of a line tells.
    private func holdsOthers(_ start: Int, _ end: Int) -> Bool {
        var box = SegmentBox.empty
        for index in start...end { box = box.joined(with: SegmentBox(points[index], points[index])) }
        var decided: Set<Int32> = []
        return tree.contains(meeting: box) { index in
            guard index < start || index >= end, !decided.contains(lines[index]) else { return false }
            switch isInside(points[index], start, end) {
            case .some(let isInside):
                decided.insert(lines[index])
                return isInside
            case nil: return false
            }
        }
    }

    /// Whether a place is inside the ring of the positions from one to another; `nil` where it is one of them.
    private func isInside(_ place: Point, _ start: Int, _ end: Int) -> Bool? {
        var isInside = false
        var before = points[end]
        for index in start...end {
            let here = points[index]
            if here == place { return nil }
            if (before.y > place.y) != (here.y > place.y) {
                let crossing = before.x + (place.y - before.y) / (here.y - before.y) * (here.x - before.x)
                if crossing > place.x { isInside.toggle() }
            }
            before = here
        }
        return isInside
    }
}
