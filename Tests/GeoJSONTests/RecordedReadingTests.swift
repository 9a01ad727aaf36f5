import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// What damaged texts are taken for, and what is said of them, as it was recorded.
@Suite("Damaged GeoJSON as it was recorded")
struct RecordedReadingTests {
    private func outcome(_ bytes: [UInt8]) -> String {
        let result = GeoJSONReader().read(bytes)
        let object = result.object.map { String(decoding: GeoJSONWriter().write($0), as: UTF8.self) } ?? "nothing"
        return ([object] + result.diagnostics.map(written)).joined(separator: "\n")
    }

    private func written(_ finding: Diagnostic) -> String {
        let place = finding.location.map { "\($0.line):\($0.column) \($0.byteRange)" } ?? "–"
        let fix =
            finding.fix.map { "\($0.title[.english]) \($0.edits.map { "\($0.byteRange) \($0.replacement)" })" } ?? "–"
        return "\(place) \(finding.rule) \(finding.pointer?.description ?? "–") \(finding.message[.english])"
            + " \(finding.message[.russian]) \(fix)"
    }

    /// The outcomes of many texts, a few to a line.
    private func lines(_ texts: [[UInt8]], _ count: Int) -> [String] {
        stride(from: 0, to: texts.count, by: count).map { start in
            let outcomes = texts[start..<min(start + count, texts.count)].map(outcome)
            let rules = outcomes.flatMap { $0.split(separator: "\n").dropFirst() }.compactMap {
                $0.split(separator: " ").first { $0.contains(".") && !$0.contains("..") }.map(String.init)
            }
            return "\(start): \(Set(rules).sorted().joined(separator: " ")) \(Recording.digest(outcomes))"
        }
    }

    @Test("every fault that one byte can be", arguments: DamagedCollection.layouts)
    func oneByte(_ layout: DamagedCollection.Layout) throws {
        let found = lines(DamagedCollection(layout).damages().map(\.bytes), 25)
        #expect(try Recording("damaged-\(layout)").difference(from: found) == nil)
    }

    @Test("several faults at once, and texts that end anywhere")
    func several() throws {
        var generator = SeededGenerator(seed: 12)
        let texts = FuzzTests.seeds + FuzzTests.texts
        var damaged = (0..<6_000).map { Mutation.damaged(texts[$0 % texts.count], using: &generator) }
        let structural = Array("{}[]\":,' \n/-0.eEtfn\\".utf8)
        for _ in 0..<6_000 {
            var text = generator.pick(texts) ?? []
            for _ in 0...generator.next(below: 3) {
                let place = generator.next(below: text.count)
                switch generator.next(below: 3) {
                case 0: text[place] = generator.pick(structural) ?? 0
                case 1: text.insert(generator.pick(structural) ?? 0, at: place)
                default: text.remove(at: place)
                }
            }
            damaged.append(text)
        }
        damaged += texts.flatMap { text in (0..<text.count).map { Array(text.prefix($0)) } }
        #expect(try Recording("damaged-texts").difference(from: lines(damaged, 40)) == nil)
    }

    /// Texts that people write by hand, with what they take for JSON.
    @Test("untidy texts")
    func untidy() throws {
        let words = [
            "{", "}", "[", "]", ":", ",", "\"type\"", "\"Feature\"", "type", "'id'", "\"a\"", "1", "-2.5", "01", "+1",
            ".5", "5.",
            "1e", "0x1F", "NaN", "Infinity", "true", "True", "null", "None", "undefined", "// c\n", "/* c */", "# c\n",
            "\"\\u00e9\"",
            "\"\\x\"", "\"\\ud83d\"", "\"\t\"", "“q”", "\u{FEFF}", "1,5", "9", "-", "--1", "1 2", "\"open", "\n", " ",
            "=", ";",
        ]
        var generator = SeededGenerator(seed: 5)
        var texts: [[UInt8]] = []
        for _ in 0..<6_000 {
            let inner = (0..<generator.next(in: 1...7)).map { _ in generator.pick(words) ?? "" }.joined()
            let text = generator.pick([
                inner, "{\(inner)}", "[\(inner)]", "{\"type\":\"Feature\",\"properties\":{\(inner)},\"geometry\":null}",
                "{\"type\":\"LineString\",\"coordinates\":[[1,2],[\(inner)]]}",
            ])
            texts.append(Array((text ?? "").utf8))
        }
        #expect(try Recording("untidy-texts").difference(from: lines(texts, 40)) == nil)
    }

    /// Geometries whose lists are too short, open, too deep or not deep enough.
    @Test("geometries of every kind with coordinates of every kind")
    func geometries() throws {
        let kinds = [
            "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection",
            "point", "Circle",
        ]
        let positions = [
            "[1,2]", "[1,2]", "[3,2]", "[3,4]", "[1,2,7]", "[1,2,7]", "[3,4,8]", "[1]", "[]", "[1,2,3,4]", "[\"1\",2]",
            "null", "5",
        ]
        var generator = SeededGenerator(seed: 6)
        func list(_ depth: Int) -> String {
            if depth == 0 { return generator.pick(positions) ?? "" }
            var elements = (0..<generator.next(in: 0...5)).map { _ in list(generator.chance(0.97) ? depth - 1 : depth) }
            if depth == 1, generator.chance(0.7), let first = elements.first { elements.append(first) }
            return "[\(elements.joined(separator: generator.chance(0.9) ? "," : " , "))]"
        }
        var texts: [[UInt8]] = []
        for number in 0..<5_000 {
            let kind = kinds[number % kinds.count]
            let coordinates = list([0, 1, 1, 2, 2, 3, 0, 1, 1][number % kinds.count])
            let more =
                generator.pick([
                    "", "", ",\"bbox\":[1,2,3,4]", ",\"bbox\":[1,2]", ",\"geometries\":[]", ",\"x\":{\"y\":[1]}",
                ]) ?? ""
            texts.append(Array("{\"type\":\"\(kind)\",\"coordinates\":\(coordinates)\(more)}".utf8))
        }
        for ring in [
            "[[0,0],[1,0],[1,1]]", "[[0,0],[1,0],[0,0]]", "[[0,0],[1,0],[1,1],[0,0]]", "[[0,0],[1,0]]",
            "[[0,0,1],[1,0,1],[1,1,1],[0,0,2]]",
        ] {
            texts.append(Array("{\"type\":\"Polygon\",\"coordinates\":[\(ring)]}".utf8))
            texts.append(
                Array(
                    "{\"type\":\"MultiPolygon\",\"coordinates\":[[\(ring)],[[[5,5],[6,5],[6,6],[5,5]],\(ring)]]}".utf8))
        }
        #expect(try Recording("geometry-texts").difference(from: lines(texts, 25)) == nil)
    }

    @Test("what cut lists have at an index where they end")
    func cutLists() {
        for text in ["[1,", "[1", "[", "[[1],", "[1,{\"a\":"] {
            #expect(JSONPointer(["1", "a", "b"]).locate(in: Array(text.utf8)) == nil)
            if !text.hasPrefix("[1,{") { #expect(JSONPointer(["1"]).locate(in: Array(text.utf8)) == nil, "\(text)") }
        }
    }

    @Test("areas of less than a square metre, and of a polygon that its hole covers")
    func smallAreas() throws {
        func ring(_ size: Double) -> Positions {
            Positions(
                [(0, 0), (size, 0), (size, size), (0, size), (0, 0)].map { Position(longitude: $0.0, latitude: $0.1) })
        }
        let small = Polygon(uncheckedExterior: ring(5e-6), holes: [])
        #expect(small.area > 0.2 && small.area < 0.4)
        #expect(Polygon(uncheckedExterior: ring(5e-6), holes: [ring(6e-6)]).area == 0)
        #expect(abs(Polygon(uncheckedExterior: ring(2e-5), holes: [ring(1e-5)]).area / small.area - 12) < 0.01)
    }
}
