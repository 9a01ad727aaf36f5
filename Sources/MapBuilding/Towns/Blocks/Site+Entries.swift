import Support

extension DemoCity.Site {
    /// The start of something narrower on the side of a block.
    struct Entry {
        var junction: UInt32
        var side: Int
        /// On the straight side of the cell.
        var place: Vector
    }

    /// A new junction on a random street beside the block, away from others; `nil` where none fits.
    mutating func entry(into cell: Cell, on chosen: Int? = nil, between range: ClosedRange<Double> = 0.15...0.85)
        -> Entry?
    {
        let side = chosen ?? generator.next(below: cell.corners.count)
        let line = cell.corners[side].line
        let kind = network.lines[Int(line)].kind
        let length = cell.length(side: side)
        guard kind.isStreet, length > 48, blockDepth > 21, !closedSides.contains(side) else { return nil }
        if kind == .primary || kind == .secondary, !generator.chance(0.3) { return nil }
        let margin = 17 / length
        let place = cell.point(side: side, at: min(max(generator.next(in: range), margin), 1 - margin))
        guard network.attachment(on: line, near: place, within: 15) == nil else { return nil }
        let junction = network.attach(to: line, at: place)
        network.junctions[Int(junction)].isOccupied = true
        usedSides.insert(side)
        return Entry(junction: junction, side: side, place: place)
    }

    /// Points every `spacing` metres of the plan along a quadratic Bézier curve, without its ends.
    func curve(from start: Vector, by control: Vector, to end: Vector, spacing: Double = 9) -> [Vector] {
        let length = (start.distance(to: control) + control.distance(to: end) + start.distance(to: end)) / 2
        let pieces = max(2, Int(length / spacing))
        return (1..<pieces).map { step in
            let share = Double(step) / Double(pieces)
            return start.moved(toward: control, by: share).moved(
                toward: control.moved(toward: end, by: share), by: share)
        }
    }

    /// A random step aside from a direction, at most a share of its length, and never out of a narrow block.
    private mutating func sway(_ direction: Vector, _ share: Double) -> Vector {
        let reach = min(direction.length * share, blockDepth * 0.35)
        return direction.unit.left * generator.next(in: -reach...reach)
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
        // What bows the streets at both ends carries the strand along, less and less toward the middle of a block.
        let bend = network.junctions[Int(start)].bend
        var farBend = Vector.zero
        if case .junction(let junction) = goal { farBend = network.junctions[Int(junction)].bend }
        let placed = points.enumerated().map { index, point in
            let share = Double(index + 1) / Double(points.count + 1)
            return warp(point + bend.moved(toward: farBend, by: share))
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
        let control = middle + sway(inward, 0.12)
        let nodes = drawStrand(
            from: entry.junction, through: curve(from: entry.place, by: control, to: end), to: .deadEnd(end),
            strandTags(kind))
        decorate(nodes, kind)
        guard nodes.count > 4 else { return }
        for index in stride(from: 3, to: nodes.count - 1, by: 2) where generator.chance(drives) {
            drawDrive(off: nodes, at: index, away: cell.inward(from: entry.side))
        }
    }

    /// A short way off a strand, never back toward the street that the strand came from.
    mutating func drawDrive(off nodes: [UInt32], at index: Int, away: Vector) {
        let here = drawing.place(of: nodes[index])
        let across = (drawing.place(of: nodes[index + 1]) - drawing.place(of: nodes[index - 1])).unit.left
        let outward = across.dot(away) < 0 ? across * -1 : across
        let tip = here + (outward + away * 0.3).unit * generator.next(in: 8...14)
        drawing.addWay([nodes[index], drawing.addNode(at: tip)], strandTags(.driveway))
    }

    /// A street that leaves a side of the block and comes back to it, where one fits.
    mutating func drawCrescent(
        in cell: Cell, _ kind: StrandKind, depth: ClosedRange<Double>, drives: Double = 0
    ) {
        let side = generator.next(below: cell.corners.count)
        guard cell.length(side: side) > 120, !usedSides.contains(side),
            let first = entry(into: cell, on: side, between: 0.12...0.3),
            let second = entry(into: cell, on: side, between: 0.7...0.88)
        else { return }
        closedSides.insert(side)
        let reach = generator.next(in: depth)
        guard (cell.centroid - first.place).dot(cell.inward(from: side)) * reach > 26 else { return }
        let a = first.place.moved(toward: cell.centroid, by: reach)
        let b = second.place.moved(toward: cell.centroid, by: reach)
        let middle = a.moved(toward: b, by: 0.5)
        let points =
            curve(from: first.place, by: a, to: middle) + [middle] + curve(from: middle, by: b, to: second.place)
        let loop = drawStrand(
            from: first.junction, through: points, to: .junction(second.junction), strandTags(kind))
        for index in stride(from: 3, to: loop.count - 3, by: 2) where generator.chance(drives) {
            drawDrive(off: loop, at: index, away: cell.inward(from: side))
        }
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
            let control = entry.place + inward * 0.5 + sway(inward, 0.15)
            let nodes = drawStrand(
                from: entry.junction, through: curve(from: entry.place, by: control, to: cell.centroid),
                to: .junction(hub), strandTags(kind))
            if index == 0 { decorate(nodes, kind) }
        }
    }
}
