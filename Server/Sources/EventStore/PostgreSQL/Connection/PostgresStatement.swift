/// A statement with its parameters, in the binary form of the protocol (PostgreSQL 15, section 55.2.3).
struct PostgresStatement: Sendable {
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
    private enum Value: Sendable {
        case null
        case int(Int64)
        case bool(Bool)
        case text(String)
        case bytes([UInt8])
    }

    /// The number of its type in `pg_type`.
    let type: UInt32
    private let value: Value

    /// Whether it is NULL.
    var isNull: Bool {
        if case .null = value { true } else { false }
    }

    /// Adds the binary form of the value; nothing for NULL.
    func write(to block: inout [UInt8]) {
        switch value {
        case .null: break
        case .int(let number): block.append(number: number)
        case .bool(let flag): block.append(flag ? 1 : 0)
        case .text(let text): StoredText.write(text, to: &block)
        case .bytes(let bytes): block += bytes
        }
    }

    static func int(_ value: Int64?) -> Parameter {
        Parameter(type: PostgresType.int8, value: value.map { .int($0) } ?? .null)
    }

    static func int(_ value: Int) -> Parameter { int(Int64(value)) }

    static func bool(_ value: Bool) -> Parameter { Parameter(type: PostgresType.bool, value: .bool(value)) }

    static func text(_ value: String?) -> Parameter {
        Parameter(type: PostgresType.text, value: value.map { .text($0) } ?? .null)
    }

    static func bytes(_ value: [UInt8]?) -> Parameter {
        Parameter(type: PostgresType.bytea, value: value.map { .bytes($0) } ?? .null)
    }

    static func texts(_ values: [String]) -> Parameter { array(of: PostgresType.text, values.map { .text($0) }) }

    static func ints(_ values: [Int64]) -> Parameter { array(of: PostgresType.int8, values.map { .int($0) }) }

    private static func array(of type: UInt32, _ values: [Parameter]) -> Parameter {
        var array = ArrayColumn(of: type)
        for value in values { array.append(value) }
        return array.parameter
    }

    fileprivate init(type: UInt32, bytes: [UInt8]) { self.init(type: type, value: .bytes(bytes)) }

    private init(type: UInt32, value: Value) {
        self.type = type
        self.value = value
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

    mutating func append(_ value: Parameter) {
        count += 1
        guard !value.isNull else {
            hasNull = true
            elements.append(number: -1 as Int32)
            return
        }
        let start = elements.count
        elements.append(number: 0 as Int32)
        value.write(to: &elements)
        let length = Int32(elements.count - start - 4).bigEndian
        withUnsafeBytes(of: length) { length in
            for (place, byte) in length.enumerated() { elements[start + place] = byte }
        }
    }

    /// The whole array.
    var parameter: Parameter {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(elements.count + 20)
        bytes.append(number: (count == 0 ? 0 : 1) as Int32)
        bytes.append(number: (hasNull ? 1 : 0) as Int32)
        bytes.append(number: type)
        if count > 0 {
            bytes.append(number: count)
            bytes.append(number: 1 as Int32)
            bytes += elements
        }
        return Parameter(type: PostgresType.array(of: type), bytes: bytes)
    }
}

extension [UInt8] {
    /// Adds a number, the most significant byte first.
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
