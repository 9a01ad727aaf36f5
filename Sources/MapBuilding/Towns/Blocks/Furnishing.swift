import Support

extension DemoCity.Site {
    /// Fills a block with what lies behind its streets.
    ///
    /// Everything stays within the triangle between the side it starts from and the middle of the block, so that nothing
    /// in one block crosses anything else.
    mutating func furnish(_ cell: Cell, _ kind: DistrictKind) {
        usedSides.removeAll(keepingCapacity: true)
        closedSides.removeAll(keepingCapacity: true)
        blockDepth = cell.depth
        switch kind {
        case .oldTown: furnishOldTown(cell)
        case .inner: furnishInnerCity(cell)
        case .apartments: furnishApartments(cell)
        case .suburb: furnishSuburb(cell)
        case .industrial: furnishIndustry(cell)
        case .park: furnishPark(cell)
        case .fields, .forest: furnishCountry(cell, isForest: kind == .forest)
        }
        if generator.chance(0.02) { drawDeadEnd(in: cell, .oddity, depth: 0.3...0.6) }
        if generator.chance(0.012) { drawDeadEnd(in: cell, .works, depth: 0.4...0.8) }
        drawScenery(in: cell, kind)
    }

    private mutating func furnishOldTown(_ cell: Cell) {
        if generator.chance(0.28) { drawPassage(in: cell, generator.chance(0.55) ? .courtyard : .footway) }
        if generator.chance(0.08) { drawPassage(in: cell, .steps) }
        for _ in 0..<2 where generator.chance(0.5) {
            drawDeadEnd(in: cell, generator.chance(0.5) ? .courtyard : .alley, depth: 0.4...0.75)
        }
        if generator.chance(0.15) { drawDeadEnd(in: cell, .privateDrive, depth: 0.3...0.6) }
    }

    private mutating func furnishInnerCity(_ cell: Cell) {
        if generator.chance(0.14) {
            drawPassage(in: cell, generator.pick([.footway, .footway, .path, .path, .steps]) ?? .path)
        }
        if generator.chance(0.16) { drawParking(in: cell) }
        for _ in 0..<2 where generator.chance(0.5) { drawDeadEnd(in: cell, .alley, depth: 0.3...0.7, drives: 0.08) }
        if generator.chance(0.3) { drawDeadEnd(in: cell, .privateDrive, depth: 0.3...0.6) }
    }

    private mutating func furnishApartments(_ cell: Cell) {
        for _ in 0..<4 where generator.chance(0.8) {
            drawCrescent(in: cell, .alley, depth: 0.35...0.75, drives: 0.16)
        }
        if generator.chance(0.6) { drawPassage(in: cell, generator.pick([.path, .cycleway, .footway]) ?? .path) }
        if generator.chance(0.4) { drawParking(in: cell) }
        for _ in 0..<5 where generator.chance(0.6) { drawDeadEnd(in: cell, .alley, depth: 0.3...0.75, drives: 0.1) }
        if generator.chance(0.2) { drawDeadEnd(in: cell, .privateDrive, depth: 0.3...0.6) }
    }

    private mutating func furnishSuburb(_ cell: Cell) {
        if generator.chance(0.25) { drawCrescent(in: cell, .closeStreet, depth: 0.35...0.65, drives: 0.12) }
        for _ in 0..<2 where generator.chance(0.6) {
            drawDeadEnd(in: cell, .closeStreet, depth: 0.55...0.85, drives: 0.12)
        }
        for _ in 0..<2 where generator.chance(0.4) { drawDeadEnd(in: cell, .driveway, depth: 0.2...0.5) }
        if generator.chance(0.2) { drawDeadEnd(in: cell, .privateDrive, depth: 0.3...0.6) }
        if generator.chance(0.14) { drawPassage(in: cell, .path) }
    }

    private mutating func furnishIndustry(_ cell: Cell) {
        for _ in 0..<3 where generator.chance(0.6) {
            drawDeadEnd(in: cell, generator.chance(0.55) ? .privateDrive : .alley, depth: 0.4...0.8, drives: 0.2)
        }
        if generator.chance(0.5) { drawCrescent(in: cell, .alley, depth: 0.3...0.6) }
        if generator.chance(0.25) { drawParking(in: cell) }
    }

    private mutating func furnishCountry(_ cell: Cell, isForest: Bool) {
        if blockDepth > 70, !hasIsland || generator.chance(0.006) {
            hasIsland = true
            drawIsland(in: cell)
            return
        }
        for _ in 0..<3 where generator.chance(0.55) {
            drawDeadEnd(in: cell, isForest && generator.chance(0.4) ? .path : .track, depth: 0.4...0.85, drives: 0.02)
        }
        if generator.chance(isForest ? 0.5 : 0.2) { drawPassage(in: cell, .path) }
    }

    /// A car park: a way in, a loop of two aisles and a third across it.
    private mutating func drawParking(in cell: Cell) {
        let side = generator.next(below: cell.corners.count)
        guard !usedSides.contains(side), let entry = entry(into: cell, on: side, between: 0.4...0.6) else { return }
        closedSides.insert(side)
        let inward = (cell.centroid - entry.place).unit
        let depth = cell.centroid.distance(to: entry.place)
        guard depth > 34 else { return }
        let near = entry.place + inward * (depth * 0.35)
        let far = entry.place + inward * (depth * 0.75)
        let gate = network.addJunction(at: near)
        drawStrand(from: entry.junction, through: [], to: .junction(gate), strandTags(.alley))
        let half = inward.left * min(16, depth * 0.16)
        let corners = [near + half, far + half * 0.6, far - half * 0.6, near - half].map {
            drawing.addNode(at: warp($0))
        }
        let middle = node(of: gate)
        drawing.addWay([middle, corners[0], corners[1], corners[2], corners[3], middle], strandTags(.parkingAisle))
        drawing.addWay(
            [middle, drawing.addNode(at: warp(near.moved(toward: far, by: 0.7)))], strandTags(.parkingAisle))
    }

    /// Streets that nothing leads to.
    mutating func drawIsland(in cell: Cell) {
        let centre = cell.centroid
        let radius = min(blockDepth * 0.4, 60)
        let ring = (0..<9).map { drawing.addNode(at: warp(centre + .direction(turns: Double($0) / 9) * radius)) }
        drawing.addWay(
            ring + [ring[0]],
            [("highway", "residential"), ("name", names.street(generator.next(), kind: .residential))])
        for index in [0, 3, 6] {
            let tip = centre + Vector.direction(turns: Double(index) / 9) * (radius * 1.7)
            drawing.addWay([ring[index], drawing.addNode(at: warp(tip))], [("highway", "service")])
        }
    }

    /// A pond or a lawn in the middle with a path round it, and curving paths to the sides.
    mutating func furnishPark(_ cell: Cell) {
        let centre = cell.centroid
        let ringRadius = min(blockDepth * 0.42, 52)
        guard ringRadius > 12 else { return }
        let sides = 18
        let start = generator.nextUnit()
        let places = (0..<sides).map { index in
            let direction = Vector.direction(turns: start + Double(index) / Double(sides))
            return centre + direction * (ringRadius * generator.next(in: 0.86...1.08))
        }
        let ring = places.map { drawing.addNode(at: warp($0)) }
        drawing.addWay(ring + [ring[0]], parkPathTags())
        var spokes = 0
        for side in cell.corners.indices where spokes < 2 || generator.chance(0.6) {
            guard let entry = entry(into: cell, on: side) else { continue }
            spokes += 1
            let goal =
                ring.indices.min { places[$0].distance(to: entry.place) < places[$1].distance(to: entry.place) } ?? 0
            let span = places[goal] - entry.place
            let control = entry.place + span * 0.5 + span.left * generator.next(in: -0.22...0.22)
            let nodes = drawStrand(
                from: entry.junction, through: curve(from: entry.place, by: control, to: places[goal], spacing: 9),
                to: .node(ring[goal]), parkPathTags())
            decorate(nodes, .path)
        }
        if spokes > 0, ponds.isEmpty || generator.chance(0.6) {
            ponds.append(centre)
            drawPond(centre, places)
        }
    }

    private mutating func parkPathTags() -> Tags {
        let roll = generator.nextUnit()
        let base: Tags =
            roll < 0.45
            ? [("highway", "footway"), ("bicycle", "yes")] : roll < 0.8 ? strandTags(.path) : strandTags(.cycleway)
        return base.contains { $0.key == "surface" }
            ? base : base + maybe("surface", 0.5, "fine_gravel", "compacted", "asphalt")
    }

    private mutating func drawPond(_ centre: Vector, _ shore: [Vector]) {
        let nodes = shore.map { drawing.addNode(at: warp(centre.moved(toward: $0, by: 0.72))) }
        drawing.addWay(nodes + [nodes[0]], [("natural", "water"), ("water", "pond")])
    }
}
