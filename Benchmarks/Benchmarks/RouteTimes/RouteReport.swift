import Foundation
import Geodesy
import RoadMap
import Routing

/// What routes are made of, for those who ask whether anyone would ride them: one line of JSON a pair of places.
struct RouteReport {
    let graph: RoadGraph
    let seed: UInt64

    private struct Line: Encodable {
        var from: [Double]
        var to: [Double]
        var distance: Double?
        var duration: Double?
        /// What the search minimised, in seconds.
        var felt: Double?
        var pushed = 0.0
        /// Where the next segment is the same edge ridden back.
        var turnsBack: [[Double]] = []
        var classes: [String: Double] = [:]
        /// Way, metres, class and R or P for riding or pushing.
        var ways: [Piece] = []
    }

    private struct Piece: Encodable {
        var way: Int64
        var metres: Double
        var kind: String
        /// Where it ends.
        var to: [Double]
    }

    func run() throws {
        let hierarchy = ContractionHierarchy(graph: graph)
        let costs = ArcCosts(graph: graph, profile: .city)
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: hierarchy.costs(of: costs)))
        var places = SeededPlaces(graph: graph, seed: seed)
        let encoder = JSONEncoder()
        for _ in 0..<1500 {
            let from = places.junction()
            let to = places.junction()
            var line = Line(from: [from.longitude, from.latitude], to: [to.longitude, to.latitude])
            if let leg = (try? router.route(through: [from, to]))?.legs.first { describe(leg, &line) }
            print(String(decoding: try encoder.encode(line), as: UTF8.self))
        }
    }

    private func describe(_ leg: RouteLeg, _ line: inout Line) {
        line.distance = leg.distance
        line.duration = leg.duration
        line.felt = Double(leg.cost) / 1000
        var before: RouteLeg.Segment?
        for segment in leg.segments {
            let metres = segment.endsAt - (before?.endsAt ?? 0)
            let attributes = graph.attributes(of: segment.edge)
            let travel = segment.isReversed ? attributes.backward : attributes.forward
            let kind = "\(attributes.roadClass)" + (travel == .push ? " pushed" : "")
            line.classes[kind, default: 0] += metres
            if travel == .push { line.pushed += metres }
            if let before, before.edge == segment.edge, before.isReversed != segment.isReversed,
                let place = leg.line.coordinate(at: before.endsAt)
            {
                line.turnsBack.append([place.longitude, place.latitude])
            }
            let way = graph.osmWayID(of: segment.edge)
            let end = leg.line.coordinate(at: segment.endsAt).map { [$0.longitude, $0.latitude] } ?? line.to
            if let last = line.ways.last, last.way == way, last.kind == kind {
                line.ways[line.ways.count - 1].metres += metres
                line.ways[line.ways.count - 1].to = end
            } else {
                line.ways.append(Piece(way: way, metres: metres, kind: kind, to: end))
            }
            before = segment
        }
    }
}
