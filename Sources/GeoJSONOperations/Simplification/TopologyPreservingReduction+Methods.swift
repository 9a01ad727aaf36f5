import Geodesy

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
