import Geodesy
import RoadMap
import Routing
import Support

/// A road taken at a junction of a route that leads elsewhere: what counts as one is said above the table of
/// `RideAccuracy`.
package struct WrongTurn {
    /// Metres after the junction at which the rider must be far from the route, and on every `step` after them that is
    /// ridden while the deviation may still be noticed.
    private static let (first, step, last) = (100.0, 50.0, 200.0)
    private static let far = 30.0
    private static let attempts = 20

    /// The whole way from where the rider was.
    package let way: Polyline
    /// Metres along it to the junction.
    package let junction: Double
    /// Metres along it to where the rider is farther from the route than noise explains, and stays so.
    package let onset: Double

    /// Draws a wrong turn from a route; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - first: metres from the route's start between which and `last` it is to be.
    ///   - threshold: metres from the route from which on it is a deviation.
    ///   - patience: metres ridden from there on for which the rider is watched.
    package init?(
        from leg: RouteLeg, between first: Double, and last: Double, _ rider: Rider, threshold: Double,
        patience: Double, in graph: RoadGraph, _ generator: inout SeededGenerator
    ) {
        let junctions = leg.segments.indices.dropLast().filter { segment in
            let junction = leg.segments[segment].endsAt
            return first <= junction && junction <= last
        }
        for _ in 0..<WrongTurn.attempts {
            guard let segment = generator.pick(junctions) else { return nil }
            let reach = max(WrongTurn.last, WrongTurn.first + patience)
            let elsewhere = WrongTurn.walk(from: leg, after: segment, metres: reach + 2 * patience, graph, &generator)
            guard let elsewhere else { continue }
            let end = leg.segments[segment].endsAt
            let onto = rider.way(onto: leg, upTo: end)
            let (junction, way) = (Polyline(onto).length, Polyline(onto + elsewhere))
            let distance = { (metres: Double) in
                way.coordinate(at: junction + metres).flatMap { leg.line.nearest(to: $0)?.distance } ?? 0
            }
            let isAway = stride(from: WrongTurn.first, through: reach, by: WrongTurn.step).allSatisfy {
                distance($0) > WrongTurn.far
            }
            guard isAway else { continue }
            guard distance(WrongTurn.last) > threshold else { continue }
            let lastNear = stride(from: WrongTurn.last, to: 0, by: -1).first { distance($0) <= threshold }
            (self.way, self.junction, self.onset) = (way, junction, junction + (lastNear ?? 0))
            return
        }
        return nil
    }

    /// Rides from the end of a segment by other roads than the route, straight on or turning, as it falls, but never back.
    private static func walk(
        from leg: RouteLeg, after segment: Int, metres: Double, _ graph: RoadGraph, _ generator: inout SeededGenerator
    ) -> [Coordinate]? {
        let (ridden, next) = (leg.segments[segment], leg.segments[segment + 1])
        var node = ridden.isReversed ? graph.ends(of: ridden.edge).first : graph.ends(of: ridden.edge).last
        var edges = [ridden.edge, next.edge]
        var line: [Coordinate] = []
        while Polyline(line).length < metres {
            let arcs = graph.arcs(from: node).filter { !edges.contains(graph.edge(ofArc: $0).edge) }
            guard let arc = generator.pick(arcs) else { return nil }
            let (edge, isReversed) = graph.edge(ofArc: arc)
            line += isReversed ? graph.shape(of: edge).reversed() : graph.shape(of: edge)
            node = graph.head(ofArc: arc)
            edges = [edge]
        }
        return line
    }
}
