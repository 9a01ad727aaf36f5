import GeoJSON
import Geodesy

/// A piece of a ring from the antimeridian to the antimeridian, within one strip and so on one map, the inside on its left.
struct SeamArc {
    /// On the map: the first and the last position are on one of its edges at ±180.
    var positions: [Position]
    /// The number of the strip of the unrolled plane that it is in.
    var strip: Double

    /// Where it begins and ends on the border of the map.
    var start: BorderPlace { BorderPlace(positions.first, next: positions.dropFirst().first) }
    var end: BorderPlace { BorderPlace(positions.last, next: positions.dropLast().last) }

    /// Cuts a ring; none where it does not touch the antimeridian. What runs along it is left out.
    static func arcs(of ring: [SeamPath.Node]) -> [SeamArc] {
        guard let first = ring.firstIndex(where: { $0.isOnSeam }) else { return [] }
        // The ring's last node repeats its first one, perhaps turns further.
        let turn = (ring.last?.x ?? 0) - (ring.first?.x ?? 0)
        let nodes =
            ring[first...]
            + ring[...first].dropFirst().map { SeamPath.Node(position: $0.position, x: $0.x + turn) }
        var arcs: [SeamArc] = []
        for (start, end) in zip(nodes, nodes.dropFirst()) {
            guard let strip = SeamPath.strip(from: start, to: end) else { continue }
            if start.isOnSeam { arcs.append(SeamArc(positions: [start.position(inStrip: strip)], strip: strip)) }
            if !arcs.isEmpty { arcs[arcs.count - 1].positions.append(end.position(inStrip: strip)) }
        }
        return arcs
    }
}

/// A place on the border of the map, reached from one side, ordered counterclockwise from the southeastern corner:
///
///     270 ┌──────────────┐ 180
///         │              │
///     450 └──────────────┘ 0, 540
struct BorderPlace: Comparable {
    /// How far along the border, in degrees of latitude on its upright edges.
    var way = 0.0
    /// Among arcs that meet in one place, which comes first just inside the border.
    private var rank = 0.0

    package init(_ position: Position?, next: Position?) {
        guard let position else { return }
        let isEast = position.longitude > 0
        way = isEast ? position.latitude + 90 : 360 - position.latitude
        guard let next else { return }
        let rise = next.latitude - position.latitude
        let distance = (next.longitude - position.longitude).magnitude
        rank = (isEast ? rise : -rise) / distance
    }

    static func < (left: BorderPlace, right: BorderPlace) -> Bool {
        (left.way, left.rank) < (right.way, right.rank)
    }

    /// The corners of the map on the way from here to another place.
    func corners(to end: BorderPlace, wraps: Bool) -> [Position] {
        let last = wraps ? end.way + 540 : end.way
        func pole(_ latitude: Double) -> [Position] {
            [
                Position(longitude: latitude * 2, latitude: latitude),
                Position(longitude: latitude * -2, latitude: latitude),
            ]
        }
        var corners: [Position] = []
        for (mark, latitude) in [(225.0, 90.0), (495, -90), (765, 90)] where way < mark && mark < last {
            corners += pole(latitude)
        }
        return corners
    }
}
