public import GeoJSON
import Geodesy
import JSON

/// What a GeoJSON object holds, in figures.
public struct CollectionStatistics: Sendable, Hashable {
    /// How many Features there are.
    public var featureCount = 0
    /// How many geometries of each kind there are; members of collections are counted as well.
    public var geometries: [Geometry.Kind: Int] = [:]
    /// How many Features have no geometry.
    public var withoutGeometry = 0
    /// How many Features have a geometry that could not be read because of a fault.
    public var faultyGeometries = 0
    /// How many Features have a ring that can be read in two ways; see `Geometry.hasAmbiguousSides`.
    public var ambiguousFeatures = 0
    /// How many positions there are.
    public var positionCount = 0
    /// How many positions are not in degrees: with a latitude beyond 90 or a longitude beyond 540, or in a projection by a `crs`
    /// member that was heeded. Where there is one, the file is
    /// probably in metres of some projection: its extent is a plain box around its numbers, and there is no length and area.
    public var positionsNotInDegrees = 0
    /// The area that all of them cover; see `GeoJSONObject.computedExtent`.
    public var extent: Extent?
    /// The length in metres of all LineStrings and MultiLineStrings; 0 where a position is not in degrees.
    public var length = 0.0
    /// The area in square metres of all Polygons and MultiPolygons; 0 where a position is not in degrees. See `Geometry.area`.
    public var area = 0.0
    /// The names of properties with the number of Features that have them, in the order of first use; at most `mostProperties`.
    public var properties: [PropertyCount] = []
    /// How many times a Feature has a property that is not among `properties`, which has no room for more names.
    public var uncountedProperties = 0

    /// How many names of properties are told apart. Files with more have data for names.
    public static let mostProperties = 10_000

    /// A property's name and how many Features have it.
    public struct PropertyCount: Sendable, Hashable {
        /// The name.
        public var name: String
        /// How many Features have it.
        public var count: Int
        /// How many values of each type it has.
        public var types: [JSONValueType: Int] = [:]
    }

    package init() {}

    /// Counts what was read of a text, faulty Features as far as they could be.
    ///
    /// - Complexity: O(*n*) in the number of positions and properties.
    public init(of result: GeoJSONReader.Result) {
        var counting = CollectionCounting()
        var part = CollectionCounting.Part()
        part.add(result)
        counting.add(part)
        self = counting.statistics
    }

    /// Counts an object.
    ///
    /// - Complexity: O(*n*) in the number of positions and properties.
    public init(of object: GeoJSONObject) {
        var counting = CollectionCounting()
        var part = CollectionCounting.Part()
        part.add(object)
        counting.add(part)
        self = counting.statistics
    }
}
