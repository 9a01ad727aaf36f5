public import GeoJSON

extension CoordinateTransformation {
    /// The geometry in the target system, altitudes and foreign members kept; the `bbox` member is left out because it
    /// would be wrong.
    ///
    /// Only positions are transformed: lines that were straight in the source are taken to be straight in the target.
    /// A third number is given to PROJ, which changes it only where one of the systems has heights (then those of the other
    /// are above its ellipsoid); further ones are kept.
    ///
    /// - Throws: `notHorizontal` for geocentric and vertical systems; `outsideAreaOfUse`, `untransformable`, with the index counted within the line or ring.
    /// - Complexity: O(n).
    public borrowing func transformed(_ geometry: Geometry) throws(ReferenceSystemError) -> Geometry {
        try source.requireHorizontal()
        try target.requireHorizontal()
        if case .point(let position) = geometry.shape, position.dimension == 2 {
            var numbers = [position.longitude, position.latitude]
            try transform(&numbers, stride: 2)
            var result = geometry.withoutBoxes
            result.shape = .point(Position(longitude: numbers[0], latitude: numbers[1]))
            return result
        }
        return try geometry.mapped { positions, _ throws(ReferenceSystemError) in try transformed(positions) }
    }

    private borrowing func transformed(_ positions: Positions) throws(ReferenceSystemError) -> Positions {
        if positions.stride == 2 {
            guard !positions.isEmpty else { return positions }
            var numbers = positions.withFlatNumbers { Array($0) }
            try transform(&numbers, stride: 2)
            return Positions(storage: numbers, stride: 2)
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(positions.count * 3)
        for position in positions {
            numbers.append(position.longitude)
            numbers.append(position.latitude)
            numbers.append(position.altitude ?? 0)
        }
        try apply(to: &numbers, stride: 3)
        return Positions(
            positions.enumerated().map { index, position in
                var moved = position
                moved.longitude = numbers[3 * index]
                moved.latitude = numbers[3 * index + 1]
                if position.altitude != nil { moved.altitude = numbers[3 * index + 2] }
                return moved
            })
    }
}
