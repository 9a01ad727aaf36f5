import EngineTestSupport
import Geodesy
import MapDrawing
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("A search as a picture")
struct SearchMapTests {
    private static let blue = Colour(0x2B74D4)
    private static let orange = Colour(0xE2792B)
    private static let violet = Colour(0x8F3FA6)

    private static func list(_ method: SearchMethod, _ language: Language = .english) throws -> DisplayList {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: method)
        let start = try router.snap(Coordinate(longitude: -32.020, latitude: 55.008))
        let end = try router.snap(Coordinate(longitude: -31.985, latitude: 54.994))
        let leg = router.leg(from: start, to: end)
        try #require(leg != nil)
        let space = router.searchSpace()
        #expect(space.title[.english].contains("\(router.settledNodes) nodes settled"))
        return DisplayList(
            search: space, on: graph, from: start, to: end, leg: leg,
            frame: try MapFrame(showing: graph, width: 600), language: language)
    }

    private static func colours(_ list: DisplayList, _ group: String) -> Set<Colour> {
        Set(
            list.groups.first { $0.name == group }?.items.compactMap { item in
                switch item {
                case .lines(_, let stroke): stroke.colour
                case .disc(_, _, let colour): colour
                default: nil
                }
            } ?? [])
    }

    private static func texts(_ list: DisplayList) -> [String] {
        list.groups.flatMap(\.items).compactMap { item in
            if case .text(let lettering) = item { lettering.text } else { nil }
        }
    }

    @Test("shows each side of a search in its colour over grey streets")
    func sides() throws {
        for (method, colours) in [
            (SearchMethod.dijkstra, [Self.blue]), (.aStar, [Self.blue]),
            (.contractionHierarchy, [Self.blue, Self.orange, Self.violet]),
        ] {
            let list = try Self.list(method)
            #expect(Self.colours(list, "search").isSuperset(of: colours), "\(method)")
            #expect(Self.colours(list, "search").isSubset(of: colours + [Self.violet]), "\(method)")
            #expect(Self.colours(list, "roads").allSatisfy { $0.red.distance(to: $0.blue).magnitude < 16 })
            #expect(Self.colours(list, "way").contains(.ink))
        }
    }

    @Test("says the method and what it settled, in both languages")
    func captions() throws {
        let english = Self.texts(try Self.list(.contractionHierarchy))
        #expect(english.contains { $0.hasPrefix("contraction hierarchy") })
        #expect(english.contains { $0.hasPrefix("from the start: ") })
        let russian = Self.texts(try Self.list(.contractionHierarchy, .russian))
        #expect(russian.contains { $0.hasPrefix("иерархия сжатия") })
        #expect(russian.contains { $0.hasPrefix("от финиша: ") })
    }

    @Test("is an SVG file, the same each time")
    func file() throws {
        let svg = try Self.list(.contractionHierarchy).svg()
        #expect(String(decoding: svg, as: UTF8.self).contains("id=\"search\""))
        #expect(try svg == Self.list(.contractionHierarchy).svg())
    }

    @Test("shows all that was settled, and not the whole map where that is more")
    func frame() throws {
        let graph = try TestMaps.demo(seed: 1)
        for method in SearchMethod.allCases {
            var router = Router(graph: graph, method: method)
            let start = try router.snap(Coordinate(longitude: -32.005, latitude: 55.002))
            let end = try router.snap(Coordinate(longitude: -31.999, latitude: 54.998))
            _ = router.leg(from: start, to: end)
            let space = router.searchSpace()
            let frame = try MapFrame(showing: space, on: graph, from: start, to: end, width: 600)
            let places = (space.fromStart + space.fromEnd).map { graph.coordinate(ofNode: $0) }
            for place in places + [start.coordinate, end.coordinate] {
                #expect(frame.box.contains(frame.point(place)), "\(method): \(place)")
            }
            let whole = try MapFrame(showing: graph, width: 600)
            #expect(frame.metresPerPixel < whole.metresPerPixel, "\(method)")
        }
    }

    @Test("a search of another map draws what is there, and one without a way draws none")
    func elsewhere() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph, method: .contractionHierarchy)
        _ = router.leg(from: graph.snap(onto: 5, at: 0.5), to: graph.snap(onto: EdgeID(graph.edgeCount - 5), at: 0.5))
        let town = try SmallTown.graph()
        let list = DisplayList(
            search: router.searchSpace(), on: town, from: town.snap(onto: 0, at: 0), to: town.snap(onto: 1, at: 1),
            leg: nil, frame: SmallTown.frame)
        #expect(!list.groups.contains { $0.name == "way" })
        #expect(list.groups.contains { $0.name == "roads" })
    }
}
