import RoadNetwork

/// Where ways are closed, and what hinders those who come to a node along a way.
///
/// Barriers hinder everybody who comes to them; on a junction the lesser ways only, since one stands beside the main road
/// more often than across it. Signals hinder whoever comes to them. A road that is much busier than the way one comes
/// along has to be crossed or joined: that hinders unless the traffic yields, whether or not somebody has mapped a
/// crossing, so that mapped crossings are not avoided for being mapped.
///
/// One junction is often mapped with many signals: at each stop line, where two carriageways cross two others, at the
/// crossings beside them. On a stretch of up to 40 m
///
/// - what controls traffic at its end does not count if the same rider was controlled at its beginning;
/// - a sign between junctions that does not say whom it is for does not count for those who leave a junction.
///
/// GraphHopper counts no signals; OSRM counts each node whose direction fits.
struct NodeDelays: ~Copyable {
    private let junctions: JunctionIndex

    package init(_ junctions: consuming JunctionIndex) {
        self.junctions = junctions
    }

    /// Whether the graph needs a node there for the ways that meet, or for what stands in a way with these attributes.
    func isNode(_ number: UInt32, on attributes: EdgeAttributes) -> Bool {
        if junctions.isJunction(number) { return true }
        if junctions.isFree(number) { return false }
        return isClosed(number, on: attributes) || obstacle(number, attributes) != .none
            || control(number, attributes, isForward: true) != .none
            || control(number, attributes, isForward: false) != .none
    }

    /// Whether a way with these attributes ends there for whoever comes along it.
    func isClosed(_ number: UInt32, on attributes: EdgeAttributes) -> Bool {
        junctions.passage(number).isClosed
            && (!junctions.isFork(number) || junctions.isLesser(attributes.traffic, at: number))
    }

    /// What hinders at the end of a stretch.
    ///
    /// - Parameters:
    ///   - isForward: whether the stretch is travelled as its way is drawn.
    ///   - length: the stretch's, in metres; asked for only if it matters.
    func nodeDelay(
        from tail: UInt32, to head: UInt32, on attributes: EdgeAttributes, isForward: Bool, length: () -> Double
    ) -> NodeDelay {
        if junctions.isFree(head) { return .none }
        let obstacle = obstacle(head, attributes)
        guard obstacle == .none else { return obstacle }
        let control = control(head, attributes, isForward: isForward)
        guard control != .none else { return .none }
        let belongsBehind =
            junctions.passage(head).signDirection == .unspecified && !junctions.isFork(head) && junctions.isFork(tail)
        let isKnown = belongsBehind || self.control(tail, attributes, isForward: isForward) != .none
        return isKnown && length() <= Self.junctionSize ? .none : control
    }

    private static let junctionSize = 40.0

    private func obstacle(_ number: UInt32, _ attributes: EdgeAttributes) -> NodeDelay {
        let passage = junctions.passage(number)
        let isOnPath = attributes.traffic == .none
        let obstacle =
            isOnPath && passage.obstacleOnPaths.rawValue > passage.obstacle.rawValue
            ? passage.obstacleOnPaths : passage.obstacle
        return !junctions.isFork(number) || junctions.isLesser(attributes.traffic, at: number) ? obstacle : .none
    }

    /// Signals, signs and busy roads.
    private func control(_ number: UInt32, _ attributes: EdgeAttributes, isForward: Bool) -> NodeDelay {
        if junctions.isFree(number) { return .none }
        let passage = junctions.passage(number)
        let isFork = junctions.isFork(number)
        let isMeant =
            switch passage.signDirection {
            case .unspecified, .both: true
            // On a junction nobody knows which way the direction is told of.
            case .forward: isFork || isForward
            case .backward: isFork || !isForward
            }
        let isOnPath = attributes.traffic == .none
        if passage.sign == .signals && isMeant || passage.crossing == .signals && isOnPath { return .signals }
        if passage.sign == .giveWay, isMeant, !isFork || junctions.isLesser(attributes.traffic, at: number) {
            return .crossing
        }
        let yields = passage.crossing == .marked && isOnPath
        let traffic = junctions.mostTraffic(number) - (yields ? 1 : 0)
        let isBusy = traffic >= Int(Traffic.busy.rawValue) && traffic - Int(attributes.traffic.rawValue) >= 2
        return isBusy && passage.sign != .signals ? .crossing : .none
    }
}
