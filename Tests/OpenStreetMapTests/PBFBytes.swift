/// Protocol Buffers written by hand, for files that no writer makes.
struct PBFBytes {
    var bytes: [UInt8] = []

    static func varint(_ value: UInt64) -> [UInt8] {
        var rest = value
        var result: [UInt8] = []
        while rest >= 0x80 {
            result.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return result + [UInt8(rest)]
    }

    static func zigzag(_ value: Int64) -> [UInt8] {
        varint(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }

    func number(_ field: UInt64, _ value: UInt64) -> PBFBytes {
        PBFBytes(bytes: bytes + Self.varint(field << 3) + Self.varint(value))
    }

    func signed(_ field: UInt64, _ value: Int64) -> PBFBytes {
        PBFBytes(bytes: bytes + Self.varint(field << 3) + Self.zigzag(value))
    }

    func content(_ field: UInt64, _ content: [UInt8]) -> PBFBytes {
        PBFBytes(bytes: bytes + Self.varint(field << 3 | 2) + Self.varint(UInt64(content.count)) + content)
    }

    func text(_ field: UInt64, _ text: String) -> PBFBytes { content(field, Array(text.utf8)) }

    /// A blob with its frame, uncompressed.
    static func framed(_ type: String, raw: [UInt8]) -> [UInt8] {
        framed(type, blob: PBFBytes().content(1, raw).bytes)
    }

    static func framed(_ type: String, blob: [UInt8], announced: UInt64? = nil) -> [UInt8] {
        let header = PBFBytes().text(1, type).number(3, announced ?? UInt64(blob.count)).bytes
        return [0, 0, UInt8(header.count >> 8), UInt8(header.count & 0xFF)] + header + blob
    }

    static func header(features: [String] = ["OsmSchema-V0.6", "DenseNodes"]) -> [UInt8] {
        framed("OSMHeader", raw: features.reduce(PBFBytes()) { $0.text(4, $1) }.bytes)
    }

    /// A file with one data block of the given strings and groups.
    static func file(
        strings: [String] = [""], groups: [PBFBytes], _ settings: PBFBytes = PBFBytes(), features: [String] = []
    ) -> [UInt8] {
        let table = strings.reduce(PBFBytes()) { $0.text(1, $1) }
        // Groups before the strings they need: the order of fields is free.
        let block = groups.reduce(settings) { $0.content(2, $1.bytes) }.content(1, table.bytes)
        return header(features: ["OsmSchema-V0.6", "DenseNodes"] + features) + framed("OSMData", raw: block.bytes)
    }
}
