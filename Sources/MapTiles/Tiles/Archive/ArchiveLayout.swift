import Geodesy

/// The first bytes of an archive: where its sections are, and what the tiles are (PMTiles version 3, section 3).
struct ArchiveLayout: Sendable {
    /// A section of the file.
    struct Section: Hashable, Sendable {
        var offset: UInt64 = 0
        var length: UInt64 = 0
    }

    var root = Section()
    var metadata = Section()
    var leaves = Section()
    var tiles = Section()
    /// Tiles, entries, and different contents of tiles; 0 where not known.
    var counts: (tiles: UInt64, entries: UInt64, contents: UInt64) = (0, 0, 0)
    var isClustered = true
    var internalCompression = Compression.gzip
    var tileCompression = Compression.gzip
    var header: TileArchiveHeader

    /// How something is packed.
    enum Compression: UInt8, Sendable {
        case none = 1
        case gzip = 2
    }

    static let size = 127
    /// The header and the root directory fit into so many bytes, which readers fetch at once.
    static let startSize = 16_384
    private static let signature = Array("PMTiles".utf8)

    init(header: TileArchiveHeader) { self.header = header }

    func encoded() -> [UInt8] {
        var bytes = Self.signature + [3]
        func append(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
        }
        func append(_ coordinate: Coordinate) {
            append(Self.fixed(coordinate.longitude, limit: 180))
            append(Self.fixed(coordinate.latitude, limit: 90))
        }
        for section in [root, metadata, leaves, tiles] {
            append(section.offset)
            append(section.length)
        }
        append(counts.tiles)
        append(counts.entries)
        append(counts.contents)
        bytes += [isClustered ? 1 : 0, internalCompression.rawValue, tileCompression.rawValue, 1]
        bytes += [UInt8(clamping: header.zooms.lowerBound), UInt8(clamping: header.zooms.upperBound)]
        append(Coordinate(longitude: header.bounds.west, latitude: header.bounds.south))
        append(Coordinate(longitude: header.bounds.east, latitude: header.bounds.north))
        bytes.append(UInt8(clamping: header.centerZoom))
        append(header.center)
        return bytes
    }

    /// Degrees in ten-millionths.
    private static func fixed(_ degrees: Double, limit: Double) -> Int32 {
        degrees.isFinite ? Int32((min(max(degrees, -limit), limit) * 10_000_000).rounded()) : 0
    }

    /// Reads the first bytes of a file.
    init(_ bytes: UnsafeRawBufferPointer) throws(TileArchiveError) {
        guard bytes.count >= 8, Self.signature.elementsEqual(bytes.prefix(7)) else { throw .notAnArchive }
        guard bytes[7] == 3 else { throw .unknownVersion(Int(bytes[7])) }
        guard bytes.count >= Self.size else { throw .damaged(.header) }
        func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
            Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        func section(_ offset: Int) throws(TileArchiveError) -> Section {
            let section = Section(offset: number(offset, UInt64.self), length: number(offset + 8, UInt64.self))
            let size = UInt64(bytes.count)
            guard section.offset <= size, section.length <= size - section.offset else { throw .damaged(.header) }
            return section
        }
        func coordinate(_ offset: Int) -> Coordinate {
            Coordinate(
                longitude: Double(number(offset, Int32.self)) / 10_000_000,
                latitude: Double(number(offset + 4, Int32.self)) / 10_000_000)
        }
        func compression(_ offset: Int) throws(TileArchiveError) -> Compression {
            guard let known = Compression(rawValue: bytes[offset]) else {
                throw .unknownCompression(Int(bytes[offset]))
            }
            return known
        }
        let (southWest, northEast, center) = (coordinate(102), coordinate(110), coordinate(119))
        guard southWest.isOnEarth, northEast.isOnEarth, center.isOnEarth, bytes[100] <= bytes[101],
            bytes[101] <= TileID.greatestZoom
        else { throw .damaged(.header) }
        header = TileArchiveHeader(
            bounds: BoundingBox(
                west: southWest.longitude, south: southWest.latitude, east: northEast.longitude,
                north: northEast.latitude),
            zooms: Int(bytes[100])...Int(bytes[101]), center: center, centerZoom: Int(bytes[118]))
        root = try section(8)
        metadata = try section(24)
        leaves = try section(40)
        tiles = try section(56)
        counts = (number(72, UInt64.self), number(80, UInt64.self), number(88, UInt64.self))
        isClustered = bytes[96] == 1
        internalCompression = try compression(97)
        tileCompression = try compression(98)
        guard bytes[99] == 1 else { throw .notVectorTiles(kind: Int(bytes[99])) }
    }
}
