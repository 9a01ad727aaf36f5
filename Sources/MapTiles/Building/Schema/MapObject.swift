/// What an element is in one layer: its attributes, and from which zoom on it is shown. Its shape is worked out elsewhere.
struct MapObject: Sendable {
    /// Which shape of the element is shown.
    enum Form: UInt8, Sendable {
        /// The point of a node.
        case point
        /// The line of a way.
        case line
        /// An area.
        case area
        /// A point inside of an area.
        case areaLabel
    }

    /// One attribute.
    struct Attribute: Sendable {
        var key: AttributeKey
        var value: TileValue
        /// The first zoom at which it is written.
        var minZoom = 0
    }

    var layer: MapLayer
    var form: Form
    var minZoom: Int
    var attributes: [Attribute] = []
    /// Where it is among those of its layer, the least first; below `mostRank`.
    var rank = 0
    /// Whether the area is an attribute, and the largest are first.
    var isRankedByArea = false
    /// Whether the direction of a line says nothing, so that it may be joined with others either way.
    var isReversible = false

    static let mostRank = 1 << 19

    init(_ layer: MapLayer, _ form: Form, from minZoom: Int, kind: String? = nil) {
        self.layer = layer
        self.form = form
        self.minZoom = minZoom
        if let kind { set(.kind, kind) }
    }

    mutating func set(_ key: AttributeKey, _ text: String?, from zoom: Int = 0) {
        guard let text, !text.isEmpty else { return }
        attributes.append(Attribute(key: key, value: .text(text), minZoom: zoom))
    }

    mutating func set(_ key: AttributeKey, _ flag: Bool, from zoom: Int = 0) {
        attributes.append(Attribute(key: key, value: .boolean(flag), minZoom: zoom))
    }

    mutating func set(_ key: AttributeKey, _ number: Int, from zoom: Int = 0) {
        attributes.append(Attribute(key: key, value: .integer(Int64(number)), minZoom: zoom))
    }

    /// The name in the local language, and those in English, German and Russian where the data has them.
    mutating func setNames(_ tags: ElementTags) {
        set(.name, tags[.name])
        set(.nameEn, tags[.nameEn])
        set(.nameDe, tags[.nameDe])
        set(.nameRu, tags[.nameRu])
    }
}

extension ElementTags {
    /// Whether there is a name in any language.
    var hasName: Bool { self[.name] != nil || self[.nameEn] != nil || self[.nameDe] != nil || self[.nameRu] != nil }

    var isBridge: Bool {
        guard let bridge = self[.bridge] else { return false }
        return Self.bridges.contains(bridge)
    }

    var isTunnel: Bool {
        self[.tunnel] == "yes" || self[.tunnel] == "building_passage" || self[.covered] == "yes"
    }

    private static let bridges: Set<String> = [
        "yes", "viaduct", "boardwalk", "cantilever", "covered", "low_water_crossing", "movable", "trestle",
    ]

    /// The tag `layer`, −7 to 7.
    var layerNumber: Int { min(max(self[.layer].flatMap { Int($0) } ?? 0, -7), 7) }
}
