import Geodesy

/// An area that closes every edge which has a part in it.
///
/// An edge has one if it crosses a ring, or if it crosses none and any of its points is inside. All is judged on the plane
/// of degrees, as RFC 7946 (section 3.1.1) has straight lines; rings may cross the antimeridian and go around a pole
/// (`RingReading`).
struct ClosingArea {
    private let rings: [UnrolledRing]

    /// `nil` where there is no area, or a coordinate that is not on Earth.
    package init?(_ rings: [[Coordinate]]) {
        guard rings.allSatisfy({ $0.allSatisfy { $0.isOnEarth } }) else { return nil }
        self.rings = UnrolledRing.rings(ofPolygon: rings).filter { !$0.corners.isEmpty }
        guard let outer = self.rings.first, outer.corners.count > 2 else { return nil }
    }

    func edges(in graph: RoadGraph) -> Set<EdgeID> {
        var found: Set<EdgeID> = []
        for ring in rings {
            ring.forEachSide { start, end in
                for (start, end) in ClosingArea.onMap(start, end) {
                    guard let box = BoundingBox([start, end]) else { continue }
                    graph.forEachEdge(touching: box) { edge in
                        if !found.contains(edge), crosses(edge, start, end, graph) { found.insert(edge) }
                    }
                }
            }
        }
        for box in boxes {
            graph.forEachEdge(touching: box) { edge in
                let first = graph.coordinate(ofNode: graph.ends(of: edge).first)
                if !found.contains(edge), contains(first) { found.insert(edge) }
            }
        }
        return found
    }

    /// Inside an odd number of the rings.
    private func contains(_ place: Coordinate) -> Bool {
        rings.reduce(false) { $0 != $1.contains(place) }
    }

    /// The outer ring's box, in as many parts as it has on the map.
    private var boxes: [BoundingBox] {
        guard let corners = BoundingBox(rings[0].outline) else { return [] }
        let southWest = Coordinate(longitude: corners.west, latitude: corners.south)
        let northEast = Coordinate(longitude: corners.east, latitude: corners.north)
        return ClosingArea.onMap(southWest, northEast).compactMap { BoundingBox([$0, $1]) }
    }

    /// A segment of the unrolled plane wherever it touches the map, which goes from −180 to 180.
    private static func onMap(_ start: Coordinate, _ end: Coordinate) -> [(Coordinate, Coordinate)] {
        let west = min(start.longitude, end.longitude)
        let east = max(start.longitude, end.longitude)
        // A ring on Earth reaches no more than a few turns; those further away do not touch.
        let middle = (((west + east) / 2) / 360).rounded() * -360
        return [middle - 360, middle, middle + 360].filter { west + $0 <= 180 && east + $0 >= -180 }.map { turn in
            func turned(_ place: Coordinate) -> Coordinate {
                Coordinate(longitude: place.longitude + turn, latitude: place.latitude)
            }
            return (turned(start), turned(end))
        }
    }

    private func crosses(_ edge: EdgeID, _ start: Coordinate, _ end: Coordinate, _ graph: RoadGraph) -> Bool {
        var before: Coordinate?
        for point in graph.points(of: edge) {
            let place = point.coordinate
            if let before, ClosingArea.cross(roadFrom: before, to: place, start, end) { return true }
            before = place
        }
        return false
    }

    /// Whether a piece of road crosses a segment; over the antimeridian it runs on both edges of the map.
    private static func cross(
        roadFrom before: Coordinate, to place: Coordinate, _ start: Coordinate, _ end: Coordinate
    ) -> Bool {
        let difference = place.longitude - before.longitude
        let turn = Angle.longitudeStep(from: before.longitude, to: place.longitude) - difference
        guard turn.magnitude > 180 else { return cross(before, place, start, end) }
        let beyond = Coordinate(longitude: place.longitude + turn, latitude: place.latitude)
        let across = Coordinate(longitude: before.longitude - turn, latitude: before.latitude)
        return cross(before, beyond, start, end) || cross(across, place, start, end)
    }

    /// Whether each of two segments has its ends on different sides of the other, decided exactly.
    static func cross(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) -> Bool {
        (Orientation.sign(a, b, c) > 0) != (Orientation.sign(a, b, d) > 0)
            && (Orientation.sign(c, d, a) > 0) != (Orientation.sign(c, d, b) > 0)
    }
}
