import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("Turns across traffic")
struct TurnsAcrossTrafficTests {
    /// A main road from west (0) to east (2) with side streets north (1) and south (3), meeting in 4; edge n joins node n
    /// and the middle.
    private static func crossing(
        main: EdgeAttributes = EdgeAttributes(roadClass: .primary), east: EdgeAttributes? = nil
    ) -> RoadNetworkBuilder {
        var network = RoadNetworkBuilder()
        for (x, y) in [(-9_000, 0), (0, 5_000), (9_000, 0), (0, -5_000), (0, 0)] as [(Int32, Int32)] {
            _ = network.addNode(FixedCoordinate(longitude: 614_000_000 + x, latitude: 551_000_000 + y))
        }
        var busy = main
        busy.traffic = .busy
        var eastern = east ?? busy
        eastern.traffic = .busy
        let street = EdgeAttributes(roadClass: .residential)
        for (node, attributes) in [busy, street, eastern, street].enumerated() {
            network.addEdge(from: node, to: 4, attributes: attributes, name: "\(node)")
        }
        return network
    }

    private static func turns(
        _ network: RoadNetworkBuilder, drivesOnLeft: Bool = false
    ) throws -> [String] {
        var network = network
        let count = TurnsAcrossTraffic.delay(
            in: &network, sides: DrivingSides(stated: drivesOnLeft, countries: [], box: nil))
        let graph = try RoadGraph(bytes: network.finish(metadata: MapMetadata(attribution: "nobody")))
        let costs = ArcCosts(graph: graph, profile: .city)
        var found: [String] = []
        for from in graph.edges {
            for into in graph.arcs(of: from, reversed: false) {
                let node = graph.head(ofArc: into)
                for arc in graph.arcs(from: node) where costs.delays(ofArc: arc, in: graph).before > 0 {
                    found.append("\(graph.name(of: from) ?? "")→\(graph.name(of: graph.edge(ofArc: arc).edge) ?? "")")
                }
            }
        }
        #expect(found.count == count)
        return found.sorted()
    }

    @Test("one turns left from a main road across what comes the other way")
    func left() throws {
        #expect(try Self.turns(Self.crossing()) == ["0→1", "2→3"])
    }

    @Test("where traffic keeps to the left, right turns are those")
    func right() throws {
        #expect(try Self.turns(Self.crossing(), drivesOnLeft: true) == ["0→3", "2→1"])
    }

    @Test("signals hold the oncoming traffic up")
    func signals() throws {
        var main = EdgeAttributes(roadClass: .primary)
        main.forwardNodeDelay = .signals
        #expect(try Self.turns(Self.crossing(main: main)) == [])
    }

    @Test("nothing comes along a one-way street that leads away")
    func oneWay() throws {
        let east = EdgeAttributes(roadClass: .primary, forward: .push, backward: .ride)
        #expect(try Self.turns(Self.crossing(east: east)) == [])
    }

    @Test("side streets are turned into and out of at no cost of this kind")
    func quiet() throws {
        var network = RoadNetworkBuilder()
        for (x, y) in [(-9_000, 0), (0, 5_000), (9_000, 0), (0, 0)] as [(Int32, Int32)] {
            _ = network.addNode(FixedCoordinate(longitude: 614_000_000 + x, latitude: 551_000_000 + y))
        }
        for node in 0..<3 { network.addEdge(from: node, to: 3, attributes: EdgeAttributes(roadClass: .residential)) }
        #expect(
            TurnsAcrossTraffic.delay(in: &network, sides: DrivingSides(stated: false, countries: [], box: nil)) == 0)
    }
}
