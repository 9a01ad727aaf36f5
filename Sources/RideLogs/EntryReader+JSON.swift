internal import GeoJSON
import JSON

extension EntryReader {
    /// How long a line may be that has to be read as JSON of any form, which takes many times its room.
    private static let longest = 1 << 20

    /// Whether bytes are a JSON object, in whatever form.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == UInt8(ascii: "{"), bytes.count <= longest, let value = try? JSONValue(parsing: bytes),
            case .object = value
        else { return false }
        return true
    }
}
