import Support
import Testing

@testable import GeoJSON
@testable import JSON

/// For each lint rule what it finds, beside the nearest thing that it does not find.
struct LintNeighbourTests {
    private static func found(_ text: String) -> [String] {
        Linter().lint(Array(text.utf8)).map {
            "\($0.rule.dropFirst("geojson.".count)) \($0.pointer?.description ?? "")"
        }
    }

    private static func polygon(_ rings: String) -> String { #"{"type":"Polygon","coordinates":[\#(rings)]}"# }
    private static func line(_ positions: String) -> String { #"{"type":"LineString","coordinates":[\#(positions)]}"# }

    @Test(
        "a ring is reported to go the wrong way around only where it has an area and goes the other way",
        arguments: [
            ("[[0,0],[1,0],[1,1],[0,0]]", false), ("[[0,0],[1,1],[1,0],[0,0]]", true),
            ("[[0,0],[1,0],[1,1e-7],[0,0]]", false),
            ("[[0,0],[1,1e-7],[1,0],[0,0]]", true),
            ("[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[1,2],[2,2],[1,1]]", false),
            ("[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[2,2],[1,2],[1,1]]", true),
        ])
    func winding(rings: String, isFound: Bool) {
        #expect(Self.found(Self.polygon(rings)) == (isFound ? ["winding /coordinates"] : []))
    }

    @Test(
        "each way in which an area is not valid has its finding at its place, and its nearest valid neighbour none",
        arguments: [
            ("[[0,0],[4,0],[1,3],[3,3],[0,0]]", ["self-intersection 0/1"]), ("[[0,0],[4,0],[3,3],[1,3],[0,0]]", []),
            ("[[0,0],[4,0],[2,3],[2,3],[0,0]]", ["duplicate-position 0/3"]),
            ("[[0,0],[4,0],[4,4],[2,0],[0,4],[0,0]]", ["self-touching 0/0"]),
            ("[[0,0],[4,0],[4,4],[2,1e-15],[0,4],[0,0]]", []),
            ("[[0,0],[2,2],[4,0],[4,4],[2,2],[0,4],[0,0]]", ["self-touching 0/1"]),
            ("[[0,0],[4,0],[4,4],[2,-0.001],[0,4],[0,0]]", ["self-intersection 0/0", "self-intersection 0/0"]),
            // Through its own vertex, and through the middle of a side.
            ("[[0,0],[2,2],[4,4],[4,0],[2,2],[0,4],[0,0]]", ["self-intersection 0/1"]),
            ("[[0,0],[4,0],[4,4],[2,0],[2,-2],[0,-2],[0,0]]", ["self-intersection 0/0"]),
            ("[[0,0],[4,0],[4,4],[9,9],[4,4],[0,4],[0,0]]", ["spike 0/3"]),
            ("[[0,0],[4,0],[4,4],[9,9],[4,4.5],[0,4],[0,0]]", []),
            ("[[4,4],[0,0],[2,2],[0,4],[4,4]]", ["spike 0/1"]),
            ("[[0,0],[9,0],[9,9],[6,9],[6,0],[3,0],[3,9],[0,9],[0,0]]", ["self-overlap 0/0"]),
            ("[[0,0],[1,1],[2,2],[0,0]]", ["zero-area 0"]),
            ("[[0,0],[1,1],[1,1],[0,0]]", ["zero-area 0", "duplicate-position 0/2"]),
            ("[[0,0],[1,1],[2,2.0000000000000004],[0,0]]", []),
        ])
    func rings(ring: String, findings: [String]) {
        #expect(Self.areaFindings(#"{"type":"Polygon","coordinates":[\#(ring)]}"#) == findings)
    }

    @Test(
        "holes lie inside, apart from each other, and leave the interior in one piece",
        arguments: [
            ("[[20,20],[20,21],[21,21],[20,20]]", ["hole-outside 1"]), ("[[1,1],[1,2],[2,2],[1,1]]", []),
            ("[[8,8],[8,12],[12,12],[8,8]]", ["hole-outside 1/0"]), ("[[0,0],[0,9],[9,9],[0,0]]", ["shared-edge 1/0"]),
            ("[[9,9],[9,10],[10,10],[9,9]]", ["hole-outside 1"]), ("[[0,0],[1,2],[2,1],[0,0]]", []),
            ("[[0,0],[9,9],[8,8.5],[0,0]]", ["interior-disconnected 1/1"]),
            ("[[9,9],[0,9],[0,0],[9,0],[9,9]]", ["duplicate-ring 1"]),
            ("[[9,9],[0,9],[0,0],[9,0.5],[9,9]]", ["shared-edge 1/1"]),
            ("[[1,1],[1,5],[5,5],[5,1],[1,1]],[[2,2],[2,3],[3,3],[2,2]]", ["holes-overlap 2"]),
            ("[[2,2],[2,3],[3,3],[2,2]],[[1,1],[1,5],[5,5],[5,1],[1,1]]", ["holes-overlap 1"]),
            ("[[1,1],[1,5],[5,5],[5,1],[1,1]],[[2,2],[2,7],[3,7],[2,2]]", ["holes-overlap 2/0"]),
            ("[[1,1],[1,5],[5,5],[5,1],[1,1]],[[5,5],[5,7],[7,7],[5,5]]", []),
            ("[[1,1],[1,5],[5,5],[5,1],[1,1]],[[5,2],[5,3],[6,3],[5,2]]", ["shared-edge 2/0"]),
            // A chain of holes from side to side, and one that ends before.
            (
                "[[0,4],[3,5],[3,4],[0,4]],[[3,4],[6,5],[6,4],[3,4]],[[6,4],[9,5],[8,4],[6,4]]",
                ["interior-disconnected 3/1"]
            ),
            ("[[0,4],[3,5],[3,4],[0,4]],[[3,4],[6,5],[6,4],[3,4]],[[6,4],[8,5],[8,4],[6,4]]", []),
        ])
    func holes(holes: String, findings: [String]) {
        let found = Self.areaFindings(Self.polygon("[[0,0],[9,0],[9,9],[0,9],[0,0]],\(holes)"))
        #expect(found == findings)
    }

    @Test(
        "members of a MultiPolygon touch at points only",
        arguments: [
            ("[[[9,9],[12,9],[12,12],[9,9]]]", []), ("[[[8,8],[12,8],[12,12],[8,8]]]", ["members-overlap 1/0/0"]),
            ("[[[9,2],[12,2],[9,7],[9,2]]]", ["members-share-edge 1/0/2"]),
            ("[[[7,7],[8,7],[8,8],[7,7]]]", ["members-overlap 1"]), ("[[[2,2],[3,2],[3,3],[2,2]]]", []),
            ("[[[1,1],[5,1],[5,5],[1,5],[1,1]]]", ["members-share-edge 1/0/0"]),
            ("[[[9,9],[0,9],[0,0],[9,0],[9,9]]]", ["duplicate-ring 1/0"]),
            ("[[[2,2],[3,2],[3,3],[2,2]]],[[[2,2],[3,3],[2,3],[2,2]]]", ["members-share-edge 2/0/0"]),
        ])
    func members(members: String, findings: [String]) {
        let first = "[[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[1,5],[5,5],[5,1],[1,1]]]"
        #expect(Self.areaFindings(#"{"type":"MultiPolygon","coordinates":[\#(first),\#(members)]}"#) == findings)
    }

    /// What is found but for the directions of rings, with the place in `coordinates`.
    private static func areaFindings(_ text: String) -> [String] {
        found(text).filter { !$0.hasPrefix("winding") && !$0.hasPrefix("precision") }.map { finding in
            finding.replacing("/coordinates/", with: "")
        }
    }

    @Test(
        "a box does not hold its geometry as soon as one edge falls short",
        arguments: [
            ("[1,2,3,4]", false), ("[1.1,2,3,4]", true), ("[1,2.1,3,4]", true), ("[1,2,2.9,4]", true),
            ("[1,2,3,3.9]", true),
            ("[0,0,9,9]", false), ("[1,2,5,3,4,6]", false), ("[1,2,5.5,3,4,6]", true), ("[1,2,5,3,4,5.5]", true),
            ("[-180,-90,180,90]", false), ("[170,0,5,5]", false), ("[170,0,2,5]", true), ("[2,0,1.5,5]", true),
        ])
    func boxes(box: String, isFound: Bool) {
        let text = #"{"type":"LineString","bbox":\#(box),"coordinates":[[1,2,5],[3,4,6]]}"#
        #expect(Self.found(text) == (isFound ? ["bbox-does-not-hold /bbox"] : []), "\(box)")
    }

    @Test("boxes of Features and collections are held against what they belong to")
    func outerBoxes() {
        func text(_ outer: String, _ inner: String) -> String {
            #"{"type":"FeatureCollection","bbox":\#(outer),"features":[{"type":"Feature","bbox":\#(inner),"properties":null,"geometry":{"type":"Point","coordinates":[1,2]}}]}"#
        }
        #expect(Self.found(text("[1,2,1,2]", "[1,2,1,2]")).isEmpty)
        #expect(Self.found(text("[1,2,1,1]", "[1,2,1,2]")) == ["bbox-does-not-hold /bbox"])
        #expect(Self.found(text("[1,2,1,2]", "[0,2,0,2]")) == ["bbox-does-not-hold /features/0/bbox"])
        #expect(Self.found(#"{"type":"Feature","bbox":[0,0,0,0],"geometry":null,"properties":null}"#).isEmpty)
    }

    @Test(
        "coordinates are out of range just beyond 180 and 90 degrees, and the advice is of what they look like",
        arguments: [
            ("180,90", nil), ("-180,-90", nil), ("180.0001,0", "−180 to 180"), ("0,90.0001", "swapped"),
            ("-90,180", "swapped"), ("90.5,100", "−180 to 180"), ("400000,6000000", "metres"), ("999,0", "−180 to 180"),
        ] as [(String, String?)])
    func range(position: String, advice: String?) {
        let found = Linter().lint(Array(#"{"type":"Point","coordinates":[\#(position)]}"#.utf8))
        #expect(found.map(\.rule) == (advice == nil ? [] : ["geojson.out-of-range"]))
        guard let advice, let message = found.first?.message[.english] else { return }
        #expect(message.contains(advice) && (advice == "metres") == message.contains("reproject"), "\(message)")
    }

    @Test("swapped coordinates are reported only where the others are close together and the place would be among them")
    func swapped() {
        func text(_ places: [String]) -> String {
            let features = places.map {
                #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[\#($0)]}}"#
            }
            return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        }
        let swapped = "swapped-coordinates /features/2/geometry/coordinates"
        #expect(Self.found(text(["61,55", "61.1,55.1", "55,61"])) == [swapped])
        // Two are no region, places far apart are none, and a place that is elsewhere either way is not swapped.
        #expect(Self.found(text(["61,55", "55,61"])).isEmpty)
        #expect(Self.found(text(["61,55", "10,10", "55,61", "-70,-40", "120,30"])).isEmpty)
        #expect(Self.found(text(["61,55", "61.1,55.1", "10,20"])).isEmpty)
        #expect(Self.found(text(["61,61.5", "61.1,61.4", "61.5,61"])).isEmpty)
        // Half a degree around one place, and four times the spread around several.
        #expect(
            Self.found(text(["61,55", "61,55", "61,55", "55.4,61.4"])) == [
                "swapped-coordinates /features/3/geometry/coordinates"
            ])
        #expect(Self.found(text(["61,55", "61,55", "61,55", "55.6,61.4"])).isEmpty)
        let wide = ["60,54", "61,55", "62,56", "61,54"]
        #expect(Self.found(text(wide + ["58.5,61"])) == [])
        #expect(
            Self.found(text(["10,54", "11,55", "12,56", "11,54", "57.9,11"])) == [
                "swapped-coordinates /features/4/geometry/coordinates"
            ])
    }

    @Test(
        "more than seven decimals are too many, whatever the size of the number",
        arguments: [
            ("1.1234567", false), ("1.12345678", true), ("179.9999999", false), ("179.99999999", true),
            ("-0.0000001", false),
            ("1e-8", true), ("100", false), ("1.12345670", false), ("61.40000001", true),
        ])
    func precision(number: String, isFound: Bool) {
        for position in ["\(number),5", "5,\(Double(number).map { $0.magnitude < 90 } == true ? number : "1")"] {
            let found = Self.found(#"{"type":"Point","coordinates":[\#(position)]}"#)
            #expect(found == (isFound && position.contains(number) ? ["precision /coordinates"] : []), "\(position)")
        }
        #expect(Self.found(#"{"type":"Point","coordinates":[5,5,1.123456789]}"#).isEmpty)
    }

    @Test("a crs member is reported wherever it stands at the top, and nowhere deeper")
    func referenceSystem() {
        #expect(Self.found(#"{"type":"Point","coordinates":[5,5],"crs":{}}"#) == ["crs /crs"])
        #expect(Self.found(#"{"type":"Feature","geometry":null,"properties":{"crs":1}}"#).isEmpty)
        #expect(
            Self.found(
                #"{"type":"FeatureCollection","features":[{"type":"Feature","crs":1,"geometry":null,"properties":null}]}"#
            )
            .isEmpty)
    }

    @Test("a collection of one geometry is needless, one of none or two is not, and one within another is reported")
    func collections() {
        let point = #"{"type":"Point","coordinates":[5,5]}"#
        func collection(_ members: String) -> String { #"{"type":"GeometryCollection","geometries":[\#(members)]}"# }
        #expect(Self.found(collection("")).isEmpty)
        #expect(Self.found(collection("\(point),\(point)")).isEmpty)
        #expect(Self.found(collection(point)) == ["geometry-collection "])
        #expect(Self.found(collection("\(point),\(collection(""))")) == ["geometry-collection /geometries/1"])
        let fixed = Linter().fix(Array(collection(point).utf8))
        #expect(String(decoding: fixed.bytes, as: UTF8.self) == point)
        // A name of its own would be lost.
        let named = #"{"type":"GeometryCollection","name":"x","geometries":[\#(point)]}"#
        #expect(String(decoding: Linter().fix(Array(named.utf8)).bytes, as: UTF8.self) == named)
    }

    @Test(
        "an id is used twice where both are the same text or the same number, not where they only look alike",
        arguments: [
            (#""a""#, #""a""#, true), (#""a""#, #""A""#, false), ("1", "1", true), ("1", #""1""#, false),
            ("1.0", "1.0", true),
            ("1.0", "1", false), (#""é""#, "\"e\u{301}\"", false),
        ])
    func identifiers(one: String, other: String, isFound: Bool) {
        func feature(_ id: String) -> String { #"{"type":"Feature","id":\#(id),"geometry":null,"properties":null}"# }
        let none = #"{"type":"Feature","geometry":null,"properties":null}"#
        let text = #"{"type":"FeatureCollection","features":[\#(none),\#(feature(one)),\#(none),\#(feature(other))]}"#
        #expect(Self.found(text) == (isFound ? ["duplicate-id /features/3/id"] : []))
    }

    @Test(
        "a position is repeated only directly behind itself, altitude and all",
        arguments: [
            ("[1,1],[2,2],[1,1]", nil), ("[1,1],[2,2],[2,2]", "[[1,1],[2,2]]"), ("[1,1],[1,1]", ""),
            ("[1,1],[1,1,0]", nil), ("[1,1,0],[1,1,0],[2,2]", "[[1,1,0],[2,2]]"),
            ("[1,1],[1.0,1e0],[2,2]", "[[1,1],[2,2]]"),
            ("[1,1],[1,1],[1,1],[2,2],[2,2]", "[[1,1],[2,2]]"),
        ] as [(String, String?)])
    func repeated(positions: String, fixed: String?) {
        let text = Self.line(positions)
        #expect(Self.found(text).map { $0.prefix { $0 != " " } } == (fixed == nil ? [] : ["duplicate-position"]))
        let bytes = String(decoding: Linter().fix(Array(text.utf8)).bytes, as: UTF8.self)
        #expect(bytes == (fixed.map { $0.isEmpty ? text : #"{"type":"LineString","coordinates":\#($0)}"# } ?? text))
    }

    @Test("a ring that would have three positions left without its repeated ones is left alone")
    func repeatedInRing() {
        let short = Self.polygon("[[0,0],[1,0],[1,0],[0,0]]")
        #expect(String(decoding: Linter().fix(Array(short.utf8)).bytes, as: UTF8.self) == short)
        let long = Self.polygon("[[0,0],[1,0],[1,0],[1,1],[0,0]]")
        #expect(
            String(decoding: Linter().fix(Array(long.utf8)).bytes, as: UTF8.self)
                == Self.polygon("[[0,0],[1,0],[1,1],[0,0]]"))
    }

    @Test(
        "a step of more than half a turn crosses the antimeridian, one of half a turn or a whole one does not",
        arguments: [
            ("[-90,0],[90,0]", false), ("[-90,0],[90.1,0]", true), ("[180,0],[-180,0]", false),
            ("[0,0],[180,0]", false),
        ])
    func antimeridian(positions: String, isFound: Bool) {
        #expect(Self.found(Self.line(positions)) == (isFound ? ["antimeridian /coordinates/1"] : []))
    }

    @Test("rules of one's own are asked beside these, and severities apply to them as well")
    func own() {
        struct Nameless: LintRule {
            let rule = DiagnosticRule("mine.nameless", .note, title: .init(verbatim: "no name"))
            func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings) {
                if feature.properties?["name"] == nil {
                    findings.report(rule, at: pointer, .init(verbatim: "no name"))
                }
            }
        }
        let text = Array(
            #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{"name":1}},{"type":"Feature","geometry":null,"properties":null}]}"#
                .utf8)
        var linter = Linter(rules: [LintCheck(Nameless())])
        #expect(linter.lint(text).map(\.pointer) == [JSONPointer(["features", "1"])])
        linter.severities["mine.nameless"] = .error
        #expect(linter.lint(text).map(\.severity) == [.error])
        linter.severities["mine.nameless"] = .some(nil)
        #expect(linter.lint(text).isEmpty)
    }
}
