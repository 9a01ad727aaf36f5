/// What a predicate says of a Feature in the three-valued logic of SQL, which CQL2 takes over (clause 6.2, truth table).
///
/// The order is that of the logic: `AND` is the least of its operands, `OR` the greatest.
public enum Truth: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// It does not hold.
    case no
    /// It cannot be told: a property is missing, `null` or of another type than what it is compared with.
    case unknown
    /// It holds.
    case yes

    /// Makes it of what is known.
    init(_ isTrue: Bool) { self = isTrue ? .yes : .no }

    /// Makes it of what may be unknown.
    init(_ isTrue: Bool?) { self = isTrue.map { $0 ? .yes : .no } ?? .unknown }

    /// Whether the first is less certain to hold.
    public static func < (left: Truth, right: Truth) -> Bool { left.rawValue < right.rawValue }

    /// The opposite; what is unknown stays so.
    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
