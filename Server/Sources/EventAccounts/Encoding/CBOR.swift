/// A value of CBOR (RFC 8949), as far as authenticators write it: CTAP 2.1, section 8 (“message encoding”).
enum CBOR: Hashable, Sendable {
    /// An integer from -2^64 to 2^63 - 1 does not fit; those outside of 64 bits with a sign are refused.
    case integer(Int64)
    case bytes([UInt8])
    case text(String)
    case array([CBOR])
    case map([CBOR: CBOR])
    case boolean(Bool)
    case null

    /// The value of a key of a map; `nil` for other values.
    subscript(key: CBOR) -> CBOR? {
        if case .map(let members) = self { members[key] } else { nil }
    }

    /// The value of a text key.
    subscript(key: String) -> CBOR? { self[.text(key)] }

    /// The value of an integer key.
    subscript(key: Int64) -> CBOR? { self[.integer(key)] }

    var bytesValue: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    var integerValue: Int64? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    var textValue: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

/// Reads CBOR of strangers.
///
/// What CTAP forbids is refused: lengths that are not told in advance, integers and lengths that are longer than they have to be, tags,
/// floating-point numbers, values nested deeper than `mostDepth`, and keys that come twice. The order of keys is not checked, since
/// browsers write objects anew.
struct CBORReader {
    /// Why bytes are no CBOR.
    enum Fault: Error, Hashable, Sendable {
        case truncated
        case notShortest
        case unsupported(UInt8)
        case tooDeep
        case tooMany
        case notUTF8
        case badKey
        case repeatedKey
        case outOfRange
        case trailing
    }

    /// How deep values may be nested. CTAP has four; one more is for the statement inside an attestation object.
    static let mostDepth = 5
    /// How many values there may be in all.
    static let mostValues = 1024

    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int
    private var count = 0

    /// Reads from the start of bytes.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The value that bytes are, all of them.
    static func value(of bytes: [UInt8]) throws(Fault) -> CBOR {
        var reader = CBORReader(bytes[...])
        let value = try reader.value()
        guard reader.position == bytes.endIndex else { throw .trailing }
        return value
    }

    /// The next value. The position is behind it then.
    mutating func value() throws(Fault) -> CBOR { try value(depth: 0) }

    private mutating func value(depth: Int) throws(Fault) -> CBOR {
        guard depth < Self.mostDepth else { throw .tooDeep }
        count += 1
        guard count <= Self.mostValues else { throw .tooMany }
        let head = try byte()
        switch head >> 5 {
        case 0: return .integer(try number(head))
        case 1: return .integer(-1 - (try number(head)))
        case 2: return .bytes(Array(try run(head)))
        case 3:
            let text = try run(head)
            guard let valid = String(validating: text, as: UTF8.self) else { throw .notUTF8 }
            return .text(valid)
        case 4: return .array(try elements(head, depth))
        case 5: return .map(try members(head, depth))
        case 7 where head == 0xF4 || head == 0xF5: return .boolean(head == 0xF5)
        case 7 where head == 0xF6: return .null
        default: throw .unsupported(head)
        }
    }

    private mutating func elements(_ head: UInt8, _ depth: Int) throws(Fault) -> [CBOR] {
        var elements: [CBOR] = []
        for _ in 0..<(try length(head)) { elements.append(try value(depth: depth + 1)) }
        return elements
    }

    private mutating func members(_ head: UInt8, _ depth: Int) throws(Fault) -> [CBOR: CBOR] {
        var members: [CBOR: CBOR] = [:]
        for _ in 0..<(try length(head)) {
            let key = try value(depth: depth + 1)
            switch key {
            case .integer, .text: break
            default: throw .badKey
            }
            guard members.updateValue(try value(depth: depth + 1), forKey: key) == nil else { throw .repeatedKey }
        }
        return members
    }

    /// The bytes of a string.
    private mutating func run(_ head: UInt8) throws(Fault) -> ArraySlice<UInt8> {
        let length = try length(head)
        let run = bytes[position..<(position + length)]
        position += length
        return run
    }

    /// A length of bytes, or of elements, which take at least a byte each: no more than there are bytes left.
    private mutating func length(_ head: UInt8) throws(Fault) -> Int {
        let length = try number(head)
        guard length <= Int64(bytes.endIndex - position) else { throw .truncated }
        return Int(length)
    }

    private mutating func number(_ head: UInt8) throws(Fault) -> Int64 {
        let short = head & 0x1F
        guard short >= 24 else { return Int64(short) }
        guard short <= 27 else { throw .unsupported(head) }
        var number: UInt64 = 0
        for _ in 0..<(1 << (short - 24)) { number = number << 8 | UInt64(try byte()) }
        let least: UInt64 = [24, 0x100, 0x1_0000, 0x1_0000_0000][Int(short) - 24]
        guard number >= least else { throw .notShortest }
        guard let value = Int64(exactly: number) else { throw .outOfRange }
        return value
    }

    private mutating func byte() throws(Fault) -> UInt8 {
        guard position < bytes.endIndex else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }
}
