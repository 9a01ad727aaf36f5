import GeoJSON
import Geodesy

/// Joins polygons along the antimeridian.
///
/// Where an edge goes north along 180 and another south along −180, both have their inside towards the meridian: there the
/// seam is taken out. What is left of the rings are chains that begin and end on the seam; each continues with the one that
/// starts where it ends, on the other side if there is one.
struct SeamJoining {
    private struct Chain {
        var positions: [Position]
        var polygon: Int
    }

    /// A place on either side of the seam.
    private struct Place: Hashable {
        var latitude: Double
        var longitude: Double

        package init(_ position: Position, isAcross: Bool = false) {
            latitude = position.latitude
            longitude = isAcross ? -position.longitude : position.longitude
        }
    }

    private let polygons: [Polygon]
    /// The polygons' rings, turned so that the inside is on the left.
    private var rings: [[[Position]]] = []
    private var isClockwise: [Bool] = []
    /// The latitudes at which edges on the meridian begin and end, ascending. Seams run between neighbours of these.
    private var latitudes: [Double] = []
    /// Which polygon lies along each segment on either side.
    private var west: [Int: Int] = [:]
    private var east: [Int: Int] = [:]

    package init(_ polygons: [Polygon]) {
        self.polygons = polygons
        for polygon in polygons {
            let all = polygon.rings.map(Array.init)
            let turns = polygon.exterior.isCounterclockwise == false
            isClockwise.append(turns)
            rings.append(turns ? all.map { $0.reversed() } : all)
        }
        findSegments()
    }

    private mutating func findSegments() {
        var edges: [(edge: Edge, polygon: Int)] = []
        for polygon in rings.indices {
            for ring in rings[polygon] {
                edges += zip(ring, ring.dropFirst()).compactMap { Edge($0, $1).map { ($0, polygon) } }
            }
        }
        latitudes = Set(edges.flatMap { [$0.edge.from, $0.edge.to] }).sorted()
        for (edge, polygon) in edges {
            for segment in segments(of: edge) {
                if edge.isInWest { west[segment] = polygon } else { east[segment] = polygon }
            }
        }
    }

    /// An edge along the meridian with its inside towards it.
    private struct Edge {
        var from: Double
        var to: Double
        var isInWest: Bool { to > from }

        package init?(_ from: Position, _ to: Position) {
            guard from.longitude == to.longitude, Antimeridian.isOn(from), from.latitude != to.latitude,
                (to.latitude > from.latitude) == (from.longitude == 180)
            else { return nil }
            (self.from, self.to) = (from.latitude, to.latitude)
        }
    }

    /// The numbers of the segments that make up an edge, in the direction north.
    private func segments(of edge: Edge) -> Range<Int> {
        let low = place(of: min(edge.from, edge.to))
        return low..<max(low, place(of: max(edge.from, edge.to)))
    }

    private func place(of latitude: Double) -> Int {
        var (low, high) = (0, latitudes.count)
        while low < high {
            let middle = (low + high) / 2
            if latitudes[middle] < latitude { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isSeam(_ segment: Int) -> Bool { west[segment] != nil && east[segment] != nil }

    /// The polygons with those joined that share a seam; `nil` where none does.
    package func joined() -> [Polygon]? {
        guard west.keys.contains(where: isSeam) else { return nil }
        var chains: [Chain] = []
        var groups = Groups(count: polygons.count)
        for segment in west.keys {
            if let one = west[segment], let other = east[segment] { groups.unite(one, other) }
        }
        var whole = polygons.indices.map { _ in [[Position]]() }
        for polygon in rings.indices {
            for ring in rings[polygon] {
                let pieces = self.pieces(of: ring)
                if let pieces {
                    chains += pieces.map { Chain(positions: $0, polygon: polygon) }
                } else {
                    whole[groups.root(of: polygon)].append(ring)
                }
            }
        }
        guard let linked = Self.linked(chains) else { return nil }
        for (ring, polygon) in linked { whole[groups.root(of: polygon)].append(ring) }
        var result: [Polygon] = []
        for polygon in polygons.indices where groups.root(of: polygon) == polygon {
            if groups.isAlone(polygon) {
                result.append(polygons[polygon])
            } else {
                guard let joined = Self.polygon(of: whole[polygon], isClockwise: isClockwise[polygon]) else {
                    return nil
                }
                result.append(joined)
            }
        }
        return result
    }

    /// What is left of a ring between seams; `nil` for a ring without any.
    private func pieces(of ring: [Position]) -> [[Position]]? {
        var pieces: [[Position]] = []
        var current: [Position] = []
        var isCut = false
        func part() {
            // A way along the pole is only there because the map has an edge.
            if current.count > 1, !current.allSatisfy({ $0.latitude.magnitude == 90 }) { pieces.append(current) }
            current = []
            isCut = true
        }
        for (from, to) in zip(ring, ring.dropFirst()) {
            if current.isEmpty { current = [from] }
            guard let edge = Edge(from, to) else {
                current.append(to)
                continue
            }
            let segments = self.segments(of: edge)
            for segment in edge.isInWest ? Array(segments) : segments.reversed() {
                var end = to
                end.latitude = latitudes[edge.isInWest ? segment + 1 : segment]
                if end.latitude == to.latitude { end = to }
                if isSeam(segment) {
                    part()
                    current = [end]
                } else {
                    current.append(end)
                }
            }
        }
        guard isCut else { return nil }
        // The ring's end and its beginning are one piece, unless a seam is there.
        if current.count > 0, let first = pieces.first?.first ?? ring.first, first.coordinate == ring.first?.coordinate,
            current.last?.coordinate == first.coordinate, !pieces.isEmpty
        {
            pieces[0] = current + pieces[0].dropFirst()
        } else {
            part()
        }
        return pieces
    }

    /// Rings of chains, each with the polygon that one of its chains is from; `nil` where ends have no beginning.
    private static func linked(_ chains: [Chain]) -> [([Position], Int)]? {
        var starts = [Place: [Int]]()
        for index in chains.indices { starts[Place(chains[index].positions[0]), default: []].append(index) }
        var rings: [([Position], Int)] = []
        var isUsed = [Bool](repeating: false, count: chains.count)
        for start in chains.indices where !isUsed[start] {
            var ring: [Position] = []
            var chain = start
            repeat {
                let positions = chains[chain].positions
                ring += positions.dropFirst().dropLast()
                guard let end = positions.last else { return nil }
                let (here, across) = (Place(end), Place(end, isAcross: true))
                guard let next = starts[across]?.popLast() ?? starts[here]?.popLast() else { return nil }
                let (before, after) = (positions.dropLast().last, chains[next].positions.dropFirst().first)
                if !Antimeridian.isCut(end, before, after) {
                    var corner = end
                    // Which of its two longitudes a corner had is unknown; along an edge it has to be the edge's.
                    if before?.longitude != -180, after?.longitude != -180 { corner.longitude = 180 }
                    ring.append(corner)
                }
                isUsed[next] = true
                chain = next
            } while chain != start
            if let first = ring.first { ring.append(first) }
            rings.append((ring, chains[start].polygon))
        }
        return rings
    }

    /// One polygon: the exterior is the ring around a pole, or the largest that goes counterclockwise.
    private static func polygon(of rings: [[Position]], isClockwise: Bool) -> Polygon? {
        let unrolled = rings.map { UnrolledRing($0.map { $0.coordinate }, .shortWay) }
        let candidates = unrolled.indices.filter { unrolled[$0].isCounterclockwise ?? true }
        let sizes = candidates.map { ($0, unrolled[$0].turn != 0 ? .infinity : unrolled[$0].signedDoubleArea) }
        guard let exterior = sizes.max(by: { $0.1 < $1.1 })?.0 else { return nil }
        let ordered = [rings[exterior]] + rings.indices.filter { $0 != exterior }.map { rings[$0] }
        return Polygon(uncheckedRings: PositionLists(ordered.map { Positions(isClockwise ? $0.reversed() : $0) }))
    }
}

/// Which polygons belong together, each group known by its first.
private struct Groups {
    private var parents: [Int]
    private var isJoined: [Bool]

    package init(count: Int) {
        parents = Array(0..<count)
        isJoined = Array(repeating: false, count: count)
    }

    mutating func root(of polygon: Int) -> Int {
        var root = polygon
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    mutating func unite(_ one: Int, _ other: Int) {
        let (left, right) = (root(of: one), root(of: other))
        parents[max(left, right)] = min(left, right)
        isJoined[min(left, right)] = true
    }

    /// Whether nothing was joined with a polygon.
    func isAlone(_ polygon: Int) -> Bool { !isJoined[polygon] }
}
