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
    /// Lines are straight in longitude and latitude, as RFC 7946 section 3.1.1 has them. What crosses the antimeridian and is
    /// not cut there is read as everywhere in this package (`Geometry.cutAtAntimeridian`), rings around a pole hold it, and 180°
    /// and −180° are one meridian. Heights count for nothing. A rounding of `Double` may decide where a line only just passes a
    /// corner.
    public static let boxes = SpatialPredicates { relation, operand in
        let meeting: [PlaneBox]
        var holding: [PlaneBox] = []
        switch operand {
        case .feature: return nil
        case .geometry(let geometry):
            guard case .point(let position) = geometry.shape, relation != .within else { return nil }
            meeting = PlaneBox.places(of: position)
        case .box(let extent):
            meeting = PlaneBox.meeting(extent)
            holding = PlaneBox.boxes(extent)
        }
        let intersects: @Sendable (Geometry) -> Bool = { [meeting] geometry in
            let cut = geometry.cutAtAntimeridian()
            return meeting.contains { $0.intersects(cut) }
        }
        switch relation {
        case .intersects: return { intersects($0) }
        case .disjoint: return { !intersects($0) }
        case .within:
            let boxes = holding
            // Across the antimeridian a geometry may be in both halves together.
            return { geometry in PlaneBox.contains(geometry.cutAtAntimeridian(), in: boxes) }
        default: return nil
        }
    }
}
