/// A feature of one tile on its way there: where it is, its attributes, and its geometry in the tile's units.
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

/// Which attributes the layers have, and from which zoom on there is something in them.
struct LayerContents: Sendable {
    /// One bit for each attribute.
    private var attributes = [UInt64](repeating: 0, count: MapLayer.allCases.count)
    private var zooms = [Int](repeating: Int.max, count: MapLayer.allCases.count)

    mutating func note(_ object: MapObject) {
        let layer = Int(object.layer.rawValue)
        zooms[layer] = min(zooms[layer], object.minZoom)
        for attribute in object.attributes { attributes[layer] |= 1 << UInt64(attribute.key.rawValue) }
    }

    mutating func add(_ other: LayerContents) {
        for layer in attributes.indices {
            attributes[layer] |= other.attributes[layer]
            zooms[layer] = min(zooms[layer], other.zooms[layer])
        }
    }

    /// The first zoom of a layer; `nil` where it is empty.
    func minZoom(_ layer: MapLayer) -> Int? {
        let zoom = zooms[Int(layer.rawValue)]
        return zoom == Int.max ? nil : zoom
    }

    /// The attributes of a layer.
    func attributes(_ layer: MapLayer) -> [AttributeKey] {
        AttributeKey.allCases.filter { attributes[Int(layer.rawValue)] >> UInt64($0.rawValue) & 1 == 1 }
    }
}

/// Numbers and texts of records as bytes: whole numbers seven bits at a time, small ones short.
struct RecordWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ count: Int) { write(UInt64(UInt(bitPattern: count))) }

    mutating func write(signed number: Int64) { write(UInt64(bitPattern: number << 1 ^ number >> 63)) }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 {
            write($0.count)
            bytes.append(contentsOf: $0)
        }
    }

    mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what `RecordWriter` wrote. Records never come from outside, so what is missing reads as zero.
struct RecordReader {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func number() -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 127) << shift
            guard byte > 127 else { break }
            shift += 7
        }
        return number
    }

    mutating func count() -> Int { Int(truncatingIfNeeded: number()) }

    mutating func signed() -> Int64 {
        let number = number()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    mutating func slice(_ count: Int) -> ArraySlice<UInt8> {
        let end = min(position + max(count, 0), bytes.endIndex)
        defer { position = end }
        return bytes[position..<end]
    }

    mutating func text() -> String { String(decoding: slice(count()), as: UTF8.self) }
}

/// The attributes of a feature as bytes, so that equal ones are recognised without being read.
enum AttributeBytes {
    static func write(_ attributes: [MapObject.Attribute], at zoom: Int) -> [UInt8] {
        var writer = RecordWriter()
        for attribute in attributes where attribute.minZoom <= zoom {
            writer.write(UInt64(attribute.key.rawValue))
            switch attribute.value {
            case .text(let text):
                writer.write(UInt64(0))
                writer.write(text)
            case .integer(let number):
                writer.write(UInt64(1))
                writer.write(signed: number)
            case .double(let number):
                writer.write(UInt64(2))
                writer.write(number.bitPattern)
            case .boolean(let flag): writer.write(UInt64(flag ? 4 : 3))
            }
        }
        return writer.bytes
    }

    static func read(_ bytes: ArraySlice<UInt8>) -> [TileAttribute] {
        var reader = RecordReader(bytes)
        var attributes: [TileAttribute] = []
        while reader.position < bytes.endIndex {
            guard let key = AttributeKey(rawValue: UInt8(truncatingIfNeeded: reader.number())) else { break }
            switch reader.number() {
            case 0: attributes.append(TileAttribute(names[Int(key.rawValue)], .text(reader.text())))
            case 1: attributes.append(TileAttribute(names[Int(key.rawValue)], .integer(reader.signed())))
            case 2:
                attributes.append(TileAttribute(names[Int(key.rawValue)], .double(Double(bitPattern: reader.number()))))
            case 3: attributes.append(TileAttribute(names[Int(key.rawValue)], .boolean(false)))
            default: attributes.append(TileAttribute(names[Int(key.rawValue)], .boolean(true)))
            }
        }
        return attributes
    }

    private static let names = AttributeKey.allCases.map(\.name)
}
