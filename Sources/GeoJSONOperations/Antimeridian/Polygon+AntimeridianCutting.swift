import GeoJSON
import Geodesy

extension Polygon {
    /// The polygon's parts on the map, wound counterclockwise; `nil` where it is as it should be.
    func cutAtAntimeridian(_ cutting: AntimeridianCutting) -> [Polygon]? {
        let rings = SeamRing.rings(of: self, cutting)
        guard !rings.isEmpty else { return nil }
        var arcs: [SeamArc] = []
        var closed: [[Position]] = []
        for ring in rings {
            let pieces = SeamArc.arcs(of: ring.path.nodes)
            if ring.turn != 0 || pieces.contains(where: { $0.strip != pieces[0].strip }) {
                arcs += pieces
            } else {
                closed.append(ring.onMap(pieces.first?.strip))
            }
        }
        if arcs.isEmpty, cutting.winding == .corrected {
            let lists = closed.map { Positions($0) }
            return lists.elementsEqual(self.rings) ? nil : [Polygon(uncheckedRings: PositionLists(lists))]
        }
        closed += SeamLinking(arcs).rings().filter { Self.hasArea($0) }
        return Self.polygons(of: closed.map { Positions($0) }, cutting)
    }

    private static func hasArea(_ ring: [Position]) -> Bool {
        ring.count >= 4 && Positions(ring).signedDoubleArea != 0
    }

    /// Exteriors with the holes inside them.
    private static func polygons(of rings: [Positions], _ cutting: AntimeridianCutting) -> [Polygon]? {
        let areas = rings.map { $0.signedDoubleArea }
        var parts = rings.indices.filter { areas[$0] > 0 }.map { [rings[$0]] }
        var earth: [Positions] = []
        for hole in rings.indices where areas[hole] < 0 {
            if let part = parts.firstIndex(where: { $0[0].surrounds(rings[hole]) }) {
                parts[part].append(rings[hole])
            } else if cutting.winding == .trusted || parts.isEmpty {
                earth.append(rings[hole])
            } else {
                parts[0].append(rings[hole])
            }
        }
        if !earth.isEmpty { parts.append([Self.world] + earth) }
        return parts.isEmpty ? nil : parts.map { Polygon(uncheckedRings: PositionLists($0)) }
    }

    private static let world: Positions = [
        Position(longitude: -180, latitude: -90), Position(longitude: 180, latitude: -90),
        Position(longitude: 180, latitude: 90), Position(longitude: -180, latitude: 90),
        Position(longitude: -180, latitude: -90),
    ]
}

extension Positions {
    /// Whether a ring lies inside this one, which may touch it; both are on the map as written.
    fileprivate func surrounds(_ ring: Positions) -> Bool {
        let corners = Set(coordinates)
        let places = ring.coordinates
        let free = places.first { !corners.contains($0) && $0.longitude.magnitude != 180 }
        if let free { return encloses(free, read: .plain) }
        // All corners are shared: the middle of a side tells.
        guard let start = places.first, let end = places.dropFirst().first else { return false }
        return encloses(
            Coordinate(
                longitude: (start.longitude + end.longitude) / 2, latitude: (start.latitude + end.latitude) / 2),
            read: .plain)
    }
}
