internal import GeoJSON

extension EntryReader {
    /// Whether bytes are a JSON object, in whatever form.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        guard let value = try? JSONValue(parsing: bytes), case .object = value else { return false }
        return true
    }
}
