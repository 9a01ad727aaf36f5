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
}
