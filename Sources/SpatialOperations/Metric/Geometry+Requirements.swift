public import GeoJSON
import Geodesy

extension Geometry {
    /// Refuses positions that are no longitude and latitude. Longitudes may go on past the antimeridian, up to ±360.
    ///
    /// - Throws: `notOnEarth`.
    /// - Complexity: O(*n*).
    public func requireDegrees() throws(PlanarGeometryError) {
        var unusable: Position?
        forEachPositions { positions, _ in
            guard unusable == nil else { return }
            for (index, place) in positions.coordinates.enumerated()
            where !(place.longitude.magnitude <= 360 && place.latitude.magnitude <= 90) {
                unusable = positions[index]
                return
            }
        }
        if let unusable { throw .notOnEarth(unusable) }
    }

    /// Refuses areas with which an overlay could go wrong without anyone noticing: those that are not valid, looked at with
    /// longitudes that go on across the antimeridian.
    ///
    /// - Throws: `notOnEarth`, `notFinite`, `unusable`, `invalid`.
    /// - Complexity: O(*n* log *n*).
    public func requireSoundArea() throws(PlanarGeometryError) {
        try requireDegrees()
        try cutAtAntimeridian().requireValidAreas()
    }

    /// Refuses areas that are not valid in the plane of their numbers.
    func requireValidAreas() throws(PlanarGeometryError) {
        switch shape {
        case .polygon, .multiPolygon:
            if let invalidity = try PlanarGeometry(self).validity() { throw .invalid(invalidity) }
        case .geometryCollection(let children): for child in children { try child.requireValidAreas() }
        default: break
        }
    }
}
