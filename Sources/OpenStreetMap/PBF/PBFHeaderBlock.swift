import Geodesy

/// The first block of a PBF file.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_the_OSMHeader_fileblock>.
struct PBFHeaderBlock {
    /// What `PBFWriter` requires of readers.
    static let writtenFeatures = ["OsmSchema-V0.6", "DenseNodes"]
    private static let knownFeatures = writtenFeatures + ["LocationsOnWays"]

    var header = OSMHeader()
    var requiredFeatures: [String] = []

    package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        while let key = try reader.key() {
            switch key.field {
            case 1: header.bounds = try Self.bounds(decoding: reader.content(key))
            case 4: requiredFeatures.append(String(decoding: try reader.content(key), as: UTF8.self))
            case 16: header.writingProgram = String(decoding: try reader.content(key), as: UTF8.self)
            case 32: header.timestamp = Int64(bitPattern: try reader.varint(key))
            case 33: header.replicationNumber = Int64(bitPattern: try reader.varint(key))
            default: try reader.skip(key)
            }
        }
    }

    /// The feature that keeps this package from reading the file, if there is one.
    var refusal: OSMReadingError.Problem? {
        if requiredFeatures.contains("HistoricalInformation") { return .history }
        return requiredFeatures.first { !Self.knownFeatures.contains($0) }.map { .unsupportedFeature($0) }
    }

    /// Left, right, top and bottom in 10⁻⁹ degrees.
    private static func bounds(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) -> BoundingBox {
        var reader = WireReader(bytes)
        var edges = (west: 0.0, east: 0.0, north: 0.0, south: 0.0)
        while let key = try reader.key() {
            switch key.field {
            case 1: edges.west = Double(try reader.zigzag(key)) / 1e9
            case 2: edges.east = Double(try reader.zigzag(key)) / 1e9
            case 3: edges.north = Double(try reader.zigzag(key)) / 1e9
            case 4: edges.south = Double(try reader.zigzag(key)) / 1e9
            default: try reader.skip(key)
            }
        }
        return BoundingBox(west: edges.west, south: edges.south, east: edges.east, north: edges.north)
    }
}
