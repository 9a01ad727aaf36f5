/// Names that are looked up together in many objects, in one pass over the text of each.
///
///     let lookup = MemberLookup(["name", "population"])
///     var values = [JSONValue?](repeating: nil, count: 2)
///     lookup.read(feature.properties, into: &values)
package struct MemberLookup: Sendable {
    private let names: [String]
    private let spellings: [[UInt8]]

    package init(_ names: [String]) {
        self.names = names
        spellings = names.map { Array($0.utf8) }
    }

    /// The values of the members, in the order of the names; of equal members the last, `nil` where there is none.
    ///
    /// `values` must have as many elements as there are names. Values that nobody asked for are skipped by their
    /// brackets and quotes; scalars are read without an allocation, texts of up to fifteen bytes included.
    ///
    /// - Complexity: O(*n* · *k*) for a text of *n* bytes and *k* names.
    package func read(_ object: JSONObject?, into values: inout [JSONValue?]) {
        for index in values.indices { values[index] = nil }
        switch object?.storage {
        case nil: return
        case .members(let members):
            for (index, name) in names.enumerated() where index < values.count {
                values[index] = members.last { $0.key.isSpelled(name) }?.value
            }
        case .text(let text):
            text.withBytes { bytes in read(bytes, into: &values) }
        }
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONValue?]) {
        guard let scanner = StrictScanner(bytes, depthLimit: .max), let start = bytes.baseAddress else { return }
        var pointer = scanner.skipSpace(scanner.skipSpace(start) + 1)
        while scanner.byte(at: pointer) == UInt8(ascii: "\"") {
            guard let keyEnd = scanner.skipString(pointer + 1) else { return }
            let value = scanner.skipSpace(scanner.skipSpace(keyEnd) + 1)
            guard let valueEnd = ValueDecoder.passed(value, scanner) else { return }
            for index in spellings.indices where index < values.count && isName(index, pointer + 1, keyEnd - 1) {
                values[index] = Self.decoded(value, valueEnd, scanner)
            }
            pointer = scanner.skipSpace(scanner.skipSpace(valueEnd) + 1)
        }
    }

    @inline(__always)
    private func isName(_ index: Int, _ start: BytePointer, _ end: BytePointer) -> Bool {
        let spelling = spellings[index]
        // A name with an escape is longer in the text than it is.
        guard end - start >= spelling.count else { return false }
        guard end - start == spelling.count else { return isEscapedName(index, start, end) }
        for offset in spelling.indices where start[offset] != spelling[offset] { return false }
        return !spelling.contains(UInt8(ascii: "\\"))
    }

    private func isEscapedName(_ index: Int, _ start: BytePointer, _ end: BytePointer) -> Bool {
        guard UnsafeBufferPointer(start: start, count: end - start).contains(UInt8(ascii: "\\")) else { return false }
        return StringDecoder.string(start, end).isSpelled(names[index])
    }

    private static func decoded(_ start: BytePointer, _ end: BytePointer, _ scanner: StrictScanner) -> JSONValue? {
        switch scanner.byte(at: start) {
        case UInt8(ascii: "\""): return .string(StringDecoder.string(start + 1, end - 1))
        case UInt8(ascii: "t"): return .boolean(true)
        case UInt8(ascii: "f"): return .boolean(false)
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            var decoder = ValueDecoder(UnsafeBufferPointer(start: start, count: end - start))
            return decoder.value()
        default:
            guard let numberEnd = scanner.skipNumber(start) else { return nil }
            return DecimalText.value(UnsafeBufferPointer(start: start, count: numberEnd - start))
        }
    }
}
