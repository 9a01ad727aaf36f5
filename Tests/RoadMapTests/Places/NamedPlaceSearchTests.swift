import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("Finding places other than streets by name")
struct NamedPlaceSearchTests {
    private static let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.1))

    private static func at(_ east: Double, _ north: Double) -> Coordinate {
        plane.coordinate(PlanePoint(east: east, north: north))
    }

    private static func search(_ places: [(name: String, kind: PlaceKind, east: Double)]) throws -> PlaceSearch {
        var builder = RoadNetworkBuilder()
        func point(_ coordinate: Coordinate) -> FixedCoordinate {
            FixedCoordinate(longitude: Int32(coordinate.longitude * 1e7), latitude: Int32(coordinate.latitude * 1e7))
        }
        for east in [0.0, 500] { _ = builder.addNode(point(at(east, 0))) }
        builder.addEdge(from: 0, to: 1, attributes: EdgeAttributes(roadClass: .residential), name: "Mill Lane", way: 1)
        for place in places { builder.addPlace(place.name, place.kind, at: point(at(place.east, 50))) }
        return PlaceSearch(try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody"))))
    }

    @Test(
        "the same name comes before one that begins so, and that before misspelt ones and those that have the word inside"
    )
    func ranking() throws {
        let search = try Self.search([
            ("Hill", .peak, 0), ("Mill", .mill, 300), ("Millstone Arms", .pub, 600),
            ("The Old Mill House Tea Room", .cafe, 900),
            ("Old Mill", .mill, 1200), ("Mill Road Primary School and Nursery", .school, 1500),
        ])
        let names = search.places(named: "mill").map(\.name)
        #expect(names.first == "Mill")
        #expect(
            Set(names.dropFirst().prefix(3)) == [
                "Mill Lane", "Millstone Arms", "Mill Road Primary School and Nursery",
            ], "\(names)")
        #expect(names.dropFirst(4).contains("Hill") && names.dropFirst(4).contains("Old Mill"), "\(names)")
        let likenesses = search.places(named: "mill").map(\.likeness)
        #expect(likenesses.first == 1 && likenesses.dropFirst().prefix(3).allSatisfy { (0.9..<0.99).contains($0) })
        #expect(likenesses.dropFirst(4).allSatisfy { $0 < 0.9 })
        #expect(try search.place(named: "old mlil").kind == .mill)
    }

    @Test("places are found in either alphabet and in spite of typing errors, with their kind in words")
    func words() throws {
        let search = try Self.search([
            ("Старая мельница", .mill, 0), ("Парк Победы", .park, 900), ("Кафе «Ёлка»", .cafe, 2000),
        ])
        let mill = try search.place(named: "Staraya melnitsa")
        #expect(mill.name == "Старая мельница" && mill.kind == .mill)
        #expect(
            mill.label[.english] == "Старая мельница (mill)" && mill.label[.russian] == "Старая мельница (мельница)")
        #expect(try search.place(named: "парк побеы").name == "Парк Победы")
        #expect(try search.place(named: "кафе елка").label[.russian] == "Кафе «Ёлка» (кафе)")
        for kind in PlaceKind.allCases {
            #expect(!kind.word[.english].isEmpty && kind.word[.english] != "place", "\(kind)")
        }
    }

    @Test(
        "several places of a name are refused with a list, the nearest to the other end first; a kind in brackets decides"
    )
    func ambiguous() throws {
        let search = try Self.search([("Central", .station, 0), ("Central", .cinema, 1000), ("Central", .museum, 2000)])
        func listed(_ near: Coordinate?) throws -> [PlaceKind?] {
            do throws(PlaceSearchError) { _ = try search.place(named: "central", near: near) } catch {
                guard case .ambiguous("central", let places) = error else { return [] }
                let english = error.message[.english]
                #expect(english.contains("Central (cinema)") && error.message[.russian].contains("Central (кинотеатр)"))
                return places.map(\.kind)
            }
            return []
        }
        #expect(try listed(nil) == [.station, .museum, .cinema])
        #expect(try listed(Self.at(1100, 0)) == [.cinema, .museum, .station])
        #expect(try listed(Self.at(-100, 0)) == [.station, .cinema, .museum])
        #expect(try search.place(named: "Central (station)").kind == .station)
        #expect(try search.place(named: "central (Кинотеатр) ").kind == .cinema)
        #expect(throws: PlaceSearchError.self) { try search.place(named: "Central (street)") }
        #expect(try search.place(named: "Mill Lane (street)").kind == nil)
    }

    @Test("what is mapped twice at one place is one place, and a square beside its street none")
    func twice() throws {
        let search = try Self.search([
            ("Museum", .building, 0), ("Museum", .museum, 100), ("Museum", .museum, 900), ("Mill Lane", .square, 450),
        ])
        #expect(search.places(named: "museum").count == 2)
        #expect(search.places(named: "mill lane").map(\.kind) == [nil])
        #expect(try search.place(named: "Mill Lane (square)").kind == .square)
    }

    @Test("places of different kinds are different places, a generic kind apart, and parts of a settlement are one")
    func kindsApart() throws {
        let search = try Self.search([
            ("Twin", .building, 60), ("Twin", .shop, 0), ("Twin", .cafe, 133), ("Twin", .cafe, 150),
            ("Fort", .attraction, 0), ("Fort", .castle, 90), ("Ford", .hamlet, 1000), ("Ford", .village, 1100),
        ])
        #expect(Set(search.places(named: "Twin").filter { $0.likeness == 1 }.map(\.kind)) == [.shop, .cafe])
        #expect(throws: PlaceSearchError.self) { try search.place(named: "Twin") }
        #expect(try search.place(named: "Twin (shop)").kind == .shop)
        #expect(try search.place(named: "Fort").kind == .castle)
        #expect(try search.place(named: "Ford").kind?.isSettlement == true)
    }

    @Test("a street or a settlement is meant rather than shops of its name, however many and near they are")
    func preferred() throws {
        let shops = (0..<12).map { (name: "Mill Lane", kind: PlaceKind.shop, east: 6000 + 500 * Double($0)) }
        let search = try Self.search(
            shops + [("Quest", .village, 0), ("Quest", .station, 900), ("Inn", .pub, 0), ("Inn", .hotel, 900)])
        for near in [nil, Self.at(7000, 0)] {
            #expect(try search.place(named: "Mill Lane", near: near).kind == nil)
            #expect(try search.place(named: "mill lane", near: near).length > 0)
            #expect(try search.place(named: "Quest", near: near).kind == .village)
        }
        #expect(try search.place(named: "Quest (station)").kind == .station)
        #expect(throws: PlaceSearchError.self) { try search.place(named: "Inn") }
    }

    @Test("the message of an ambiguity shows what each is, streets too where there are others")
    func streetsInMessages() throws {
        let search = try Self.search([("Mill Lane", .hamlet, 3000), ("Mill Lane", .shop, 6000)])
        let error = #expect(throws: PlaceSearchError.self) { try search.place(named: "Mill Lane") }
        let message = try #require(error).message
        for text in ["Mill Lane (street)", "Mill Lane (hamlet)", "Mill Lane (shop)", "its name with the kind"] {
            #expect(message[.english].contains(text), "\(message[.english])")
        }
        for text in ["Mill Lane (улица)", "Mill Lane (деревня)", "название с видом места"] {
            #expect(message[.russian].contains(text), "\(message[.russian])")
        }
        #expect(try search.place(named: "Mill Lane (улица)").length > 0)
        let streets = (1...2).map { index in
            FoundPlace(
                name: "Oak Street", kind: nil, coordinate: Self.at(Double(index), 0), likeness: 1, length: 10)
        }
        #expect(!PlaceSearchError.ambiguous("Oak", streets).message[.english].contains("(street)"))
    }

    @Test("a name with & or / is a name before it is a corner")
    func names() throws {
        let search = try Self.search([("Marks & Spencer", .shop, 0), ("Rose / Crown", .pub, 900)])
        #expect(try search.place(named: "marks & spencer").kind == .shop)
        #expect(try search.place(named: "Rose / Crown").kind == .pub)
    }

    @Test("brackets with anything else are a part of the name")
    func brackets() throws {
        let search = try Self.search([("Chapel (ruined)", .placeOfWorship, 0), ("Chapel", .school, 900)])
        #expect(try search.place(named: "Chapel (ruined)").kind == .placeOfWorship)
        #expect(try search.place(named: "Chapel (school)").kind == .school)
        #expect(throws: PlaceSearchError.self) { try search.place(named: "(school)") }
        #expect(throws: PlaceSearchError.self) { try search.place(named: "()") }
    }

    @Test("a name that ends with a kind in brackets is found by its exact name, whatever it is")
    func kindInName() throws {
        let search = try Self.search([
            ("Quest (museum)", .attraction, 0), ("Old Mill", .mill, 900), ("Central", .station, 2000),
            ("Central Station", .shop, 3000), ("Вокзал (музей)", .museum, 4000),
        ])
        #expect(try search.place(named: "Quest (museum)").kind == .attraction)
        #expect(try search.place(named: "Qest (museum)").kind == .attraction)
        #expect(try search.place(named: "Quest (museum) (sight)").kind == .attraction)
        #expect(try search.place(named: "Вокзал (музей)").kind == .museum)
        #expect(search.places(named: "Вокзал (музей)").filter { $0.name.hasPrefix("Вокзал") }.count == 1)
        #expect(try search.place(named: "Central (station)").kind == .station)
        #expect(throws: PlaceSearchError.self) { try search.place(named: "Old Mill (museum)") }
        // A museum that is called so, and the one that is meant by name and kind.
        let two = try Self.search([("Quest (museum)", .attraction, 0), ("Quest", .museum, 900)])
        #expect(two.places(named: "Quest (museum)").prefix(2).map(\.likeness) == [1, 1])
        #expect(throws: PlaceSearchError.self) { try two.place(named: "Quest (museum)") }
    }
}
