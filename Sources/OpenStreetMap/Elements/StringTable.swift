/// The strings of one block, numbered from 0, as UTF-8 bytes end to end.
///
/// Invalid UTF-8 in a damaged file is kept as it is here and repaired by `string(_:)`.
public struct StringTable: Sendable, Hashable {
    /// All strings' bytes.
    public private(set) var bytes: ContiguousArray<UInt8> = []
    /// String i is `bytes[starts[i]..<starts[i + 1]]`; one entry more than strings.
    public private(set) var starts: ContiguousArray<UInt32> = [0]

    /// An empty table.
    public init() {}

    /// How many strings there are.
    public var count: Int { starts.count - 1 }

    /// Appends a string and returns its number. Equal strings are not looked for; `OSMBlockBuilder` does that.
    @discardableResult
    public mutating func append(_ utf8: some Sequence<UInt8>) -> UInt32 {
        bytes.append(contentsOf: utf8)
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        return UInt32(truncatingIfNeeded: starts.count - 2)
    }

    /// Makes room for strings of so many bytes together.
    mutating func reserve(bytes count: Int) {
        bytes.reserveCapacity(bytes.count + count)
    }

    /// The bytes of string `index`; none when there is no such string.
    public subscript(index: UInt32) -> ContiguousArray<UInt8>.SubSequence {
        guard index < count else { return [] }
        return bytes[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
    }

    /// String `index` as text; empty when there is no such string.
    public func string(_ index: UInt32) -> String {
        String(decoding: self[index], as: UTF8.self)
    }
}
