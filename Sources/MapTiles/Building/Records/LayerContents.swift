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
