import Support

/// The format of a file, recognised by its first bytes and not by its name.
enum OSMFileFormat: Sendable, Hashable {
    case pbf
    case xml
    case gzip

    /// Looks at the beginning of a file.
    package init(ofFileAt path: String) throws(OSMReadingError.Problem) {
        var file = try InputFile.opened(path)
        guard file.size != nil else { throw .notARegularFile }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 512, alignment: 1)
        defer { room.deallocate() }
        let count = try file.readSome(into: room)
        try self.init(beginning: [UInt8](room.prefix(count)))
    }

    /// Recognises the formats that are read, and those that people confuse with them.
    package init(beginning start: [UInt8]) throws(OSMReadingError.Problem) {
        guard !start.isEmpty else { throw .empty }
        if start.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if Self.looksLikePBF(start) {
            self = .pbf
        } else if let name = Self.foreign.first(where: { start.starts(with: $0.magic) })?.name {
            throw .foreignFormat(name)
        } else if let packer = Self.packers.first(where: { start.starts(with: $0.magic) }) {
            throw .packed(packer.name, unpacker: packer.unpacker)
        } else {
            try self.init(text: start)
        }
    }

    private init(text start: [UInt8]) throws(OSMReadingError.Problem) {
        let text = String(decoding: start, as: UTF8.self).lowercased()
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.hasPrefix("<!doctype html") || trimmed.contains("<html") { throw .webPage }
        if trimmed.hasPrefix("<") || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            self = .xml
        } else if trimmed.hasPrefix("{") || trimmed.hasPrefix("[") {
            throw .foreignFormat("JSON")
        } else {
            throw .unknownFormat
        }
    }

    /// Four bytes of length, then a `BlobHeader` whose first field is the type.
    private static func looksLikePBF(_ start: [UInt8]) -> Bool {
        start.count > 6 && start[0] == 0 && start[1] <= 1 && start.dropFirst(4).starts(with: [0x0A, 0x09])
            && start.dropFirst(6).starts(with: "OSMHeader".utf8.prefix(start.count - 6))
    }

    private static let foreign: [(magic: [UInt8], name: String)] = [
        ([0xFF, 0xE0], "o5m"), ([0x53, 0x51, 0x4C, 0x69, 0x74, 0x65], "SQLite"),
    ]

    private static let packers: [(magic: [UInt8], name: String, unpacker: String)] = [
        ([0x42, 0x5A, 0x68], "bzip2", "bunzip2 -k"), ([0x50, 0x4B, 0x03, 0x04], "ZIP", "unzip"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "XZ", "unxz -k"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard", "unzstd"),
        ([0x37, 0x7A, 0xBC, 0xAF], "7z", "7z x"), ([0x04, 0x22, 0x4D, 0x18], "LZ4", "unlz4"),
    ]
}
