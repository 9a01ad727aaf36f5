/// What precedes each blob: its type and its size.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#File_format>, which also sets the limits.
struct BlobHeader {
    static let largestHeader = 64 << 10
    static let largestBlob = 32 << 20

    var isHeader: Bool
    var isData: Bool
    var blobSize: Int

    package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        var type: UnsafeRawBufferPointer?
        var size: UInt64?
        while let key = try reader.key() {
            switch key.field {
            case 1: type = try reader.content(key)
            case 3: size = try reader.varint(key)
            default: try reader.skip(key)
            }
        }
        guard let type, let size else { throw .missingField }
        guard size <= UInt64(Self.largestBlob) else { throw .tooLarge }
        isHeader = type.elementsEqual("OSMHeader".utf8)
        isData = type.elementsEqual("OSMData".utf8)
        blobSize = Int(size)
    }
}
