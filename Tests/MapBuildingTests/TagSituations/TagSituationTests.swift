import Foundation
import MapBuilding
import RoadMap
import Testing

/// The table `situations.tsv`: tags of a way or node, and what they mean to a bicycle on either hand by the OSM wiki.
///
/// A way gives `travel forward, travel backward, cycleway forward, cycleway backward`, then perhaps its class or
/// `destination`; a point stands for anything. A node gives its obstacle. `=` is the same as where traffic keeps right.
/// `at 2026-06-01T12:00: ` before the tags is the time of the ride; that day is a Monday.
struct TagSituation: Sendable, CustomTestStringConvertible {
    var tags: String
    var onRight: String
    var onLeft: String
    var page: String

    var testDescription: String { "\(page): \(tags)" }

    static let all: [TagSituation] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "situations.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let onLeft = columns[2] == "=" ? columns[1] : columns[2]
            return TagSituation(tags: columns[0], onRight: columns[1], onLeft: onLeft, page: columns[3])
        }
    }()

    /// What the rules say, in the words of the table.
    func verdict(drivesOnLeft: Bool) -> [String] {
        var tags = tags[...]
        var time = RideTime.any
        if tags.hasPrefix("at "), tags.count > 20 {
            time.moment = LocalTime(String(tags.dropFirst(3).prefix(16)))
            if time.moment == nil { return ["no time"] }
            tags = tags.dropFirst(21)
        }
        if tags.hasPrefix("node ") {
            var node = NodeTags()
            for (key, value) in pairs(tags.dropFirst(5)) { node.set(key, value) }
            let passage = BicycleRules.passage(of: node, at: time)
            return [passage.isClosed ? "closed" : "\(passage.obstacle)"]
        }
        var way = WayTags()
        for (key, value) in pairs(tags) { if let tag = WayTags.Tag(key: key) { way[tag] = value } }
        guard let found = BicycleRules.attributes(of: way, drivesOnLeft: drivesOnLeft, at: time) else { return ["out"] }
        return [
            "\(found.forward)", "\(found.backward)", "\(found.forwardCycleway)", "\(found.backwardCycleway)",
            "\(found.roadClass)", found.isDestinationOnly ? "destination" : "",
        ]
    }

    private func pairs(_ text: Substring) -> [(String, String)] {
        text.split(separator: " + ").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts[0], parts[1])
        }
    }
}

@Suite("Tag situations")
struct TagSituationTests {
    @Test("tags mean what the OSM wiki says, on both hands", arguments: TagSituation.all)
    func situation(row: TagSituation) {
        for (expected, isLeft) in [(row.onRight, false), (row.onLeft, true)] {
            let found = row.verdict(drivesOnLeft: isLeft)
            let wanted = expected.split(separator: " ").map(String.init)
            let isRight =
                zip(wanted.prefix(4), found).allSatisfy { $0 == "." || $0 == $1 }
                && wanted.dropFirst(4).allSatisfy { found.dropFirst(4).contains($0) }
                && (wanted.count > 1) == (found.count > 1)
            #expect(isRight, "keeps left: \(isLeft), expected \(expected), found \(found.joined(separator: " "))")
        }
    }

    @Test("the table has 260 situations or more, none twice, 30 with conditions, 15 or more other on the left")
    func size() {
        #expect(TagSituation.all.count >= 260)
        #expect(TagSituation.all.filter { $0.tags.contains(":conditional=") }.count >= 30)
        #expect(Set(TagSituation.all.map(\.tags)).count == TagSituation.all.count)
        #expect(TagSituation.all.filter { $0.onLeft != $0.onRight }.count >= 15)
        #expect(TagSituation.all.allSatisfy { !$0.page.isEmpty })
    }
}
