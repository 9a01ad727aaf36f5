public import Support

extension MapFinding: LocalizedMessage {
    /// What is wrong, and where.
    public var message: Message {
        let edges = Message("map-finding", ["count": .of(count)])
        let edge = Message("map-finding-2", ["first": .of(first), "way": .of(way)])
        return switch rule {
        case .checksum: Message("map-finding-checksum", ["section": .of(section)])
        case .structure: Message("map-finding-structure", ["section": .of(section), "first": .of(first)])
        case .bounds: Message("map-finding-bounds", ["edges": .of(edges), "edge": .of(edge)])
        case .length: Message("map-finding-length", ["edges": .of(edges), "edge": .of(edge)])
        case .name: Message("map-finding-3", ["count": .of(count), "first": .of(first)])
        case .index: Message("map-finding-index", ["count": .of(count), "first": .of(first)])
        case .arcs: Message("map-finding-arcs", ["edges": .of(edges), "edge": .of(edge)])
        case .islands: Message("map-finding-islands", ["edges": .of(edges), "edge": .of(edge)])
        case .condition: Message("map-finding-condition", ["count": .of(count), "first": .of(first)])
        case .standing: Message("map-finding-standing", ["edges": .of(edges), "first": .of(first)])
        case .turns: Message("map-finding-turns", ["count": .of(count), "first": .of(first)])
        case .attribution: Message("map-finding-attribution")
        }
    }
}
