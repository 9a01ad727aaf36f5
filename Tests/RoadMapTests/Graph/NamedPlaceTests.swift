import EngineTestSupport
import Geodesy
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("Named places in a map file")
struct NamedPlaceTests {
    private static let points = [(61.4, 55.1), (61.5, 55.2), (61.45, 55.1)].map { longitude, latitude in
        FixedCoordinate(longitude: Int32(longitude * 1e7), latitude: Int32(latitude * 1e7))
    }

    /// A street with what is asked for.
    private static func map(heights: Bool, times: Bool, places: Bool) -> [UInt8] {
        var builder = RoadNetworkBuilder()
        for point in points { _ = builder.addNode(point) }
        let road = EdgeAttributes(roadClass: .residential)
        var closed = road
        (closed.forward, closed.backward) = (.push, .push)
        let table = DecisionTable(conditions: ["Mo-Fr"], standing: road) { $0[0] == .yes ? closed : road }
        builder.addEdge(from: 0, to: 1, attributes: road, name: "Quay", way: 1, times: times ? table : nil)
        builder.addEdge(from: 1, to: 2, attributes: road, name: "Lane", way: 2)
        if places {
            builder.addPlace("Old Mill", .mill, at: points[2])
            builder.addPlace("Quay", .station, at: points[0])
            builder.addPlace("", .cafe, at: points[0])
            builder.addPlace("Beyond", .cafe, at: FixedCoordinate(longitude: 0, latitude: .max))
        }
        return builder.finish(
            metadata: MapMetadata(attribution: "nobody"), terrain: heights ? Terrain { $0.latitude } : nil)
    }

    @Test("go together with heights and times or without, and a map without them has the version that it had")
    func combinations() throws {
        for heights in [false, true] {
            for times in [false, true] {
                for places in [false, true] {
                    let bytes = Self.map(heights: heights, times: times, places: places)
                    #expect(bytes[8] == (places ? 7 : times ? 6 : heights ? 5 : 4))
                    let graph = try RoadGraph(bytes: bytes)
                    #expect(graph.hasHeights == heights && graph.hasTimes == times)
                    #expect(graph.places.map(\.name) == (places ? ["Old Mill", "Quay"] : []))
                    #expect(graph.places.map(\.kind) == (places ? [.mill, .station] : []))
                    #expect(
                        graph.places.map(\.coordinate)
                            == (places ? [Self.points[2].coordinate, Self.points[0].coordinate] : []))
                    #expect(Set(graph.edges.map { graph.name(of: $0) }) == ["Quay", "Lane"])
                    #expect(try MapFile(bytes: bytes).findings().isEmpty)
                }
            }
        }
    }

    @Test("sections that do not belong to the version are refused")
    func versions() throws {
        for (heights, times) in [(false, false), (true, false), (false, true), (true, true)] {
            for version in 0...9 as ClosedRange<UInt8> where version != 7 {
                var bytes = Self.map(heights: heights, times: times, places: true)
                bytes[8] = version
                #expect(throws: MapFileError.self) { try MapFile(bytes: bytes) }
            }
            var bytes = Self.map(heights: heights, times: times, places: false)
            bytes[8] = 7
            #expect(throws: MapFileError.damaged(part: "header")) { try MapFile(bytes: bytes) }
        }
    }

    @Test("a place that has no kind, no name or lies off the globe is damage, named by its section")
    func forged() throws {
        let original = Self.map(heights: true, times: true, places: true)
        for kind in 0...255 {
            var forgery = MapForgery(bytes: original)
            forgery.put(number: kind, into: .placeKinds, at: 1)
            forgery.sign()
            if PlaceKind(rawValue: UInt8(kind)) != nil {
                #expect(try RoadGraph(bytes: forgery.bytes).places[1].kind.rawValue == UInt8(kind))
            } else {
                #expect(throws: MapFileError.damaged(part: "placeKinds")) { try RoadGraph(bytes: forgery.bytes) }
            }
        }
        for name in [0, 4, 255] {
            var forgery = MapForgery(bytes: original)
            forgery.put(number: name, into: .placeNames, at: 0)
            forgery.sign()
            #expect(throws: MapFileError.damaged(part: "placeNames")) { try RoadGraph(bytes: forgery.bytes) }
        }
        var forgery = MapForgery(bytes: original)
        forgery.put(Int32.max, into: .placePoints, at: 1)
        forgery.sign()
        #expect(throws: MapFileError.damaged(part: "placePoints")) { try RoadGraph(bytes: forgery.bytes) }
    }

    @Test("kinds have numbers that stay")
    func kinds() {
        #expect(PlaceKind.city.rawValue == 1 && PlaceKind.station.rawValue == 20 && PlaceKind.mill.rawValue == 101)
        #expect(
            PlaceKind.building.rawValue == 200 && PlaceKind.shop.rawValue == 183 && PlaceKind.iceCream.rawValue == 164)
        #expect(PlaceKind.allCases.filter(\.isSettlement) == [.city, .town, .village, .hamlet, .suburb])
    }
}
