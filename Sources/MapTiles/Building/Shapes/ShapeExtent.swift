/// How long and how large a shape is, from which follows about how many tiles it touches.
struct ShapeExtent: Sendable {
    /// The lengths in x and in y together, in units of the world.
    private var length = 0.0
    private var count = 0
    private let area: Double

    /// - Parameter area: of rings in square units of the world.
    init(_ paths: [Path], area: Double = 0) {
        self.area = area
        count = paths.count
        for path in paths {
            guard var before = path.points.first else { continue }
            for point in path.points {
                length += Double((point.x - before.x).magnitude) + Double((point.y - before.y).magnitude)
                before = point
            }
        }
    }

    /// About how many tiles of a zoom the shape touches, somewhat more rather than less.
    func tiles(zoom: Int) -> Int {
        let size = Double(WorldPoint.worldSize >> Int64(zoom))
        return Int(min(4 * Double(count) + length / size * 1.25 + area / size / size, 1e15))
    }
}
