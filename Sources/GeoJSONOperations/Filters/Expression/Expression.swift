/// A node of a filter's tree. Lists are flat, so that a long chain of terms does not become a deep tree.
indirect enum Expression: Sendable, Hashable {
    /// A literal.
    case constant(Value)
    /// A property, by its place in the filter's list of references.
    case property(Int)
    /// A value of the Feature other than a property.
    case member(FeatureMember)
    /// `CASEI(…)`, `ACCENTI(…)`; with the result where the operand is a literal.
    case folded(TextFolding, Expression, constant: String?)
    /// `-…`
    case negative(Expression)
    /// Terms of equal precedence, from left to right.
    case arithmetic(Expression, [ArithmeticStep])

    /// All must hold; at least two.
    case and([Expression])
    /// One must hold; at least two.
    case or([Expression])
    /// `NOT …`
    case not(Expression)
    /// `… = …`
    case comparison(ComparisonOperator, Expression, Expression)
    /// `… LIKE …`
    case like(Expression, LikePattern, isNegated: Bool)
    /// `… BETWEEN … AND …`
    case between(Expression, Expression, Expression, isNegated: Bool)
    /// `… IN (…)`
    case inList(Expression, InList, isNegated: Bool)
    /// `… IS NULL`
    case isNull(Expression, isNegated: Bool)

    /// A geometry.
    case geometry(SpatialOperand)
    /// `S_INTERSECTS(…, …)` and the like; the number is the place of its test in the filter.
    case spatial(SpatialRelation, SpatialOperand, SpatialOperand, test: Int)
    /// `INTERVAL(…, …)`
    case interval(IntervalEnd, IntervalEnd)
    /// `T_AFTER(…, …)` and the like.
    case temporal(TemporalRelation, Expression, Expression)
    /// `(…, …)` as an array; with the set where all elements are literals.
    case array([Expression], constant: ElementSet?)
    /// `A_CONTAINS(…, …)` and the like.
    case arrayRelation(ArrayRelation, Expression, Expression)
}

/// An operator and the term after it.
struct ArithmeticStep: Sendable, Hashable {
    var operation: ArithmeticOperator
    var operand: Expression
}

/// A property that a filter names.
struct PropertyReference: Sendable, Hashable {
    /// The name as the file has it.
    var name: String
    /// Whether only the property of exactly this name is meant, as in `property('id')`.
    var isExact: Bool

    /// The names of members from outside in, where the name may be a path.
    var path: [String] {
        guard !isExact else { return [] }
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return [] }
        return parts.map { String(Substring($0)) }
    }
}

/// The possible types of an expression, by the text alone.
enum StaticType: Sendable, Hashable {
    case boolean
    case number
    case text
    case instant
    case interval
    case geometry
    case array
    /// Known only with a Feature.
    case any
}

extension Expression {
    /// Its possible types.
    var type: StaticType {
        switch self {
        case .constant(.boolean): .boolean
        case .constant(.number), .negative, .arithmetic: .number
        case .constant(.text), .folded: .text
        case .constant(.instant): .instant
        case .constant(.null), .constant(.structure), .property: .any
        case .member(let member):
            switch member {
            case .identifier: .any
            case .geometryType: .text
            case .area, .length: .number
            }
        case .and, .or, .not, .comparison, .like, .between, .inList, .isNull, .spatial, .temporal, .arrayRelation:
            .boolean
        case .geometry: .geometry
        case .interval: .interval
        case .array: .array
        }
    }

    /// Its value, where it is a literal.
    var constantValue: Value? {
        switch self {
        case .constant(let value): value
        case .folded(_, _, let text?): .text(text)
        default: nil
        }
    }
}
