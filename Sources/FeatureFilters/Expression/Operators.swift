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

/// The operators of arithmetic (rules `arithmeticOperatorPlusMinus`, `arithmeticOperatorMultDiv` and `powerTerm`).
enum ArithmeticOperator: String, Sendable, Hashable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"
    case integerDivided = "DIV"
    case toThePower = "^"
}

/// What a filter can ask a Feature besides its properties.
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

/// Differences between texts that a comparison may leave aside (clauses 7.3 and 7.4).
enum TextFolding: String, Sendable, Hashable, CaseIterable {
    /// Capital and small letters.
    case letterCase = "CASEI"
    /// Marks on letters.
    case accents = "ACCENTI"
}
