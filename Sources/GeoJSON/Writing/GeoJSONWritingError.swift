public import JSON
public import Support

/// Coordinates that no GeoJSON text can hold, since they are infinite or not a number.
public struct GeoJSONWritingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The position or bounding box, as it would be found in the text.
    public var pointer: JSONPointer

    /// Names a place.
    public init(pointer: JSONPointer) {
        self.pointer = pointer
    }

    /// Where the number is and what to do.
    public var message: Message { Message("error-not-finite", ["pointer": .of(pointer.description)]) }
}

extension GeoJSONObject {
    /// Makes sure that all coordinates and bounding boxes are finite, so that `GeoJSONWriter` writes no `null` among them.
    ///
    /// - Throws: `GeoJSONWritingError` for the first one that is not.
    /// - Complexity: O(*n*).
    public func checkNumbers() throws(GeoJSONWritingError) {
        if let pointer = firstNotFinite { throw GeoJSONWritingError(pointer: JSONPointer(pointer)) }
    }

    private var firstNotFinite: [String]? {
        switch self {
        case .geometry(let geometry): return geometry.firstNotFinite
        case .feature(let feature): return feature.firstNotFinite
        case .featureCollection(let collection):
            if collection.boundingBox?.isFinite == false { return ["bbox"] }
            for (index, feature) in collection.features.enumerated() {
                if let place = feature.firstNotFinite { return ["features", String(index)] + place }
            }
            return nil
        }
    }
}

extension Feature {
    fileprivate var firstNotFinite: [String]? {
        if boundingBox?.isFinite == false { return ["bbox"] }
        return geometry?.firstNotFinite.map { ["geometry"] + $0 }
    }
}

extension Geometry {
    fileprivate var firstNotFinite: [String]? {
        if boundingBox?.isFinite == false { return ["bbox"] }
        switch shape {
        case .emptyPoint: return nil
        case .point(let position):
            return Positions(CollectionOfOne(position)).firstNotFinite == nil ? nil : ["coordinates"]
        case .multiPoint(let positions), .lineString(let positions):
            return positions.firstNotFinite.map { ["coordinates", String($0)] }
        case .multiLineString(let lines): return Self.firstNotFinite(in: lines).map { ["coordinates"] + $0 }
        case .polygon(let polygon): return Self.firstNotFinite(in: polygon.rings).map { ["coordinates"] + $0 }
        case .multiPolygon(let polygons):
            for (index, polygon) in polygons.enumerated() {
                if let place = Self.firstNotFinite(in: polygon.rings) { return ["coordinates", String(index)] + place }
            }
            return nil
        case .geometryCollection(let children):
            for (index, child) in children.enumerated() {
                if let place = child.firstNotFinite { return ["geometries", String(index)] + place }
            }
            return nil
        }
    }

    private static func firstNotFinite(in lists: PositionLists) -> [String]? {
        for (index, list) in lists.enumerated() {
            if let place = list.firstNotFinite { return [String(index), String(place)] }
        }
        return nil
    }
}

extension Extent {
    fileprivate var isFinite: Bool { numbers.allSatisfy { $0.isFinite } }
}
