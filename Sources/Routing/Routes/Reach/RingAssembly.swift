import Geodesy

/// Puts holes into the polygons that they are cut out of.
enum RingAssembly {
    /// Polygons in the order of their outer rings.
    ///
    /// - Parameter rings: closed, counterclockwise around an area and clockwise around a hole; none crosses another.
    static func polygons(_ rings: [[Coordinate]]) -> [[[Coordinate]]] {
        let areas = rings.map { PlaneArea.signedDouble(of: $0) }
        let outer = rings.indices.filter { areas[$0] > 0 }
        let boxes = outer.map { BoundingBox(rings[$0]) }
        var polygons = outer.map { [rings[$0]] }
        for hole in rings.indices where areas[hole] < 0 {
            // An island in a hole has holes of its own: the smallest ring around is the one.
            let around = outer.indices.filter {
                boxes[$0]?.contains(rings[hole][0]) == true
                    && EvenOddRule.isInside(rings[hole][0], ring: rings[outer[$0]])
            }
            if let nearest = around.min(by: { areas[outer[$0]] < areas[outer[$1]] }) {
                polygons[nearest].append(rings[hole])
            }
        }
        return polygons
    }
}
