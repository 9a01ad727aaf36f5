/// How a file is packed.
public enum CompressionFormat: Sendable, Hashable, CaseIterable {
    /// RFC 1952; several members one behind the other are one text (section 2.2).
    case gzip
    /// RFC 8878; several frames one behind the other are one text.
    case zstandard

    /// What a file's first bytes say, four at the least; `nil` for a file that is not packed in one of these ways.
    public init?(firstBytes bytes: some Sequence<UInt8>) {
        switch Array(bytes.prefix(4)) {
        case let start where start.starts(with: [0x1F, 0x8B]): self = .gzip
        case [0x28, 0xB5, 0x2F, 0xFD]: self = .zstandard
        default: return nil
        }
    }

    /// What a file's name says: `.gz` or `.zst`.
    public init?(path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".gz") {
            self = .gzip
        } else if name.hasSuffix(".zst") {
            self = .zstandard
        } else {
            return nil
        }
    }
}
