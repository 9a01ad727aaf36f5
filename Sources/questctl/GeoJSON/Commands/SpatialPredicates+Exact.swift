import GeoJSON
import GeoJSONOperations
import SpatialOperations

extension SpatialPredicates {
    /// All relations to all geometries: boxes and points by this package, the others by GEOS, prepared once.
    static let exact = SpatialPredicates.first(of: [.boxes, .prepared])

    private static let prepared = SpatialPredicates { relation, operand in
        let geometry: Geometry
        switch operand {
        case .feature: return nil
        case .geometry(let literal): geometry = literal
        case .box(let extent): geometry = extent.rectangle
        }
        guard let mask = try? PreparedMask(geometry.cutAtAntimeridian()) else { return nil }
        return { mask.test(relation, $0.cutAtAntimeridian()) }
    }
}

/// A geometry that the Features of one thread are compared with.
private final class PreparedMask: @unchecked Sendable {
    private let plain: PlanarGeometry
    private let prepared: PreparedGeometry

    init(_ geometry: Geometry) throws {
        plain = try PlanarGeometry(geometry)
        prepared = try PreparedGeometry(PlanarGeometry(geometry))
    }

    /// Whether the relation of a geometry to the mask holds; `nil` where GEOS fails.
    func test(_ relation: SpatialRelation, _ geometry: Geometry) -> Bool? {
        if case .geometryCollection(let parts) = geometry.shape, !parts.isEmpty {
            switch relation {
            case .intersects: return parts.contains { test(relation, $0) == true }
            case .disjoint: return !parts.contains { test(.intersects, $0) == true }
            case .within: return parts.allSatisfy { test(relation, $0) == true }
            default: break
            }
        }
        guard let other = try? PlanarGeometry(geometry) else { return nil }
        return switch relation {
        case .intersects: try? prepared.intersects(other)
        case .disjoint: (try? prepared.intersects(other)).map { !$0 }
        case .within: try? prepared.contains(other)
        case .contains: try? prepared.isWithin(other)
        case .touches: try? prepared.touches(other)
        case .equals: try? plain.isSamePlace(as: other)
        case .overlaps: try? plain.overlaps(other)
        case .crosses: try? other.crosses(plain)
        }
    }
}
