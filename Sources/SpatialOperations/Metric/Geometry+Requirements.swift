public import GeoJSON
import GeoJSONOperations
import Geodesy

extension Geometry {
    /// Refuses positions that are no longitude and latitude. Longitudes may go on past the antimeridian.
    ///
    /// - Parameter furthestLongitude: how far, in degrees, east and west.
    /// - Throws: `notOnEarth`.
    /// - Complexity: O(*n*).
    public func requireDegrees(furthestLongitude: Double = 360) throws(PlanarGeometryError) {
        if let unusable = firstPositionOutsideDegrees(furthestLongitude: furthestLongitude) {
            throw .notOnEarth(unusable)
        }
    }

    /// Refuses areas with which an overlay could go wrong without anyone noticing: those that are not valid, looked at with
    /// longitudes that go on across the antimeridian.
    ///
    /// - Throws: `notOnEarth`, `notFinite`, `unusable`, `invalid`.
    /// - Complexity: O(*n* log *n*).
    public func requireSoundArea() throws(PlanarGeometryError) {
        try requireDegrees()
        try snappedToSeam.cutAtAntimeridian().requireValidAreas()
    }

    /// Refuses areas that are not valid in the plane of their numbers.
    func requireValidAreas() throws(PlanarGeometryError) {
        switch shape {
        case .polygon, .multiPolygon:
            // The sweep judges: GEOS compares each two sides of which one is beside the other, and knows the first defect only.
            guard !isValidAsWritten else { return }
            if let invalidity = try PlanarGeometry(self).validity() { throw .invalid(invalidity) }
        case .geometryCollection(let children): for child in children { try child.requireValidAreas() }
        default: break
        }
    }

    /// The geometry with longitudes that are all but on the antimeridian put there (`Seam`).
    var snappedToSeam: Geometry {
        if isClearOfAntimeridian { return self }
        var isOff = false
        func isNear(_ longitude: Double) -> Bool {
            longitude.magnitude != 180 && longitude.magnitude <= 360 && Seam.holds(longitude)
        }
        forEachPositions { positions, _ in
            isOff = isOff || positions.coordinates.contains { isNear($0.longitude) }
        }
        guard isOff else { return self }
        return mapped { positions, _ in
            Positions(
                positions.map { position in
                    var position = position
                    if isNear(position.longitude) { position.longitude = position.longitude < 0 ? -180 : 180 }
                    return position
                })
        }
    }
}
