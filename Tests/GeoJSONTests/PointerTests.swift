import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// RFC 6901: the way to a value, as text and in a text.
struct PointerTests {
    @Test("the text of a pointer is read back as the same pointer, whatever the names")
    func text() {
        for seed in UInt64(0)..<2_000 {
            var objects = RandomObjects(seed: seed)
            let combining = ["\u{301}x", "\u{301}", "~1", "~01", "/", "//", "a/\u{301}b", "\u{200D}"]
            let pointer = JSONPointer(
                (0..<objects.generator.next(below: 4)).map { _ in
                    objects.generator.chance(0.3) ? objects.generator.pick(combining) ?? "" : objects.text()
                })
            let read = JSONPointer(text: pointer.description)
            #expect(Self.spelled(read) == Self.spelled(pointer), "seed \(seed): \(pointer)")
        }
    }

    @Test(
        "a text is a pointer only with a slash in front and a digit behind each tilde",
        arguments: [
            ("", []), ("/", [""]), ("/a", ["a"]), ("/a/", ["a", ""]), ("/~0~1", ["~/"]), ("/~01", ["~1"]), ("a", nil),
            ("/~", nil), ("/~2", nil), ("/a~/b", nil), ("#/a", nil), (" /a", nil),
        ] as [(String, [String]?)])
    func grammar(text: String, components: [String]?) {
        #expect(JSONPointer(text: text)?.components == components)
    }

    @Test("only an index without sign and leading zero points into a list")
    func indices() {
        let list: JSONValue = [10, 11, 12]
        #expect(list[JSONPointer(["1"])] == 11)
        for wrong in ["3", "-1", "+1", "01", "1 ", "", "-", "1.0", "٣", "99999999999999999999"] {
            #expect(list[JSONPointer([wrong])] == nil, "\(wrong)")
        }
        #expect(list[JSONPointer(["0", "0"])] == nil)
        #expect(list[JSONPointer()] == list)
        #expect(JSONPointer(["a", "b"]).parent == JSONPointer(["a"]))
        #expect(JSONPointer().parent == JSONPointer())
    }

    @Test("where a text has the value that a pointer points to, that value stands", arguments: [false, true])
    func places(isPretty: Bool) {
        let writer = GeoJSONWriter(options: isPretty ? .pretty : .compact)
        for seed in UInt64(0)..<300 {
            var objects = RandomObjects(seed: seed)
            let value: JSONValue = .object(["v": objects.value(), "w": objects.value()])
            let bytes = writer.write(value)
            let pointers = Self.pointers(in: value)
            let places = JSONPointer.locate(pointers, in: bytes)
            for (pointer, place) in zip(pointers, places) {
                guard let place else {
                    Issue.record("seed \(seed): no place for \(pointer)")
                    continue
                }
                let text = [0x5B] + bytes[place.byteRange] + [0x5D]
                #expect(
                    JSONValue.read(Array(text)).value == .array([value[pointer] ?? .null]), "seed \(seed): \(pointer)")
                #expect(pointer.locate(in: bytes) == place)
            }
        }
    }

    @Test("names that only look alike are different members")
    func spelling() throws {
        let text = "{\"\u{E9}\":1,\"e\u{301}\":[2,3],\"\u{E9}a\":4}"
        let value = try JSONValue(parsing: text)
        for (name, expected) in [("\u{E9}", "1"), ("e\u{301}", "[2,3]"), ("\u{E9}a", "4")] {
            let place = try #require(JSONPointer([name]).locate(in: Array(text.utf8)))
            #expect(String(decoding: Array(text.utf8)[place.byteRange], as: UTF8.self) == expected)
            #expect(
                try String(decoding: GeoJSONWriter().write(#require(value[JSONPointer([name])])), as: UTF8.self)
                    == expected)
        }
    }

    @Test("of two members of one name the last counts, with all that it has and has not")
    func twice() {
        let bytes = Array(#"{"a":{"b":1,"c":2},"a":{"c":3}}"#.utf8)
        #expect(JSONPointer(["a", "c"]).locate(in: bytes)?.byteRange == 28..<29)
        #expect(JSONPointer(["a"]).locate(in: bytes)?.byteRange == 23..<30)
        #expect(JSONPointer(["a", "b"]).locate(in: bytes) == nil)
        #expect(
            JSONPointer.locate([JSONPointer(["a", "b"]), JSONPointer(["a", "c"])], in: bytes).map { $0 != nil } == [
                false, true,
            ])
    }

    @Test("taking a member out leaves the text of the object without it")
    func removal() throws {
        for seed in UInt64(0)..<300 {
            var objects = RandomObjects(seed: seed)
            let object = objects.object()
            let value: JSONValue = ["first": 1, "o": .object(object), "last": [2]]
            let bytes = GeoJSONWriter(options: objects.generator.chance(0.5) ? .pretty : .compact).write(value)
            for key in object.keys {
                let range = try #require(
                    bytes.withUnsafeBufferPointer { PointerLocator.removal(of: JSONPointer(["o", key]), in: $0) })
                var left = object
                left[key] = nil
                let text = Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
                #expect(
                    JSONValue.read(text).value == ["first": 1, "o": .object(left), "last": [2]], "seed \(seed): \(key)")
            }
        }
    }

    private static func spelled(_ pointer: JSONPointer?) -> [[UInt8]]? { pointer?.components.map { Array($0.utf8) } }

    private static func pointers(in value: JSONValue, at pointer: JSONPointer = JSONPointer()) -> [JSONPointer] {
        switch value {
        case .array(let elements):
            [pointer] + elements.enumerated().flatMap { pointers(in: $1, at: pointer.appending($0)) }
        case .object(let object): [pointer] + object.flatMap { pointers(in: $0.value, at: pointer.appending($0.key)) }
        default: [pointer]
        }
    }
}
