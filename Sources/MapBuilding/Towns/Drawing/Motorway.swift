import Support

extension DemoCity.Site {
    /// A piece of the motorway's strip between two streets over it.
    private struct MotorwayPiece {
        /// Inner and outer junction at the piece's beginning and end, counterclockwise round the city.
        var start: (inner: UInt32, outer: UInt32)
        var end: (inner: UInt32, outer: UInt32)
        /// Whether an arterial with ramps leads over the beginning and the end.
        var hasStartRamps: Bool
        var hasEndRamps: Bool
    }

    /// Draws a ring of two carriageways with ramps, which bicycles may not use.
    mutating func drawMotorway() {
        let pieces = motorwayCells.compactMap { motorwayPiece($0) }
        guard !pieces.isEmpty else { return }
        for isOuter in [false, true] { drawCarriageway(pieces, isOuter: isOuter) }
    }

    private var motorwayTags: Tags {
        scale.radius < 3000
            ? [("highway", "trunk"), ("bicycle", "no"), ("motorroad", "yes"), ("maxspeed", "90"), ("ref", "A1")]
            : [("highway", "motorway"), ("maxspeed", "110"), ("ref", "M1"), ("lanes", "3"), ("surface", "asphalt")]
    }

    private func motorwayPiece(_ cell: Cell) -> MotorwayPiece? {
        let centre = cell.centroid
        var start: (UInt32, UInt32, Bool)?
        var end: (UInt32, UInt32, Bool)?
        for side in cell.corners.indices {
            let a = cell.corners[side]
            let b = cell.corners[cell.next(side)]
            guard (a.place.length - b.place.length).magnitude > 30 else { continue }
            let isInnerFirst = a.place.length < b.place.length
            let kind = network.lines[Int(a.line)].kind
            let found = (
                isInnerFirst ? a.junction : b.junction, isInnerFirst ? b.junction : a.junction, kind.isArterial
            )
            if centre.cross(a.place.moved(toward: b.place, by: 0.5)) < 0 { start = found } else { end = found }
        }
        guard let start, let end else { return nil }
        return MotorwayPiece(
            start: (start.0, start.1), end: (end.0, end.1), hasStartRamps: start.2, hasEndRamps: end.2)
    }

    private mutating func drawCarriageway(_ pieces: [MotorwayPiece], isOuter: Bool) {
        let share = isOuter ? 0.66 : 0.34
        var previous: (key: UInt64, node: UInt32)?
        var first: (key: UInt64, node: UInt32)?
        for piece in pieces {
            let startKey = Self.edgeKey(piece.start.inner, piece.start.outer)
            let endKey = Self.edgeKey(piece.end.inner, piece.end.outer)
            let from = carriagewayPlace(piece.start, share)
            let to = carriagewayPlace(piece.end, share)
            let begin: UInt32
            if let previous, previous.key == startKey {
                begin = previous.node
            } else {
                begin = drawing.addNode(at: warp(from))
            }
            if let previous, previous.key != startKey {
                addCarriageway([previous.node, begin], isOuter, isBridge: true)
            }
            if first == nil { first = (startKey, begin) }
            let isClosing = first?.key == endKey
            let count = max(3, Int(from.distance(to: to) / 60))
            let middle = (1..<count).map {
                drawing.addNode(at: warp(from.moved(toward: to, by: Double($0) / Double(count))))
            }
            let finish = isClosing ? first?.node ?? begin : drawing.addNode(at: warp(to))
            addCarriageway([begin] + middle + [finish], isOuter, isBridge: false)
            if middle.count >= 7 { drawRamps(piece, middle, isOuter: isOuter) }
            previous = (endKey, finish)
        }
        if let first, let previous, first.key != previous.key {
            addCarriageway([previous.node, first.node], isOuter, isBridge: true)
        }
    }

    private func carriagewayPlace(_ ends: (inner: UInt32, outer: UInt32), _ share: Double) -> Vector {
        let inner = network.junctions[Int(ends.inner)]
        let outer = network.junctions[Int(ends.outer)]
        return (inner.place + inner.bend).moved(toward: outer.place + outer.bend, by: share)
    }

    private mutating func addCarriageway(_ nodes: [UInt32], _ isOuter: Bool, isBridge: Bool) {
        // Traffic keeps right: counterclockwise outside, clockwise inside.
        let tags = motorwayTags + [("oneway", "yes")] + (isBridge ? [("bridge", "yes"), ("layer", "1")] : [])
        drawing.addWay(isOuter ? nodes : nodes.reversed(), tags)
    }

    private mutating func drawRamps(_ piece: MotorwayPiece, _ middle: [UInt32], isOuter: Bool) {
        let highway = scale.radius < 3000 ? "trunk_link" : "motorway_link"
        let tags: Tags = [("highway", highway), ("oneway", "yes"), ("bicycle", "no")]
        if piece.hasStartRamps {
            let street = node(of: isOuter ? piece.start.outer : piece.start.inner)
            let ramp = [street, rampNode(middle[2], toward: street), middle[2]]
            drawing.addWay(isOuter ? ramp : ramp.reversed(), tags)
        }
        if piece.hasEndRamps {
            let street = node(of: isOuter ? piece.end.outer : piece.end.inner)
            let ramp = [middle[middle.count - 3], rampNode(middle[middle.count - 3], toward: street), street]
            drawing.addWay(isOuter ? ramp : ramp.reversed(), tags)
        }
    }

    private mutating func rampNode(_ carriageway: UInt32, toward street: UInt32) -> UInt32 {
        drawing.addNode(at: drawing.place(of: carriageway).moved(toward: drawing.place(of: street), by: 0.5))
    }
}
