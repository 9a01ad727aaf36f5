import Support

/// The format of a file with tracks, by what is in it.
public enum TrackFormat: Sendable, Hashable, CaseIterable {
    /// GPX 1.0 and 1.1.
    case gpx
    /// Garmin's Training Center Database.
    case tcx
    /// Garmin's Flexible and Interoperable Data Transfer.
    case fit
    /// GeoJSON with times.
    case geoJSON

    /// What the bytes are, whatever their file is called.
    ///
    /// - Throws: for a format that is not read.
    public init(of bytes: [UInt8]) throws(TrackError) {
        if FITFile.isFIT(bytes) {
            self = .fit
            return
        }
        if Self.utf16Beginnings.contains(where: { bytes.starts(with: $0) }) {
            throw .unreadable(XMLError(line: 1, column: 1, problem: .unsupportedEncoding("UTF-16")).message)
        }
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        switch text.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = .geoJSON
        case UInt8(ascii: "<"):
            let root = try Self.root(of: bytes)
            switch root {
            case "gpx": self = .gpx
            case "TrainingCenterDatabase": self = .tcx
            default: throw .foreignXML(root: root)
            }
        default: throw .unknownFormat
        }
    }

    /// Byte order marks of UTF-16, and `<` without one.
    private static let utf16Beginnings: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]

    private static func root(of bytes: [UInt8]) throws(TrackError) -> String {
        do {
            var reader = XMLElementReader(bytes)
            return try reader.start()
        } catch let error as XMLError {
            throw .unreadable(error.placedMessage)
        } catch {
            throw .unknownFormat
        }
    }
}
