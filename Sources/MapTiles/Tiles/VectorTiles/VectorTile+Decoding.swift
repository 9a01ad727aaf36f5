extension VectorTile {
    /// Reads the bytes of a tile, of version 1 or 2. What the specification does not know is skipped, and so are features of an unknown
    /// kind and rings without an area. Holes belong to the outer ring before them.
    ///
    /// - Throws: `VectorTileError` where the bytes are no tile.
    /// - Complexity: O(*n*) in time and memory, whatever the bytes say.
    package init(decoding bytes: [UInt8]) throws(VectorTileError) {
        var layers: [TileLayer] = []
        var failure: VectorTileError?
        bytes.withUnsafeBytes { raw in
            do throws(VectorTileError) {
                var reader = ProtobufReader(raw)
                while let (number, kind) = try reader.field() {
                    guard number == 3 else {
                        try reader.skip(kind)
                        continue
                    }
                    try reader.require(kind, .bytes)
                    layers.append(try LayerDecoder.layer(try reader.nested()))
                }
            } catch { failure = error }
        }
        if let failure { throw failure }
        self.init(layers: layers)
    }
}

/// Reads one layer: its lists first, then the features, which may be before them.
private struct LayerDecoder {
    private var keys: [String] = []
    private var values: [TileValue?] = []

    static func layer(_ start: ProtobufReader) throws(VectorTileError) -> TileLayer {
        var decoder = LayerDecoder()
        var features: [ProtobufReader] = []
        var name: String?
        var version: UInt64 = 1
        var extent: UInt64 = 4096
        var reader = start
        while let (number, kind) = try reader.field() {
            switch number {
            case 1, 2, 3, 4: try reader.require(kind, .bytes)
            case 5, 15: try reader.require(kind, .varint)
            default: break
            }
            switch number {
            case 1: name = try reader.text()
            case 2: features.append(try reader.nested())
            case 3: decoder.keys.append(try reader.text())
            case 4: decoder.values.append(try value(try reader.nested()))
            case 5: extent = try reader.varint()
            case 15: version = try reader.varint()
            default: try reader.skip(kind)
            }
        }
        guard let name, version == 1 || version == 2, extent > 0, extent <= 1 << 24 else { throw start.error(.layer) }
        var layer = TileLayer(name: name, extent: Int(extent), features: [])
        for feature in features {
            if let feature = try decoder.feature(feature) { layer.features.append(feature) }
        }
        return layer
    }

    private static func value(_ start: ProtobufReader) throws(VectorTileError) -> TileValue? {
        var reader = start
        var value: TileValue?
        while let (number, kind) = try reader.field() {
            switch (number, kind) {
            case (1, .bytes): value = .text(try reader.text())
            case (2, .fixed32):
                value = .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try reader.fixed(4)))))
            case (3, .fixed64): value = .double(Double(bitPattern: try reader.fixed(8)))
            case (4, .varint): value = .integer(Int64(bitPattern: try reader.varint()))
            case (5, .varint):
                let number = try reader.varint()
                value = Int64(exactly: number).map { .integer($0) } ?? .double(Double(number))
            case (6, .varint): value = .integer(try reader.zigzag())
            case (7, .varint): value = .boolean(try reader.varint() != 0)
            case (1...7, _): throw reader.error(.malformed)
            default: try reader.skip(kind)
            }
        }
        return value
    }

    private func feature(_ start: ProtobufReader) throws(VectorTileError) -> TileFeature? {
        var reader = start
        var feature = TileFeature(attributes: [], geometry: .points([]))
        var kindOfGeometry: UInt64 = 0
        var geometry: ProtobufReader?
        while let (number, kind) = try reader.field() {
            switch number {
            case 1, 3: try reader.require(kind, .varint)
            case 2, 4: try reader.require(kind, .bytes)
            default: break
            }
            switch number {
            case 1: feature.id = try reader.varint()
            case 2: feature.attributes += try attributes(try reader.nested())
            case 3: kindOfGeometry = try reader.varint()
            case 4: geometry = try reader.nested()
            default: try reader.skip(kind)
            }
        }
        guard let geometry, let decoded = try GeometryDecoder(geometry).geometry(kind: kindOfGeometry) else {
            return nil
        }
        feature.geometry = decoded
        return feature
    }

    private func attributes(_ start: ProtobufReader) throws(VectorTileError) -> [TileAttribute] {
        var tags = start
        var attributes: [TileAttribute] = []
        while !tags.isAtEnd {
            let key = try tags.varint()
            guard !tags.isAtEnd else { throw tags.error(.attribute) }
            let value = try tags.varint()
            guard key < UInt64(keys.count), value < UInt64(values.count) else { throw tags.error(.attribute) }
            // A value of no known kind says nothing.
            if let known = values[Int(value)] { attributes.append(TileAttribute(keys[Int(key)], known)) }
        }
        return attributes
    }
}

/// Reads the commands of a geometry (Mapbox Vector Tile specification 2.1, section 4.3).
struct GeometryDecoder {
    private var commands: ProtobufReader
    private var x: Int64 = 0
    private var y: Int64 = 0

    init(_ commands: ProtobufReader) { self.commands = commands }

    /// The geometry of a kind; `nil` for an unknown kind, and where nothing is left of it.
    consuming func geometry(kind: UInt64) throws(VectorTileError) -> TileGeometry? {
        switch kind {
        case 1:
            let points = try points()
            return points.isEmpty ? nil : .points(points)
        case 2:
            let lines = try paths(isClosed: false)
            return lines.isEmpty ? nil : .lines(lines)
        case 3:
            let polygons = Self.polygons(try paths(isClosed: true))
            return polygons.isEmpty ? nil : .polygons(polygons)
        default: return nil
        }
    }

    private mutating func points() throws(VectorTileError) -> [TilePoint] {
        var points: [TilePoint] = []
        while !commands.isAtEnd {
            let (id, count) = try command()
            guard id == 1, count > 0 else { throw commands.error(.geometry) }
            for _ in 0..<count { points.append(try step()) }
        }
        return points
    }

    private mutating func paths(isClosed: Bool) throws(VectorTileError) -> [[TilePoint]] {
        var paths: [[TilePoint]] = []
        while !commands.isAtEnd {
            let (move, moves) = try command()
            guard move == 1, moves == 1 else { throw commands.error(.geometry) }
            var path = [try step()]
            guard !commands.isAtEnd else { throw commands.error(.geometry) }
            let (line, steps) = try command()
            guard line == 2, steps >= 1 else { throw commands.error(.geometry) }
            for _ in 0..<steps { path.append(try step()) }
            if isClosed {
                guard !commands.isAtEnd else { throw commands.error(.geometry) }
                let (close, closings) = try command()
                guard close == 7, closings == 1 else { throw commands.error(.geometry) }
            }
            paths.append(path)
        }
        return paths
    }

    private mutating func command() throws(VectorTileError) -> (id: UInt64, count: Int) {
        let command = try commands.varint()
        let count = command >> 3
        // A point takes two bytes at the least, so that a great number cannot make memory grow.
        guard command & 7 == 7 || count <= UInt64(commands.end - commands.offset) / 2 else {
            throw commands.error(.truncated)
        }
        return (command & 7, Int(clamping: count))
    }

    private mutating func step() throws(VectorTileError) -> TilePoint {
        let (dx, dy) = (try commands.zigzag(), try commands.zigzag())
        let range = Int64(Int32.min)...Int64(Int32.max)
        guard range.contains(dx), range.contains(dy), range.contains(x + dx), range.contains(y + dy) else {
            throw commands.error(.geometry)
        }
        x += dx
        y += dy
        return TilePoint(x: Int32(x), y: Int32(y))
    }

    /// Rings as areas: one wound as the first, or as the specification says, begins an area, the others are holes in it.
    private static func polygons(_ rings: [[TilePoint]]) -> [[[TilePoint]]] {
        var polygons: [[[TilePoint]]] = []
        var outerSign: Int64?
        for ring in rings {
            let sign = TileRing.doubledArea(ring).signum()
            guard sign != 0 else { continue }
            // Version 1 left the direction open.
            if outerSign == nil { outerSign = sign }
            if sign == outerSign {
                polygons.append([ring])
            } else {
                polygons[polygons.count - 1].append(ring)
            }
        }
        return polygons
    }
}
