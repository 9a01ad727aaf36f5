extension DemoCity {
    /// What a line of the plan is, before it gets its OpenStreetMap tags.
    enum StreetKind: UInt8, Sendable {
        /// The end of the data: streets stop here as at the edge of any extract.
        case cityEdge
        /// The side of the railway's or the motorway's strip of land: streets end before it.
        case barrier

        case primary
        case secondary
        case tertiary
        /// The street along the river; a path outside the inner city.
        case quay
        case unclassified
        case residential
        case livingStreet
        case pedestrian
        case service
        case track
        case path
        case cycleway
        case footway

        /// Whether other streets may start from it.
        var isStreet: Bool { self != .cityEdge && self != .barrier }
        /// Whether it carries through traffic.
        var isArterial: Bool { rawValue >= Self.primary.rawValue && rawValue <= Self.tertiary.rawValue }
        /// Whether it is a way for cars to drive along.
        var isRoad: Bool { rawValue >= Self.primary.rawValue && rawValue <= Self.livingStreet.rawValue }
    }
}
