import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap

@Suite("Finding streets by name")
struct PlaceSearchTests {
    private let town: PlaceSearch

    init() throws { town = PlaceSearch(try TestMaps.demo(seed: 1)) }

    @Test("every street is found by its name, and is its only best match unless there is another of that name")
    func everyName() throws {
        #expect(town.streets.count > 20)
        for street in town.streets {
            let found = town.places(named: street.name)
            let best = try #require(found.first)
            #expect(best.likeness == 1, "\(street.name): \(found)")
            let equals = found.filter { $0.likeness == 1 }
            #expect(equals.allSatisfy { $0.name == street.name })
            #expect(equals.count == town.streets.count { $0.name == street.name })
        }
    }

    @Test(
        "letter case, one typing error and the order of words make no difference to which street is best",
        arguments: 1...5)
    func typingErrors(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for name in Set(town.streets.map(\.name)).sorted() {
            var words = name.lowercased().split(separator: " ").map { Array(String($0)) }
            guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }), words[longest].count >= 5
            else { continue }
            let place = 1 + generator.next(below: words[longest].count - 2)
            words[longest].swapAt(place, place + 1)
            generator.shuffle(&words)
            let text = words.map { String($0) }.joined(separator: " ")
            let names = town.places(named: text, limit: 3).map(\.name)
            #expect(names.contains(name), "\(text) for \(name), seed \(seed): \(names)")
        }
    }

    @Test("Latin and Cyrillic letters are one")
    func alphabets() throws {
        let russian = PlaceSearch(try TestMaps.demo(seed: 1, names: .russian))
        let name = try #require(russian.streets.first { $0.name.contains("улица") }?.name)
        let latin = name.unicodeScalars.map { scalar -> String in
            let letters = "абвгдезийклмнопрстуфхцчшщъыьэюяё"
            let spelled = [
                "a", "b", "v", "g", "d", "e", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f",
                "kh", "ts", "ch",
                "sh", "shch", "", "y", "", "e", "yu", "ya", "e",
            ]
            if scalar == "ж" { return "zh" }
            let small = String(scalar).lowercased()
            if small == "ж" { return "zh" }
            return Array(letters).firstIndex(of: Character(small)).map { spelled[$0] } ?? small
        }.joined()
        #expect(russian.places(named: latin).first?.name == name, "\(latin)")
    }

    @Test("a corner is where both streets meet")
    func corner() throws {
        let graph = try TestMaps.demo(seed: 1)
        var checked = 0
        for street in town.streets.prefix(40) {
            let nodes = Set(street.edges.flatMap { [graph.ends(of: $0).first, graph.ends(of: $0).last] })
            let others = town.streets.filter { other in
                other.name != street.name
                    && other.edges.contains {
                        nodes.contains(graph.ends(of: $0).first) || nodes.contains(graph.ends(of: $0).last)
                    }
            }
            guard let other = others.first else { continue }
            let found = try #require(town.places(named: "\(street.name) & \(other.name)").first)
            #expect(found.name == "\(street.name) / \(other.name)")
            #expect(nodes.contains { graph.coordinate(ofNode: $0).distance(to: found.coordinate) < 0.1 })
            checked += 1
        }
        #expect(checked > 10)
    }

    @Test("what is like no name is unknown, and streets of one name in two places are ambiguous")
    func errors() throws {
        #expect(throws: PlaceSearchError.self) { try town.place(named: "Xylophone Boulevard of Nowhere") }
        #expect(throws: PlaceSearchError.self) { try town.place(named: "") }
        #expect(throws: PlaceSearchError.self) { try town.place(named: "&") }
        do throws(PlaceSearchError) {
            _ = try town.place(named: "zzzzzz")
            Issue.record("found a street")
        } catch {
            guard case .unknown("zzzzzz", _) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    @Test(
        "streets of one name in several villages are told apart, and pieces of one street are not",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func villages() throws {
        let search = PlaceSearch(try TestMaps.extract("liechtenstein.osm.pbf"))
        // A main street in each village.
        let places = search.places(named: "Landstrasse", limit: 30).filter { $0.name == "Landstrasse" }
        #expect(places.count > 2)
        for (index, place) in places.enumerated() {
            for other in places.dropFirst(index + 1) {
                #expect(place.coordinate.distance(to: other.coordinate) > StreetGrouping.gap)
            }
        }
        guard
            case .ambiguous(_, let listed)? = #expect(
                throws: PlaceSearchError.self,
                performing: {
                    try search.place(named: "landstrasse")
                })
        else {
            Issue.record("one of several was taken")
            return
        }
        #expect(listed.count > 2)
        #expect(search.places(named: "aeulestr").first?.name == "Aeulestrasse")
    }
}
