import JSON
import Scoring
import Testing

/// Takes numbers out of the text that `PackedNumbers` makes, in the way the page does.
struct Unpacked {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) throws {
        rest = try #require(Base64.bytes(text))[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next number.
    mutating func take() throws -> Int {
        let number = next()
        return try #require(number)
    }

    private mutating func next() -> Int? {
        var value: UInt = 0
        var shift: UInt = 0
        while let byte = rest.popFirst() {
            value |= UInt(byte & 127) << shift
            if byte < 128 { return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1) }
            shift += 7
        }
        return nil
    }
}
