import Randomness

extension DemoCity.Site {
    /// The start of something narrower on the side of a block.
    struct Entry {
        var junction: UInt32
        var side: Int
        /// On the straight side of the cell.
        var place: Vector
    }

    /// A new junction on a random street beside the block, away from others; `nil` where none fits.
    mutating func entry(into cell: Cell, on chosen: Int? = nil, between range: ClosedRange<Double> = 0.15...0.85) -> Entry? {
        let side = chosen ?? generator.next(below: cell.corners.count)
        let line = cell.corners[side].line
        let kind = network.lines[Int(line)].kind
        let length = cell.length(side: side)
        guard kind.isStreet, length > 48 else { return nil }
        if kind == .primary || kind == .secondary, !generator.chance(0.3) { return nil }
        let margin = 17 / length
        let place = cell.point(side: side, at: min(max(generator.next(in: range), margin), 1 - margin))
        guard network.attachment(on: line, near: place, within: 15) == nil else { return nil }
        let junction = network.attach(to: line, at: place)
        network.junctions[Int(junction)].isOccupied = true
        return Entry(junction: junction, side: side, place: place)
    }

    /// Points every `spacing` metres of the plan along a quadratic Bézier curve, without its ends.
    func curve(from start: Vector, by control: Vector, to end: Vector, spacing: Double = 13) -> [Vector] {
        let length = (start.distance(to: control) + control.distance(to: end) + start.distance(to: end)) / 2
        let pieces = max(2, Int(length / spacing))
        return (1..<pieces).map { step in
            let share = Double(step) / Double(pieces)
            return start.moved(toward: control, by: share).moved(toward: control.moved(toward: end, by: share), by: share)
        }
    }

    /// Where a strand leads.
    enum Goal {
        case deadEnd(Vector)
        case junction(UInt32)
        case node(UInt32)
    }

    /// Draws a way that begins at a junction and runs through points of the plan; returns its nodes.
    @discardableResult
    mutating func drawStrand(from start: UInt32, through points: [Vector], to goal: Goal, _ tags: Tags) -> [UInt32] {
        let bend = network.junctions[Int(start)].bend
        let placed = points.enumerated().map { index, point in
            // The street's bow fades out along the first points, so that the strand leaves it smoothly.
            warp(point + bend * max(0, 1 - Double(index + 1) * 0.3))
        }
        let end: PieceEnd =
            switch goal {
            case .deadEnd(let place): .open(warp(place))
            case .junction(let junction): .junction(junction)
            case .node(let node): .node(node)
            }
        let drawn = drawPiece(from: .junction(start), through: placed, to: end)
        drawing.addWay(drawn, tags)
        return drawn
    }

    /// A dead end from a street toward the middle of the block, and sometimes drives off it.
    mutating func drawDeadEnd(in cell: Cell, _ kind: StrandKind, depth: ClosedRange<Double>, drives: Double = 0) {
        guard let entry = entry(into: cell) else { return }
        let inward = cell.centroid - entry.place
        let end = entry.place + inward * generator.next(in: depth)
        let middle = entry.place.moved(toward: end, by: 0.55)
        let control = middle + inward.left * generator.next(in: -0.12...0.12)
        let nodes = drawStrand(
            from: entry.junction, through: curve(from: entry.place, by: control, to: end), to: .deadEnd(end),
            strandTags(kind))
        decorate(nodes, kind)
        guard nodes.count > 4 else { return }
        for index in stride(from: 2, to: nodes.count - 1, by: 2) where generator.chance(drives) {
            let side = generator.chance(0.5) ? 1.0 : -1.0
            let share = Double(index) / Double(nodes.count - 1)
            let base = entry.place.moved(toward: end, by: share)
            let tip = base + inward.unit.left * (side * generator.next(in: 9...17))
            drawing.addWay([nodes[index], drawing.addNode(at: warp(tip))], strandTags(.driveway))
        }
    }

    /// A street that leaves a side of the block and comes back to it; `nil` where it does not fit.
    mutating func drawCrescent(in cell: Cell, _ kind: StrandKind, depth: ClosedRange<Double>) -> [UInt32]? {
        let side = generator.next(below: cell.corners.count)
        guard cell.length(side: side) > 120, let first = entry(into: cell, on: side, between: 0.12...0.3),
            let second = entry(into: cell, on: side, between: 0.7...0.88)
        else { return nil }
        let reach = generator.next(in: depth)
        let a = first.place.moved(toward: cell.centroid, by: reach)
        let b = second.place.moved(toward: cell.centroid, by: reach)
        let middle = a.moved(toward: b, by: 0.5)
        let points = curve(from: first.place, by: a, to: middle) + [middle] + curve(from: middle, by: b, to: second.place)
        return drawStrand(from: first.junction, through: points, to: .junction(second.junction), strandTags(kind))
    }

    /// A way through the block from one side to another past its middle, in two halves that share the node there.
    mutating func drawPassage(in cell: Cell, _ kind: StrandKind) {
        guard let first = entry(into: cell) else { return }
        let across = (first.side + max(1, cell.corners.count / 2)) % cell.corners.count
        guard let second = entry(into: cell, on: across) else {
            // A passage that finds no way out is a dead end, as many are.
            let end = first.place.moved(toward: cell.centroid, by: 0.6)
            drawStrand(from: first.junction, through: [], to: .deadEnd(end), strandTags(kind))
            return
        }
        let hub = network.addJunction(at: cell.centroid)
        for (index, entry) in [first, second].enumerated() {
            let inward = cell.centroid - entry.place
            let control = entry.place + inward * 0.5 + inward.left * generator.next(in: -0.15...0.15)
            let nodes = drawStrand(
                from: entry.junction, through: curve(from: entry.place, by: control, to: cell.centroid),
                to: .junction(hub), strandTags(kind))
            if index == 0 { decorate(nodes, kind) }
        }
    }
}
