extension EdgeAttributes {
    /// What kind of way it is.
    public var roadClass: RoadClass {
        @inlinable get { RoadClass(rawValue: self[.roadClass]) ?? .path }
        set { self[.roadClass] = newValue.rawValue }
    }

    /// The motor traffic on its carriageway.
    public var traffic: Traffic {
        @inlinable get { Traffic(rawValue: self[.traffic]) ?? .none }
        set { self[.traffic] = newValue.rawValue }
    }

    /// What it is covered with.
    public var surface: Surface {
        @inlinable get { Surface(rawValue: self[.surface]) ?? .unknown }
        set { self[.surface] = newValue.rawValue }
    }

    /// How even it is.
    public var smoothness: Smoothness {
        @inlinable get { Smoothness(rawValue: self[.smoothness]) ?? .unknown }
        set { self[.smoothness] = newValue.rawValue }
    }

    /// How firm a track it is.
    public var trackGrade: TrackGrade {
        @inlinable get { TrackGrade(rawValue: self[.trackGrade]) ?? .unknown }
        set { self[.trackGrade] = newValue.rawValue }
    }

    /// How hard it is to ride with a mountain bicycle.
    public var mountainBikeScale: MountainBikeScale {
        @inlinable get { MountainBikeScale(rawValue: self[.mountainBikeScale]) ?? .unknown }
        set { self[.mountainBikeScale] = newValue.rawValue }
    }

    /// Whether there are lamps.
    public var lighting: Lighting {
        @inlinable get { Lighting(rawValue: self[.lighting]) ?? .unknown }
        set { self[.lighting] = newValue.rawValue }
    }

    /// The most important signed route along it.
    public var route: BicycleRoute {
        @inlinable get { BicycleRoute(rawValue: self[.route]) ?? .none }
        set { self[.route] = newValue.rawValue }
    }

    /// Whether it may be used only to reach what lies along it, not to pass through.
    public var isDestinationOnly: Bool {
        @inlinable get { self[.destinationOnly] == 1 }
        set { self[.destinationOnly] = newValue ? 1 : 0 }
    }

    /// Whether it is part of a roundabout.
    public var isRoundabout: Bool {
        @inlinable get { self[.roundabout] == 1 }
        set { self[.roundabout] = newValue ? 1 : 0 }
    }

    /// Whether it is a bridge.
    public var isBridge: Bool {
        @inlinable get { self[.bridge] == 1 }
        set { self[.bridge] = newValue ? 1 : 0 }
    }

    /// Whether it is a tunnel.
    public var isTunnel: Bool {
        @inlinable get { self[.tunnel] == 1 }
        set { self[.tunnel] = newValue ? 1 : 0 }
    }

    /// Whether it lies outside the map's largest strongly connected component: not every place can be reached from it
    /// and back.
    public var isIsland: Bool {
        @inlinable get { self[.island] == 1 }
        set { self[.island] = newValue ? 1 : 0 }
    }

    /// A ferry's speed in metres per second, waiting not counted; `nil` where it is not known. Stored in whole km/h from 1
    /// to 63. Only a ferry has one; on anything else setting it has no effect.
    public var ferrySpeed: Double? {
        @inlinable get { self[.ferrySpeed] == 0 ? nil : Double(self[.ferrySpeed]) / 3.6 }
        set {
            guard roadClass == .ferry else { return }
            self[.ferrySpeed] = newValue.map { $0.isFinite ? UInt8(min(max(($0 * 3.6).rounded(), 1), 63)) : 0 } ?? 0
        }
    }
}
