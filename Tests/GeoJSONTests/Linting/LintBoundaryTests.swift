import Support
import Testing

@testable import GeoJSON
@testable import JSON

@Suite("Where lint rules draw their lines")
struct LintBoundaryTests {
    private func findings(_ rule: String, _ text: String) -> [Diagnostic] {
        Linter().lint(Array(text.utf8)).filter { $0.rule.hasSuffix(rule) }
    }

    @Test("repeated positions are removed from a ring only where four are left, and from a line where two are")
    func repeatedPositions() {
        func fixes(_ type: String, _ coordinates: String) -> [Bool] {
            findings("duplicate-position", #"{"type":"\#(type)","coordinates":\#(coordinates)}"#).map { $0.fix != nil }
        }
        #expect(fixes("Polygon", "[[[0,0],[1,0],[1,0],[0,0]]]") == [false])
        #expect(fixes("Polygon", "[[[0,0],[1,0],[1,0],[1,1],[0,0]]]") == [true])
        #expect(fixes("LineString", "[[1,1],[1,1]]") == [false])
        #expect(fixes("LineString", "[[1,1],[1,1],[2,2]]") == [true])
    }

    @Test("a box nearly around the world does not hold a line across its gap, though it holds both ends")
    func lineAcrossTheGap() {
        func isFound(_ west: Int, _ east: Int, _ line: String) -> Bool {
            let text = #"{"type":"LineString","coordinates":\#(line),"bbox":[\#(west),-1,\#(east),1]}"#
            return !findings("bbox-does-not-hold", text).isEmpty
        }
        #expect(isFound(-170, 170, "[[160,0],[200,0]]"))
        // Which way this line runs is not certain: a box around either is right.
        #expect(!isFound(-170, 170, "[[160,0],[-160,0]]"))
        #expect(isFound(-150, 170, "[[160,0],[-160,0]]"))
        #expect(!isFound(150, -150, "[[160,0],[-160,0]]"))
        #expect(!isFound(-170, 170, "[[160,0],[20,0],[-160,0]]"))
        #expect(!isFound(-180, 180, "[[160,0],[-160,0]]"))
        #expect(!isFound(160, -160, "[[160,0],[-160,0]]"))
    }

    @Test(
        "numbers are called swapped only where they are on Earth the other way round, and metres only beyond a thousand",
        arguments: [
            ("37.6,155", "swapped"), ("90,180", "swapped"), ("-90,-180", "swapped"), ("90.5,100", "neither"),
            ("100,95", "neither"), ("50,181", "neither"), ("185,50", "neither"), ("1000,95", "neither"),
            ("1001,5", "metres"), ("95,-1001", "metres"), ("4187000,7509000", "metres"),
        ])
    func notOnEarth(coordinates: String, reason: String) throws {
        let text = #"{"type":"Point","coordinates":[\#(coordinates)]}"#
        let message = try #require(findings("out-of-range", text).first).message[.english]
        #expect(message.contains("swapped") == (reason == "swapped"))
        #expect(message.contains("metres") == (reason == "metres"))
    }
}
