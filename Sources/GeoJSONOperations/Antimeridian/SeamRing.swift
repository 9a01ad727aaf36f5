import GeoJSON
import Geodesy

/// A ring of a polygon that is to be cut: unrolled, the inside on its left, with positions where it passes the antimeridian.
struct SeamRing {
    /// Closed: the last node is the first again, perhaps turns further.
    private(set) var path = SeamPath()
    /// How far east of its beginning it ends.
    private(set) var turn: Double

    /// The rings of a polygon; none where nothing is to be done.
    static func rings(of polygon: Polygon, _ cutting: AntimeridianCutting) -> [SeamRing] {
        guard polygon.rings.joined.coordinates.allSatisfy({ $0.isInDegrees }) else { return [] }
        let unrolled = polygon.unrolledRings(cutting.crossings)
        let isCut = polygon.rings.joined.contains { $0.isBeyondMap } || unrolled.contains { $0.longitudes == .shortWay }
        let isWhole = cutting.winding == .trusted && unrolled.first?.isCounterclockwise == false
        guard isCut || isWhole else { return [] }
        return zip(polygon.rings, unrolled).enumerated().map { index, pair in
            SeamRing(pair.0, pair.1, isHole: index > 0, cutting)
        }
    }

    private init(_ ring: Positions, _ unrolled: UnrolledRing, isHole: Bool, _ cutting: AntimeridianCutting) {
        turn = unrolled.turn
        var nodes = zip(ring, unrolled.corners).map { SeamPath.Node(position: $0, x: $1.longitude) }
        if let first = nodes.first { nodes.append(SeamPath.Node(position: first.position, x: first.x + turn)) }
        if Self.isBackwards(unrolled, isHole: isHole, cutting) {
            nodes.reverse()
            turn = -turn
        }
        for node in nodes { path.append(node, cutting.latitudes) }
    }

    private static func isBackwards(_ ring: UnrolledRing, isHole: Bool, _ cutting: AntimeridianCutting) -> Bool {
        if ring.turn != 0, let pole = cutting.pole { return (ring.turn > 0) == ((pole == .north) == isHole) }
        return cutting.winding == .corrected && ring.isCounterclockwise == isHole
    }

    /// The ring as it is on the map, closed.
    func onMap(_ strip: Double?) -> [Position] {
        let strip = strip ?? path.nodes.first.map { SeamPath.strip(of: $0.x) } ?? 0
        return path.nodes.map { $0.position(inStrip: strip) }
    }
}

extension Polygon {
    /// The rings, unrolled as they are read, or where `crossings` says so the short way.
    func unrolledRings(_ crossings: AntimeridianCutting.Crossings) -> [UnrolledRing] {
        guard crossings == .all else { return unrolledRings() }
        return UnrolledRing.settled(
            zip(rings, readings).map { ring, reading in
                let isCrossing = WideSteps.allowChoice(in: ring.coordinates)
                return UnrolledRing(ring.coordinates, isCrossing ? .shortWay : reading.longitudes)
            })
    }
}
