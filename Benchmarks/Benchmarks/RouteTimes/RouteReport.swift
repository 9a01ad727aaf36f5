import BikeRouting
import Foundation
import Geodesy

/// What routes are made of, for those who ask whether anyone would ride them: one line of JSON a pair of places.
struct RouteReport {
    let graph: RoadGraph
    let folder: String

    private struct Line: Encodable {
        var from: [Double]
        var to: [Double]
        var distance: Double?
        var duration: Double?
        /// What the search minimised, in seconds.
        var felt: Double?
        /// Metres of the shortest way that is permitted, pushing included.
        var shortest: Double?
        /// What our search would say of that way, in seconds.
        var shortestFelt: Double?
        var pushed = 0.0
        /// Where the next stretch is the same edge ridden back.
        var turnsBack: [[Double]] = []
        var classes: [String: Double] = [:]
        /// Way, metres, class and R or P for riding or pushing.
        var ways: [Piece] = []
        var line: [[Double]] = []
    }

    private struct Piece: Encodable {
        var way: Int64
        var metres: Double
        var kind: String
    }

    func run() throws {
        let hierarchy = SearchHierarchy(graph: graph)
        let costs = ArcCosts(graph: graph, profile: .city)
        let lengths = ArcCosts(graph: graph, profile: RouteReport.lengths)
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: hierarchy.costs(of: costs)))
        var shortest = Router(PreparedSearch(graph: graph, costs: lengths, hierarchy: hierarchy.costs(of: lengths)))
        let ends = try Exporting.read(Double.self, folder, "places")
        let encoder = JSONEncoder()
        for first in stride(from: 0, to: ends.count - 3, by: 4) {
            let from = Coordinate(longitude: ends[first], latitude: ends[first + 1])
            let to = Coordinate(longitude: ends[first + 2], latitude: ends[first + 3])
            var line = Line(from: [from.longitude, from.latitude], to: [to.longitude, to.latitude])
            if let leg = (try? router.route(through: [from, to]))?.legs.first { describe(leg, &line) }
            if let leg = (try? shortest.route(through: [from, to]))?.legs.first {
                line.shortest = leg.distance
                line.shortestFelt = felt(leg, costs)
            }
            print(String(decoding: try encoder.encode(line), as: UTF8.self))
        }
    }

    /// Every class at one speed and nothing else counted, so that the cheapest way is the shortest.
    private static let lengths = BicycleProfile(
        name: "shortest", speeds: Dictionary(uniqueKeysWithValues: RoadClass.allCases.map { ($0, 1) }), pushingSpeed: 1)

    /// What riding a leg costs, whoever found it; where an arc is entered from does not count.
    private func felt(_ leg: RouteLeg, _ costs: ArcCosts) -> Double {
        var (sum, before) = (0.0, 0.0)
        for stretch in leg.stretches {
            if let arc = graph.arc(of: stretch.edge, reversed: stretch.isReversed) {
                let share = (stretch.endsAt - before) / max(graph.length(of: stretch.edge), 0.001)
                sum += Double(costs.cost(ofArc: arc)) / 1000 * min(share, 1)
            }
            before = stretch.endsAt
        }
        return sum
    }

    private func describe(_ leg: RouteLeg, _ line: inout Line) {
        line.distance = leg.distance
        line.duration = leg.duration
        line.felt = Double(leg.cost) / 1000
        line.line = leg.line.coordinates.map { [$0.longitude, $0.latitude] }
        var before: RouteLeg.Stretch?
        for stretch in leg.stretches {
            let metres = stretch.endsAt - (before?.endsAt ?? 0)
            let attributes = graph.attributes(of: stretch.edge)
            let travel = stretch.isReversed ? attributes.backward : attributes.forward
            let kind = "\(attributes.roadClass)" + (travel == .push ? " pushed" : "")
            line.classes[kind, default: 0] += metres
            if travel == .push { line.pushed += metres }
            if let before, before.edge == stretch.edge, before.isReversed != stretch.isReversed,
                let place = leg.line.coordinate(at: before.endsAt)
            {
                line.turnsBack.append([place.longitude, place.latitude])
            }
            let way = graph.way(of: stretch.edge)
            if let last = line.ways.last, last.way == way, last.kind == kind {
                line.ways[line.ways.count - 1].metres += metres
            } else {
                line.ways.append(Piece(way: way, metres: metres, kind: kind))
            }
            before = stretch
        }
    }
}
