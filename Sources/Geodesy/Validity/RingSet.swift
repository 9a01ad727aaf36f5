/// The rings of an area, stored flat, ready to be swept.
///
/// Positions that repeat the one before them and the closing position of each ring are left out:
///
///     vertices   a b c d | e f g | …       ring r holds vertices first ..< end
///     side i     from vertex i to the next one of its ring
///
/// Rings that cannot be swept are not kept but described by `unusable`. Longitudes are plain numbers: a caller whose rings
/// cross the antimeridian first puts all of them into one frame in which they do not jump.
package struct RingSet: Sendable {
    struct Ring {
        var polygon: Int32
        /// Its number in the polygon; 0 is the exterior ring.
        var number: Int32
        var first: Int32
        var end: Int32

        var isHole: Bool { number > 0 }
    }

    private(set) var vertices: ContiguousArray<Coordinate> = []
    /// The position in its ring that each vertex stands at.
    private(set) var positions: ContiguousArray<Int32> = []
    private(set) var ringOfVertex: ContiguousArray<Int32> = []
    private(set) var rings: ContiguousArray<Ring> = []
    /// What is wrong with the rings that were not kept.
    private(set) var unusable: [PolygonDefect] = []

    /// No rings.
    package init() {}

    /// Adds a ring of a polygon.
    ///
    /// - Parameters:
    ///   - corners: its places, the first one repeated at the end.
    ///   - polygon: the number of the polygon.
    ///   - ring: its number among the rings of the polygon; 0 is the exterior one.
    ///   - positionCount: how many of the corners are positions of the file; those after them count as the last of these.
    /// - Complexity: O(*n*).
    package mutating func append(
        _ corners: ContiguousArray<Coordinate>, polygon: Int, ring: Int, positionCount: Int? = nil
    ) {
        let first = vertices.count
        let lastPosition = (positionCount ?? corners.count) - 1
        func defect(_ kind: PolygonDefect.Kind, _ position: Int, _ coordinate: Coordinate) {
            let place = PolygonDefect.Place(polygon: polygon, ring: ring, position: max(position, 0))
            unusable.append(PolygonDefect(kind, .alone, at: place, coordinate))
            vertices.removeSubrange(first...)
            positions.removeSubrange(first...)
        }
        if vertices.isEmpty {
            vertices.reserveCapacity(corners.count)
            positions.reserveCapacity(corners.count)
            ringOfVertex.reserveCapacity(corners.count)
        }
        var position = 0
        for corner in corners {
            guard corner.longitude.isFinite && corner.latitude.isFinite else {
                return defect(.notFinite, position, corner)
            }
            let kept = Int32(truncatingIfNeeded: min(position, lastPosition))
            if vertices.count > first, vertices[vertices.count - 1] == corner {
                // A side starts from the last of equal positions.
                positions[positions.count - 1] = kept
            } else {
                vertices.append(corner)
                positions.append(kept)
            }
            position += 1
        }
        guard vertices.count > first else { return }
        let start = vertices[first]
        if vertices.count > first + 1 {
            guard let last = vertices.last, last == start else { return defect(.notClosed, lastPosition, start) }
            vertices.removeLast()
            positions.removeLast()
        }
        guard hasArea(from: first) else { return defect(.zeroArea, 0, start) }
        let number = Int32(truncatingIfNeeded: rings.count)
        ringOfVertex.append(contentsOf: repeatElement(number, count: vertices.count - first))
        rings.append(
            Ring(
                polygon: Int32(truncatingIfNeeded: polygon), number: Int32(truncatingIfNeeded: ring),
                first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: vertices.count)))
    }

    /// Whether not all vertices lie on one line.
    private func hasArea(from first: Int) -> Bool {
        guard vertices.count >= first + 3 else { return false }
        let (start, second) = (vertices[first], vertices[first + 1])
        return (first + 2..<vertices.count).contains { Orientation.sign(start, second, vertices[$0]) != 0 }
    }

    /// The vertex after another one of its ring.
    @inline(__always)
    func next(_ vertex: Int32) -> Int32 {
        let ring = rings[Int(ringOfVertex[Int(vertex)])]
        return vertex + 1 == ring.end ? ring.first : vertex + 1
    }

    /// The vertex before another one of its ring.
    @inline(__always)
    func previous(_ vertex: Int32) -> Int32 {
        let ring = rings[Int(ringOfVertex[Int(vertex)])]
        return vertex == ring.first ? ring.end - 1 : vertex - 1
    }

    /// Where a vertex, or the side that starts from it, stands in the file.
    func place(_ vertex: Int32) -> PolygonDefect.Place {
        let ring = rings[Int(ringOfVertex[Int(vertex)])]
        return PolygonDefect.Place(
            polygon: Int(ring.polygon), ring: Int(ring.number), position: Int(positions[Int(vertex)]))
    }
}
