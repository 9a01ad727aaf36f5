import Support
import Testing

@testable import GeoJSON
@testable import JSON

/// An object behaves as a list of its members, whether it still is text or was changed.
struct JSONObjectTests {
    private static let names = ["a", "b", "é", "e\u{301}", "", "a\"b", "\u{0}"]

    /// An object and its members as a plain list, where equal names may stand.
    private static func object(_ generator: inout SeededGenerator) -> (JSONObject, [(String, JSONValue)]) {
        let members = (0..<generator.next(below: 6)).map { number in
            (generator.pick(names) ?? "", JSONValue.integer(Int64(number)))
        }
        return (JSONObject(members: members.map { JSONObject.Member(key: $0.0, value: $0.1) }), members)
    }

    /// The same object as it comes out of the reader.
    private static func read(_ object: JSONObject) -> JSONObject? {
        let feature = Feature(geometry: nil, properties: object)
        return GeoJSONReader().read(GeoJSONWriter().write(feature)).object?.features.first?.properties
    }

    @Test("looking up, counting and listing are those of the list of members, in memory and in text")
    func reading() throws {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            let (made, members) = Self.object(&generator)
            let read = try #require(Self.read(made))
            for object in [made, read] {
                #expect(object.count == members.count && object.isEmpty == members.isEmpty)
                #expect(object.keys.map { Array($0.utf8) } == members.map { Array($0.0.utf8) }, "seed \(seed)")
                for name in Self.names {
                    let expected = members.last { $0.0.utf8.elementsEqual(name.utf8) }?.1
                    #expect(object[name] == expected, "seed \(seed): \(name)")
                }
            }
            #expect(made == read)
            #expect(made.hashValue == read.hashValue)
        }
    }

    @Test("setting replaces in place or appends, and setting nothing removes every member of that name")
    func writing() throws {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            var (object, members) = Self.object(&generator)
            if generator.chance(0.5) { object = try #require(Self.read(object)) }
            for step in 0..<5 {
                let name = generator.pick(Self.names) ?? ""
                let value: JSONValue? = generator.chance(0.4) ? nil : .integer(Int64(100 + step))
                object[name] = value
                let place = members.firstIndex { $0.0.utf8.elementsEqual(name.utf8) }
                members.removeAll { $0.0.utf8.elementsEqual(name.utf8) }
                if let value { members.insert((name, value), at: place ?? members.count) }
                #expect(object.map(\.value) == members.map(\.1), "seed \(seed), step \(step)")
                #expect(object.keys.map { Array($0.utf8) } == members.map { Array($0.0.utf8) }, "seed \(seed)")
            }
        }
    }

    @Test(
        "objects of up to and beyond the size that is read at full speed notice a name given twice",
        arguments: [2, 63, 64, 65, 66, 300])
    func twice(_ count: Int) {
        for twin in [nil, 0, count / 2, count - 1] as [Int?] {
            let names = (0..<count).map { "name number \($0)" } + (twin.map { ["name number \($0)"] } ?? [])
            let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
            let (value, diagnostics) = JSONValue.read(Array(text.utf8))
            #expect(value?.objectValue?.count == names.count)
            #expect(diagnostics.map(\.rule) == (twin == nil ? [] : ["json.duplicate-member"]))
        }
    }

    @Test("names of any length are distinguished, also those that differ in their last byte or only by an escape")
    func lengths() {
        for length in 0..<40 {
            let stem = String(repeating: "x", count: length)
            func rules(_ one: String, _ other: String) -> [String] {
                JSONValue.read(Array("{\"\(one)\":1,\"\(other)\":2}".utf8)).diagnostics.map(\.rule)
            }
            #expect(rules(stem + "a", stem + "b").isEmpty, "length \(length)")
            #expect(rules(stem, stem + "b").isEmpty, "length \(length)")
            #expect(rules(stem + "a", stem + "a") == ["json.duplicate-member"], "length \(length)")
            #expect(rules(stem + "\\u0061", stem + "a") == ["json.duplicate-member"], "length \(length)")
            #expect(rules("\\u0062" + stem, "b" + stem) == ["json.duplicate-member"], "length \(length)")
        }
    }

    @Test("a value gives what it is and nothing else")
    func kinds() {
        let values: [JSONValue] = [nil, true, 3, 3.5, .decimal("1e400"), "t", [1], ["k": 2]]
        #expect(values.map { $0.booleanValue != nil } == [false, true, false, false, false, false, false, false])
        #expect(values.map { $0.integerValue != nil } == [false, false, true, false, false, false, false, false])
        #expect(values.map { $0.doubleValue != nil } == [false, false, true, true, false, false, false, false])
        #expect(values.map { $0.stringValue != nil } == [false, false, false, false, false, true, false, false])
        #expect(values.map { $0.arrayValue != nil } == [false, false, false, false, false, false, true, false])
        #expect(values.map { $0.objectValue != nil } == [false, false, false, false, false, false, false, true])
        #expect(JSONValue.double(9.3e18).integerValue == nil && JSONValue.double(-4).integerValue == -4)
        #expect(JSONValue.decimal("0.1000000000000000055").doubleValue == 0.1)
    }
}
