import Geodesy

/// How often a device looks for its place, and so how much of its battery goes into that.
///
///     session.options.powerMode = .background
///     service.distanceFilter = session.options.powerMode.distance
///
/// An app hands `interval` and `distance` to its location service, and the session passes over fixes that come more often.
public enum PowerMode: String, Sendable, Hashable, CaseIterable {
    /// The rider looks at the map: every second.
    case foreground
    /// The screen is dark and cues are spoken: every 10 m.
    case background
    /// Nobody is being led anywhere: every 100 m.
    case idle

    /// Seconds between fixes; 0 where the distance decides.
    public var interval: Double { self == .foreground ? 1 : 0 }
    /// Metres of movement between fixes; 0 where the time decides.
    public var distance: Double {
        switch self {
        case .foreground: 0
        case .background: 10
        case .idle: 100
        }
    }

    /// Whether a fix comes sooner than it need, after the one used last.
    func passesOver(_ fix: Fix, after last: Fix?) -> Bool {
        guard let last, fix.time > last.time else { return false }
        if interval > 0, fix.time - last.time < 0.95 * interval { return true }
        return distance > 0 && fix.coordinate.distance(to: last.coordinate) < distance
    }
}

#if !hasFeature(Embedded)
    extension PowerMode: Codable {}
#endif
