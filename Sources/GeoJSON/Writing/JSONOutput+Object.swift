import JSON

extension JSONOutput {
    package mutating func object(_ object: GeoJSONObject) {
        switch object {
        case .geometry(let geometry): self.geometry(geometry)
        case .feature(let feature): self.feature(feature)
        case .featureCollection(let collection): self.collection(collection)
        }
    }

    mutating func feature(_ feature: Feature) {
        if options.layout == .compact { return compactFeature(feature) }
        open("{")
        key("type", isFirst: true)
        raw("\"Feature\"")
        if let id = feature.id {
            key("id")
            identifier(id)
        }
        bounds(feature.boundingBox)
        key("geometry")
        if let geometry = feature.geometry { self.geometry(geometry) } else { raw("null") }
        key("properties")
        if let properties = feature.properties { members(of: properties) } else { raw("null") }
        append(feature.foreignMembers, isFirst: false)
        close("}")
    }

    /// The same without blank space, in fewer steps.
    private mutating func compactFeature(_ feature: Feature) {
        raw("{\"type\":\"Feature\"")
        if let id = feature.id {
            raw(",\"id\":")
            identifier(id)
        }
        bounds(feature.boundingBox)
        raw(",\"geometry\":")
        if let geometry = feature.geometry { self.geometry(geometry) } else { raw("null") }
        raw(",\"properties\":")
        if let properties = feature.properties { members(of: properties) } else { raw("null") }
        if feature.hasForeignMembers { append(feature.foreignMembers, isFirst: false) }
        raw("}")
    }

    private mutating func identifier(_ id: Feature.Identifier) {
        switch id {
        case .string(let text): string(text)
        case .integer(let number): integer(number)
        case .decimal(let text): DecimalText.isNumber(text) ? raw(text) : string(text)
        }
    }

    mutating func bounds(_ extent: Extent?) {
        guard let extent else { return }
        key("bbox")
        raw("[")
        var isFirst = true
        for number in extent.numbers {
            if !isFirst { raw(",") }
            isFirst = false
            coordinate(number)
        }
        raw("]")
    }

    mutating func geometry(_ geometry: Geometry) {
        if options.layout == .compact, !geometry.hasRareMembers, let head = Self.compactHead(geometry.shape) {
            raw(head)
            coordinates(geometry.shape)
            return raw("}")
        }
        open("{")
        key("type", isFirst: true)
        raw("\"")
        raw(geometry.kind.rawValue)
        raw("\"")
        bounds(geometry.boundingBox)
        if case .geometryCollection(let children) = geometry.shape {
            key("geometries")
            list(children) { $0.geometry($1) }
        } else {
            key("coordinates")
            coordinates(geometry.shape)
        }
        append(geometry.foreignMembers, isFirst: false)
        close("}")
    }

    /// A geometry of coordinates up to these; `nil` for a collection.
    private static func compactHead(_ shape: Geometry.Shape) -> StaticString? {
        switch shape {
        case .point, .emptyPoint: "{\"type\":\"Point\",\"coordinates\":"
        case .multiPoint: "{\"type\":\"MultiPoint\",\"coordinates\":"
        case .lineString: "{\"type\":\"LineString\",\"coordinates\":"
        case .multiLineString: "{\"type\":\"MultiLineString\",\"coordinates\":"
        case .polygon: "{\"type\":\"Polygon\",\"coordinates\":"
        case .multiPolygon: "{\"type\":\"MultiPolygon\",\"coordinates\":"
        case .geometryCollection: nil
        }
    }

    mutating func coordinates(_ shape: Geometry.Shape) {
        switch shape {
        case .point(let position): self.position(position)
        case .emptyPoint: raw("[]")
        case .multiPoint(let positions), .lineString(let positions): list(positions)
        case .multiLineString(let lines): list(lines) { $0.list($1) }
        case .polygon(let polygon): list(polygon.rings) { $0.list($1) }
        case .multiPolygon(let polygons):
            list(polygons) { output, polygon in
                output.list(polygon.rings) { $0.list($1) }
            }
        case .geometryCollection: break
        }
    }

    private mutating func list<Elements: Collection>(
        _ elements: Elements, _ write: (inout JSONOutput, Elements.Element) -> Void
    ) {
        open("[")
        var isFirst = true
        for element in elements {
            separate(isFirst)
            isFirst = false
            write(&self, element)
        }
        close("]", isEmpty: isFirst)
    }

    private mutating func position(_ position: Position) {
        raw(UInt8(ascii: "["))
        coordinate(position.longitude)
        raw(UInt8(ascii: ","))
        coordinate(position.latitude)
        if let altitude = position.altitude {
            for number in [altitude] + position.furtherNumbers {
                raw(UInt8(ascii: ","))
                coordinate(number)
            }
        }
        raw(UInt8(ascii: "]"))
    }

    private mutating func list(_ positions: Positions) {
        open("[")
        let width = positions.stride
        positions.withFlatNumbers { numbers in
            if width == 2, options.layout == .compact, options.decimals == nil { return compactPairs(numbers) }
            for first in stride(from: 0, to: numbers.count, by: width) {
                separate(first == 0)
                raw(UInt8(ascii: "["))
                coordinate(numbers[first])
                for index in first + 1..<first + width {
                    // Not-a-number fills positions that are shorter than the longest.
                    guard index < first + 2 || !numbers[index].isNaN else { break }
                    raw(UInt8(ascii: ","))
                    coordinate(numbers[index])
                }
                raw(UInt8(ascii: "]"))
            }
        }
        close("]", isEmpty: positions.isEmpty)
    }
}
