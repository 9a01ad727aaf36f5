import Geodesy
import RoadMap
import Routing

/// How the places where a rider may be lie to the route: what a deviation is judged by.
struct RoutePosition {
    /// The probability of riding along the route.
    package var share = 0.0
    /// The probability of riding along it backwards.
    var backwardShare = 0.0
    /// The probability of being off the network.
    var offNetworkShare = 0.0
    /// The most probable place on a street beside the route.
    var elsewhere: Hypothesis?

    /// Compares the places with the route around the rider.
    ///
    /// - Parameter route: its edges and directions there.
    ///
    /// - Complexity: O(hypotheses × segments around the rider).
    package init(_ hypotheses: ContiguousArray<Hypothesis>, along route: ContiguousArray<DirectedEdge>) {
        for hypothesis in hypotheses {
            guard hypothesis.isOnNetwork else {
                offNetworkShare += hypothesis.probability
                continue
            }
            if hypothesis.isOnRoute {
                share += hypothesis.probability
            } else if route.contains(hypothesis.directedEdge.opposite) {
                backwardShare += hypothesis.probability
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
        _ position: RoutePosition, progress: RouteProgress, course: Double?, courseBefore: Double,
        wasOnRoute: Bool
    ) {
        let elsewhere = position.elsewhere?.probability ?? 0
        if position.backwardShare > max(elsewhere, position.offNetworkShare) {
            self = wasOnRoute ? .uTurn : .wrongWay
            return
        }
        guard position.offNetworkShare <= elsewhere else {
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
