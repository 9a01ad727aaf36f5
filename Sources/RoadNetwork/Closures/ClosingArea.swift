import Geodesy

/// An area that closes every edge which has a part in it.
///
/// An edge has one if it crosses a ring, or if it crosses none and any of its points is inside. All is judged on the plane
/// of degrees, as RFC 7946 (section 3.1.1) has straight lines.
struct ClosingArea {
    /// Closed: the last coordinate is the first again.
    private let rings: [[Coordinate]]
    private let box: BoundingBox

    /// `nil` where there is no area, or a coordinate that is not on Earth.
    package init?(_ rings: [[Coordinate]]) {
        self.rings = rings.compactMap { ring in
            ring.first.map { $0 == ring.last ? ring : ring + [$0] }
        }
        guard rings.allSatisfy({ $0.allSatisfy(\.isOnEarth) }), let outer = self.rings.first, outer.count > 3,
            let box = BoundingBox(outer)
        else { return nil }
        self.box = box
    }

    func edges(in graph: RoadGraph) -> Set<EdgeID> {
        var found: Set<EdgeID> = []
        for ring in rings {
            for index in ring.indices.dropLast() {
                let (start, end) = (ring[index], ring[index + 1])
                guard let box = BoundingBox([start, end]) else { continue }
                graph.forEachEdge(touching: box) { edge in
                    if !found.contains(edge), crosses(edge, start, end, graph) { found.insert(edge) }
                }
            }
        }
        graph.forEachEdge(touching: box) { edge in
            let first = graph.coordinate(ofNode: graph.ends(of: edge).first)
            if !found.contains(edge), contains(first) { found.insert(edge) }
        }
        return found
    }

    /// Inside an odd number of the rings.
    private func contains(_ place: Coordinate) -> Bool {
        guard box.contains(place) else { return false }
        return rings.reduce(false) { $0 != EvenOddRule.isInside(place, ring: $1) }
    }

    private func crosses(_ edge: EdgeID, _ start: Coordinate, _ end: Coordinate, _ graph: RoadGraph) -> Bool {
        var before: Coordinate?
        for point in graph.points(of: edge) {
            let place = point.coordinate
            if let before, ClosingArea.cross(before, place, start, end) { return true }
            before = place
        }
        return false
    }

    /// Whether each of two segments has its ends on different sides of the other.
    private static func cross(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) -> Bool {
        func side(_ start: Coordinate, _ end: Coordinate, _ place: Coordinate) -> Double {
            (end.longitude - start.longitude) * (place.latitude - start.latitude)
                - (end.latitude - start.latitude) * (place.longitude - start.longitude)
        }
        return (side(a, b, c) > 0) != (side(a, b, d) > 0) && (side(c, d, a) > 0) != (side(c, d, b) > 0)
    }
}
