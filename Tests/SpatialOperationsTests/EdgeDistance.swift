import GeoJSON
import Geodesy

/// The distance from a place to edges that are straight in degrees, by search along each: the slow oracle of buffers and
/// simplification.
struct EdgeDistance {
    private var edges: [(Coordinate, Coordinate)] = []

    init(_ geometry: Geometry) {
        func add(_ positions: Positions) {
            let places = Array(positions.coordinates)
            if places.count == 1 { edges.append((places[0], places[0])) }
            for (start, end) in zip(places, places.dropFirst()) { edges.append((start, end)) }
        }
        switch geometry.shape {
        case .point(let position): add([position])
        case .multiPoint(let positions): for position in positions { add([position]) }
        case .lineString(let line): add(line)
        case .multiLineString(let lines): for line in lines { add(line) }
        case .polygon(let polygon): for ring in polygon.rings { add(ring) }
        case .multiPolygon(let polygons): for ring in polygons.rings { add(ring) }
        case .geometryCollection(let parts): for part in parts { edges += EdgeDistance(part).edges }
        case .emptyPoint: break
        }
    }

    /// Metres from a place to the nearest edge; those whose middle is much further than another's end are not searched.
    func callAsFunction(_ place: Coordinate) -> Double {
        let rough = edges.map { edge in
            let (start, end) = (place.distance(to: edge.0), place.distance(to: edge.1))
            let step = (edge.1.longitude - edge.0.longitude).remainder(dividingBy: 360)
            let length = 111_700 * (step.magnitude + (edge.1.latitude - edge.0.latitude).magnitude)
            return (least: min(start, end) - length, most: min(start, end), edge: edge)
        }
        let bound = rough.map(\.most).min() ?? .infinity
        return rough.filter { $0.least <= bound }.map { Self.distance(place, $0.edge) }.min() ?? .infinity
    }

    private static func distance(_ place: Coordinate, _ edge: (Coordinate, Coordinate)) -> Double {
        let step = (edge.1.longitude - edge.0.longitude).remainder(dividingBy: 360)
        func at(_ share: Double) -> Double {
            place.distance(
                to: Coordinate(
                    longitude: edge.0.longitude + step * share,
                    latitude: edge.0.latitude + (edge.1.latitude - edge.0.latitude) * share))
        }
        let samples = (0...24).map { (share: Double($0) / 24, distance: at(Double($0) / 24)) }
        guard let best = samples.min(by: { $0.distance < $1.distance }) else { return .infinity }
        var (low, high) = (max(0, best.share - 1 / 24.0), min(1, best.share + 1 / 24.0))
        for _ in 0..<40 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            if at(left) < at(right) { high = right } else { low = left }
        }
        return min(best.distance, at((low + high) / 2))
    }
}
