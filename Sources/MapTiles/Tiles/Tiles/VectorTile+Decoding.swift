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

/// Reads one layer: its lists first, then the features, which may stand before them.
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
