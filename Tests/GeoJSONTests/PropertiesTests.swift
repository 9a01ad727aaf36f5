import Foundation
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite("Properties as types of one's own")
struct PropertiesTests {
    @Test("properties become a type of one's own")
    func properties() throws {
        struct Task: Decodable, Equatable {
            var name: String
            var points: Int
            var tags: [String]?
            var more: [String: Double]
        }
        let feature = try GeoJSONObject(
            parsing: #"{"type":"Feature","geometry":null,"properties":{"name":"Б","points":3,"more":{"a":1.5}}}"#)
        let task = try #require(feature.features.first?.properties).decoded(as: Task.self)
        #expect(task == Task(name: "Б", points: 3, tags: nil, more: ["a": 1.5]))
        #expect(throws: DecodingError.self) { try JSONObject(members: []).decoded(as: Task.self) }
        #expect(throws: DecodingError.self) {
            try JSONObject([("v", 300)]).decoded(as: [String: UInt8].self)
        }
    }

    struct Everything: Codable, Equatable {
        enum Kind: String, Codable {
            case birch = "берёза"
            case oak
        }
        struct Part: Codable, Equatable {
            var weight: Double
            var note: String?
            var pair: [Int8]
        }
        var zulu: String
        var alpha: UInt64
        var least: Int64
        var small: Float
        var flag: Bool
        var kind: Kind
        var missing: Int?
        var parts: [Part]
        var table: [String: [Double]]
        var nested: [[Bool?]]
        var any: JSONValue
        var object: JSONObject
    }

    static func everything(_ generator: inout SeededGenerator) -> Everything {
        Everything(
            zulu: generator.pick(["", "é", "e\u{301}", "\"\\\u{1}"]) ?? "", alpha: generator.next(),
            least: Int64(bitPattern: generator.next()), small: Float(generator.next(in: -1e6...1e6)),
            flag: generator.chance(0.5), kind: generator.chance(0.5) ? .birch : .oak,
            missing: generator.chance(0.5) ? generator.next(below: 9) : nil,
            parts: (0..<generator.next(below: 3)).map { number in
                .init(weight: generator.next(in: -1e9...1e9), note: number == 1 ? "n" : nil, pair: [-128, 127])
            },
            table: ["b": [1, 0.1], "a": [], "é": [.leastNonzeroMagnitude], "e\u{302}": [-0.0]],
            nested: [[true, nil], []], any: ["k": [nil, 1, 1.0, "t"]],
            object: JSONObject(members: [.init(key: "k", value: 1), .init(key: "k", value: .decimal("1e999"))]))
    }

    @Test("what is encoded is decoded equal, also after it was written and read")
    func roundTrip() throws {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let everything = Self.everything(&generator)
            let object = try JSONObject(encoding: everything)
            #expect(try object.decoded(as: Everything.self) == everything, "seed \(seed)")
            let feature = try Feature(id: 7, geometry: nil, encoding: everything)
            #expect(feature.properties == object)
            let read = try GeoJSONObject(parsing: GeoJSONWriter().write(feature)).features.first?.properties
            #expect(try read?.decoded(as: Everything.self) == everything, "seed \(seed)")
        }
    }

    @Test("members keep the order in which they are encoded, and those of a dictionary are sorted")
    func order() throws {
        var generator = SeededGenerator(seed: 1)
        var everything = Self.everything(&generator)
        everything.missing = 4
        let object = try JSONObject(encoding: everything)
        #expect(
            object.keys == [
                "zulu", "alpha", "least", "small", "flag", "kind", "missing", "parts", "table", "nested", "any",
                "object",
            ])
        #expect(object["table"]?.objectValue?.keys == ["a", "b", "é", "e\u{302}"].sorted())
        #expect(object["object"]?.objectValue?.count == 2)
    }

    @Test("integers are exact and floating numbers have the digits of their own type")
    func numbers() throws {
        #expect(try JSONValue(encoding: UInt64.max) == .decimal("18446744073709551615"))
        #expect(try JSONValue(encoding: Int64.min) == .integer(.min))
        #expect(try JSONValue(encoding: Float(0.1)) == .double(0.1))
        #expect(try JSONValue(encoding: [nil, 1.0, 1e300]) == [nil, 1.0, 1e300])
        #expect(
            try JSONValue(encoding: Float.leastNonzeroMagnitude).doubleValue.map(Float.init) == .leastNonzeroMagnitude)
        #expect(try JSONValue(encoding: Self.zero) == .object([:]))
        #expect(try JSONValue(encoding: [2: "b", 1: "a"]) == ["1": "a", "2": "b"])
    }

    static let zero = Nothing()
    struct Nothing: Encodable { func encode(to encoder: any Encoder) {} }

    @Test("what JSON cannot write is refused, with its place")
    func refusals() throws {
        struct Outer: Encodable { var list: [[String: Double]] }
        let broken = Outer(list: [[:], ["a/b": .infinity]])
        let expected = JSONEncodingError(.notFinite(.infinity), at: JSONPointer(["list", "1", "a/b"]))
        #expect(throws: expected) { try JSONObject(encoding: broken) }
        #expect(expected.message[.english].contains("/list/1/a~1b"))
        #expect(expected.message[.russian].contains("/list/1/a~1b"))
        let value: JSONValue = ["x": [1, .double(.nan)]]
        do {
            _ = try JSONValue(encoding: ["v": value])
            Issue.record("not-a-number was encoded")
        } catch let error as JSONEncodingError {
            #expect(error.pointer == JSONPointer(["v", "x", "1"]))
        }
        #expect(throws: JSONEncodingError(.notAnObject, at: JSONPointer())) { try JSONObject(encoding: [1]) }
        #expect(throws: JSONEncodingError(.notAnObject, at: JSONPointer())) {
            try Feature(geometry: nil, encoding: "text")
        }
    }

    /// A class hierarchy and containers asked for twice: what hand-written types do.
    class Base: Encodable {
        enum CodingKeys: String, CodingKey { case inner, first }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
            try inner.encode(1, forKey: .first)
            var again = encoder.container(keyedBy: CodingKeys.self)
            try again.encode(2, forKey: .first)
            var list = container.nestedUnkeyedContainer(forKey: .inner)
            try list.encode(0)
            var nested = list.nestedUnkeyedContainer()
            try nested.encodeNil()
            #expect(list.count == 2)
            try again.encode("last", forKey: .first)
        }
    }

    final class Derived: Base {
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(true, forKey: .first)
            try super.encode(to: container.superEncoder())
        }
    }

    @Test("containers of one value share it, and a class has its superclass under its own name")
    func containers() throws {
        let object = try JSONObject(encoding: Derived())
        #expect(object == ["first": true, "super": ["inner": [0, [nil]], "first": "last"]])
    }

    @Test("values go through encoders of other formats and come back")
    func otherFormats() throws {
        let value: JSONValue = ["a": [1, 2.5, "t", nil, true, .decimal("18446744073709551615")], "b": ["c": [:]]]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
        let object = try #require(value.objectValue)
        #expect(try JSONDecoder().decode(JSONObject.self, from: JSONEncoder().encode(object)) == object)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode([JSONValue.decimal("1e999")]) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(JSONObject.self, from: Data("[]".utf8)) }
    }
}
