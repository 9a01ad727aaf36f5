internal import GeoJSON
internal import Geodesy
public import Support

extension PlanarGeometryError {
    /// What happened and what to do about it.
    public var message: Message {
        switch self {
        case .notFinite(let position):
            Message(
                "planar-geometry-error-not-finite",
                ["longitude": .of(position.longitude), "latitude": .of(position.latitude)])
        case .notOnEarth(let position):
            Message(
                "planar-geometry-error-not-on-earth",
                ["longitude": .of(position.longitude), "latitude": .of(position.latitude)])
        case .unusable(let kind, let reason):
            Message("planar-geometry-error-unusable", ["kind": .of(kind.rawValue), "reason": .of(reason)])
        case .failed(let operation, let reason):
            Message("planar-geometry-error-failed", ["words": .of(operation.words), "reason": .of(reason)])
        case .unusableDistance(let metres):
            Message("planar-geometry-error-unusable-distance", ["metres": .of(metres)])
        case .invalid(let invalidity):
            Message("planar-geometry-error-invalid", ["invalidity": .of(invalidity.message)])
        case .areaNotKept(let before, let after):
            Message("planar-geometry-error-area-not-kept", ["before": .of(before), "after": .of(after)])
        case .collapsed: Message("planar-geometry-error-collapsed")
        case .noArea(let kind): Message("planar-geometry-error-no-area", ["kind": .of(kind.rawValue)])
        case .outOfMemory: Message("planar-geometry-error-out-of-memory")
        case .library(let error): error.message
        }
    }
}

extension PlanarGeometryError.Operation {
    var words: Message {
        switch self {
        case .intersection: Message("planar-geometry-error-operation-words-intersection")
        case .union: Message("planar-geometry-error-operation-words-union")
        case .difference: Message("planar-geometry-error-operation-words-difference")
        case .symmetricDifference: Message("planar-geometry-error-operation-words-symmetric-difference")
        case .buffer: Message("planar-geometry-error-operation-words-buffer")
        case .convexHull: Message("planar-geometry-error-operation-words-convex-hull")
        case .simplification: Message("planar-geometry-error-operation-words-simplification")
        case .predicate: Message("planar-geometry-error-operation-words-predicate")
        case .validity: Message("planar-geometry-error-operation-words-validity")
        case .repair: Message("planar-geometry-error-operation-words-repair")
        case .measurement: Message("planar-geometry-error-operation-words-measurement")
        case .indexing: Message("planar-geometry-error-operation-words-indexing")
        case .conversion: Message("planar-geometry-error-operation-words-conversion")
        }
    }
}
