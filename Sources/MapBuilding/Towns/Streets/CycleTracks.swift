import Support

extension DemoCity.Site {
    /// Draws the cycle tracks beside arterials, through the nodes that side streets already have on them.
    mutating func drawCycleTracks() {
        var nodesOnTrack: [UInt64: [UInt32]] = [:]
        var ownEnds: [UInt64: UInt32] = [:]
        for crossing in trackCrossings {
            nodesOnTrack[UInt64(crossing.line) << 32 | UInt64(crossing.junction), default: []].append(crossing.node)
            if let side = crossing.sideLine { ownEnds[UInt64(side) << 32 | UInt64(crossing.junction)] = crossing.node }
        }
        for index in network.lines.indices where network.lines[index].hasCycleTrack {
            let line = UInt32(index)
            let row = network.lines[index]
            var track: [UInt32] = []
            func end(_ junction: UInt32) -> UInt32? { ownEnds[UInt64(line) << 32 | UInt64(junction)] }

            if network.junctions[Int(row.from)].isOpen { track.append(end(row.from) ?? node(of: row.from)) }
            var before = (along: 0.0, junction: row.from)
            for stop in network.stops(of: line) + [(1, row.to)] {
                let isOverpass = overpasses.contains(Self.edgeKey(before.junction, stop.junction))
                if isOverpass { finishTrack(&track) }
                track += drawTrack(beside: line, from: before.along, to: stop.along)
                if isOverpass { finishTrack(&track, extra: [("bridge", "yes"), ("layer", "1")]) }
                before = stop
                guard stop.along < 1 else { break }
                let found = nodesOnTrack[UInt64(line) << 32 | UInt64(stop.junction)] ?? []
                let ahead = tangent(of: line, along: stop.along)
                track += found.sorted { drawing.place(of: $0).dot(ahead) < drawing.place(of: $1).dot(ahead) }
                if found.isEmpty { linkTrack(&track, to: stop.junction, of: line, along: stop.along) }
                if generator.chance(0.2) { finishTrack(&track) }
            }
            if network.junctions[Int(row.to)].isOpen { track.append(end(row.to) ?? node(of: row.to)) }
            finishTrack(&track)
        }
    }

    /// The points of a track between two junctions, clear of both.
    private mutating func drawTrack(beside line: UInt32, from start: Double, to end: Double) -> [UInt32] {
        let length = network.length(of: line) * (end - start)
        guard length > 34 else { return [] }
        let margin = 13 / length
        let pieces = max(1, Int(length / 28))
        return (0...pieces).map { step in
            let share = margin + (1 - 2 * margin) * Double(step) / Double(pieces)
            return drawing.addNode(at: trackPlace(line, along: start + (end - start) * share))
        }
    }

    private func trackPlace(_ line: UInt32, along: Double) -> Vector {
        warp(network.point(of: line, along: along)) + tangent(of: line, along: along).left * Self.trackOffset
    }

    /// Where a street ends on the far side of the arterial riders cross over to the track.
    private mutating func linkTrack(_ track: inout [UInt32], to junction: UInt32, of line: UInt32, along: Double) {
        let node = drawing.addNode(at: trackPlace(line, along: along))
        track.append(node)
        guard generator.chance(0.5) else { return }
        drawing.addWay([self.node(of: junction), node], [("highway", "cycleway")] + maybe("crossing", 0.5, "marked"))
    }

    private mutating func finishTrack(_ track: inout [UInt32], extra: Tags = []) {
        guard track.count > 1 else { return }
        let way = strandTags(.cycleway) + maybe("oneway", 0.12, "no") + maybe("lit", 0.3, "yes")
        drawing.addWay(track, way + extra)
        track = [track[track.count - 1]]
    }

    /// Chooses the junctions that become roundabouts and those that get a turn restriction.
    mutating func markJunctions() {
        var gaps = ContiguousArray(repeating: Double.infinity, count: network.junctions.count)
        var degrees = ContiguousArray(repeating: 0, count: network.junctions.count)
        var isArterial = ContiguousArray(repeating: false, count: network.junctions.count)
        for (line, row) in network.lines.enumerated() where row.kind.isStreet {
            let length = network.length(of: UInt32(line))
            let stops = [(0, row.from)] + network.stops(of: UInt32(line)) + [(1, row.to)]
            for (index, stop) in stops.enumerated() {
                let junction = Int(stop.1)
                let isEnd = index == 0 || index == stops.count - 1
                degrees[junction] += isEnd ? 1 : 2
                if row.kind.isArterial { isArterial[junction] = true }
                if row.hasCycleTrack || !row.kind.isRoad { gaps[junction] = 0 }
                if index > 0 { gaps[junction] = min(gaps[junction], (stop.0 - stops[index - 1].0) * length) }
                if !isEnd || index == 0 { gaps[junction] = min(gaps[junction], (stops[index + 1].0 - stop.0) * length) }
            }
        }
        for junction in network.junctions.indices {
            let row = network.junctions[junction]
            guard row.isOpen, isArterial[junction], degrees[junction] > 2 else { continue }
            if gaps[junction] > 55, !row.isOccupied, generator.chance(0.12) {
                roundabouts[UInt32(junction)] = []
            } else if generator.chance(0.05) {
                restricted[UInt32(junction)] = []
            }
        }
        for square in squares { roundabouts[square] = nil }
        for line in network.lines where line.kind.isArterial && routes.count < 4 { routes[line.name] = [] }
    }

    /// Closes the circles, counterclockwise as traffic that keeps right goes round.
    mutating func drawRoundabouts() {
        for junction in roundabouts.keys.sorted() {
            let ends = (roundabouts[junction] ?? []).sorted { $0.direction.pseudoAngle < $1.direction.pseudoAngle }
            guard ends.count > 1 else { continue }
            let centre = place(of: junction)
            var ring: [UInt32] = []
            for (index, end) in ends.enumerated() {
                ring.append(end.node)
                let here = end.direction.pseudoAngle
                let next =
                    index + 1 < ends.count ? ends[index + 1].direction.pseudoAngle : ends[0].direction.pseudoAngle + 4
                let fill = Int((next - here) / 0.42)
                for step in stride(from: 1, to: fill, by: 1) {
                    let direction = Self.direction(pseudoAngle: here + (next - here) * Double(step) / Double(fill))
                    ring.append(drawing.addNode(at: centre + direction * Self.roundaboutRadius))
                }
            }
            let tags: Tags = [("highway", "tertiary"), ("junction", "roundabout")]
            drawing.addWay(ring + [ring[0]], tags + maybe("surface", 0.6, "asphalt") + maybe("oneway", 0.3, "yes"))
        }
    }

    private static func direction(pseudoAngle: Double) -> Vector {
        let quarter = pseudoAngle.rounded(.down)
        let share = pseudoAngle - quarter
        var vector = Vector(x: 1 - share, y: share).unit
        for _ in 0..<(Int(quarter) % 4) { vector = vector.left }
        return vector
    }
}
