import Geodesy

/// Removes positions from arcs that meet at their ends only, such that no arc begins to cross another or itself, or changes to the other
/// side of another.
///
/// A part of an arc becomes a straight edge only where that edge crosses no existing edge, and nothing else lies between
/// the edge and the part that it replaces.
///
///     ╱‾‾╲      the island keeps the bay
///     ╱ ◦  ╲
///     ●       ●
///
/// The plane is that of degrees, where edges are straight (RFC 7946 section 3.1.1), so arcs may be of any size; metres are
/// those of the ellipsoid. No new edge is 180° wide or wider, since it could then be read the other way around the Earth.
///
/// Where arcs cross in the input, the crossing edges stay.
///
/// Source: Saalfeld, *Topologically Consistent Line Simplification with the Douglas–Peucker Algorithm* (1999).
struct TopologyPreservingReduction {
    typealias Point = SIMD2<Double>

    /// The positions of all arcs, one after the other, in degrees.
    let points: ContiguousArray<Point>
    let scales: ContiguousArray<Point>
    let ranges: [Range<Int>]
    /// Where the edge that starts at a position ends.
    private(set) var next: ContiguousArray<Int>
    var isKept: ContiguousArray<Bool>
    /// The arc of each position.
    private let arcs: ContiguousArray<Int32>
    /// Made when an edge is first asked about: of most lines of a detailed map nothing can be left out.
    private var tree: SegmentBoxTree?
    /// By how many degrees arcs are moved to meet each other.
    private let shifts: [Double]

    /// Takes arcs in degrees whose longitudes do not jump.
    ///
    /// - Parameter isUnrolled: whether an arc may be whole turns away from one that it meets.
    /// - Complexity: O(*n*).
    init(_ lists: [ContiguousArray<Point>], isUnrolled: Bool) {
        var points = ContiguousArray<Point>()
        var arcs = ContiguousArray<Int32>()
        var ranges: [Range<Int>] = []
        points.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for (arc, list) in lists.enumerated() {
            ranges.append(points.count..<points.count + list.count)
            points += isUnrolled ? ContiguousArray(list.map { Point(UnrolledRing.coarse($0.x), $0.y) }) : list
            arcs.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: arc), count: list.count))
        }
        self.points = points
        self.arcs = arcs
        self.ranges = ranges
        shifts = isUnrolled ? [0, -360, 360, -720, 720] : [0]
        scales = ContiguousArray(
            points.map { point in
                let scale = LocalScale(atLatitude: point.y)
                return Point(scale.east, scale.north)
            })
        next = ContiguousArray(points.indices.map { $0 + 1 })
        isKept = ContiguousArray(repeating: true, count: points.count)
    }

    /// The boxes of the edges as they are.
    private mutating func makeTree() {
        guard tree == nil else { return }
        let (points, arcs) = (points, arcs)
        tree = SegmentBoxTree(count: points.count) { index in
            index + 1 < points.count && arcs[index] == arcs[index + 1]
                ? SegmentBox(points[index], points[index + 1]) : .empty
        }
    }

    /// Replaces everything between two positions by an edge.
    mutating func join(_ start: Int, _ end: Int) {
        next[start] = end
        tree?.replace(start..<end, with: SegmentBox(points[start], points[end]))
    }

    /// Removes a position between its two neighbours.
    mutating func leaveOut(_ before: Int, _ place: Int, _ after: Int) {
        next[before] = after
        isKept[place] = false
        tree?.replace(place, with: .empty)
        tree?.replace(before, with: SegmentBox(points[before], points[after]))
    }

    /// Whether the edge from one position to another may replace the positions between them.
    mutating func isFree(_ start: Int, _ end: Int) -> Bool {
        makeTree()
        return isUncrossed(start, end)
    }

    private func isUncrossed(_ start: Int, _ end: Int) -> Bool {
        guard let tree, points[start] != points[end], (points[start].x - points[end].x).magnitude < 180 else {
            return false
        }
        return shifts.allSatisfy { shift in
            let offset = Point(shift, 0)
            let edge = SegmentCrossing(start: points[start] + offset, end: points[end] + offset)
            let line = SegmentLine(edge.start, edge.end)
            let isCrossed = tree.contains(meeting: SegmentBox(edge.start, edge.end), and: line) { index in
                guard index < start || index >= end, !line.hasOnOneSide(points[index], points[next[index]]) else {
                    return false
                }
                return edge.isCrossed(points[index], points[next[index]])
            }
            return !isCrossed && !holdsOthers(start, end, offset, tree)
        }
    }

    /// Whether another arc, or the rest of this one, lies between the edge and the positions that it replaces. No edge crosses the
    /// border of that area, so one position of each arc decides, and one on either side of this arc.
    private func holdsOthers(_ start: Int, _ end: Int, _ offset: Point, _ tree: SegmentBoxTree) -> Bool {
        var box = SegmentBox.empty
        var index = start
        while index < end {
            box = box.joined(with: SegmentBox(points[index] + offset, points[next[index]] + offset))
            index = next[index]
        }
        var decided: Set<Int32> = []
        var holds = false
        // The parts of this arc before and behind the edge; other arcs are looked at one by one.
        let arc = ranges[Int(arcs[start])]
        for part in [arc.lowerBound..<start, end..<arc.upperBound, 0..<arc.lowerBound, arc.upperBound..<points.count] {
            let isThisArc = arc.lowerBound <= part.lowerBound && part.upperBound <= arc.upperBound
            guard !part.isEmpty else { continue }
            _ = tree.contains(meeting: box, in: part) { index in
                guard part.contains(index), isThisArc || !decided.contains(arcs[index]) else { return false }
                guard
                    let isInside = isInside(points[index] - offset, start, end)
                        ?? isInside(points[next[index]] - offset, start, end)
                else { return false }
                decided.insert(arcs[index])
                holds = isInside
                return isInside || isThisArc
            }
            if holds { return true }
        }
        return false
    }

    /// Whether a place is inside the ring of the positions from one to another; `nil` where it is one of them.
    private func isInside(_ place: Point, _ start: Int, _ end: Int) -> Bool? {
        var isInside = false
        var before = points[end]
        var index = start
        while true {
            let here = points[index]
            if here == place { return nil }
            let crossing = EvenOddRule.crossing(
                from: Coordinate(longitude: before.x, latitude: before.y),
                to: Coordinate(longitude: here.x, latitude: here.y), atLatitude: place.y)
            if let crossing, crossing > place.x { isInside.toggle() }
            guard index < end else { return isInside }
            before = here
            index = next[index]
        }
    }
}

extension TopologyPreservingReduction {
    /// Removes the positions that the method chooses, where no crossing would arise.
    ///
    /// - Complexity: O(*n* log *n*) for ordinary arcs, O(*n*²) at worst.
    mutating func reduce(by method: SimplificationMethod) {
        switch method {
        case .douglasPeucker(let tolerance):
            for range in ranges { reduce(range, tolerance) }
        case .visvalingam(let area): eliminate(below: area)
        }
    }

    // MARK: Visvalingam and Whyatt

    private mutating func eliminate(below limit: Double) {
        let (points, scales) = (points, scales)
        var elimination = TriangleElimination(of: ranges) { before, place, after in
            let (one, other) = (points[before] - points[place], points[after] - points[place])
            return (one.x * other.y - one.y * other.x).magnitude / 2 * scales[place].x * scales[place].y
        }
        _ = elimination.isKept(above: limit) { before, place, after in
            guard isFree(before, after) else { return false }
            leaveOut(before, place, after)
            return true
        }
    }

    // MARK: Douglas and Peucker

    private mutating func reduce(_ range: Range<Int>, _ tolerance: Double) {
        guard range.count > 2 else { return }
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        var fixed = [first, last]
        if points[first] == points[last] {
            guard let corners = corners(of: range) else { return }
            fixed = [first] + corners + [last]
        }
        for index in range { isKept[index] = false }
        for index in fixed { isKept[index] = true }
        var recursion = DouglasPeucker()
        for (start, end) in zip(fixed, fixed.dropFirst()) {
            recursion.divide(from: start, to: end) { start, end in
                let furthest = furthest(from: start, to: end)
                if furthest.distance <= tolerance, isWithin(tolerance, start, end), isFree(start, end) {
                    join(start, end)
                    return nil
                }
                isKept[furthest.index] = true
                return furthest.index
            }
        }
    }

    /// Two further corners of a ring that stay, so that it keeps three: the position furthest from its first, and the
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

    /// The position between two others that is furthest from the edge between them, and its distance in metres by the
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
        let offset = (points[index] - points[start]) * scale
        let length = along.x * along.x + along.y * along.y
        guard length > 0 else { return points[start] }
        let share = min(max((offset.x * along.x + offset.y * along.y) / length, 0), 1)
        return points[start] + (points[end] - points[start]) * share
    }

    /// Whether all positions between two are within the tolerance of the edge, measured exactly.
    private func isWithin(_ tolerance: Double, _ start: Int, _ end: Int) -> Bool {
        (start + 1..<end).allSatisfy { index in
            let nearest = nearest(to: index, start, end)
            guard nearest != points[index] else { return true }
            let distance = Coordinate(longitude: nearest.x, latitude: nearest.y).distance(
                to: Coordinate(longitude: points[index].x, latitude: points[index].y))
            return distance <= tolerance
        }
    }
}
