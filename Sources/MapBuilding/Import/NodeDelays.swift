import RoadMap

/// Where ways are closed, and what delays riders who reach a node along a way.
///
/// Barriers delay every rider; on a junction only those on minor ways, since a barrier is beside the main road
/// more often than across it. Signals delay every rider. A road that is much busier than the way ridden
/// has to be crossed or joined: that causes a delay unless the traffic yields, whether or not there is a mapped
/// crossing, so that routes do not avoid mapped crossings.
///
/// One junction is often mapped with many signals: at each stop line, where two carriageways cross two others, at the
/// crossings beside them. On a segment of up to 40 m
///
/// - what controls traffic at its end does not count if the same rider was controlled at its beginning;
/// - a sign between junctions without a direction does not count for riders who leave a junction.
///
/// GraphHopper counts no signals; OSRM counts each node whose direction fits.
struct NodeDelays: ~Copyable {
    private let junctions: JunctionIndex

    package init(_ junctions: consuming JunctionIndex) {
        self.junctions = junctions
    }

    /// Whether the graph needs a node there for the ways that meet, or for what is in a way with these attributes.
    func isNode(_ number: UInt32, on attributes: EdgeAttributes) -> Bool {
        if junctions.isJunction(number) { return true }
        if junctions.isFree(number) { return false }
        return isClosed(number, on: attributes) || gate(number, on: attributes) != nil
            || obstacle(number, attributes) != .none
            || control(number, attributes, isForward: true) != .none
            || control(number, attributes, isForward: false) != .none
    }

    /// Whether a way with these attributes ends there.
    func isClosed(_ number: UInt32, on attributes: EdgeAttributes) -> Bool {
        guard junctions.hasPassage(number) else { return false }
        let passage = junctions.passage(number)
        return passage.isClosed && passage.closing == nil && stands(in: attributes, at: number)
    }

    /// When a way with these attributes is closed there; `nil` where that does not depend on the time.
    func gate(_ number: UInt32, on attributes: EdgeAttributes) -> DecisionTable<Bool>? {
        guard junctions.hasPassage(number) else { return nil }
        return junctions.passage(number).closing.flatMap { stands(in: attributes, at: number) ? $0 : nil }
    }

    /// Whether what is on a node is in a way with these attributes.
    private func stands(in attributes: EdgeAttributes, at number: UInt32) -> Bool {
        !junctions.isFork(number) || junctions.isLesser(attributes.traffic, at: number)
    }

    /// The delay at the end of a segment.
    ///
    /// - Parameters:
    ///   - isForward: whether the segment is travelled as its way is drawn.
    ///   - length: the segment's, in metres; evaluated only if it matters.
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
        guard junctions.hasPassage(number) else { return .none }
        let passage = junctions.passage(number)
        let isOnPath = attributes.traffic == .none
        let obstacle =
            isOnPath && passage.obstacleOnPaths.rawValue > passage.obstacle.rawValue
            ? passage.obstacleOnPaths : passage.obstacle
        return stands(in: attributes, at: number) ? obstacle : .none
    }

    /// Signals, signs and busy roads.
    private func control(_ number: UInt32, _ attributes: EdgeAttributes, isForward: Bool) -> NodeDelay {
        if junctions.isFree(number) { return .none }
        let passage = junctions.passage(number)
        let isFork = junctions.isFork(number)
        let applies =
            switch passage.signDirection {
            case .unspecified, .both: true
            // On a junction it is unknown which way the direction refers to.
            case .forward: isFork || isForward
            case .backward: isFork || !isForward
            }
        let isOnPath = attributes.traffic == .none
        if passage.sign == .signals && applies || passage.crossing == .signals && isOnPath { return .signals }
        if passage.sign == .giveWay, applies, !isFork || junctions.isLesser(attributes.traffic, at: number) {
            return .crossing
        }
        let yields = passage.crossing == .marked && isOnPath
        let traffic = junctions.mostTraffic(number) - (yields ? 1 : 0)
        let isBusy = traffic >= Int(Traffic.busy.rawValue) && traffic - Int(attributes.traffic.rawValue) >= 2
        return isBusy && passage.sign != .signals ? .crossing : .none
    }
}
