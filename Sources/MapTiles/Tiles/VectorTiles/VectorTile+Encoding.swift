extension VectorTile {
    /// The bytes of the tile (Mapbox Vector Tile specification 2.1, section 4). Features without geometry and layers without features
    /// are left out, and so are rings without an area.
    ///
    /// - Complexity: O(*n*) in the number of points and attributes.
    package func encoded() -> [UInt8] {
        var tile = ProtobufWriter()
        for layer in layers {
            var encoder = LayerEncoder()
            for feature in layer.features { encoder.add(feature) }
            if let message = encoder.finished(name: layer.name, extent: layer.extent) { tile.message(3, message) }
        }
        return tile.bytes
    }
}

/// A layer whose names and values of attributes are listed once each.
private struct LayerEncoder {
    private var keys: [String: UInt64] = [:]
    private var values: [TileValue: UInt64] = [:]
    private var lists = (keys: ProtobufWriter(), values: ProtobufWriter())
    private var features = ProtobufWriter()
    private var isEmpty = true
    // Working space.
    private var feature = ProtobufWriter()
    private var tags = ProtobufWriter()

    mutating func add(_ added: TileFeature) {
        var geometry = GeometryEncoder()
        let kind = geometry.encode(added.geometry)
        guard !geometry.output.bytes.isEmpty else { return }
        isEmpty = false
        feature.removeAll()
        tags.removeAll()
        if let id = added.id { feature.number(1, id) }
        for attribute in added.attributes {
            tags.varint(number(of: attribute.key))
            tags.varint(number(of: attribute.value))
        }
        if !tags.bytes.isEmpty { feature.message(2, tags) }
        feature.number(3, kind)
        feature.message(4, geometry.output)
        features.message(2, feature)
    }

    private mutating func number(of key: String) -> UInt64 {
        if let known = keys[key] { return known }
        let number = UInt64(keys.count)
        keys[key] = number
        lists.keys.text(3, key)
        return number
    }

    private mutating func number(of value: TileValue) -> UInt64 {
        if let known = values[value] { return known }
        let number = UInt64(values.count)
        values[value] = number
        var message = ProtobufWriter()
        switch value {
        case .text(let text): message.text(1, text)
        case .double(let double): message.fixed(3, double.bitPattern)
        case .integer(let integer) where integer >= 0: message.number(5, UInt64(integer))
        case .integer(let integer): message.number(6, ProtobufWriter.zigzagged(integer))
        case .boolean(let flag): message.number(7, flag ? 1 : 0)
        }
        lists.values.message(4, message)
        return number
    }

    func finished(name: String, extent: Int) -> ProtobufWriter? {
        guard !isEmpty else { return nil }
        var layer = ProtobufWriter()
        layer.number(15, 2)
        layer.text(1, name)
        layer.append(features)
        layer.append(lists.keys)
        layer.append(lists.values)
        layer.number(5, UInt64(clamping: extent))
        return layer
    }
}

/// Commands of a geometry (section 4.3).
private struct GeometryEncoder {
    private(set) var output = ProtobufWriter()
    private var cursor = TilePoint(x: 0, y: 0)

    /// Appends the commands and returns the number of the kind.
    mutating func encode(_ geometry: TileGeometry) -> UInt64 {
        switch geometry {
        case .points(let points):
            if !points.isEmpty {
                command(1, count: points.count)
                for point in points { step(to: point) }
            }
            return 1
        case .lines(let lines):
            for line in lines where line.count > 1 {
                command(1, count: 1)
                step(to: line[0])
                command(2, count: line.count - 1)
                for point in line.dropFirst() { step(to: point) }
            }
            return 2
        case .polygons(let polygons):
            for polygon in polygons {
                for (index, ring) in polygon.enumerated() {
                    let area = TileRing.doubledArea(ring)
                    if area == 0 {
                        // Holes of nothing.
                        if index == 0 { break }
                        continue
                    }
                    add(ring, isReversed: (area > 0) != (index == 0))
                }
            }
            return 3
        }
    }

    private mutating func add(_ ring: [TilePoint], isReversed: Bool) {
        command(1, count: 1)
        step(to: ring[0])
        command(2, count: ring.count - 1)
        if isReversed {
            for point in ring.dropFirst().reversed() { step(to: point) }
        } else {
            for point in ring.dropFirst() { step(to: point) }
        }
        command(7, count: 1)
    }

    private mutating func command(_ id: UInt64, count: Int) { output.varint(UInt64(count) << 3 | id) }

    private mutating func step(to point: TilePoint) {
        output.zigzag(Int64(point.x) - Int64(cursor.x))
        output.zigzag(Int64(point.y) - Int64(cursor.y))
        cursor = point
    }
}

/// Rings of tiles, which are not closed.
enum TileRing {
    /// Twice the area; positive where the interior is to the right on a picture, whose y goes down (section 4.3.3.3: an outer ring).
    static func doubledArea(_ ring: [TilePoint]) -> Int64 {
        guard ring.count > 2, var last = ring.last else { return 0 }
        var sum: Int64 = 0
        for point in ring {
            sum &+= Int64(last.x) &* Int64(point.y) &- Int64(point.x) &* Int64(last.y)
            last = point
        }
        return sum
    }
}
