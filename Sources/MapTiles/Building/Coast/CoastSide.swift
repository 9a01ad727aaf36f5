/// On which side of the nearest coast a point lies.
struct CoastSide {
    /// Whether it is that of the water, to the right of the coast's direction.
    let isWater: Bool

    /// - Parameter chains: of the coast; rings repeat their first point at the end.
    init(of point: WorldPoint, _ chains: [Path]) {
        var nearest = (distance: Double.infinity, isWater: false)
        for chain in chains {
            let points = chain.points.map { (x: Double($0.x - point.x), y: Double($0.y - point.y)) }
            let isRing = points.count > 3 && chain.points.first == chain.points.last
            for index in points.indices.dropLast() {
                let (from, to) = (points[index], points[index + 1])
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                guard length > 0 else { continue }
                let share = min(max(-(from.x * dx + from.y * dy) / length, 0), 1)
                let (x, y) = (from.x + share * dx, from.y + share * dy)
                let distance = x * x + y * y
                guard distance < nearest.distance else { continue }
                // Beside the line: positive to the right, since y grows southward.
                var side = Self.turn(from, to, (0, 0))
                if share >= 1, let next = Self.after(index + 1, points, isRing) {
                    // Nearest to a bend lies what is on its outer side.
                    let bend = Self.turn(from, to, next)
                    if bend != 0 { side = -bend }
                } else if share <= 0, let before = Self.before(index, points, isRing) {
                    let bend = Self.turn(before, from, to)
                    if bend != 0 { side = -bend }
                }
                nearest = (distance, side > 0)
            }
        }
        isWater = nearest.isWater
    }

    private typealias Place = (x: Double, y: Double)

    private static func turn(_ one: Place, _ two: Place, _ three: Place) -> Double {
        (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
    }

    private static func after(_ index: Int, _ points: [Place], _ isRing: Bool) -> Place? {
        index + 1 < points.count ? points[index + 1] : isRing ? points[1] : nil
    }

    private static func before(_ index: Int, _ points: [Place], _ isRing: Bool) -> Place? {
        index > 0 ? points[index - 1] : isRing ? points[points.count - 2] : nil
    }
}
