import GeoJSON
import Geodesy

/// A line with the metres from its start to each position.
struct MeasuredLine {
    let positions: Positions
    let distances: [Double]

    init(_ positions: Positions) {
        self.positions = positions
        var total = 0.0
        distances = positions.indices.map { index in
            if index > 0 {
                total += positions.coordinate(at: index - 1).distance(to: positions.coordinate(at: index))
            }
            return total
        }
    }

    var length: Double { distances.last ?? 0 }

    /// The segment that holds a distance.
    func segment(at distance: Double) -> Int {
        var (low, high) = (0, max(distances.count - 2, 0))
        while low < high {
            let middle = (low + high + 1) / 2
            if distances[middle] <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The position at a distance, held within the ends; the line must not be empty.
    func position(at distance: Double) -> Position {
        let segment = segment(at: distance)
        let start = positions[segment]
        guard segment + 1 < positions.count, distance > distances[segment] else { return start }
        let end = positions[segment + 1]
        let step = distances[segment + 1] - distances[segment]
        let along = distance - distances[segment]
        guard along < step else { return end }
        let bearing = start.coordinate.bearing(to: end.coordinate)
        var altitude: Double?
        if let low = start.altitude, let high = end.altitude { altitude = low + (high - low) * (along / step) }
        var position = Position(start.coordinate.destination(bearing: bearing, distance: along))
        position.altitude = altitude
        return position
    }

    /// The part between two distances within the ends, the first not greater than the second.
    func slice(_ start: Double, _ end: Double) -> Positions {
        var part = [position(at: start)]
        var index = segment(at: start) + 1
        while index < distances.count, distances[index] < end {
            if distances[index] > start { part.append(positions[index]) }
            index += 1
        }
        part.append(position(at: end))
        return Positions(part)
    }

    /// The metres from the start to the place of the line nearest to a coordinate.
    func distance(nearestTo place: Coordinate) -> Double? {
        guard let nearest = positions.nearest(to: place) else { return nil }
        let start = positions.coordinate(at: nearest.segment)
        return min(distances[nearest.segment] + start.distance(to: nearest.coordinate), length)
    }
}
