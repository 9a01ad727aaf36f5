import RoadMap
import Routing

/// The kinds of roads that a map distinguishes; several classes of roads may look the same.
enum RoadKind: UInt8, Sendable, Hashable, CaseIterable {
    /// A ferry.
    case ferry
    /// A way on which the bicycle is pushed.
    case footway
    /// A path that can be ridden.
    case path
    /// A field or forest track.
    case track
    /// Steps, with or without a ramp.
    case steps
    /// An alley, a drive, a car park.
    case service
    /// A street with priority for pedestrians.
    case quiet
    /// A minor road or a street.
    case street
    /// A main road of third rank.
    case tertiary
    /// A main road of second rank.
    case secondary
    /// A main road, a trunk road.
    case main
    /// A way for bicycles, a bicycle street.
    case cycleway

    package init(_ attributes: EdgeAttributes) {
        let isRidden = attributes.forward == .ride || attributes.backward == .ride
        self =
            switch attributes.roadClass {
            case .trunk, .primary: .main
            case .secondary: .secondary
            case .tertiary: .tertiary
            case .unclassified, .residential: .street
            case .livingStreet, .pedestrian: .quiet
            case .service: .service
            case .cycleway: .cycleway
            case .track: .track
            case .path, .footway, .bridleway: isRidden ? .path : .footway
            case .steps, .ramp: .steps
            case .ferry: .ferry
            }
        let isStreetForBicycles = attributes.forwardCycleway == .street || attributes.backwardCycleway == .street
        if isStreetForBicycles, self == .street || self == .quiet { self = .cycleway }
    }
}

extension RoadKind: Comparable {
    /// The order of drawing.
    static func < (first: RoadKind, second: RoadKind) -> Bool { first.rawValue < second.rawValue }
}
