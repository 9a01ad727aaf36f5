/// What a session is doing.
///
///     idle ── stops ──► waiting ── route ──► guiding ◄──► offRoute
///                          ▲                    │             │
///                          └── stop passed ─────┴─────────────┴── last stop ──► arrived
enum NavigationPhase: Sendable {
    /// There are no stops.
    case idle
    /// There is no route to the next stop yet. Where `hasFailed`, that has been reported, and each fix tries again.
    case waiting(hasFailed: Bool)
    /// The rider is led along a route.
    case guiding(GuidedLeg)
    /// The rider has left the network, or the route without another one: `since` is the odometer there.
    case offRoute(GuidedLeg, since: Double)
    /// The rider has reached the last stop. The leg is that which led there; `nil` since the map was changed. A rider who was off
    /// the route there has left it at the odometer `offRouteSince`.
    case arrived(GuidedLeg?, offRouteSince: Double?)

    /// The route; `nil` where there is none. Setting it keeps the phase, and has no effect in phases without a route.
    var guidance: GuidedLeg? {
        get {
            switch self {
            case .idle, .waiting: nil
            case .guiding(let guidance), .offRoute(let guidance, _): guidance
            case .arrived(let guidance, _): guidance
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .idle, .waiting: break
            case .guiding: self = .guiding(newValue)
            case .offRoute(_, let since): self = .offRoute(newValue, since: since)
            case .arrived(_, let since): self = .arrived(newValue, offRouteSince: since)
            }
        }
    }

    /// The odometer where the rider left the route; `nil` where they are on it, or there is none.
    var offRouteSince: Double? {
        switch self {
        case .idle, .waiting, .guiding: nil
        case .offRoute(_, let since): since
        case .arrived(_, let since): since
        }
    }

    /// Whether a route was looked for in vain, and that was reported.
    var hasFailed: Bool {
        get { if case .waiting(let hasFailed) = self { hasFailed } else { guidance?.hasFailed ?? false } }
        set {
            if case .waiting = self { self = .waiting(hasFailed: newValue) } else { guidance?.hasFailed = newValue }
        }
    }
}

/// A leg that a rider is led along, and what was seen of them on it.
struct GuidedLeg: Sendable {
    /// The leg and how far the rider has come on it.
    var progress: RouteProgress
    /// The odometer when the leg was given.
    let startedAt: Double
    /// Whether the leg began by turning round.
    let beganByTurning: Bool
    /// Where the leg meets the plan; `nil` without a plan.
    let plan: PlanJunction?
    /// The greatest distance from the leg's start at which the rider was, in metres; `nil` until they have been on the leg.
    var farthest: Double?
    /// Whether closed roads may lie ahead.
    var mayBeCutOff: Bool
    /// Whether another route was looked for in vain.
    var hasFailed = false

    /// Metres that the rider has ridden back along the leg.
    func backwardDistance(odometer: Double) -> Double {
        farthest.map { $0 - progress.along } ?? odometer - startedAt - progress.along
    }

    /// Metres of the plan that have been ridden.
    var riddenOnPlan: Double { plan.map { $0.onPlan + max((farthest ?? 0) - $0.onLeg, 0) } ?? 0 }
}

/// Where a leg meets the planned track that it leads along: in metres from the start of the leg, and of the plan.
struct PlanJunction: Sendable {
    var onLeg: Double
    var onPlan: Double
}

#if !hasFeature(Embedded)
    extension NavigationPhase: Codable {}

    extension GuidedLeg: Codable {}

    extension PlanJunction: Codable {}
#endif
