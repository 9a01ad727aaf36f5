public import GeoJSON

extension FeatureCollection {
    /// The collection with fewer positions, in which neighbours stay neighbours; see
    /// `Geometry.simplifiedWithSharedBorders(_:by:)`.
    ///
    ///     let light = try municipalities.simplifiedWithSharedBorders(by: .douglasPeucker(toleranceMetres: 50))
    ///
    /// Identifiers, properties and foreign members are kept. Boxes of what changes are left out.
    ///
    /// - Throws: `unusableNumber`; `member` with `notOnEarth` and the number of the Feature.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplifiedWithSharedBorders(
        by method: SimplificationMethod
    ) throws(GeometryOperationError) -> FeatureCollection {
        let geometries = try Geometry.simplifiedWithSharedBorders(features.map { $0.geometry }, by: method)
        var result = self
        for (index, geometry) in geometries.enumerated() where geometry != features[index].geometry {
            result.features[index].geometry = geometry
            result.features[index].boundingBox = nil
            result.boundingBox = nil
        }
        return result
    }
}
