import Geodesy

extension Polygon {
    /// The polygon's parts on either side of the antimeridian; itself where it does not cross.
    ///
    /// Rings are cut into chains from edge to edge of the map. With the inside on its left, a chain that arrives at 180
    /// continues northwards to where the next one starts, and one that arrives at −180 southwards:
    ///
    ///     ─────→┐180  −180┌────→
    ///           │         │
    ///     ←─────┘         └←────
    func cutAtAntimeridian() -> [Polygon] {
        let rings = rings.map { Antimeridian.normalized($0) }
        guard let exterior = rings.first, Antimeridian.isCrossed(by: exterior) else {
            let isSame = zip(rings, self.rings).allSatisfy { $0.elementsEqual($1) }
            return isSame ? [self] : [Polygon(uncheckedRings: PositionLists(rings.map { Positions($0) }))]
        }
        let isClockwise = !Self.isCounterclockwise(exterior)
        var chains = RingChains()
        chains.add(isClockwise ? exterior.reversed() : exterior)
        var holes: [[Position]] = []
        for hole in rings.dropFirst() {
            if Antimeridian.isCrossed(by: hole) {
                chains.add(Self.isCounterclockwise(hole) ? hole.reversed() : hole)
            } else {
                holes.append(hole)
            }
        }
        let exteriors = chains.linked().filter(Self.hasArea).map {
            Positions(isClockwise ? $0.reversed() : $0)
        }
        guard !exteriors.isEmpty else { return [self] }
        var parts = exteriors.map { [$0] }
        for hole in holes {
            let part = hole.lazy.compactMap { place in
                exteriors.firstIndex { $0.encloses(place.coordinate) }
            }.first
            parts[part ?? 0].append(Positions(hole))
        }
        return parts.map { Polygon(uncheckedRings: PositionLists($0)) }
    }

    /// A ring around a pole is taken to go around the nearer one.
    static func isCounterclockwise(_ ring: [Position]) -> Bool {
        let turned = turned(ring)
        guard turned.magnitude > 180 else { return Positions(ring).isCounterclockwise ?? true }
        return (turned > 0) == (ring.reduce(0) { $0 + $1.latitude } >= 0)
    }

    /// How far east a ring ends from where it began: a whole turn for one around a pole, otherwise nothing.
    static func turned(_ ring: [Position]) -> Double {
        guard Antimeridian.isCrossed(by: ring) else { return 0 }
        return zip(ring, ring.dropFirst()).reduce(0) {
            $0 + Angle.longitudeStep(from: $1.0.longitude, to: $1.1.longitude)
        }
    }

    private static func hasArea(_ ring: [Position]) -> Bool {
        ring.count >= 4 && ring.contains { $0.longitude != ring[0].longitude }
    }
}

/// Pieces of rings from one edge of the map to another, the inside on their left.
private struct RingChains {
    private var chains: [[Position]] = []

    /// Cuts a ring that crosses.
    mutating func add(_ ring: some Collection<Position>) {
        var open = Array(ring)
        if open.count > 1, open.first == open.last { open.removeLast() }
        let next = { (index: Int) in index + 1 < open.count ? index + 1 : 0 }
        guard let start = open.indices.first(where: { Antimeridian.crosses(open[$0], open[next($0)]) }) else { return }
        var index = next(start)
        var current = [Antimeridian.cut(open[start], open[index]).entry]
        for _ in open.indices {
            Antimeridian.append(open[index], to: &current)
            let following = next(index)
            if Antimeridian.crosses(open[index], open[following]) {
                let (exit, entry) = Antimeridian.cut(open[index], open[following])
                Antimeridian.append(exit, to: &current)
                chains.append(current)
                current = [entry]
            }
            index = following
        }
    }

    /// Closed rings of chains.
    func linked() -> [[Position]] {
        let links = links()
        var isUsed = [Bool](repeating: false, count: chains.count)
        var rings: [[Position]] = []
        for start in chains.indices where !isUsed[start] {
            var ring: [Position] = []
            var chain = start
            while !isUsed[chain] {
                isUsed[chain] = true
                for position in chains[chain] + links[chain].along { Antimeridian.append(position, to: &ring) }
                chain = links[chain].next
            }
            if let first = ring.first { Antimeridian.append(first, to: &ring) }
            rings.append(ring)
        }
        return rings
    }

    private struct Link {
        var next: Int
        /// What lies between, where the way leads over a pole.
        var along: [Position] = []
    }

    private func links() -> [Link] {
        var links = chains.indices.map { Link(next: $0) }
        let east = matched(at: 180, &links)
        let west = matched(at: -180, &links)
        let north = [Position(longitude: 180, latitude: 90), Position(longitude: -180, latitude: 90)]
        for (end, start) in zip(east.ends, west.starts) { links[end] = Link(next: start, along: north) }
        let south = [Position(longitude: -180, latitude: -90), Position(longitude: 180, latitude: -90)]
        for (end, start) in zip(west.ends, east.starts) { links[end] = Link(next: start, along: south) }
        return links
    }

    /// Links chains that end at one edge of the map with those that start there, and returns what is left over.
    private func matched(at longitude: Double, _ links: inout [Link]) -> (ends: [Int], starts: [Int]) {
        let ends = chains.indices.filter { chains[$0].last?.longitude == longitude }
        let starts = chains.indices.filter { chains[$0].first?.longitude == longitude }
        // The distance from where the way along the edge begins: the south pole in the east, the north pole in the west.
        let sign = longitude > 0 ? 1.0 : -1.0
        var events = ends.map { (way: sign * (chains[$0].last?.latitude ?? 0), isStart: 0, chain: $0) }
        events += starts.map { (sign * (chains[$0].first?.latitude ?? 0), 1, $0) }
        events.sort { $0 < $1 }
        var open: [Int] = []
        var lone: [Int] = []
        for event in events {
            if event.isStart == 0 {
                open.append(event.chain)
            } else if let end = open.popLast() {
                links[end].next = event.chain
            } else {
                lone.append(event.chain)
            }
        }
        // Rings that cross each other may leave both; only a ring around a pole leaves more of one kind.
        let paired = min(open.count, lone.count)
        for (end, start) in zip(open.prefix(paired), lone) { links[end].next = start }
        return (Array(open.dropFirst(paired)), Array(lone.dropFirst(paired)))
    }
}
