import GeoJSON
import JSON

extension Feature {
    /// The Feature with the numbers of its properties and foreign members spelled as in its text, so that what is laid out anew
    /// keeps `2e3` and `1.50`.
    ///
    /// - Parameters:
    ///   - text: what a Feature was read from.
    ///   - original: that Feature; members that differ from it stay as they are.
    func spelled(as text: ArraySlice<UInt8>, of original: Feature) -> Feature {
        guard let object = ObjectText(text) else { return self }
        var result = self
        if let value = object["properties"], properties == original.properties, properties?.isEmpty == false,
            case .object(let spelled)? = SpelledNumbers.value(of: value)
        {
            result.properties = spelled
        }
        for member in foreignMembers where original.foreignMembers[member.key] == member.value {
            if let value = object[member.key], let spelled = SpelledNumbers.value(of: value) {
                result.foreignMembers[member.key] = spelled
            }
        }
        return result
    }
}

/// Reads JSON values with numbers as their text, which a writer writes as it is.
enum SpelledNumbers {
    /// What stands before a number that was made a string; texts that have it are not read so.
    private static let mark = "\u{F8FF}#"

    /// The value of a text; `nil` where its numbers are spelled as usual or it cannot be read so.
    static func value(of text: ArraySlice<UInt8>) -> JSONValue? {
        let mark = Array(mark.utf8)
        // The mark may be written as an escape, in letters of either case.
        let small = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
        guard !text.contains(subsequence: mark), !small.contains(subsequence: Array("\\uf8ff".utf8)) else { return nil }
        var marked: [UInt8] = []
        marked.reserveCapacity(text.count + 64)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                let start = index
                index += 1
                while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, text.endIndex)
                marked += text[start..<index]
            } else if byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) {
                let end = text[index...].firstIndex { !"0123456789+-.eE".utf8.contains($0) } ?? text.endIndex
                marked += [0x22] + mark + text[index..<end] + [0x22]
                index = end
            } else {
                marked.append(byte)
                index += 1
            }
        }
        return (try? JSONValue(parsing: marked)).map(unmarked)
    }

    private static func unmarked(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): text.hasPrefix(mark) ? .decimal(String(text.dropFirst(mark.count))) : value
        case .array(let elements): .array(elements.map(unmarked))
        case .object(let object):
            .object(JSONObject(members: object.members.map { .init(key: $0.key, value: unmarked($0.value)) }))
        default: value
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(subsequence: [UInt8]) -> Bool {
        guard let first = subsequence.first else { return true }
        var rest = self
        while let place = rest.firstIndex(of: first) {
            if self[place...].starts(with: subsequence) { return true }
            rest = self[(place + 1)...]
        }
        return false
    }
}
