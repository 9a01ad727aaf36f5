/// A feature of one tile on its way there: where it stands, its attributes, and its geometry in the tile's units.
///
///     key      tile's number in the archive (40 bits) | layer (5) | rank (19)
///     payload  flags | attributes' length, attributes | geometry
struct TileRecord {
    /// Whether the direction of a line says nothing.
    let isReversible: Bool
    /// The attributes as bytes; equal attributes are equal bytes.
    let attributes: ArraySlice<UInt8>
    let geometry: TileGeometry

    static func key(tile: UInt64, layer: MapLayer, rank: Int) -> UInt64 {
        let rank = UInt64(min(max(rank, 0), MapObject.mostRank - 1))
        return tile << 24 | UInt64(layer.rawValue) << 19 | rank
    }

    static func tile(ofKey key: UInt64) -> UInt64 { key >> 24 }

    static func layer(ofKey key: UInt64) -> MapLayer? { MapLayer(rawValue: UInt8(key >> 19 & 31)) }

    init(reading payload: ArraySlice<UInt8>) {
        var reader = RecordReader(payload)
        let flags = reader.number()
        isReversible = flags & 4 != 0
        attributes = reader.slice(reader.count())
        switch flags & 3 {
        case 0: geometry = .points(Self.points(&reader))
        case 1: geometry = .lines((0..<reader.count()).map { _ in Self.points(&reader) })
        default:
            geometry = .polygons(
                (0..<reader.count()).map { _ in (0..<reader.count()).map { _ in Self.points(&reader) } })
        }
    }

    private static func points(_ reader: inout RecordReader) -> [TilePoint] {
        let count = reader.count()
        var points: [TilePoint] = []
        points.reserveCapacity(count)
        var (x, y): (Int64, Int64) = (0, 0)
        for _ in 0..<count {
            x += reader.signed()
            y += reader.signed()
            points.append(TilePoint(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y)))
        }
        return points
    }

    /// The payload of a geometry.
    static func payload(_ geometry: TileGeometry, attributes: [UInt8], isReversible: Bool, _ writer: inout RecordWriter)
    {
        let reversible: UInt64 = isReversible ? 4 : 0
        func head(_ form: UInt64) {
            writer.write(form | reversible)
            writer.write(attributes.count)
            writer.append(attributes)
        }
        switch geometry {
        case .points(let points):
            head(0)
            write(points, &writer)
        case .lines(let lines):
            head(1)
            writer.write(lines.count)
            for line in lines { write(line, &writer) }
        case .polygons(let polygons):
            head(2)
            writer.write(polygons.count)
            for polygon in polygons {
                writer.write(polygon.count)
                for ring in polygon { write(ring, &writer) }
            }
        }
    }

    private static func write(_ points: [TilePoint], _ writer: inout RecordWriter) {
        writer.write(points.count)
        var (x, y): (Int64, Int64) = (0, 0)
        for point in points {
            writer.write(signed: Int64(point.x) - x)
            writer.write(signed: Int64(point.y) - y)
            (x, y) = (Int64(point.x), Int64(point.y))
        }
    }
}
