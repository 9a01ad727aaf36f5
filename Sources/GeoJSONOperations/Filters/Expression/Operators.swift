/// The operators of a comparison (rule `comparisonOperator`).
enum ComparisonOperator: String, Sendable, Hashable, CaseIterable {
    case equal = "="
    case notEqual = "<>"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    /// Whether it holds for an order of −1, 0 or 1.
    func holds(_ order: Int) -> Bool {
        switch self {
        case .equal: order == 0
        case .notEqual: order != 0
        case .less: order < 0
        case .lessOrEqual: order <= 0
        case .greater: order > 0
        case .greaterOrEqual: order >= 0
        }
    }
}

/// The values of a Feature besides its properties.
enum FeatureMember: String, Sendable, Hashable, CaseIterable {
    /// The identifier.
    case identifier = "id"
    /// The kind of geometry, as GeoJSON names it.
    case geometryType = "geometry_type"
    /// Square metres on the ellipsoid.
    case area
    /// Metres on the ellipsoid.
    case length
}
