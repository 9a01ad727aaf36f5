import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap

@Suite("Places found by name as they were recorded")
struct RecordedPlaceTests {
    @Test("what is found for names with mistakes, and in which order", arguments: [1, 2] as [UInt64])
    func found(seed: UInt64) throws {
        let graph =
            seed == 1 ? try TestMaps.demo(seed: 1) : try RoadGraph(bytes: RandomNetwork.placed(nodes: 120, seed: seed))
        let search = PlaceSearch(graph)
        var generator = SeededGenerator(seed: seed)
        let names = Array(Set(search.streets.map(\.name) + search.places.map(\.name))).sorted()
        func mistaken(_ name: String) -> String {
            var letters = Array(name)
            for _ in 0..<generator.next(below: 3) where letters.count > 2 {
                let place = generator.next(below: letters.count - 1)
                switch generator.next(below: 4) {
                case 0: letters.remove(at: place)
                case 1: letters.insert(generator.pick(Array("aeiой ")) ?? "x", at: place)
                case 2: letters.swapAt(place, place + 1)
                default: letters[place] = generator.pick(Array("nrтк-")) ?? "x"
                }
            }
            if generator.chance(0.2) { letters = Array(letters.prefix(generator.next(in: 2...letters.count))) }
            return generator.chance(0.2) ? String(letters).uppercased() : String(letters)
        }
        var lines = search.streets.map {
            "\($0.name) \($0.edges.count) \($0.length.written()) \($0.coordinate.longitude.written(5)) \($0.coordinate.latitude.written(5))"
        }
        for number in 0..<300 {
            var text = mistaken(generator.pick(names) ?? "")
            if number % 4 == 1 {
                text += generator.pick([" & ", " / ", "/"]) ?? "" + mistaken(generator.pick(names) ?? "")
            }
            if number % 4 == 2 { text = text.split(separator: " ").reversed().joined(separator: " ") }
            if number % 8 == 3, let place = generator.pick(search.places) { text += " (\(place.kind.word[.english]))" }
            let near =
                generator.chance(0.5) ? graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount))) : nil
            let found = search.places(named: text, limit: 4, near: near).map {
                "\($0.label[.russian]) \($0.likeness.written(4)) \($0.length.written(0)) \($0.place)"
            }
            let one: String
            do { one = "\(try search.place(named: text, near: near).place)" } catch {
                one = error.message[.english].replacing("\n", with: "⏎")
            }
            lines.append("\(text): \(found.joined(separator: "; ")) → \(one)")
        }
        #expect(try Recording("places-\(seed)").difference(from: lines) == nil)
    }
}
