import RoadMap
import Routing
import Testing

@testable import MapBuilding

@Suite("Bicycle rules")
struct BicycleRulesTests {
    @Test("tags mean what the OSM wiki says", arguments: WayRow.all)
    func verdict(row: WayRow) throws {
        let attributes = BicycleRules.attributes(of: row.tags)
        if let verdict = row.verdict {
            #expect((attributes.map { .way($0.forward, $0.backward) } ?? .out) == verdict)
        }
        guard !row.gives.isEmpty else { return }
        let properties = WayRow.properties(try #require(attributes))
        for (key, value) in row.gives { #expect(properties[key] == value, "\(key)") }
    }

    @Test("no row stands twice, and every page has a name")
    func rowsAreDistinct() {
        #expect(WayRow.all.count >= 250)
        #expect(WayRow.all.allSatisfy { !$0.page.isEmpty && !$0.text.isEmpty })
        for rows in Dictionary(grouping: WayRow.all, by: \.testDescription).values {
            #expect(rows.count == 1, "\(rows)")
        }
    }

    @Test("a relation's route and network name its kind")
    func routes() {
        #expect(BicycleRouteTags.route("bicycle", network: "ncn") == .national)
        #expect(BicycleRouteTags.route("bicycle", network: "icn") == .international)
        #expect(BicycleRouteTags.route("bicycle", network: "rcn") == .regional)
        #expect(BicycleRouteTags.route("bicycle", network: nil) == .local)
        #expect(BicycleRouteTags.route("mtb", network: "lcn") == .mountain)
        #expect(BicycleRouteTags.route("hiking", network: "lwn") == nil)
        #expect(BicycleRouteTags.route(nil, network: "lcn") == nil)
    }

    @Test(
        "a ferry's duration is read in all its spellings",
        arguments: [
            ("20", 1200), ("00:20", 1200), ("1:30", 5400), ("01:30:15", 5415), ("PT20M", 1200), ("PT1H30M", 5400),
            ("P1DT2H", 93_600), ("PT0.5H", 1800),
        ])
    func duration(text: String, seconds: Double) {
        #expect(BicycleRules.duration(of: ["route": "ferry", "duration": text]) == seconds)
    }

    @Test(
        "what is no duration is none",
        arguments: ["", "soon", "0", "-5", "1:2:3:4", ":", "PT", "P1M", "PTM", "99999999999", "9999:00"])
    func noDuration(text: String) {
        #expect(BicycleRules.duration(of: ["route": "ferry", "duration": text]) == nil)
    }

    @Test("way tags hold one value a key and forget what is taken away")
    func tags() {
        var tags: WayTags = ["highway": "path", "surface": "sand", "highway": "track", "ele": "100"]
        #expect(tags[.highway] == "track")
        #expect(tags[.lit] == nil)
        tags[.surface] = nil
        #expect(tags == ["highway": "track"])
        #expect(WayTags.Tag.allCases.allSatisfy { WayTags.Tag(key: $0.key) == $0 })
    }
}
