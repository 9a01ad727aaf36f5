extension GeoJSONObject {
    /// The object with every geometry replaced, or left out where the transformation gives `nil`: a Feature of a
    /// collection then goes with its geometry, a single Feature keeps a null one.
    ///
    /// Boxes of Features and of the collection are left out, since they would be wrong; identifiers, properties and foreign
    /// members stay. Features without a geometry stay as they are.
    ///
    /// - Returns: `nil` for a single geometry that was left out.
    /// - Throws: what the transformation throws, at the first geometry that does.
    public func replacingGeometries<Failure: Error>(
        _ transform: (Geometry) throws(Failure) -> Geometry?
    ) throws(Failure) -> GeoJSONObject? {
        switch self {
        case .geometry(let geometry): return try transform(geometry).map { .geometry($0) }
        case .feature(var feature):
            feature.boundingBox = nil
            if let geometry = feature.geometry { feature.geometry = try transform(geometry) }
            return .feature(feature)
        case .featureCollection(var collection):
            collection.boundingBox = nil
            var features: [Feature] = []
            features.reserveCapacity(collection.features.count)
            for var feature in collection.features {
                feature.boundingBox = nil
                if let geometry = feature.geometry {
                    guard let replaced = try transform(geometry) else { continue }
                    feature.geometry = replaced
                }
                features.append(feature)
            }
            collection.features = features
            return .featureCollection(collection)
        }
    }
}
