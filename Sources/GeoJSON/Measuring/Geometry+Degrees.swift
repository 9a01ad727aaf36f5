import Geodesy

extension Geometry {
    /// The first position that cannot be a longitude and a latitude in degrees; `nil` where all can be.
    ///
    /// - Parameters:
    ///   - furthestLongitude: how far east and west, in degrees. Longitudes may go on past the antimeridian.
    ///   - furthestLatitude: how far north and south, in degrees.
    /// - Complexity: O(*n*).
    package func firstPositionOutsideDegrees(
        furthestLongitude: Double = 360, furthestLatitude: Double = 90
    ) -> Position? {
        func isOutside(_ place: Coordinate) -> Bool {
            !(place.longitude.magnitude <= furthestLongitude && place.latitude.magnitude <= furthestLatitude)
        }
        func first(_ positions: Positions) -> Position? {
            let width = positions.stride
            let index = positions.withFlatNumbers { numbers in
                stride(from: 0, to: numbers.count, by: width).first { index in
                    isOutside(Coordinate(longitude: numbers[index], latitude: numbers[index + 1]))
                }
            }
            return index.map { positions[$0 / width] }
        }
        switch shape {
        case .emptyPoint: return nil
        case .point(let position): return isOutside(position.coordinate) ? position : nil
        case .multiPoint(let positions), .lineString(let positions): return first(positions)
        case .multiLineString(let lines): return first(lines.joined)
        case .polygon(let polygon): return first(polygon.rings.joined)
        case .multiPolygon(let polygons): return first(polygons.rings.joined)
        case .geometryCollection(let children):
            for child in children {
                let found = child.firstPositionOutsideDegrees(
                    furthestLongitude: furthestLongitude, furthestLatitude: furthestLatitude)
                if let found { return found }
            }
            return nil
        }
    }
}
