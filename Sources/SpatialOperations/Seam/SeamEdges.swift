import GeoJSON
import Geodesy

/// The edges of areas that are no borders but only where a map is cut: those along the antimeridian with the area continuing
/// on its other side, and those along a pole.
struct SeamEdges {
    /// Ranges of latitude that areas touch at 180 and at −180, in ascending order, none overlapping another.
    private let both: [ClosedRange<Double>]

    /// Looks at the rings of areas whose longitudes are from −180 to 180.
    ///
    /// - Complexity: O(*n* log *n*).
    init(of rings: [Positions]) {
        var sides: (west: [ClosedRange<Double>], east: [ClosedRange<Double>]) = ([], [])
        for ring in rings {
            for (start, end) in zip(ring.coordinates, ring.coordinates.dropFirst()) {
                let range = min(start.latitude, end.latitude)...max(start.latitude, end.latitude)
                if start.longitude == -180, end.longitude == -180 { sides.west.append(range) }
                if start.longitude == 180, end.longitude == 180 { sides.east.append(range) }
            }
        }
        let (west, east) = (SeamEdges.merged(sides.west), SeamEdges.merged(sides.east))
        var common: [ClosedRange<Double>] = []
        var (left, right) = (west[...], east[...])
        while let one = left.first, let other = right.first {
            let low = max(one.lowerBound, other.lowerBound)
            let high = min(one.upperBound, other.upperBound)
            if low < high { common.append(low...high) }
            if one.upperBound < other.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        both = common
    }

    private static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Whether there are none.
    var isEmpty: Bool { both.isEmpty }

    /// Calls `body` with the pieces of an edge that are borders.
    func forEachBorder(
        from start: Coordinate, to end: Coordinate, _ body: (_ from: Coordinate, _ to: Coordinate) -> Void
    ) {
        if start.latitude == end.latitude, start.latitude.magnitude == 90 { return }
        guard start.longitude == end.longitude, start.longitude.magnitude == 180 else { return body(start, end) }
        var low = min(start.latitude, end.latitude)
        let high = max(start.latitude, end.latitude)
        func place(_ latitude: Double) -> Coordinate { Coordinate(longitude: start.longitude, latitude: latitude) }
        for range in both where range.upperBound > low && range.lowerBound < high {
            if range.lowerBound > low { body(place(low), place(range.lowerBound)) }
            low = range.upperBound
        }
        if low < high { body(place(low), place(high)) }
    }
}
