import EngineTestSupport
import RoadMap
import Support
import Testing

@testable import Routing

@Suite("Ends of a search that are used again")
struct SearchEndsTests {
    private static func parts(_ ends: SearchEnds) -> [ContiguousArray<SearchEnds.Endpoint>] {
        [ends.starts, ends.ends]
    }

    @Test("are those of the last places alone", arguments: 1...8 as ClosedRange<UInt64>)
    func reused(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 40, seed: seed)
        let costs = ArcCosts(graph: graph, profile: .city)
        var generator = SeededGenerator(seed: seed)
        var used = SearchEnds()
        for number in 0..<200 {
            let what = "seed \(seed), \(number)"
            let start = RandomNetwork.snap(in: graph, using: &generator)
            // Often on the same edge, so that there is a direct ride.
            let end =
                generator.chance(0.5)
                ? graph.snap(onto: start.edge, at: generator.nextUnit())
                : RandomNetwork.snap(in: graph, using: &generator)
            var new = SearchEnds()
            switch generator.next(below: 4) {
            case 3:
                used.set(from: NodeID(number), to: 7)
                #expect(used.starts.map(\.node) == [NodeID(number)] && used.ends.map(\.node) == [NodeID(7)], "\(what)")
                #expect(used.starts[0].cost == 0 && used.ends[0].cost == 0 && used.direct == nil, "\(what)")
                continue
            case 0:
                let isUnderWay = generator.chance(0.5)
                used.setStart(graph: graph, costs: costs, start, isUnderWay: isUnderWay)
                new.setStart(graph: graph, costs: costs, start, isUnderWay: isUnderWay)
                #expect(used.ends.isEmpty && used.direct == nil, "\(what)")
            case 1:
                used.setEnd(graph: graph, costs: costs, end)
                new.setEnd(graph: graph, costs: costs, end)
                #expect(used.ends == new.ends && used.direct == nil, "\(what)")
                continue
            default:
                used.set(graph: graph, costs: costs, from: start, to: end)
                new.set(graph: graph, costs: costs, from: start, to: end)
            }
            #expect(Self.parts(used) == Self.parts(new), "\(what)")
            #expect(used.direct?.arc == new.direct?.arc && used.direct?.cost == new.direct?.cost, "\(what)")
        }
    }

    @Test("a place of another map has no ends")
    func elsewhere() throws {
        let graph = try RandomNetwork.graph(nodes: 20, seed: 1)
        let costs = ArcCosts(graph: graph, profile: .city)
        var place = graph.snap(onto: EdgeID(graph.edgeCount - 1), at: 0.5)
        var ends = SearchEnds()
        for edge in [EdgeID(graph.edgeCount), .missing] {
            place.edge = edge
            ends.set(graph: graph, costs: costs, from: place, to: place)
            #expect(ends.starts.isEmpty && ends.ends.isEmpty && ends.direct == nil)
        }
        for fraction in [-0.001, 1.001, .nan] {
            place.edge = 0
            place.fraction = fraction
            ends.set(graph: graph, costs: costs, from: place, to: place)
            #expect(ends.starts.isEmpty && ends.ends.isEmpty && ends.direct == nil)
        }
    }
}
