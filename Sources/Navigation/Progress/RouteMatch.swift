import Geodesy
import RoadMap
import Routing

/// How probable it is that a rider is on the route, on it backwards or elsewhere: what a deviation is judged by.
struct RouteMatch {
    /// The probability of riding along the route.
    private(set) var onRouteProbability = 0.0
    /// The probability of riding along it backwards.
    private(set) var backwardProbability = 0.0
    /// The probability of being off the network.
    private(set) var offNetworkProbability = 0.0
    /// The most probable location on a street beside the route.
    private(set) var elsewhere: Hypothesis?

    /// Compares the locations with the route around the rider.
    ///
    /// - Parameter route: its edges and directions there.
    ///
    /// - Complexity: O(hypotheses × segments around the rider).
    init(_ hypotheses: ContiguousArray<Hypothesis>, along route: ContiguousArray<DirectedEdge>) {
        for hypothesis in hypotheses {
            guard hypothesis.isOnNetwork else {
                offNetworkProbability += hypothesis.probability
                continue
            }
            if hypothesis.isOnRoute {
                onRouteProbability += hypothesis.probability
            } else if route.contains(hypothesis.directedEdge.opposite) {
                backwardProbability += hypothesis.probability
            } else if hypothesis.probability > elsewhere?.probability ?? 0 {
                elsewhere = hypothesis
            }
        }
    }
}

extension Deviation.Kind {
    /// What a deviation looks like.
    ///
    /// - Parameters:
    ///   - course: where the rider is heading; `nil` where that is unknown.
    ///   - courseBefore: where the route led before the place at which it was left.
    init(
        _ match: RouteMatch, progress: RouteProgress, course: Double?, courseBefore: Double,
        wasOnRoute: Bool
    ) {
        let elsewhere = match.elsewhere?.probability ?? 0
        if match.backwardProbability > max(elsewhere, match.offNetworkProbability) {
            self = wasOnRoute ? .uTurn : .wrongWay
            return
        }
        guard match.offNetworkProbability <= elsewhere else {
            self = .offNetwork
            return
        }
        guard let course else {
            self = .wrongTurn
            return
        }
        if Angle.between(course, progress.bearing) < Deviation.parallel {
            self = .parallelRoad
        } else if wasOnRoute, Angle.between(course, courseBefore) > 145 {
            self = .uTurn
        } else if Angle.between(course, courseBefore) < 40 {
            self = .overshoot
        } else {
            self = .wrongTurn
        }
    }
}
