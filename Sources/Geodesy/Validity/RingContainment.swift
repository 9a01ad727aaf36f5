/// Which rings lie where they must not, among rings of which some cross: what each ring's vertices say, pair by pair.
///
/// Pairs that cross are left out, since that is found elsewhere. `steps` bounds the work, as many rings that cross may
/// be large.
struct RingContainment {
    private let set: RingSet
    private let boxes: [BoundingBox]
    private var steps = 20_000_000

    init(_ set: RingSet) {
        self.set = set
        boxes = set.rings.map { ring in
            let vertices = set.vertices[Int(ring.first)..<Int(ring.end)]
            let first = vertices[Int(ring.first)]
            var box = BoundingBox(
                west: first.longitude, south: first.latitude, east: first.longitude, north: first.latitude)
            for vertex in vertices {
                box.west = min(box.west, vertex.longitude)
                box.south = min(box.south, vertex.latitude)
                box.east = max(box.east, vertex.longitude)
                box.north = max(box.north, vertex.latitude)
            }
            return box
        }
    }

    /// The defects.
    ///
    /// - Parameter crosses: whether two rings, the lower number first, cross each other.
    mutating func defects(where crosses: (Int, Int) -> Bool) -> [PolygonDefect] {
        var result: [PolygonDefect] = []
        let polygons = Dictionary(grouping: set.rings.indices) { set.rings[$0].polygon }
        for rings in polygons.values {
            let shell = rings.first { !set.rings[$0].isHole }
            for hole in rings where set.rings[hole].isHole {
                if let shell, !crosses(min(hole, shell), max(hole, shell)), isInside(hole, shell) == false {
                    result.append(defect(.holeOutside, hole, nil))
                }
                for other in rings where set.rings[other].isHole && other != hole {
                    guard steps > 0 else { return result }
                    if !crosses(min(hole, other), max(hole, other)), isInside(hole, other) == true {
                        result.append(defect(.holesOverlap, hole, other))
                    }
                }
            }
        }
        for one in set.rings.indices where !set.rings[one].isHole {
            for other in set.rings.indices where !set.rings[other].isHole && one != other {
                guard steps > 0 else { return result }
                let holes = polygons[set.rings[other].polygon]?.filter { set.rings[$0].isHole } ?? []
                if !crosses(min(one, other), max(one, other)), isInside(one, other) == true,
                    !holes.contains(where: { isInside(one, $0) != false || crosses(min(one, $0), max(one, $0)) })
                {
                    result.append(defect(.membersOverlap, one, other))
                }
            }
        }
        return result
    }

    private func defect(_ kind: PolygonDefect.Kind, _ ring: Int, _ other: Int?) -> PolygonDefect {
        let first = set.rings[ring].first
        return PolygonDefect(
            kind, .containment, at: set.place(first), and: other.map { set.place(set.rings[$0].first) },
            set.vertices[Int(first)])
    }

    /// Whether a ring lies in another one; `nil` where its first vertices are all on the other's boundary.
    private mutating func isInside(_ ring: Int, _ other: Int) -> Bool? {
        steps -= 1
        let (box, around) = (boxes[ring], boxes[other])
        guard box.west >= around.west, box.east <= around.east, box.south >= around.south, box.north <= around.north
        else { return false }
        let bounds = set.rings[ring]
        for vertex in bounds.first..<min(bounds.end, bounds.first + 16) {
            guard steps > 0 else { return nil }
            if let answer = isInside(set.vertices[Int(vertex)], ring: other) { return answer }
        }
        return nil
    }

    /// Even-odd, exactly; `nil` on the boundary.
    private mutating func isInside(_ point: Coordinate, ring: Int) -> Bool? {
        let bounds = set.rings[ring]
        steps -= Int(bounds.end - bounds.first)
        switch ExactRing.location(of: point, ring: set.vertices[Int(bounds.first)..<Int(bounds.end)]) {
        case .interior: return true
        case .boundary: return nil
        case .exterior: return false
        }
    }
}
