extension JSONOutput {
    mutating func object(_ object: GeoJSONObject) {
        switch object {
        case .geometry(let geometry): self.geometry(geometry)
        case .feature(let feature): self.feature(feature)
        case .featureCollection(let collection): self.collection(collection)
        }
    }

    private mutating func collection(_ collection: FeatureCollection) {
        open("{")
        key("type", isFirst: true)
        raw("\"FeatureCollection\"")
        bounds(collection.boundingBox)
        append(collection.foreignMembers, isFirst: false)
        key("features")
        open("[")
        var isFirst = true
        let count = collection.features.count
        for (index, feature) in collection.features.enumerated() {
            if index == 256 || index > 256 && index == count / 8 { makeRoom(done: index, of: count) }
            separate(isFirst)
            isFirst = false
            self.feature(feature)
        }
        close("]", isEmpty: isFirst)
        close("}")
    }

    mutating func feature(_ feature: Feature) {
        open("{")
        key("type", isFirst: true)
        raw("\"Feature\"")
        if let id = feature.id {
            key("id")
            switch id {
            case .string(let text): string(text)
            case .integer(let number): raw(String(number))
            case .decimal(let text): DecimalText.isNumber(text) ? raw(text) : string(text)
            }
        }
        bounds(feature.boundingBox)
        key("geometry")
        if let geometry = feature.geometry { self.geometry(geometry) } else { raw("null") }
        key("properties")
        if let properties = feature.properties { members(of: properties) } else { raw("null") }
        append(feature.foreignMembers, isFirst: false)
        close("}")
    }

    private mutating func bounds(_ extent: Extent?) {
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

    mutating func coordinates(_ shape: Geometry.Shape) {
        switch shape {
        case .point(let position): positionsText([position], isSingle: true)
        case .emptyPoint: raw("[]")
        case .multiPoint(let positions), .lineString(let positions): positionsText(positions, isSingle: false)
        case .multiLineString(let lines): list(lines) { $0.positionsText($1, isSingle: false) }
        case .polygon(let polygon): list(polygon.rings) { $0.positionsText($1, isSingle: false) }
        case .multiPolygon(let polygons):
            list(polygons) { output, polygon in
                output.list(polygon.rings) { $0.positionsText($1, isSingle: false) }
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

    /// A list of positions, or one of them alone.
    private mutating func positionsText(_ positions: Positions, isSingle: Bool) {
        if !isSingle { open("[") }
        let width = positions.stride
        positions.withFlatNumbers { numbers in
            for first in stride(from: 0, to: numbers.count, by: width) {
                if !isSingle { separate(first == 0) }
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
        if !isSingle { close("]", isEmpty: positions.isEmpty) }
    }
}
