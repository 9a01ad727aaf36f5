import RoadMap

/// A point that stands for a line or an area.
enum PointInside {
    /// For a closed ring its centroid, or where that lies outside, the middle of the widest part of the ring at the same latitude;
    /// for a line its middle node; `nil` for no point.
    ///
    /// - Complexity: O(n log n).
    static func of(_ points: [FixedCoordinate]) -> FixedCoordinate? {
        guard let first = points.first else { return nil }
        guard points.count > 3, first == points[points.count - 1] else { return points[points.count / 2] }
        // Relative to the first point, since products of whole coordinates would lose their last digits.
        let ring = points.map {
            (
                x: Double(Int64($0.longitude) - Int64(first.longitude)),
                y: Double(Int64($0.latitude) - Int64(first.latitude))
            )
        }
        var (area, x, y) = (0.0, 0.0, 0.0)
        for (one, next) in zip(ring, ring.dropFirst()) {
            let cross = one.x * next.y - next.x * one.y
            area += cross
            x += (one.x + next.x) * cross
            y += (one.y + next.y) * cross
        }
        guard area != 0 else { return points[points.count / 2] }
        let centre = (x: x / (3 * area), y: y / (3 * area))
        var crossings: [Double] = []
        for (one, next) in zip(ring, ring.dropFirst()) where (one.y > centre.y) != (next.y > centre.y) {
            crossings.append(one.x + (centre.y - one.y) / (next.y - one.y) * (next.x - one.x))
        }
        crossings.sort()
        var middle = centre.x
        var widest = -1.0
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
            let (west, east) = (crossings[index], crossings[index + 1])
            if west <= centre.x, centre.x <= east {
                middle = centre.x
                break
            }
            if east - west > widest { (widest, middle) = (east - west, (west + east) / 2) }
        }
        guard let longitude = Int32(exactly: (Double(first.longitude) + middle).rounded()),
            let latitude = Int32(exactly: (Double(first.latitude) + centre.y).rounded())
        else { return first }
        return FixedCoordinate(longitude: longitude, latitude: latitude)
    }
}
