import Geodesy

/// Parallel lines inside rings, by which areas differ without colours.
struct Hatching: Hashable {
    /// Degrees by which the lines are turned clockwise from upright ones.
    var angle: Double
    /// Pixels from one line to the next.
    var spacing: Double

    /// The pieces of the lines inside an odd number of rings.
    ///
    /// Lines of all areas with the same hatching lie on one raster, so that neighbours have no seam.
    /// - Complexity: O(points + crossings × log crossings).
    func lines(in rings: Paths) -> Paths {
        let across = PicturePoint(cosine(angle.radians), sine(angle.radians))
        let direction = PicturePoint(-across.y, across.x)
        func position(_ point: PicturePoint) -> (raster: Double, length: Double) {
            (
                (point.x * across.x + point.y * across.y) / spacing,
                point.x * direction.x + point.y * direction.y
            )
        }
        var crossings: [Int: [Double]] = [:]
        for ring in 0..<rings.count {
            let points = rings.points[rings.range(of: ring)]
            guard var previous = points.last.map(position) else { continue }
            for point in points {
                let next = position(point)
                add(crossingsOf: previous, next, to: &crossings)
                previous = next
            }
        }
        var lines = Paths()
        for (number, lengths) in crossings.sorted(by: { $0.key < $1.key }) {
            let lengths = lengths.sorted()
            let shift = Double(number) * spacing
            func point(_ length: Double) -> PicturePoint {
                PicturePoint(shift * across.x + length * direction.x, shift * across.y + length * direction.y)
            }
            for pair in stride(from: 0, to: lengths.count - 1, by: 2) {
                lines.append([point(lengths[pair]), point(lengths[pair + 1])])
            }
        }
        return lines
    }

    private func add(
        crossingsOf start: (raster: Double, length: Double), _ end: (raster: Double, length: Double),
        to crossings: inout [Int: [Double]]
    ) {
        let (low, high) = (min(start.raster, end.raster), max(start.raster, end.raster))
        // Half-open, so that a corner on a line counts for one of its two sides.
        guard low < high, let first = Int(exactly: low.rounded(.up)), let last = Int(exactly: high.rounded(.up)) else {
            return
        }
        for number in first..<last {
            let share = (Double(number) - start.raster) / (end.raster - start.raster)
            crossings[number, default: []].append(start.length + share * (end.length - start.length))
        }
    }
}
