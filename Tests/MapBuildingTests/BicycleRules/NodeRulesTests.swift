import MapBuilding
import Routing
import Testing

@Suite("Bicycle rules for nodes")
struct NodeRulesTests {
    @Test("tags of nodes mean what the OSM wiki says", arguments: NodeRow.all)
    func verdict(row: NodeRow) {
        #expect(BicycleRules.passage(of: row.tags) == row.passage)
    }

    @Test("no row stands twice, and every page has a name")
    func rowsAreDistinct() {
        #expect(NodeRow.all.count >= 120)
        #expect(NodeRow.all.allSatisfy { !$0.page.isEmpty })
        #expect(Set(NodeRow.all.map(\.text)).count == NodeRow.all.count)
    }

    @Test("node tags hold one value a key, those of access apart")
    func tags() {
        let tags: NodeTags = [
            "barrier": "gate", "ele": "100", "bicycle": "no", "barrier": "stile", "highway": "crossing",
        ]
        #expect(tags[.barrier] == "stile" && tags[.highway] == "crossing" && tags[.locked] == nil)
        #expect(tags.access == ["bicycle": "no"])
        #expect(NodeTags.Tag.allCases.allSatisfy { NodeTags.Tag(key: $0.key) == $0 })
    }
}
