import JSON
import Support
import TestSupport
import Testing

@testable import Quests

@Suite("Texts of changed quests as they were recorded")
struct RecordedTextTests {
    /// Lists of two, of one and of none, over several lines and on one.
    private static let layouts: [String] = [
        #"{"list":[1,2],"object":{"a":1,"b":2},"one":[1],"none":[]}"#,
        "{\n  \"list\": [\n    1,\n    2\n  ],\n  \"object\": {\n    \"a\": 1,\n    \"b\": 2\n  },\n"
            + "  \"one\": [\n    1\n  ],\n  \"none\": []\n}\n",
        "{\r\n\t\"list\" : [ 1 , 2 ] ,\r\n\t\"object\" : { \"a\" : 1 ,\t\"b\" : 2 },\r\n\t\"one\":[ 1 ],\"none\":{} }",
        "{\"list\": [1,\n 2], \"object\": {\"a\": 1,\n  \"b\": 2}, \"one\": [\n1], \"none\": [ ]}",
    ]

    @Test("members and elements that come, go and change keep the layout around them", arguments: layouts.indices)
    func merged(number: Int) throws {
        let text = Array(Self.layouts[number].utf8)
        let source = try #require(JSONSource(text))
        let old = try JSONValue(parsing: Self.layouts[number])
        let values: [JSONValue] = [
            [1], [2], [3, 1, 2], [1, 3, 2], [1, 2, 3], [1, 2, 3, 4], [], [7, 8], ["a": 1], ["b": 2], ["a": 1, "b": 3],
            ["a": 1, "b": 2, "c": 3], ["c": [1, ["d": 2]]], [:], "text", .null, true, [[1, 2], ["x": "й"]],
        ]
        var lines: [String] = []
        for (colon, comma) in [(": ", ", "), (":", ",")] {
            let layout = JSONLayout(
                lineEnd: [0x0A], indent: [0x20, 0x20], colon: Array(colon.utf8), comma: Array(comma.utf8))
            let merge = JSONMerge(source, layout: layout)
            for key in ["list", "object", "one", "none", "new"] {
                for value in values {
                    var object = try #require(old.objectValue)
                    object[key] = value
                    let new = merge.text(of: source.root, from: old, to: .object(object))
                    #expect(JSONValue.read(new).value != nil)
                    lines.append(
                        String(decoding: new, as: UTF8.self).replacing("\n", with: "⏎").replacing("\r", with: "␍"))
                }
            }
        }
        #expect(try Recording("merged-\(number)").difference(from: lines) == nil)
    }
}
