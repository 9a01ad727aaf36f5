import Support

extension DemoCity.Site {
    /// Where a street ends on the side of the river or of the railway.
    struct StripEnd {
        var obstacle: Crossing.Obstacle
        /// The street that may go on beyond the strip.
        package var street: UInt64
        var isLeft: Bool
        var position: Double
        var junction: UInt32
        var kind: DemoCity.StreetKind
        var name: UInt64
    }

    func stripEnds(of line: UInt32, street: UInt64) -> [StripEnd] {
        let row = network.lines[Int(line)]
        return [row.from, row.to].flatMap { junction -> [StripEnd] in
            let place = network.junctions[Int(junction)].place
            let parent = network.junctions[Int(junction)].parent
            guard parent != Network.noLine else { return [] }
            let shore = network.lines[Int(parent)].kind
            return [(Crossing.Obstacle.river, river), (.railway, railway)].compactMap { obstacle, strip in
                let offset = (place - strip.middle).dot(strip.direction.left)
                // The strip's sides may leave its direction by a few metres where they meet the city's edge.
                guard shore == (obstacle == .river ? .quay : .barrier),
                    (offset.magnitude - strip.width / 2).magnitude < 15
                else { return nil }
                return StripEnd(
                    obstacle: obstacle, street: street, isLeft: offset > 0,
                    position: (place - strip.middle).dot(strip.direction), junction: junction, kind: row.kind,
                    name: row.name)
            }
        }
    }

    /// Joins ends of the same street that face one another across a strip, each with the nearest.
    mutating func joinAcrossStrips(_ ends: [StripEnd]) {
        for end in ends where !end.isLeft {
            let strip = end.obstacle == .river ? river : railway
            let facing = ends.filter { $0.isLeft && $0.obstacle == end.obstacle && $0.street == end.street }
            let nearest = facing.min {
                ($0.position - end.position).magnitude < ($1.position - end.position).magnitude
            }
            guard let nearest, (nearest.position - end.position).magnitude < strip.width * 2 + 130,
                !isNearCrossing(end), end.obstacle == .railway || isClearOfRailway(end.junction, nearest.junction)
            else { continue }
            crossings.append(
                Crossing(
                    obstacle: end.obstacle, from: end.junction, to: nearest.junction, kind: end.kind, name: end.name))
            for junction in [end.junction, nearest.junction] {
                network.junctions[Int(junction)].isOpen = true
                network.junctions[Int(junction)].isOccupied = true
            }
        }
    }

    /// Whether a bridge over the river stays on one side of the railway's own bridge.
    private func isClearOfRailway(_ from: UInt32, _ to: UInt32) -> Bool {
        let offsets = [from, to].map {
            (network.junctions[Int($0)].place - railway.middle).dot(railway.direction.left)
        }
        return offsets[0] * offsets[1] > 0 && min(offsets[0].magnitude, offsets[1].magnitude) > 50
    }

    private func isNearCrossing(_ end: StripEnd) -> Bool {
        let place = network.junctions[Int(end.junction)].place
        return crossings.contains { crossing in
            crossing.obstacle == end.obstacle
                && min(
                    network.junctions[Int(crossing.from)].place.distance(to: place),
                    network.junctions[Int(crossing.to)].place.distance(to: place)) < 35
        }
    }

    /// Two bridges for riders and walkers only, and a ferry farther out, each from bank to bank.
    mutating func layOutFootbridges() {
        let reach = min(scale.radius * 0.75, 5000)
        let bridges = crossings.filter { $0.obstacle == .river }.map { bankPosition($0.from) }
        func gap(_ position: Double) -> Double { bridges.map { ($0 - position).magnitude }.min() ?? .infinity }
        let candidates = stride(from: -reach, through: reach, by: 40).filter { gap($0) > 90 }
        let nearCentre = candidates.sorted { $0.magnitude < $1.magnitude }
        let name = generator.next()
        var chosen: [Double] = []
        for position in nearCentre where chosen.count < 2 && chosen.allSatisfy({ ($0 - position).magnitude > 300 }) {
            guard let banks = banks(at: position), isClearOfRailway(banks.0, banks.1) else { continue }
            chosen.append(position)
            crossings.append(
                Crossing(
                    obstacle: .river, from: banks.0, to: banks.1, kind: chosen.count == 1 ? .cycleway : .footway,
                    name: name))
        }
        let far = candidates.filter { position in chosen.allSatisfy { ($0 - position).magnitude > 250 } }
        let ferryPosition = far.max { min(gap($0), 1500) - $0.magnitude / 2 < min(gap($1), 1500) - $1.magnitude / 2 }
        if let ferryPosition { ferry = banks(at: ferryPosition) }
    }

    private func bankPosition(_ junction: UInt32) -> Double {
        (network.junctions[Int(junction)].place - river.middle).dot(river.direction)
    }

    /// New junctions on both quays, facing one another; `nil` where there is no quay, as between the rails.
    private mutating func banks(at position: Double) -> (UInt32, UInt32)? {
        let across = river.direction.left * (river.width / 2)
        let middle = river.middle + river.direction * position
        var found: [UInt32] = []
        for place in [middle - across, middle + across] {
            for cell in cells {
                guard let side = cell.corners.indices.first(where: { isQuay(cell, side: $0, at: place) }) else {
                    continue
                }
                let line = cell.corners[side].line
                guard network.attachment(on: line, near: place, within: 45) == nil else { return nil }
                found.append(UInt32(line))
                break
            }
        }
        guard found.count == 2 else { return nil }
        let junctions = (
            network.attach(to: found[0], at: middle - across), network.attach(to: found[1], at: middle + across)
        )
        for junction in [junctions.0, junctions.1] { network.junctions[Int(junction)].isOccupied = true }
        return junctions
    }

    private func isQuay(_ cell: Cell, side: Int, at place: Vector) -> Bool {
        guard network.lines[Int(cell.corners[side].line)].kind == .quay else { return false }
        let length = cell.length(side: side)
        let a = place.distance(to: cell.corners[side].place)
        let b = place.distance(to: cell.corners[cell.next(side)].place)
        return a + b < length + 0.01 && min(a, b) > 30
    }
}
