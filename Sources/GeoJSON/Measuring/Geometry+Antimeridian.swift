extension Geometry {
    /// Whether it certainly has nothing to do with the antimeridian, so that its numbers mean what they are: no longitude is within a
    /// thousandth of a degree of ±180 or beyond, and no two are more than 180° apart. `false` says nothing.
    ///
    /// - Complexity: O(*n*), much less than looking at each step.
    package var isClearOfAntimeridian: Bool {
        switch shape {
        case .emptyPoint: true
        case .point(let position): position.longitude.magnitude < Positions.clearLongitude
        case .multiPoint(let positions), .lineString(let positions): positions.isClearOfAntimeridian
        case .multiLineString(let lines): lines.joined.isClearOfAntimeridian
        case .polygon(let polygon): polygon.rings.joined.isClearOfAntimeridian
        case .multiPolygon(let polygons): polygons.rings.joined.isClearOfAntimeridian
        case .geometryCollection(let children): children.allSatisfy { $0.isClearOfAntimeridian }
        }
    }
}

extension Positions {
    fileprivate static let clearLongitude = 179.999

    /// As `Geometry.isClearOfAntimeridian`.
    package var isClearOfAntimeridian: Bool {
        withFlatNumbers { numbers in
            guard let first = numbers.first else { return true }
            var (west, east) = (first, first)
            for index in Swift.stride(from: 0, to: numbers.count, by: stride) {
                west = Swift.min(west, numbers[index])
                east = Swift.max(east, numbers[index])
            }
            return west > -Self.clearLongitude && east < Self.clearLongitude && east - west <= 180
        }
    }
}
