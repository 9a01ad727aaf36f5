import EngineTestSupport
import Navigation
import Routing
import Testing

@Suite("Cues of a leg without a way")
struct NoWayCueTests {
    @Test("who is there already departs on the street and arrives, which has no name")
    func stayingThere() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, 0), (100, 0))
        let cues = try sketch.cues((50, 0), (50, 0))
        #expect(cues.map(\.kind) == [.depart, .arrive])
        #expect(cues.map(\.name) == ["A", nil])
    }
}
