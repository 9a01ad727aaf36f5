/// The names of the members of a file's outermost object, found without reading the values; also in a file that is not quite JSON.
struct RootMembers {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// Where the value of the first member with a name begins; names are compared without looking at escapes.
    func value(of name: String) -> Int? {
        let wanted = Array(name.utf8)
        var depth = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let start = index + 1
                index = end(ofTextFrom: start)
                if depth == 1, bytes[start..<index].elementsEqual(wanted), let value = value(afterNameAt: index) {
                    return value
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The closing quote of a text, or the end of the file.
    private func end(ofTextFrom start: Int) -> Int {
        var index = start
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.endIndex)
    }

    /// Where the value behind a name begins; `nil` where no colon follows, so that the text was a value itself.
    private func value(afterNameAt quote: Int) -> Int? {
        let rest = bytes[min(quote + 1, bytes.endIndex)...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return rest.first == UInt8(ascii: ":") ? rest.startIndex + 1 : nil
    }
}
