public import Geodesy
public import Routing

/// An input of a navigation session.
public enum NavigationInput: Sendable, Hashable {
    /// The receiver's next fix.
    case fix(Fix)
    /// Stops to set out for, in the order given; none stops the guidance.
    case stops([Coordinate])
    /// A planned track to ride.
    case plan(PlannedTrack)
    /// Roads closed for this rider.
    case closure(TimedClosure)
    /// All roads that were closed for this rider open again.
    case openRoads
    /// How often fixes are used.
    case power(PowerMode)
}

extension NavigationSession {
    /// Takes in an input. Only fixes give events; other inputs have an effect with the next fix.
    ///
    /// - Complexity: as `receive(_:router:)` for a fix, else O(1).
    public mutating func receive(_ input: NavigationInput, router: inout Router) -> [NavigationEvent] {
        switch input {
        case .fix(let fix): return receive(fix, router: &router)
        case .stops(let stops): setStops(stops)
        case .plan(let plan): follow(plan)
        case .closure(let closure): close(closure)
        case .openRoads: openRoads()
        case .power(let mode): options.powerMode = mode
        }
        return []
    }
}

/// The state of a session at some moment, and all its inputs since: what a bug report needs.
///
///     recording.inputs.append(.fix(fix))
///     …
///     let events = recording.replay(router: &router)   // exactly those of the ride
///
/// Nobody fills it but the app, and it grows with every input. Not in it: options of the session that were changed on the way,
/// but for the power mode, and the router's map, costs and closures.
public struct NavigationRecording: Sendable {
    /// The session at the beginning.
    public var session: NavigationSession
    /// The inputs, in order.
    public var inputs: [NavigationInput] = []

    /// Begins a recording.
    public init(_ session: NavigationSession = NavigationSession()) { self.session = session }

    /// Goes through it again: the events of each input. With a router over the same map, costs and closures they are those of
    /// the ride.
    ///
    /// - Complexity: as `NavigationSession.receive(_:router:)` for each input.
    public func replay(router: inout Router) -> [[NavigationEvent]] {
        var session = session
        var events: [[NavigationEvent]] = []
        for input in inputs { events.append(session.receive(input, router: &router)) }
        return events
    }
}

#if !hasFeature(Embedded)
    extension NavigationInput: Codable {}

    extension NavigationRecording: Codable {}
#endif
