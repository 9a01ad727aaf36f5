import Support

extension DemoCity.Site {
    typealias Vector = DemoCity.Vector
    typealias Cell = DemoCity.Cell
    typealias Cut = DemoCity.Cut
    typealias Network = DemoCity.Network

    /// The strips and arterials that everything else hangs on.
    mutating func layOutSkeleton() {
        cells = [outline()]
        layOutRiver()
        layOutRailway()
        layOutChords()
        for (index, radius) in scale.rings.enumerated() { layOutRing(index, radius: radius) }
        layOutRadials()
        layOutMotorway()
        layOutFootbridges()
    }

    private mutating func outline() -> Cell {
        let sides = 14
        let start = generator.nextUnit()
        var corners: [Cell.Corner] = []
        for side in 0..<sides {
            let direction = Vector.direction(turns: start + Double(side) / Double(sides))
            let place = direction * scale.radius
            corners.append(
                Cell.Corner(
                    junction: network.addJunction(at: place, isOpen: false), place: place, line: Network.noLine))
        }
        for side in 0..<sides {
            let from = corners[side].junction
            let to = corners[(side + 1) % sides].junction
            corners[side].line = network.addLine(from: from, to: to, kind: .cityEdge)
        }
        return Cell(corners: corners)
    }

    /// Cuts the strip out of every cell that it crosses; its own land is left over.
    private mutating func layOut(_ strip: Strip, kind: DemoCity.StreetKind, name: UInt64) {
        let across = strip.direction.left
        var remaining: [Cell] = []
        for cell in cells {
            let near = cut(cell, through: strip.middle - across * (strip.width / 2), along: strip.direction, kind, name)
            guard let near else {
                remaining.append(cell)
                continue
            }
            remaining.append(near.right)
            let far = cut(
                near.left, through: strip.middle + across * (strip.width / 2), along: strip.direction, kind, name)
            if let far { remaining.append(far.left) }
        }
        cells = remaining
    }

    private mutating func cut(
        _ cell: Cell, through point: Vector, along direction: Vector, _ kind: DemoCity.StreetKind, _ name: UInt64
    ) -> (right: Cell, left: Cell, line: UInt32)? {
        guard let hits = cell.crossings(through: point, direction: direction) else { return nil }
        let cut = Cut(kind: kind, name: name, snap: 0, smallestArea: 100, smallestSine: 0.02, mayBeLoose: true)
        guard let parts = network.split(cell, at: hits.0, hits.1, by: cut) else { return nil }
        let line = network.lines[Int(parts.line)]
        let span = network.junctions[Int(line.to)].place - network.junctions[Int(line.from)].place
        return span.dot(direction) > 0 ? parts : (parts.left, parts.right, parts.line)
    }

    private mutating func layOutRiver() {
        let offset = scale.coreRadius * generator.next(in: 0.5...0.75) + scale.riverWidth / 2
        river = Strip(turns: generator.nextUnit(), offset: offset, width: scale.riverWidth)
        layOut(river, kind: .quay, name: generator.next())
    }

    private mutating func layOutRailway() {
        let turns = river.turns + generator.next(in: 0.17...0.3)
        let side = generator.chance(0.5) ? 1.0 : -1.0
        let offset = scale.coreRadius * generator.next(in: 1.3...1.7) * side
        railway = Strip(turns: turns, offset: offset, width: 34)
        layOut(railway, kind: .barrier, name: 0)
    }

    /// Arterials right across the city that pass its centre at a little distance.
    private mutating func layOutChords() {
        // The railway's direction falls between two of theirs: one nearly along the rails could not cross them.
        let start = railway.turns + generator.next(in: 0.4...0.6) / Double(scale.chords) / 2
        var ends: [StripEnd] = []
        for chord in 0..<scale.chords {
            let turns = start + (Double(chord) + generator.next(in: -0.13...0.13)) / Double(scale.chords) / 2
            let direction = Vector.direction(turns: turns)
            let through = direction.left * (scale.coreRadius * generator.next(in: -0.3...0.3))
            let name = generator.next()
            let kind: DemoCity.StreetKind = chord < (scale.chords + 1) / 2 ? .primary : .secondary
            cells = cells.flatMap { cell -> [Cell] in
                guard let hits = cell.crossings(through: through, direction: direction) else { return [cell] }
                var cut = Cut(kind: kind, name: name, snap: 30, smallestArea: 2500)
                cut.smallestSine = 0.2
                cut.mayBeLoose = true
                guard let parts = network.split(cell, at: hits.0, hits.1, by: cut) else { return [cell] }
                equip(parts.line, trackShare: 0.45)
                ends += stripEnds(of: parts.line, street: UInt64(chord))
                return [parts.right, parts.left]
            }
        }
        joinAcrossStrips(ends)
    }

    /// A ring street: in every cell that the circle crosses the chord of it.
    private mutating func layOutRing(_ index: Int, radius: Double) {
        let name = generator.next()
        var ends: [StripEnd] = []
        cells = cells.flatMap { cell -> [Cell] in
            guard let hits = cell.crossings(circle: radius) else { return [cell] }
            var cut = Cut(kind: index % 2 == 0 ? .secondary : .primary, name: name, snap: 30, smallestArea: 4000)
            cut.smallestSine = 0.3
            guard let parts = network.split(cell, at: hits.0, hits.1, by: cut) else { return [cell] }
            equip(parts.line, trackShare: 0.5)
            ends += stripEnds(of: parts.line, street: UInt64(index))
            return [parts.right, parts.left]
        }
        joinAcrossStrips(ends)
    }

    /// Streets outward wherever the next ones across the motorway are far apart, which also makes the motorway's ring rounder.
    private mutating func layOutRadials() {
        let limit = min(scale.motorwayRadius * 0.42, 3000)
        for _ in 0..<3 {
            cells = cells.flatMap { cell -> [Cell] in
                guard let ends = cell.crossings(circle: scale.motorwayRadius) else { return [cell] }
                let first = cell.point(side: ends.0.0, at: ends.0.1)
                let second = cell.point(side: ends.1.0, at: ends.1.1)
                let middle = first.moved(toward: second, by: generator.next(in: 0.42...0.58))
                guard first.distance(to: second) > limit,
                    let hits = cell.crossings(through: middle, direction: middle.unit)
                else { return [cell] }
                var cut = Cut(
                    kind: generator.chance(0.4) ? .secondary : .tertiary, name: generator.next(), snap: 60,
                    smallestArea: 20_000)
                cut.smallestSine = 0.3
                guard let parts = network.split(cell, at: hits.0, hits.1, by: cut) else { return [cell] }
                equip(parts.line, trackShare: 0.25)
                return [parts.right, parts.left]
            }
        }
    }

    /// Gives an arterial a cycle track on one side, sometimes.
    mutating func equip(_ line: UInt32, trackShare: Double) {
        network.lines[Int(line)].hasCycleTrack = generator.chance(trackShare) && network.length(of: line) > 150
    }

    /// A strip of land for the motorway along a circle; its pieces keep only the streets that cross it.
    private mutating func layOutMotorway() {
        let cut = Cut(kind: .barrier, name: 0, snap: 3, smallestArea: 1000, smallestSine: 0.3)
        cells = cells.flatMap { cell -> [Cell] in
            guard let inner = cell.crossings(circle: scale.motorwayRadius - 23),
                let first = network.split(cell, at: inner.0, inner.1, by: cut)
            else { return [cell] }
            let isRightOutside = first.right.centroid.length > first.left.centroid.length
            let inside = isRightOutside ? first.left : first.right
            let outside = isRightOutside ? first.right : first.left
            guard let outer = outside.crossings(circle: scale.motorwayRadius + 23),
                let second = network.split(outside, at: outer.0, outer.1, by: cut)
            else { return [inside, outside] }
            let isStripRight = second.right.centroid.length < second.left.centroid.length
            motorwayCells.append(isStripRight ? second.right : second.left)
            return [inside, isStripRight ? second.left : second.right]
        }
        motorwayCells.sort { $0.centroid.pseudoAngle < $1.centroid.pseudoAngle }
        for cell in motorwayCells {
            for side in cell.corners.indices where network.lines[Int(cell.corners[side].line)].kind.isRoad {
                overpasses.insert(
                    Self.edgeKey(cell.corners[side].junction, cell.corners[cell.next(side)].junction))
            }
        }
    }

    /// One number for the edge between two junctions, in either direction.
    static func edgeKey(_ a: UInt32, _ b: UInt32) -> UInt64 { UInt64(min(a, b)) << 32 | UInt64(max(a, b)) }
}
