/// A truth value in the three-valued logic of SQL, which CQL2 uses (clause 6.2, truth table).
///
/// The values are ordered: `AND` is the least of its operands, `OR` the greatest.
public enum Truth: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// False.
    case no
    /// Unknown: a property is missing, `null` or of another type than the value that it is compared with.
    case unknown
    /// True.
    case yes

    /// Makes a known truth value.
    init(_ isTrue: Bool) { self = isTrue ? .yes : .no }

    /// Makes a truth value; `nil` is unknown.
    init(_ isTrue: Bool?) { self = isTrue.map { $0 ? .yes : .no } ?? .unknown }

    /// Whether the first is less certain to hold.
    public static func < (left: Truth, right: Truth) -> Bool { left.rawValue < right.rawValue }

    /// The negation; unknown stays unknown.
    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .no: .yes
        case .unknown: .unknown
        case .yes: .no
        }
    }
}
