import EngineTestSupport
import Geodesy
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Closures")
struct ClosureTests {
    /// A main street from west to east with two streets that cross it, the second on a bridge, and a lane beside it.
    private static func town() throws -> (sketch: SketchedStreets, graph: RoadGraph) {
        var sketch = SketchedStreets()
        sketch.street("Main", (0, 0), (200, 0), (400, 0), (600, 0))
        sketch.street("Cross", (200, -200), (200, 0), (200, 200))
        sketch.street("Bridge", (300, -200), (300, 200))
        sketch.street("Link", (0, 0), (0, 40))
        sketch.street("Lane", (0, 40), (200, 40))
        return (sketch, try sketch.graph())
    }

    /// The names and lengths in metres of what is closed, in order.
    private func closed(_ closures: Closures, in graph: RoadGraph) -> [String] {
        closures.edges.map { "\(graph.name(of: $0) ?? "") \(Int(graph.length(of: $0).rounded()))" }.sorted()
    }

    @Test("a point closes the piece of road next to it")
    func point() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        #expect(closures.close(near: sketch.coordinate((100, 5)), in: graph) == 1)
        #expect(closed(closures, in: graph) == ["Main 200"])
        #expect(graph.snaps(near: sketch.coordinate((100, 0)), within: 1).map(\.edge) == Array(closures.edges))
    }

    @Test("a point on a junction closes all roads that meet there")
    func junction() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        #expect(closures.close(near: sketch.coordinate((200, 0)), in: graph) == 4)
        #expect(closed(closures, in: graph) == ["Cross 200", "Cross 200", "Main 200", "Main 200"])
    }

    @Test("a point in the fields closes nothing")
    func fields() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        #expect(closures.close(near: sketch.coordinate((100, -60)), in: graph) == 0)
        #expect(closures.close(near: Coordinate(longitude: 200, latitude: .nan), in: graph) == 0)
        #expect(closures.isEmpty)
    }

    @Test("a line closes the roads it runs along, not those it crosses nor the lane beside, and nothing behind its end")
    func line() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        let line = [(-20.0, 4.0), (180, -5), (400, 6)].map { sketch.coordinate($0) }
        #expect(closures.close(along: line, in: graph) == 2)
        #expect(closed(closures, in: graph) == ["Main 200", "Main 200"])
        var backwards = Closures()
        #expect(backwards.close(along: line.reversed(), in: graph) == 2)
        #expect(backwards == closures)
    }

    @Test("a triangle closes the roads in it, two corners close none")
    func triangle() throws {
        let (sketch, graph) = try Self.town()
        let corners = [(-50.0, -20.0), (230, -20), (-50, 90)].map { sketch.coordinate($0) }
        let area = try #require(ClosingArea([corners]))
        #expect(!area.edges(in: graph).isEmpty)
        #expect(area.edges(in: graph) == ClosingArea([corners + [corners[0]]])?.edges(in: graph))
        #expect(ClosingArea([Array(corners.prefix(2))]) == nil)
    }

    @Test("a line along a part of a road closes it, a line of a few metres does not")
    func part() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        #expect(closures.close(along: [(40.0, 2.0), (70.0, 2.0)].map(sketch.coordinate), in: graph) == 1)
        #expect(closed(closures, in: graph) == ["Main 200"])
        closures = Closures()
        #expect(closures.close(along: [(40.0, 2.0), (50.0, 2.0)].map(sketch.coordinate), in: graph) == 0)
    }

    @Test("a line across a road closes nothing")
    func across() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        #expect(closures.close(along: [(100.0, -30.0), (110.0, 30.0)].map(sketch.coordinate), in: graph) == 0)
        #expect(closures.close(along: [], in: graph) == 0)
        #expect(closures.close(along: [sketch.coordinate((100, 0))], in: graph) == 0)
    }

    @Test("an area closes the roads with a part inside, passing through it or not, but none in its hole")
    func area() throws {
        let (sketch, graph) = try Self.town()
        let outer = [(250.0, -150.0), (450, -150), (450, 150), (250, 150)].map { sketch.coordinate($0) }
        var closures = Closures()
        #expect(closures.close(inside: [outer], in: graph) == 3)
        #expect(closed(closures, in: graph) == ["Bridge 400", "Main 200", "Main 200"])

        let wide = [(-100.0, -300.0), (700, -300), (700, 300), (-100, 300)].map { sketch.coordinate($0) }
        let hole = [(-50.0, 30.0), (190, 30), (190, 250), (-50, 250)].map { sketch.coordinate($0) }
        let round = [(-50.0, 30.0), (250, 30), (250, 50), (-50, 50)].map { sketch.coordinate($0) }
        var ring = Closures()
        ring.close(inside: [wide, hole], in: graph)
        #expect(ring.edges.count == graph.edgeCount, "the lane leaves the hole")
        ring = Closures()
        ring.close(inside: [wide, round], in: graph)
        #expect(closed(ring, in: graph).filter { $0.hasPrefix("Lane") }.isEmpty)
        #expect(ring.edges.count == graph.edgeCount - 1)
    }

    /// Wound as RFC 7946 has it, an area has on its border what comes from within, and not what comes from outside.
    @Test("a road that ends on the border of an area, outside, stays open, and one that ends there inside is closed")
    func border() throws {
        var sketch = SketchedStreets()
        sketch.street("In", (100, 0), (50, 0))
        sketch.street("Out", (100, 0), (150, 0))
        let graph = try sketch.graph()
        let east = graph.nodes.map { graph.coordinate(ofNode: $0) }.sorted { $0.longitude < $1.longitude }[1]
        let (west, south, north) = (east.longitude - 0.0012, east.latitude - 0.001, east.latitude + 0.001)
        let ring = [(west, south), (east.longitude, south), (east.longitude, north), (west, north)]
        var closures = Closures()
        closures.close(inside: [ring.map { Coordinate(longitude: $0.0, latitude: $0.1) }], in: graph)
        #expect(closed(closures, in: graph) == ["In 50"])
    }

    @Test("an area without extent or off the Earth closes nothing")
    func noArea() throws {
        let (sketch, graph) = try Self.town()
        var closures = Closures()
        let one = sketch.coordinate((0, 0))
        #expect(closures.close(inside: [], in: graph) == 0)
        #expect(closures.close(inside: [[]], in: graph) == 0)
        #expect(closures.close(inside: [[one, one]], in: graph) == 0)
        #expect(closures.close(inside: [[one, one, Coordinate(longitude: .infinity, latitude: 0)]], in: graph) == 0)
    }

    @Test("a route goes round what is closed, in both directions")
    func detour() throws {
        var sketch = SketchedStreets()
        sketch.street("Short", (0, 0), (100, 0))
        sketch.street("Long", (0, 0), (0, 300), (100, 300), (100, 0))
        sketch.street("West", (-100, 0), (0, 0))
        sketch.street("East", (100, 0), (200, 0))
        let graph = try sketch.graph()
        let stops = [sketch.coordinate((-90, 0)), sketch.coordinate((190, 0)), sketch.coordinate((-90, 0))]
        var router = Router(graph: graph)
        #expect(abs(try router.route(through: stops).distance - 560) < 3)
        #expect(router.closures.close(along: [(10.0, 0.0), (90.0, 0.0)].map(sketch.coordinate), in: graph) == 1)
        #expect(abs(try router.route(through: stops).distance - 2 * 880) < 5)
    }

    @Test("a stop in a closed street is put onto the nearest open road, and where all are closed that is said")
    func stops() throws {
        let (sketch, graph) = try Self.town()
        let place = sketch.coordinate((100, 10))
        var router = Router(graph: graph)
        router.closures.close(near: place, in: graph)
        #expect(graph.name(of: try router.snap(place).edge) == "Lane")
        router.closures = Closures(edges: Set(graph.edges))
        #expect(throws: RoutingError.closed(place, limit: 500)) { try router.snap(place) }
        let far = sketch.coordinate((5_000, 5_000))
        #expect(throws: RoutingError.offTheMap(far, limit: 500, bounds: graph.bounds)) { try router.snap(far) }
    }

    @Test("edges that the graph does not have are passed over")
    func strangers() throws {
        let (_, graph) = try Self.town()
        var router = Router(graph: graph, method: .contractionHierarchy)
        let before = router.costs.values
        router.closures = Closures(edges: [EdgeID(graph.edgeCount), .missing])
        #expect(router.costs.values == before)
    }

    @Test("one unit in the last place decides whether a road crosses the border of an area")
    func lastPlace() {
        func place(_ x: Double, _ y: Double) -> Coordinate { Coordinate(longitude: x, latitude: y) }
        for i in 0..<32 {
            for j in 0..<32 {
                // A line to the far end of a diagonal passes the middle of the diagonal on the side of its own beginning.
                let start = place(0.5 + Double(i) * 0x1p-53, 0.5 + Double(j) * 0x1p-53)
                let crosses = ClosingArea.cross(place(12, 12), place(0, 30), start, place(24, 24))
                #expect(crosses == (j >= i), "\(i) \(j)")
            }
        }
    }
}
