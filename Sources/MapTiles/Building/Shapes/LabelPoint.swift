/// A point inside of an area, for its label.
enum LabelPoint {
    /// The middle of the widest piece of some parallels through the area; `nil` where it has no inside.
    ///
    /// - Parameter rings: of the area by the even-odd rule, closed or not.
    /// - Complexity: O(n log n) for each parallel.
    static func inside(_ rings: [Path]) -> WorldPoint? {
        guard let box = WorldBox(rings.lazy.flatMap(\.points)), box.maxY > box.minY else { return nil }
        var best: (width: Double, point: WorldPoint)?
        // The middle first: a parallel farther away has to be wider by half.
        for (share, bonus) in [(0.5, 1.5), (0.4, 1.2), (0.6, 1.2), (0.25, 1.0), (0.75, 1.0)] {
            // Half a unit off the points, so that none lies on the parallel.
            let y = (Double(box.minY) + share * Double(box.maxY - box.minY)).rounded(.down) + 0.5
            let crossings = crossings(rings, y).sorted()
            for index in stride(from: 0, to: crossings.count - 1, by: 2) {
                let width = (crossings[index + 1] - crossings[index]) * bonus
                guard width > best?.width ?? 0 else { continue }
                let x = (crossings[index] + crossings[index + 1]) / 2
                best = (width, WorldPoint(x: Int64(x), y: Int64(y)))
            }
        }
        return best?.point
    }

    private static func crossings(_ rings: [Path], _ y: Double) -> [Double] {
        var found: [Double] = []
        for ring in rings {
            guard var before = ring.points.last else { continue }
            for point in ring.points {
                let (one, other) = (Double(before.y), Double(point.y))
                if (one < y) != (other < y) {
                    let share = (y - one) / (other - one)
                    found.append(Double(before.x) + share * Double(point.x - before.x))
                }
                before = point
            }
        }
        return found
    }
}
