extension DemoCity.Site {
    typealias Tags = DemoCity.Tags

    /// Streets cross the cycle track of another street this far from its middle, in metres.
    static let trackOffset = 8.0
    static let roundaboutRadius = 16.0

    /// The node of a junction, drawn when it is first needed.
    mutating func node(of junction: UInt32) -> UInt32 {
        while nodes.count <= Int(junction) { nodes.append(.max) }
        let known = nodes[Int(junction)]
        if known != .max { return known }
        let node = drawing.addNode(at: place(of: junction))
        nodes[Int(junction)] = node
        return node
    }

    /// One end of a piece of street.
    enum PieceEnd {
        case junction(UInt32)
        case node(UInt32)
        case open(DemoCity.Vector)
    }

    /// Draws the nodes of a piece of street between two ends through points on the map, in metres.
    ///
    /// Where the piece begins at a street with a cycle track on that side it gets a node on the track, and where it
    /// begins at a roundabout it begins on the circle. `line` is the piece's own line, whose track it does not cross.
    mutating func drawPiece(
        from start: PieceEnd, through points: [DemoCity.Vector], to end: PieceEnd,
        line: UInt32 = DemoCity.Network.noLine
    ) -> [UInt32] {
        var inner = points[...]
        let first = drawEnd(start, &inner, isStart: true, opposite: place(of: end), line: line)
        let last = drawEnd(end, &inner, isStart: false, opposite: place(of: start), line: line)
        return first + inner.map { drawing.addNode(at: $0) } + last.reversed()
    }

    private func place(of end: PieceEnd) -> DemoCity.Vector? {
        switch end {
        case .junction(let junction): place(of: junction)
        case .node: nil
        case .open(let place): place
        }
    }

    /// The nodes at one end, outermost first; takes away the points that would lie too near.
    private mutating func drawEnd(
        _ end: PieceEnd, _ points: inout ArraySlice<DemoCity.Vector>, isStart: Bool, opposite: DemoCity.Vector?,
        line: UInt32
    ) -> [UInt32] {
        switch end {
        case .node(let node): return [node]
        case .open(let place): return [drawing.addNode(at: place)]
        case .junction(let junction):
            let centre = place(of: junction)
            if roundabouts[junction] != nil {
                let toward = clear(&points, around: centre, by: Self.roundaboutRadius + 4, isStart, opposite)
                let node = drawing.addNode(at: centre + toward * Self.roundaboutRadius)
                roundabouts[junction]?.append(RoundaboutEnd(node: node, direction: toward))
                return [node]
            }
            let parent = network.junctions[Int(junction)].parent
            guard parent != DemoCity.Network.noLine, parent != line, network.lines[Int(parent)].hasCycleTrack,
                let ahead = (isStart ? points.first : points.last) ?? opposite
            else { return [node(of: junction)] }
            let sine = tangent(of: parent, at: junction).cross((ahead - centre).unit)
            let offset = min(Self.trackOffset / max(sine, 0.4), 20)
            guard sine > 0.05, (opposite ?? ahead).distance(to: centre) > offset * 1.6 else {
                return [node(of: junction)]
            }
            let toward = clear(&points, around: centre, by: offset + 3, isStart, opposite)
            let crossing = drawing.addNode(at: centre + toward * offset)
            trackCrossings.append(
                TrackCrossing(
                    line: parent, junction: junction, node: crossing,
                    sideLine: line == DemoCity.Network.noLine ? nil : line))
            return [node(of: junction), crossing]
        }
    }

    /// Drops the points within a distance of the end and returns the direction to the first that is left.
    private func clear(
        _ points: inout ArraySlice<DemoCity.Vector>, around centre: DemoCity.Vector, by distance: Double,
        _ isStart: Bool,
        _ opposite: DemoCity.Vector?
    ) -> DemoCity.Vector {
        while let next = isStart ? points.first : points.last {
            if next.distance(to: centre) > distance { return (next - centre).unit }
            if isStart { points.removeFirst() } else { points.removeLast() }
        }
        return ((opposite ?? centre) - centre).unit
    }

    /// The direction on the map of a line at a junction inside it.
    private func tangent(of line: UInt32, at junction: UInt32) -> DemoCity.Vector {
        let row = network.lines[Int(line)]
        let from = network.junctions[Int(row.from)].place
        let length = max(network.length(of: line), 1)
        return tangent(of: line, along: network.junctions[Int(junction)].place.distance(to: from) / length)
    }

    /// The direction on the map of a line, `along` of its length from its beginning.
    func tangent(of line: UInt32, along: Double) -> DemoCity.Vector {
        let step = 4 / max(network.length(of: line), 1)
        let before = warp(network.point(of: line, along: along - step))
        return (warp(network.point(of: line, along: along + step)) - before).unit
    }
}
