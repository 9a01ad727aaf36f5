/// Puts areas together from pieces that meet at their ends only.
///
/// Crossing any piece leads from inside to outside or back, since pieces that lie upon each other have cancelled in pairs. Each face
/// inside becomes one area: it hangs together, and a walk around it that comes by a point twice is parted there into simple rings.
enum AreaAssembly {
    /// - Parameter pieces: in any order; equal ones cancel in pairs.
    /// - Complexity: O(*n* log *n*), and O(*n*) for each part that hangs together.
    static func areas(of pieces: [TileSegment]) -> [[[TilePoint]]] {
        let segments = uncancelled(pieces)
        guard !segments.isEmpty else { return [] }
        let map = PlanarMap(of: segments)
        let contours = contours(of: map)
        // What each walk's face is part of: an outer walk, whose face is inside, or nothing.
        var faceOfWalk = [Int?](repeating: nil, count: map.firstOfWalk.count)
        var isKnown = [Bool](repeating: false, count: map.firstOfWalk.count)
        for contour in contours {
            // Parts further left have been seen to.
            let around = enclosing(contour.leftmost, component: map.componentOfWalk[contour.walk], in: map)
            faceOfWalk[contour.walk] = around.flatMap { faceOfWalk[$0] }
            isKnown[contour.walk] = true
            var open = [contour.walk]
            while let walk = open.popLast() {
                let isInside = faceOfWalk[walk] != nil
                map.forEach(in: walk) { halfEdge in
                    let neighbour = map.walk[halfEdge ^ 1]
                    guard !isKnown[neighbour] else { return }
                    isKnown[neighbour] = true
                    faceOfWalk[neighbour] = isInside ? nil : neighbour
                    open.append(neighbour)
                }
            }
        }
        return areas(of: map, faceOfWalk: faceOfWalk)
    }

    private static func uncancelled(_ pieces: [TileSegment]) -> [TileSegment] {
        let sorted = pieces.sorted {
            ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y)
        }
        var left: [TileSegment] = []
        left.reserveCapacity(sorted.count)
        for piece in sorted {
            if left.last == piece { left.removeLast() } else { left.append(piece) }
        }
        return left
    }

    /// The walk along the outside of each component, from the leftmost on.
    private static func contours(of map: PlanarMap) -> [(walk: Int, leftmost: TilePoint)] {
        var contours: [(walk: Int, leftmost: TilePoint)] = []
        for walk in map.firstOfWalk.indices where map.doubledArea(ofWalk: walk) < 0 {
            var leftmost = map.origin(map.firstOfWalk[walk])
            map.forEach(in: walk) { halfEdge in
                let point = map.origin(halfEdge)
                if (point.x, point.y) < (leftmost.x, leftmost.y) { leftmost = point }
            }
            contours.append((walk, leftmost))
        }
        return contours.sorted { ($0.leftmost.x, $0.leftmost.y) < ($1.leftmost.x, $1.leftmost.y) }
    }

    /// The walk of the face that lies around a component: what a ray from its leftmost point, a little to greater y, meets first on the
    /// way to −x; `nil` where it meets nothing.
    private static func enclosing(_ point: TilePoint, component: Int, in map: PlanarMap) -> Int? {
        var nearest: (piece: Int, lower: TilePoint, upper: TilePoint)?
        for (piece, segment) in map.segments.enumerated() {
            // Pieces are in the order of their starts.
            if segment.start.x >= point.x { break }
            guard (segment.start.y <= point.y) != (segment.end.y <= point.y) else { continue }
            let lower = segment.start.y <= point.y ? segment.start : segment.end
            let upper = segment.start.y <= point.y ? segment.end : segment.start
            // The point has to lie on the side of greater x.
            guard TileSegment.turn(lower, upper, point) < 0, map.componentOfWalk[map.walk[2 * piece]] != component
            else {
                continue
            }
            if let known = nearest, !isFurtherRight((lower, upper), than: (known.lower, known.upper)) { continue }
            nearest = (piece, lower, upper)
        }
        guard let nearest else { return nil }
        // The half-edge to less y has greater x on the side of its face.
        let forward = 2 * nearest.piece
        return map.walk[map.origin(forward).y > map.target(forward).y ? forward : forward + 1]
    }

    /// Whether a piece lies at greater x than another that does not cross it, where both are next to a line of equal y.
    private static func isFurtherRight(
        _ piece: (lower: TilePoint, upper: TilePoint), than other: (lower: TilePoint, upper: TilePoint)
    ) -> Bool {
        // Both reach over the line; the lower end of one of them lies between the other's ends by y.
        if piece.lower.y >= other.lower.y {
            let side = TileSegment.turn(other.lower, other.upper, piece.lower)
            if side != 0 { return side < 0 }
            return TileSegment.turn(other.lower, other.upper, piece.upper) < 0
        }
        let side = TileSegment.turn(piece.lower, piece.upper, other.lower)
        if side != 0 { return side > 0 }
        return TileSegment.turn(piece.lower, piece.upper, other.upper) > 0
    }

    private static func areas(of map: PlanarMap, faceOfWalk: [Int?]) -> [[[TilePoint]]] {
        var degrees: [TilePoint: Int] = [:]
        for segment in map.segments {
            degrees[segment.start, default: 0] += 1
            degrees[segment.end, default: 0] += 1
        }
        var outers: [Int: Int] = [:]
        var areas: [(outer: [TilePoint], holes: [[TilePoint]])] = []
        for (walk, face) in faceOfWalk.enumerated() where face == walk {
            outers[walk] = areas.count
            areas.append(([], []))
        }
        for (walk, face) in faceOfWalk.enumerated() {
            guard let face, let number = outers[face] else { continue }
            for ring in simpleRings(of: walk, in: map) {
                let kept = withoutStraightPoints(ring, degrees: degrees)
                if TileRing.doubledArea(ring) > 0 {
                    areas[number].outer = kept
                } else {
                    areas[number].holes.append(kept)
                }
            }
        }
        return areas.map { [$0.outer] + $0.holes }
    }

    /// A walk parted where it comes by a point again.
    private static func simpleRings(of walk: Int, in map: PlanarMap) -> [[TilePoint]] {
        var rings: [[TilePoint]] = []
        var path: [TilePoint] = []
        var places: [TilePoint: Int] = [:]
        map.forEach(in: walk) { halfEdge in
            let point = map.origin(halfEdge)
            if let place = places[point] {
                rings.append(Array(path[place...]))
                for passed in path[(place + 1)...] { places[passed] = nil }
                path.removeSubrange((place + 1)...)
            } else {
                places[point] = path.count
                path.append(point)
            }
        }
        rings.append(path)
        return rings
    }

    /// The ring without points between two neighbours on a straight line, where no other ring ends.
    private static func withoutStraightPoints(_ ring: [TilePoint], degrees: [TilePoint: Int]) -> [TilePoint] {
        guard var before = ring.last else { return [] }
        var kept: [TilePoint] = []
        kept.reserveCapacity(ring.count)
        for index in ring.indices {
            let after = ring[index + 1 == ring.count ? 0 : index + 1]
            if degrees[ring[index]] == 2, TileSegment.turn(before, ring[index], after) == 0 { continue }
            before = ring[index]
            kept.append(before)
        }
        return kept
    }
}
