import Compression
import EventAccounts
import Support

/// A file that a browser is given: the bytes, and what goes with them.
public struct PageFile: Sendable, Hashable {
    /// Its media type, with the character set.
    public let type: String
    /// Its bytes.
    public let bytes: [UInt8]
    /// The same packed by gzip, where that is smaller.
    public let packed: [UInt8]?
    /// What tells two contents apart, as an entity tag (RFC 9110, section 8.8.3).
    public let tag: String

    /// A file with the name that tells its type.
    public init(name: String, bytes: [UInt8]) {
        let (type, isText) = Self.type(of: name)
        self.type = type
        self.bytes = bytes
        packed = isText ? Self.pack(bytes) : nil
        tag = "\"" + Hexadecimal.text(of: Secret.digest(of: bytes).prefix(8)) + "\""
    }

    private static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        let compressor = Compressor(.gzip)
        var packed: [UInt8] = []
        do {
            try bytes.withUnsafeBytes { try compressor.write($0) { packed += $0 } }
            try compressor.finish { packed += $0 }
        } catch { return nil }
        return packed.count < bytes.count ? packed : nil
    }

    /// The media type of a file by its name, and whether packing helps.
    private static func type(of name: String) -> (String, isText: Bool) {
        switch name.split(separator: ".").last {
        case "html": ("text/html; charset=utf-8", true)
        case "js": ("text/javascript; charset=utf-8", true)
        case "css": ("text/css; charset=utf-8", true)
        case "svg": ("image/svg+xml", true)
        case "json", "map": ("application/json", true)
        case "geojson": ("application/geo+json", true)
        case "webmanifest": ("application/manifest+json", true)
        case "wasm": ("application/wasm", true)
        case "txt", "ftl": ("text/plain; charset=utf-8", true)
        case "png": ("image/png", false)
        case "jpg": ("image/jpeg", false)
        case "woff2": ("font/woff2", false)
        default: ("application/octet-stream", false)
        }
    }
}
