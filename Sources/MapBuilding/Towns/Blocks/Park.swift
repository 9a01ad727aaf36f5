import Support

extension DemoCity.Site {
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
