/// What a GeoJSON text can be: a geometry, a Feature or a FeatureCollection (RFC 7946 section 3).
public enum GeoJSONObject: Sendable, Hashable {
    /// A bare geometry.
    case geometry(Geometry)
    /// A single Feature.
    case feature(Feature)
    /// A collection of Features.
    case featureCollection(FeatureCollection)

    /// The Features in it: those of a collection, the single one, or one without properties around a bare geometry.
    public var features: [Feature] {
        switch self {
        case .geometry(let geometry): [Feature(geometry: geometry)]
        case .feature(let feature): [feature]
        case .featureCollection(let collection): collection.features
        }
    }
}
