import GeoJSON
import Testing

@testable import JSON

/// What properties refuse to become, and where they say it went wrong.
struct TypedDecodingTests {
    private static func decoded<T: Decodable>(_ value: JSONValue, as type: T.Type) throws -> T {
        try JSONObject(dictionaryLiteral: ("v", value)).decoded(as: [String: T].self)["v"]
            ?? { throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: "")) }()
    }

    private static func isRefused<T: Decodable>(_ value: JSONValue, as type: T.Type) -> Bool {
        do {
            _ = try decoded(value, as: type)
            return false
        } catch {
            return error is DecodingError
        }
    }

    @Test("integers are decoded up to the edges of their type and refused beyond, never rounded")
    func integers() throws {
        func check<T: FixedWidthInteger & Decodable>(_ type: T.Type) throws {
            for edge in [T.min, T.max, 0, 1] {
                let value = Int64(exactly: edge).map(JSONValue.integer) ?? .decimal(String(edge))
                #expect(try Self.decoded(value, as: type) == edge)
            }
            #expect(Self.isRefused(.decimal("99999999999999999999"), as: type))
            #expect(
                Self.isRefused(.double(0.5), as: type) && Self.isRefused("1", as: type)
                    && Self.isRefused(true, as: type))
            #expect(try Self.decoded(.double(3), as: type) == 3)
            if T.bitWidth < 64 { #expect(Self.isRefused(.integer(Int64(T.max) + 1), as: type)) }
            if T.min == 0 { #expect(Self.isRefused(-1, as: type)) }
        }
        try check(Int8.self)
        try check(Int16.self)
        try check(Int32.self)
        try check(Int64.self)
        try check(Int.self)
        try check(UInt8.self)
        try check(UInt16.self)
        try check(UInt32.self)
        try check(UInt64.self)
        try check(UInt.self)
    }

    @Test("numbers of a floating type are rounded to it and refused where they do not fit")
    func floating() throws {
        #expect(try Self.decoded(.decimal("0.1000000000000000055"), as: Double.self) == 0.1)
        #expect(try Self.decoded(16_777_217, as: Float.self) == 16_777_216)
        #expect(try Self.decoded(.double(1e-60), as: Float.self) == 0)
        #expect(Self.isRefused(.decimal("1e999"), as: Double.self))
        #expect(Self.isRefused(.double(1e300), as: Float.self))
        #expect(Self.isRefused(.double(-1e39), as: Float.self))
        #expect(Self.isRefused("1.5", as: Double.self) && Self.isRefused(nil, as: Double.self))
    }

    @Test("nothing is taken for something else: texts, truth, lists and objects are distinguished")
    func kinds() {
        #expect(Self.isRefused(1, as: String.self) && Self.isRefused(nil, as: String.self))
        #expect(Self.isRefused(1, as: Bool.self) && Self.isRefused("true", as: Bool.self))
        #expect(Self.isRefused(["a": 1], as: [Int].self) && Self.isRefused([1], as: [String: Int].self))
        #expect(Self.isRefused([1, nil], as: [Int].self))
    }

    private struct Rider: Decodable, Equatable {
        struct Bike: Decodable, Equatable { var gears: Int }
        var name: String
        var bikes: [Bike]
        var note: String?
    }

    @Test(
        "an error names the member at which it went wrong",
        arguments: [
            (["name": "A", "bikes": [["gears": 3], ["gears": "x"]]], ["bikes", "1", "gears"]),
            (["name": 5, "bikes": []], ["name"]), (["name": "A", "bikes": [7]], ["bikes", "0"]),
            (["name": "A"], ["bikes"]), (["name": "A", "bikes": nil], ["bikes"]),
            (["name": "A", "bikes": [], "note": 1], ["note"]),
        ] as [(JSONObject, [String])])
    func places(object: JSONObject, path: [String]) {
        do {
            _ = try object.decoded(as: Rider.self)
            Issue.record("\(object) was decoded")
        } catch let error as DecodingError {
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                #expect(context.codingPath.map(\.stringValue) == path)
            case .keyNotFound(let key, let context):
                #expect(context.codingPath.map(\.stringValue) + [key.stringValue] == path)
            @unknown default: Issue.record("\(error)")
            }
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("optional members may be missing or null, and further ones do no harm")
    func optional() throws {
        let plain = Rider(name: "A", bikes: [])
        #expect(try (["name": "A", "bikes": []] as JSONObject).decoded(as: Rider.self) == plain)
        #expect(
            try (["name": "A", "bikes": [], "note": nil, "more": [1]] as JSONObject).decoded(as: Rider.self) == plain)
    }

    private struct Strange: Encodable {
        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(1, forKey: .first)
            try object.encode(2, forKey: .second)
            var list = encoder.unkeyedContainer()
            try list.encode(3)
            var again = encoder.container(keyedBy: Key.self)
            try again.encode(4, forKey: .second)
        }

        enum Key: CodingKey { case first, second }
    }

    @Test("a type that changes its mind about what it is gives what it said last")
    func changedMind() throws {
        #expect(try JSONValue(encoding: Strange()) == ["second": 4])
    }

    private struct Spelled: Codable, Equatable {
        var composed: Int
        var decomposed: Int

        enum CodingKeys: CodingKey {
            case composed, decomposed
            var stringValue: String { self == .composed ? "\u{E9}" : "e\u{301}" }
            init?(stringValue: String) { return nil }
            var intValue: Int? { nil }
            init?(intValue: Int) { return nil }
        }
    }

    @Test("names that only look alike are different members for encoding and for decoding")
    func spelling() throws {
        let value = Spelled(composed: 1, decomposed: 2)
        let object = try JSONObject(encoding: value)
        #expect(object.count == 2)
        #expect(try object.decoded(as: Spelled.self) == value)
    }
}
