public import GeoJSON

/// Evaluates the spatial functions of a filter.
///
/// A value of this type is passed to `FeatureFilter`. It is called once for each spatial function, while the filter is read, and
/// can prepare the literal for fast tests:
///
///     let predicates = SpatialPredicates { relation, literal in
///         guard case .geometry(let mask) = literal, relation == .intersects else { return nil }
///         let prepared = PreparedGeometry(mask)
///         return { geometry in prepared.intersects(geometry) }
///     }
///     let filter = try FeatureFilter("S_INTERSECTS(geometry, POLYGON((…)))", spatial: predicates)
///
/// The default, `SpatialPredicates.boxes`, supports boxes and points.
public struct SpatialPredicates: Sendable {
    /// Tests whether the relation of a geometry to the prepared one holds; `nil` where it is unknown.
    public typealias Test = @Sendable (Geometry) -> Bool?

    let prepare: @Sendable (SpatialRelation, SpatialOperand) -> Test?

    /// Makes predicates of a function.
    ///
    /// - Parameter prepare: takes a relation and its second operand, which is never `SpatialOperand.feature`, and returns the
    ///   test of first operands; `nil` where it does not support them: the filter is then refused.
    public init(prepare: @escaping @Sendable (SpatialRelation, SpatialOperand) -> Test?) {
        self.prepare = prepare
    }

    /// Combines several: the first that supports a relation evaluates it.
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
    /// antimeridian are expected to be cut there (section 3.1.9). Heights are ignored. Rounding may decide where
    /// a line passes close to a corner.
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
            // Across the antimeridian a geometry may lie partly in each half.
            return { geometry in PlaneBox.contains(geometry, in: boxes) }
        default: return nil
        }
    }
}
