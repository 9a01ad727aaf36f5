import Foundation
import JSON
import TestSupport
import Testing

/// A colour on a screen.
private struct ScreenColour {
    /// Red, green and blue, 0 to 1.
    let parts: [Double]

    /// `#c8102e`
    init?(_ text: String) {
        guard text.utf8.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else {
            return nil
        }
        parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
    }

    /// Relative luminance (WCAG 2.2, definitions).
    var luminance: Double {
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    func contrast(_ other: ScreenColour) -> Double {
        let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }
}

@Suite("The table of the map's colours and layers")
struct MapTableTests {
    private static let looks = ["day", "night", "print"]
    private static let grounds = [
        "ground", "built", "industry", "farmland", "green", "forest", "sand", "rock", "site", "water", "building",
    ]

    private func table() throws -> JSONValue {
        let file = RealData.packageRoot.appending(path: "Sources/MapTiles/Pages/Page/table.json")
        return try JSONValue(parsing: Array(try Data(contentsOf: file)))
    }

    private func colours(_ look: String) throws -> [String: ScreenColour] {
        var found: [String: ScreenColour] = [:]
        for member in try #require(try table().objectValue?["colours"]?.objectValue) {
            let text = try #require(member.value.objectValue?[look]?.stringValue)
            guard let colour = ScreenColour(text) else {
                Issue.record("\(member.key) in \(look) is \(text)")
                continue
            }
            found[member.key] = colour
        }
        return found
    }

    private func contrasts(_ look: String, _ above: [String], _ below: [String]) throws -> [(String, Double)] {
        let colours = try colours(look)
        return try above.flatMap { one in
            try below.map { other in
                ("\(one) on \(other)", try #require(colours[one]).contrast(try #require(colours[other])))
            }
        }
    }

    @Test(
        "labels are read in the sun: 7 to 1 against what most lies under them by day and in print, 4.5 everywhere (WCAG 1.4.6, 1.4.3)",
        arguments: looks)
    func labels(look: String) throws {
        for (pair, ratio) in try contrasts(look, ["text"], Self.grounds + ["halo"]) { #expect(ratio >= 7, "\(pair)") }
        for (pair, ratio) in try contrasts(
            look, ["textQuiet", "waterText", "service", "steep"], Self.grounds + ["halo"])
        {
            #expect(ratio >= 4.5, "\(pair)")
        }
        for (pair, ratio) in try contrasts(look, ["text", "textQuiet"], ["ground", "built", "halo"]) {
            #expect(ratio >= 7, "\(pair)")
        }
        // The names of streets stand on these.
        for (pair, ratio) in try contrasts(look, ["text"], ["street", "main", "motorway"]) {
            #expect(ratio >= 4.5, "\(pair)")
        }
    }

    @Test("what is there for bicycles stands out: 3 to 1 against all grounds (WCAG 1.4.11)", arguments: looks)
    func bicycles(look: String) throws {
        let lines = ["national", "regional", "local", "mountain", "cycleway", "forbidden", "path", "zone"]
        for (pair, ratio) in try contrasts(look, lines, Self.grounds) { #expect(ratio >= 3, "\(pair)") }
        for (pair, ratio) in try contrasts(look, ["cycleway", "forbidden"], ["street"]) {
            #expect(ratio >= 3, "\(pair)")
        }
    }

    @Test("streets have an edge or a surface that stands out from the ground", arguments: looks)
    func streets(look: String) throws {
        let colours = try colours(look)
        let ground = try #require(colours["ground"])
        for (surface, edge) in [("street", "streetEdge"), ("main", "mainEdge"), ("motorway", "motorwayEdge")] {
            let best = max(
                try #require(colours[surface]).contrast(ground), try #require(colours[edge]).contrast(ground))
            #expect(best >= 2.2, "\(surface)")
        }
    }

    /// All texts of a value.
    private func texts(_ value: JSONValue) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let parts): parts.flatMap(texts)
        case .object(let object): object.flatMap { texts($0.value) }
        default: []
        }
    }

    @Test("every reference leads to a colour or an icon, every colour is used, and rows have names of their own")
    func references() throws {
        let table = try table()
        let rows = try #require(table.objectValue?["layers"]?.arrayValue)
        let colours = Set(try colours("day").keys)
        let icons = try #require(table.objectValue?["icons"]?.objectValue)
        var used: Set<String> = []
        for text in rows.flatMap(texts) where text.hasPrefix("@") {
            if text == "@name" { continue }
            if text.hasPrefix("@icon:") {
                #expect(icons[String(text.dropFirst(6))] != nil, "\(text)")
            } else {
                #expect(colours.contains(String(text.dropFirst())), "\(text)")
                used.insert(String(text.dropFirst()))
            }
        }
        for icon in icons { used.formUnion([icon.value.objectValue?["colour"]?.stringValue ?? "", "halo"]) }
        #expect(used == colours, "\(used.symmetricDifference(colours))")
        let names = rows.compactMap { $0.objectValue?["id"]?.stringValue }
        #expect(names.count == rows.count && Set(names).count == names.count)
    }

    @Test("the legend names in both languages what there is for bicycles, and all its groups are known")
    func legend() throws {
        let table = try table()
        let groups = Set(try #require(table.objectValue?["groups"]?.objectValue).keys)
        let rows = try #require(table.objectValue?["layers"]?.arrayValue)
        var explained: Set<String> = []
        for row in rows.compactMap(\.objectValue) {
            guard let legend = row["legend"]?.objectValue else { continue }
            #expect(groups.contains(legend["group"]?.stringValue ?? ""))
            let (english, russian) = (legend["en"]?.stringValue ?? "", legend["ru"]?.stringValue ?? "")
            #expect(!english.isEmpty && russian.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) })
            explained.insert(row["id"]?.stringValue ?? "")
        }
        #expect(
            explained.isSuperset(of: [
                "route-national", "route-regional", "route-local", "route-mountain", "cycleway", "lane", "soft", "push",
                "oneway",
                "steep", "barrier", "water", "forest",
            ]))
    }
}
