public import RoadMap

/// A road on a route that is not any more, when the rider comes or is there, what it was at the departure.
///
///     let graph = try RoadGraph(path: "city.vqmap").departing(at: evening)
///     …
///     for change in route.timeChanges(on: graph) { print(change.edge, change.time) }  // a park that shuts at 22:00
public struct TimeChange: Sendable, Hashable {
    /// The edge that changes, or that a turn leads into which is restricted, or a gate that shuts.
    public let edge: EdgeID
    /// Whether one cannot ride or push there any more; else it may be pushed along only, or is for destinations.
    public let isClosed: Bool
    /// The first minute at which it is so.
    public let time: LocalTime
    /// Seconds from the departure to the rider's arrival there.
    public let arrival: Double
}

extension Route {
    /// Where a ride meets what has become worse since the departure of the graph, in the order of riding; nothing on a graph
    /// without a departure, or without times.
    ///
    /// The route was found as if all of it were ridden at the departure (`RoadGraph.departing(at:)`). Stops take no time here. What has
    /// opened meanwhile is not told: a route does not lead there.
    ///
    /// - Complexity: O(segments + minutes × conditions on the way); rides of more than two days are looked at that long.
    public func timeChanges(on graph: RoadGraph) -> [TimeChange] {
        guard graph.departure != nil else { return [] }
        var changes: [TimeChange] = []
        var seconds = 0.0
        for leg in legs {
            guard leg.isPart(of: graph) else { continue }
            var arrival = seconds
            for segment in leg.segments {
                // Until the rider has left it: an edge may be kilometres of dyke.
                let left = arrival + segment.duration
                if let change = graph.worsening(of: segment.edge, isReversed: segment.isReversed, within: left) {
                    changes.append(
                        TimeChange(
                            edge: segment.edge, isClosed: change.isClosed, time: change.time, arrival: arrival))
                }
                arrival += segment.duration
            }
            // An arc that is banned is known by its number; when the rider is there, by its edge.
            for arc in leg.arcs.dropFirst() {
                let edge = graph.edge(ofArc: arc.arc)
                let start = leg.arrival(at: edge.edge, isReversed: edge.isReversed).map { $0 + seconds }
                if let start, let time = graph.ban(of: arc.arc, within: start) {
                    changes.append(TimeChange(edge: edge.edge, isClosed: true, time: time, arrival: start))
                }
            }
            seconds += leg.duration
        }
        return changes.sorted { $0.arrival < $1.arrival }
    }
}

extension RouteLeg {
    /// Seconds from the start of the leg to the beginning of the piece on an edge; `nil` where it rides no metre of it.
    fileprivate func arrival(at edge: EdgeID, isReversed: Bool) -> Double? {
        guard let number = segments.firstIndex(where: { $0.edge == edge && $0.isReversed == isReversed }) else {
            return nil
        }
        return segments[..<number].reduce(0) { $0 + $1.duration }
    }
}
