import JSON

/// The kinds of values that a property has in all features.
struct FieldUse {
    let name: String
    private var kinds: Set<Kind> = []
    /// Whether an integer needs more than 32 bits.
    private(set) var isLong = false
    /// Whether an integer has more digits than formats write of a floating-point number.
    private(set) var isBeyondDouble = false
    /// Whether a real number has more than 15 digits, or is below what 15 decimals show.
    private(set) var hasManyDigits = false

    enum Kind { case boolean, integer, real, decimal, text, nested }

    /// The type of a column that holds all values.
    enum ColumnType { case boolean, integer, real, text, json }

    init(name: String) { self.name = name }

    mutating func take(_ value: JSONValue) {
        switch value {
        case .null: break
        case .boolean: kinds.insert(.boolean)
        case .integer(let number):
            kinds.insert(.integer)
            isLong = isLong || Int32(exactly: number) == nil
            isBeyondDouble = isBeyondDouble || number.magnitude >= 1_000_000_000_000_000
        case .double(let number):
            kinds.insert(.real)
            let digits = "\(number)".utf8.prefix { $0 != 0x65 }.drop { !(0x31...0x39).contains($0) }
            hasManyDigits = hasManyDigits || digits.count > 16 || (number != 0 && abs(number) < 1e-4)
        case .decimal: kinds.insert(.decimal)
        case .string: kinds.insert(.text)
        case .array, .object: kinds.insert(.nested)
        }
    }

    var type: ColumnType {
        switch kinds {
        case [.boolean]: .boolean
        case [.integer]: .integer
        case [.real]: .real
        case [.integer, .real]: isBeyondDouble ? .text : .real
        case [.nested]: .json
        default: .text
        }
    }

    /// Whether values of several kinds, or numbers with more digits than a column has, become text.
    var isMixed: Bool { type == .text && !kinds.isSubset(of: [.text]) }
}
