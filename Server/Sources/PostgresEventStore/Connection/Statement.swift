/// A statement with its parameters, in the binary form of the protocol (PostgreSQL 15, section 55.2.3).
struct Statement: Sendable {
    /// The text, with `$1`, `$2` and so on for the parameters.
    let sql: String
    private(set) var parameters: [Parameter] = []

    init(_ sql: String, _ parameters: [Parameter] = []) {
        self.sql = sql
        self.parameters = parameters
    }
}

/// One value that is sent with a statement.
struct Parameter: Sendable {
    /// The number of its type in `pg_type`.
    let type: UInt32
    /// The value; `nil` for NULL.
    let bytes: [UInt8]?

    static func int(_ value: Int64?) -> Parameter { Parameter(type: PostgresType.int8, bytes: value?.networkBytes) }

    static func int(_ value: Int) -> Parameter { int(Int64(value)) }

    static func bool(_ value: Bool) -> Parameter { Parameter(type: PostgresType.bool, bytes: [value ? 1 : 0]) }

    static func text(_ value: String?) -> Parameter {
        Parameter(type: PostgresType.text, bytes: value.map { StoredText.bytes(of: $0) })
    }

    static func bytes(_ value: [UInt8]?) -> Parameter { Parameter(type: PostgresType.bytea, bytes: value) }

    static func texts(_ values: [String]) -> Parameter {
        var array = ArrayColumn(of: PostgresType.text)
        for value in values { array.append(.text(value)) }
        return array.parameter
    }

    static func ints(_ values: [Int64]) -> Parameter {
        var array = ArrayColumn(of: PostgresType.int8)
        for value in values { array.append(.int(value)) }
        return array.parameter
    }
}

/// The numbers of types that are sent, which no version of PostgreSQL changes (`pg_type.dat`).
enum PostgresType {
    static let bool: UInt32 = 16
    static let bytea: UInt32 = 17
    static let int8: UInt32 = 20
    static let text: UInt32 = 25

    /// The type of an array of a type.
    static func array(of type: UInt32) -> UInt32 {
        switch type {
        case bool: 1000
        case bytea: 1001
        case int8: 1016
        default: 1009
        }
    }
}

/// An array that grows by one value at a time, in the binary form that `array_recv` reads.
///
///     dimensions = 1 │ has NULL │ type │ count │ lower bound = 1 │ length │ value │ length │ value …
struct ArrayColumn: Sendable {
    private let type: UInt32
    private var elements: [UInt8] = []
    private(set) var count: Int32 = 0
    private var hasNull = false

    init(of type: UInt32) { self.type = type }

    /// How many bytes the values are.
    var size: Int { elements.count }

    mutating func append(_ value: Parameter) {
        count += 1
        guard let bytes = value.bytes else {
            hasNull = true
            elements += Int32(-1).networkBytes
            return
        }
        elements += Int32(bytes.count).networkBytes
        elements += bytes
    }

    /// The whole array.
    var parameter: Parameter {
        var bytes = Int32(count == 0 ? 0 : 1).networkBytes + Int32(hasNull ? 1 : 0).networkBytes + type.networkBytes
        if count > 0 { bytes += count.networkBytes + Int32(1).networkBytes + elements }
        return Parameter(type: PostgresType.array(of: type), bytes: bytes)
    }
}

extension FixedWidthInteger {
    /// The bytes, the most significant first.
    fileprivate var networkBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
