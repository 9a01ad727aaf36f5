public import GeoJSON

/// What answers the spatial functions of a filter.
///
/// A value of this type is handed to `FeatureFilter`. It is asked once for each spatial function, while the filter is read, and
/// can prepare whatever makes the answers quick:
///
///     let predicates = SpatialPredicates { relation, literal in
///         guard case .geometry(let mask) = literal, relation == .intersects else { return nil }
///         let prepared = PreparedGeometry(mask)
///         return { geometry in prepared.intersects(geometry) }
///     }
///     let filter = try FeatureFilter("S_INTERSECTS(geometry, POLYGON((…)))", spatial: predicates)
///
/// Without one, `SpatialPredicates.boxes` answers for boxes and points.
public struct SpatialPredicates: Sendable {
    /// Tells whether the relation of a geometry to the prepared one holds; `nil` where it cannot be told.
    public typealias Test = @Sendable (Geometry) -> Bool?

    let prepare: @Sendable (SpatialRelation, SpatialOperand) -> Test?

    /// Makes it of a function.
    ///
    /// - Parameter prepare: is given a relation and its second operand, which is never `SpatialOperand.feature`, and returns the
    ///   test of first operands. `nil` where it has no answer for them: the filter is then refused.
    public init(prepare: @escaping @Sendable (SpatialRelation, SpatialOperand) -> Test?) {
        self.prepare = prepare
    }

    /// Answers from several, the first that has one.
    public static func first(of predicates: [SpatialPredicates]) -> SpatialPredicates {
        SpatialPredicates { relation, operand in
            for predicate in predicates {
                if let test = predicate.prepare(relation, operand) { return test }
            }
            return nil
        }
    }

    /// Boxes and points only, on the plane of degrees: `S_INTERSECTS` and `S_DISJOINT` with `BBOX(…)` and `POINT(…)`, `S_WITHIN`
    /// with `BBOX(…)`.
    ///
    /// Lines are straight in longitude and latitude, as RFC 7946 section 3.1.1 has them, and geometries that cross the
    /// antimeridian are expected to be cut there (section 3.1.9). Heights count for nothing. A rounding of `Double` may decide where
    /// a line only just passes a corner.
    public static let boxes = SpatialPredicates { relation, operand in
        let boxes: [PlaneBox]
        switch operand {
        case .feature: return nil
        case .geometry(let geometry):
            guard case .point(let position) = geometry.shape, relation != .within else { return nil }
            boxes = [PlaneBox(position)]
        case .box(let extent): boxes = PlaneBox.boxes(extent)
        }
        switch relation {
        case .intersects: return { geometry in boxes.contains { $0.intersects(geometry) } }
        case .disjoint: return { geometry in !boxes.contains { $0.intersects(geometry) } }
        case .within:
            // Across the antimeridian a geometry may be in both halves together.
            return { geometry in PlaneBox.contains(geometry, in: boxes) }
        default: return nil
        }
    }
}
