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
    /// How many positions there are.
    public var positionCount = 0
    /// How many positions are not in degrees: with a latitude beyond 90 or a longitude beyond 540. Where there is one, the file is
    /// probably in metres of some projection: its extent is a plain box around its numbers, and there is no length and area.
    public var positionsNotInDegrees = 0
    /// The area that all of them cover; see `GeoJSONObject.computedExtent`.
    public var extent: Extent?
    /// The length in metres of all LineStrings and MultiLineStrings; 0 where a position is not in degrees.
    public var length = 0.0
    /// The area in square metres of all Polygons and MultiPolygons; 0 where a position is not in degrees. See `Geometry.area`.
    public var area = 0.0
    /// The names of properties with the number of Features that have them, in the order of first use.
    public var properties: [PropertyCount] = []

    /// A property's name and how many Features have it.
    public struct PropertyCount: Sendable, Hashable {
        /// The name.
        public var name: String
        /// How many Features have it.
        public var count: Int
    }

    /// Counts an object.
    ///
    /// - Complexity: O(*n*) in the number of positions and properties.
    public init(of object: GeoJSONObject) {
        extent = object.computedExtent
        for feature in object.features {
            for place in feature.geometry?.coordinates ?? [] where !place.isInDegrees { positionsNotInDegrees += 1 }
        }
        var places: [String: Int] = [:]
        for feature in object.features {
            if case .geometry = object {} else { featureCount += 1 }
            if let geometry = feature.geometry { add(geometry) } else { withoutGeometry += 1 }
            for key in feature.properties?.keys ?? [] where places[key] == nil {
                places[key] = properties.count
                properties.append(PropertyCount(name: key, count: 0))
            }
            for key in Set(feature.properties?.keys ?? []) {
                if let place = places[key] { properties[place].count += 1 }
            }
        }
    }

    private mutating func add(_ geometry: Geometry) {
        geometries[geometry.kind, default: 0] += 1
        switch geometry.shape {
        case .geometryCollection(let children):
            for child in children { add(child) }
        case .lineString(let line):
            if positionsNotInDegrees == 0 { length += line.length }
            positionCount += line.count
        case .multiLineString(let lines):
            if positionsNotInDegrees == 0 { length += lines.reduce(0) { $0 + $1.length } }
            positionCount += lines.joined.count
        case .emptyPoint: break
        case .point: positionCount += 1
        case .multiPoint(let points): positionCount += points.count
        case .polygon(let polygon):
            if positionsNotInDegrees == 0 { area += polygon.area }
            positionCount += polygon.rings.joined.count
        case .multiPolygon(let polygons):
            if positionsNotInDegrees == 0 { area += polygons.reduce(0) { $0 + $1.area } }
            positionCount += polygons.rings.joined.count
        }
    }
}
