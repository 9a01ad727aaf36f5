import MapTiles

/// Says by looking at every pair of pieces, and at every point of a finer grid, whether areas are valid and are what the rings say. Slow and
/// simple, with no part in common with what it judges.
enum TileValidity {
    typealias Ring = [TilePoint]

    static func turn(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint) -> Int {
        let first = (Int(b.x) - Int(a.x)) * (Int(c.y) - Int(a.y))
        return first - (Int(b.y) - Int(a.y)) * (Int(c.x) - Int(a.x))
    }

    static func pieces(_ ring: Ring) -> [(TilePoint, TilePoint)] {
        ring.indices.map { (ring[$0], ring[($0 + 1) % ring.count]) }
    }

    static func isOn(_ point: TilePoint, _ piece: (TilePoint, TilePoint)) -> Bool {
        turn(piece.0, piece.1, point) == 0
            && (min(piece.0.x, piece.1.x)...max(piece.0.x, piece.1.x)).contains(point.x)
            && (min(piece.0.y, piece.1.y)...max(piece.0.y, piece.1.y)).contains(point.y)
    }

    static func cross(_ a: (TilePoint, TilePoint), _ b: (TilePoint, TilePoint)) -> Bool {
        turn(a.0, a.1, b.0).signum() * turn(a.0, a.1, b.1).signum() < 0
            && turn(b.0, b.1, a.0).signum() * turn(b.0, b.1, a.1).signum() < 0
    }

    /// Whether pieces of one line have more than a point in common.
    static func overlap(_ a: (TilePoint, TilePoint), _ b: (TilePoint, TilePoint)) -> Bool {
        guard turn(a.0, a.1, b.0) == 0, turn(a.0, a.1, b.1) == 0 else { return false }
        let common = Set([a.0, a.1].filter { isOn($0, b) } + [b.0, b.1].filter { isOn($0, a) })
        return common.count > 1
    }

    /// What is wrong with an area; `nil` where nothing is.
    static func defect(of area: [Ring]) -> String? {
        for ring in area {
            if ring.count < 3 { return "a ring of \(ring.count) points" }
            if Set(ring).count < ring.count { return "a ring with a point twice" }
            let pieces = pieces(ring)
            for (one, piece) in pieces.enumerated() {
                for point in ring where point != piece.0 && point != piece.1 && isOn(point, piece) {
                    return "a ring that touches itself"
                }
                for other in pieces[(one + 1)...] where cross(piece, other) || overlap(piece, other) {
                    return "a ring that crosses itself"
                }
            }
        }
        for (number, ring) in area.enumerated() {
            for other in area[(number + 1)...] {
                for piece in pieces(ring) {
                    for second in pieces(other) where cross(piece, second) || overlap(piece, second) {
                        return "rings that cross"
                    }
                }
            }
        }
        for (number, hole) in area.enumerated().dropFirst() {
            // A point next to a piece of the hole on its inner side lies within the outer ring and in no other hole: half of the
            // middle of a piece does, since rings do not cross.
            if !isWithin(hole, area[0]) { return "a hole outside of its outer ring" }
            for (another, other) in area.enumerated().dropFirst() where another != number && isWithin(hole, other) {
                return "a hole within a hole"
            }
        }
        return nil
    }

    /// Whether a ring that does not cross another lies within it: by its first point or middle of a piece that is not on the other.
    private static func isWithin(_ ring: Ring, _ outer: Ring) -> Bool {
        let doubledOuter = outer.map { TilePoint(x: 2 * $0.x, y: 2 * $0.y) }
        for (from, to) in pieces(ring) {
            for point in [
                TilePoint(x: 2 * from.x, y: 2 * from.y), TilePoint(x: from.x + to.x, y: from.y + to.y),
            ] where !pieces(doubledOuter).contains(where: { isOn(point, $0) }) {
                return holds([doubledOuter], Double(point.x), Double(point.y))
            }
        }
        return true
    }

    /// Whether a point is inside of an odd number of rings.
    static func holds(_ rings: [Ring], _ x: Double, _ y: Double) -> Bool {
        var isInside = false
        for ring in rings where !ring.isEmpty {
            for (from, to) in pieces(ring) where (Double(from.y) <= y) != (Double(to.y) <= y) {
                let share = (y - Double(from.y)) / Double(to.y - from.y)
                if Double(from.x) + share * Double(to.x - from.x) < x { isInside.toggle() }
            }
        }
        return isInside
    }

    /// How far a point is from the nearest piece.
    static func distance(_ rings: [Ring], _ x: Double, _ y: Double) -> Double {
        var nearest = Double.infinity
        for ring in rings where !ring.isEmpty {
            for (from, to) in pieces(ring) {
                let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
                let (px, py) = (x - Double(from.x), y - Double(from.y))
                let length = dx * dx + dy * dy
                let share = length == 0 ? 0 : min(max((px * dx + py * dy) / length, 0), 1)
                let (ex, ey) = (px - share * dx, py - share * dy)
                nearest = min(nearest, (ex * ex + ey * ey).squareRoot())
            }
        }
        return nearest
    }
}
