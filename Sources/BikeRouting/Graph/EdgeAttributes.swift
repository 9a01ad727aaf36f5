/// How an edge may be travelled in one direction.
///
/// The raw values are part of the map file format.
public enum Travel: UInt8, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case forbidden = 0
    /// Riding.
    case ride = 1
    /// Only on foot, pushing the bicycle.
    case push = 2
}

/// What a map knows about one edge, packed into 64 bits.
///
///     bit 0   5        9         11        13
///         │ class │ surface │ forward │ backward │ cycleway · roundabout · bridge · tunnel · island │ 0 … 0 │
///
/// Costs are computed from this by a `BicycleProfile`, so one map serves several profiles.
public struct EdgeAttributes: Sendable, Hashable, BitwiseCopyable {
    /// The packed bits, as they stand in the map file.
    public private(set) var bits: UInt64

    /// Describes an edge.
    /// - Parameters:
    ///   - forward: how it may be travelled from its first node to its last.
    ///   - backward: how it may be travelled the other way.
    public init(roadClass: RoadClass, surface: Surface = .unknown, forward: Travel = .ride, backward: Travel = .ride) {
        bits =
            UInt64(roadClass.rawValue) | UInt64(surface.rawValue) << 5 | UInt64(forward.rawValue) << 9
            | UInt64(backward.rawValue) << 11
    }

    /// Takes packed bits; `nil` where they stand for nothing that this version knows.
    init?(bits: UInt64) {
        guard bits >> EdgeAttributes.usedBits == 0, RoadClass(rawValue: UInt8(bits & 31)) != nil,
            Surface(rawValue: UInt8(bits >> 5 & 15)) != nil, Travel(rawValue: UInt8(bits >> 9 & 3)) != nil,
            Travel(rawValue: UInt8(bits >> 11 & 3)) != nil
        else { return nil }
        self.bits = bits
    }

    private static let usedBits = 18

    /// What kind of way it is.
    public var roadClass: RoadClass { RoadClass(rawValue: UInt8(bits & 31)) ?? .path }

    /// What it is covered with.
    public var surface: Surface { Surface(rawValue: UInt8(bits >> 5 & 15)) ?? .unknown }

    /// How it may be travelled from its first node to its last.
    public var forward: Travel {
        get { Travel(rawValue: UInt8(bits >> 9 & 3)) ?? .forbidden }
        set { bits = bits & ~(3 << 9) | UInt64(newValue.rawValue) << 9 }
    }

    /// How it may be travelled from its last node to its first.
    public var backward: Travel {
        get { Travel(rawValue: UInt8(bits >> 11 & 3)) ?? .forbidden }
        set { bits = bits & ~(3 << 11) | UInt64(newValue.rawValue) << 11 }
    }

    /// Whether bicycles have a lane or a track of their own on it.
    public var hasCycleway: Bool {
        get { flag(13) }
        set { setFlag(13, newValue) }
    }

    /// Whether it is part of a roundabout.
    public var isRoundabout: Bool {
        get { flag(14) }
        set { setFlag(14, newValue) }
    }

    /// Whether it is a bridge.
    public var isBridge: Bool {
        get { flag(15) }
        set { setFlag(15, newValue) }
    }

    /// Whether it is a tunnel.
    public var isTunnel: Bool {
        get { flag(16) }
        set { setFlag(16, newValue) }
    }

    /// Whether it lies outside the map's largest strongly connected component: not every place can be reached from it
    /// and back.
    public var isIsland: Bool {
        get { flag(17) }
        set { setFlag(17, newValue) }
    }

    private func flag(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }

    private mutating func setFlag(_ bit: UInt64, _ isSet: Bool) {
        bits = isSet ? bits | 1 << bit : bits & ~(1 << bit)
    }
}
