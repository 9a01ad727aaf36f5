internal import GeoJSON
import JSON

extension EntryReader {
    /// The maximum length of a line to be read as general JSON, which takes many times its memory.
    private static let longest = 1 << 20

    /// Whether bytes are a JSON object in any form.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == UInt8(ascii: "{"), bytes.count <= longest, let value = try? JSONValue(parsing: bytes),
            case .object = value
        else { return false }
        return true
    }
}
