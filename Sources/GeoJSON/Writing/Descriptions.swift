extension GeoJSONObject: CustomStringConvertible {
    /// The object as compact GeoJSON.
    public var description: String { GeoJSONWriter().string(self) }
}

extension FeatureCollection: CustomStringConvertible {
    /// The collection as compact GeoJSON.
    public var description: String { GeoJSONObject.featureCollection(self).description }
}

extension Feature: CustomStringConvertible {
    /// The Feature as compact GeoJSON.
    public var description: String { GeoJSONObject.feature(self).description }
}

extension Geometry: CustomStringConvertible {
    /// The geometry as compact GeoJSON.
    public var description: String { GeoJSONObject.geometry(self).description }
}

extension Positions: CustomStringConvertible {
    /// The positions as GeoJSON has them: `[[61.4,55.16],[61.41,55.17]]`.
    public var description: String { GeoJSONWriter().coordinatesText(.lineString(self)) }
}

extension Extent: CustomStringConvertible {
    /// The numbers of a `bbox` member: `[61.2,55.0,61.6,55.3]`.
    public var description: String { "[" + numbers.map { $0.description }.joined(separator: ",") + "]" }
}

extension Position: CustomStringConvertible {
    /// The position as GeoJSON has it: `[61.4,55.16]`, with the altitude where there is one.
    public var description: String { GeoJSONWriter().coordinatesText(.point(self)) }
}
