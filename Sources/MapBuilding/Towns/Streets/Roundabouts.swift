import Support

extension DemoCity.Site {
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
