/// Points at which several parts of rings meet, and segments that cross.
extension RingSweep {
    /// Passes a point with all that starts, ends or lies there.
    mutating func pass(_ vertices: ArraySlice<Int32>, _ point: Coordinate) {
        let passers = removeEnding(at: point)
        setAside.removeAll { !SweepSegment.precedes(point, segments[Int($0)].right) }
        let interiors = passers + setAside.filter { segments[Int($0)].holds(point) }
        resolve(vertices, interiors, point)
        // Those that cross here change places, so only one of them can stay.
        if let first = passers.first {
            for other in passers.dropFirst() {
                if segments[Int(first)].side(of: segments[Int(other)].right) != 0 { putAside(other) }
            }
        }
        for starter in starters(vertices, point) {
            for other in setAside where segments[Int(starter)].crosses(segments[Int(other)]) {
                report(starter, other)
            }
            let end = segments[Int(starter)].right
            let position = status.lowerBound {
                let segment = segments[Int($0)]
                let side = segment.side(of: point)
                return side == 0 ? segment.side(of: end) >= 0 : side > 0
            }
            nesting.enter(starter, above: status.element(before: position), set, segments)
            status.insert(starter, at: position)
        }
        settle(around: point)
    }

    /// Removes the segments of the status that end at a point.
    ///
    /// - Returns: those that have it within.
    private mutating func removeEnding(at point: Coordinate) -> [Int32] {
        var passers: [Int32] = []
        var position = lowerBound(point)
        while let segment = status[position], holds(segment, point) {
            if segments[Int(segment)].right == point {
                status.remove(at: &position)
            } else {
                passers.append(segment)
                position = status.position(after: position)
            }
        }
        return passers
    }

    /// The sides that go east from a point, from bottom to top.
    private func starters(_ vertices: ArraySlice<Int32>, _ point: Coordinate) -> [Int32] {
        var starters: [Int32] = []
        let segments = segments
        for vertex in vertices {
            for side in [set.previous(vertex), vertex] where segments[Int(side)].left == point { starters.append(side) }
        }
        starters.sort {
            let turn = segments[Int($0)].side(of: segments[Int($1)].right)
            return turn == 0 ? $0 < $1 : turn > 0
        }
        return starters
    }

    /// Notes what is wrong where parts of rings meet, and which rings of a polygon touch.
    private mutating func resolve(_ vertices: ArraySlice<Int32>, _ interiors: [Int32], _ point: Coordinate) {
        var node = SweepNode(point)
        for vertex in vertices {
            let before = set.previous(vertex)
            node.add(
                SweepNode.Pass(ring: set.ringOfVertex[Int(vertex)], side: vertex, isInterior: false),
                sides: (before, vertex),
                targets: (set.vertices[Int(before)], set.vertices[Int(set.next(vertex))]))
        }
        for side in interiors {
            let segment = segments[Int(side)]
            node.add(
                SweepNode.Pass(ring: set.ringOfVertex[Int(side)], side: side, isInterior: true), sides: (side, side),
                targets: (segment.left, segment.right))
        }
        contacts += node.contacts()
        guard node.passes.count > 1, set.rings.count > 1 else { return }
        let rings = Set(node.passes.map { $0.ring }).sorted {
            (set.rings[Int($0)].polygon, $0) < (set.rings[Int($1)].polygon, $1)
        }
        var last: Int32?
        for (one, other) in zip(rings, rings.dropFirst()) {
            let polygon = set.rings[Int(one)].polygon
            guard polygon == set.rings[Int(other)].polygon else { continue }
            if last != polygon {
                last = polygon
                nodeCount += 1
                touches.append(RingTouch(ring: one, node: nodeCount - 1, coordinate: point))
            }
            touches.append(RingTouch(ring: other, node: nodeCount - 1, coordinate: point))
        }
    }

    // MARK: Crossings

    /// Looks whether two neighbours in the status cross.
    @inline(__always)
    mutating func settle(_ below: Int32?, _ above: Int32?, _ point: Coordinate) {
        guard let below, let above, segments[Int(below)].crosses(segments[Int(above)]) else { return }
        settle(around: point)
    }

    /// Sets segments aside until no neighbours around a point cross.
    mutating func settle(around point: Coordinate) {
        while let crossing = crossingNeighbours(point) { putAside(crossing) }
    }

    /// The longer one of two crossing neighbours among the segments through a point and those next to these.
    private func crossingNeighbours(_ point: Coordinate) -> Int32? {
        var position = lowerBound(point)
        var below = status.element(before: position)
        while let above = status[position] {
            if let below, segments[Int(below)].crosses(segments[Int(above)]) {
                return segments[Int(below)].extent > segments[Int(above)].extent ? below : above
            }
            guard holds(above, point) else { return nil }
            below = above
            position = status.position(after: position)
        }
        return nil
    }

    /// Removes a segment from the status and notes every segment there that it crosses.
    private mutating func putAside(_ segment: Int32) {
        status.remove(segment)
        let cut = segments[Int(segment)]
        var crossed: [Int32] = []
        status.forEach { if segments[Int($0)].crosses(cut) { crossed.append($0) } }
        for other in crossed { report(segment, other) }
        setAside.append(segment)
        setAsideCount += 1
    }

    private mutating func report(_ one: Int32, _ other: Int32) {
        let place = segments[Int(one)].crossing(segments[Int(other)])
        contacts.append(
            RingContact(kind: .crossing, first: min(one, other), second: max(one, other), coordinate: place))
    }
}
