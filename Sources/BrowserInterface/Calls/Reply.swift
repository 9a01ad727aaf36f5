public import JSON

/// What a call gives back: a value as JSON, and bytes or numbers that would be slow as JSON.
public struct Reply: Sendable {
    /// The value.
    public var value: JSONValue
    /// What `value` refers to: texts as UTF-8, or numbers of 64 bits, the least significant byte first.
    public var data: [UInt8]

    /// A reply without data.
    public init(_ value: JSONValue = .null, data: [UInt8] = []) {
        self.value = value
        self.data = data
    }
}

/// Numbers of 64 bits, one after the other.
struct NumberData {
    private(set) var bytes: [UInt8] = []

    /// How many numbers there are.
    var count: Int { bytes.count / 8 }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count * 8) }

    mutating func append(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
