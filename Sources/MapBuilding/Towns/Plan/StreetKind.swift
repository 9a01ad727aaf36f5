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

    /// What a district is like.
    enum DistrictKind: UInt8, Sendable {
        case oldTown
        case inner
        case apartments
        case suburb
        case industrial
        case park
        case fields
        case forest

        /// How its land is cut into blocks.
        var pattern: Pattern {
            switch self {
            case .oldTown:
                Pattern(length: 88, width: 62, skew: 0.035, wander: 0.14, bow: 0.05, snap: 14, oneWay: 0.55)
            case .inner:
                Pattern(length: 150, width: 92, skew: 0.006, wander: 0.07, bow: 0.015, snap: 26, oneWay: 0.65)
            case .apartments:
                Pattern(length: 260, width: 210, skew: 0.006, wander: 0.09, bow: 0.02, snap: 30, oneWay: 0.2)
            case .suburb:
                Pattern(length: 205, width: 100, skew: 0.02, wander: 0.13, bow: 0.07, snap: 18, oneWay: 0.12)
            case .industrial:
                Pattern(length: 380, width: 230, skew: 0.005, wander: 0.12, bow: 0.01, snap: 30, oneWay: 0.05)
            case .park:
                Pattern(length: 280, width: 230, skew: 0.05, wander: 0.14, bow: 0.08, snap: 25, oneWay: 0)
            case .fields:
                Pattern(length: 620, width: 420, skew: 0.03, wander: 0.14, bow: 0.05, snap: 40, oneWay: 0)
            case .forest:
                Pattern(length: 440, width: 360, skew: 0.05, wander: 0.15, bow: 0.06, snap: 40, oneWay: 0)
            }
        }

        /// Whether people live or work here, so that the streets have names and lamps.
        var isBuilt: Bool { self != .park && self != .fields && self != .forest }
    }

    /// The measures of a district's blocks.
    struct Pattern: Sendable {
        /// Blocks are at most about this long and wide, in metres.
        var length: Double
        var width: Double
        /// Streets leave the district's own direction by at most so many turns.
        var skew: Double
        /// Cuts leave the middle by at most this share.
        var wander: Double
        /// The largest bow as a share of a street's length.
        var bow: Double
        /// Junctions nearer than this to one another become one.
        package var snap: Double
        /// The share of one-way streets.
        var oneWay: Double
    }
}
