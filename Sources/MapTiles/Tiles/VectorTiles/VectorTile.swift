package import Support

/// A tile of the Mapbox Vector Tile specification 2.1: layers of features with attributes.
package struct VectorTile: Hashable, Sendable {
    /// In the order of drawing.
    package var layers: [TileLayer]

    /// Makes a tile from its layers.
    package init(layers: [TileLayer]) { self.layers = layers }
}

/// Features of one kind, such as roads.
package struct TileLayer: Hashable, Sendable {
    /// Unique within the tile.
    package var name: String
    /// The tile's width in the units of its points.
    package var extent: Int
    /// In the order of drawing.
    package var features: [TileFeature]

    /// The extent of all tiles made here.
    static let standardExtent = 4096

    /// Makes a layer.
    package init(name: String, extent: Int = TileLayer.standardExtent, features: [TileFeature]) {
        self.name = name
        self.extent = extent
        self.features = features
    }
}

/// A geometry with attributes.
package struct TileFeature: Hashable, Sendable {
    /// A number of the feature's own within its layer, where it has one.
    package var id: UInt64?
    /// Names and values in order; of equal names the last wins where a map reads them.
    package var attributes: [TileAttribute]
    /// Where it is.
    package var geometry: TileGeometry

    /// Makes a feature.
    package init(id: UInt64? = nil, attributes: [TileAttribute], geometry: TileGeometry) {
        self.id = id
        self.attributes = attributes
        self.geometry = geometry
    }

    /// The value of an attribute, the last one of that name.
    package subscript(key: String) -> TileValue? { attributes.last { $0.key == key }?.value }
}

/// A named value of a feature.
package struct TileAttribute: Hashable, Sendable {
    /// Its name.
    package var key: String
    /// Its value.
    package var value: TileValue

    /// Makes an attribute.
    package init(_ key: String, _ value: TileValue) {
        self.key = key
        self.value = value
    }
}

/// The value of an attribute.
package enum TileValue: Hashable, Sendable {
    /// Text.
    case text(String)
    /// A whole number.
    case integer(Int64)
    /// A number.
    case double(Double)
    /// A truth.
    case boolean(Bool)
}

/// A point of a tile, from its north-west corner east and south: 0 to the layer's extent, beyond it in the buffer.
package struct TilePoint: Hashable, Sendable, BitwiseCopyable {
    /// Eastwards.
    package var x: Int32
    /// Southwards.
    package var y: Int32

    /// Makes a point.
    package init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }
}

/// Where a feature is.
package enum TileGeometry: Hashable, Sendable {
    /// Points, each once.
    case points([TilePoint])
    /// Lines of two points or more.
    case lines([[TilePoint]])
    /// Areas, each with its outer ring and then its holes. Rings are not closed: the last point differs from the first. The encoder
    /// winds them as the specification wants.
    case polygons([[[TilePoint]]])
}

/// Bytes that are no vector tile.
package struct VectorTileError: Error, LocalizedMessage, Sendable, Hashable {
    /// The byte at which reading failed.
    package var offset: Int
    /// What is wrong there.
    package var reason: Reason

    /// What can be wrong.
    package enum Reason: Sendable, Hashable {
        /// The bytes end within a value.
        case truncated
        /// A number, a length or a kind of field that cannot be.
        case malformed
        /// A layer without a name, or of a version other than 1 and 2.
        case layer
        /// An attribute whose name or value is not in the layer's lists.
        case attribute
        /// A geometry whose commands do not fit its kind.
        case geometry
        /// Text that is not UTF-8.
        case text
    }

    /// What is wrong, and what to do about it.
    package var message: Message { TileTexts.message(of: self) }
}
