import GeoJSON
import JSON

/// The text of a collection around its Features.
struct CollectionText {
    /// Up to the bracket that opens `features`.
    var head: [UInt8] = []
    /// From the bracket that closes them.
    var tail: [UInt8] = []

    /// The text without some members, and the names of those that were there.
    func removing(_ names: Set<String>) -> (text: CollectionText, removed: [String]) {
        let (head, before) = Self.removing(names, from: head, at: 0)
        let (tail, after) = Self.removing(names, from: tail, at: 1)
        return (CollectionText(head: head, tail: tail), before + after)
    }

    /// - Parameter start: where members begin: at the opening brace, or behind the closing bracket.
    private static func removing(
        _ names: Set<String>, from text: [UInt8], at start: Int
    ) -> (text: [UInt8], removed: [String]) {
        guard !names.isEmpty, text.count > start else { return (text, []) }
        var removed: [String] = []
        let ranges = text.withUnsafeBufferPointer { bytes in
            var ranges: [Range<Int>] = []
            var place = bytes[start...].firstIndex { $0 == UInt8(ascii: "\"") } ?? bytes.count
            while place < bytes.count, bytes[place] == UInt8(ascii: "\""),
                let nameEnd = ValueBounds.end(of: bytes, from: place),
                let colon = bytes[nameEnd...].firstIndex(of: UInt8(ascii: ":")),
                let value = bytes[(colon + 1)...].firstIndex(where: { !StrictScanner.isSpace($0) }),
                let end = ValueBounds.end(of: bytes, from: value)
            {
                let following = bytes[end...].firstIndex { $0 == UInt8(ascii: "\"") } ?? bytes.count
                let name = String(decoding: bytes[place + 1..<nameEnd - 1], as: UTF8.self)
                if names.contains(name) {
                    removed.append(name)
                    // In the head a member follows; in the tail one, or the list, stands before.
                    if start == 0 {
                        ranges.append(place..<following)
                    } else {
                        let comma = bytes[..<place].lastIndex(of: UInt8(ascii: ",")) ?? place
                        ranges.append(comma..<end)
                    }
                }
                place = following
            }
            return ranges
        }
        var result = text
        for range in ranges.reversed() { result.removeSubrange(range) }
        return (result, removed)
    }

    /// The collection without Features, as the text has it.
    var collection: FeatureCollection? {
        if case .featureCollection(let collection) = GeoJSONReader().read(head + tail).object {
            collection
        } else {
            nil
        }
    }

    /// The members of a collection beside its Features, each behind a comma.
    static func members(of collection: FeatureCollection) -> [UInt8] {
        let writer = JSONWriter()
        var text: [UInt8] = []
        if let box = collection.boundingBox {
            text += Array(",\"bbox\":".utf8) + writer.write(.array(box.numbers.map(JSONValue.double)))
        }
        for member in collection.foreignMembers.members {
            text += [0x2C] + writer.write(.string(member.key)) + [0x3A] + writer.write(member.value)
        }
        return text
    }
}
