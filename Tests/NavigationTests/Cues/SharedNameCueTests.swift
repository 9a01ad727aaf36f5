import EngineTestSupport
import Testing

@Suite("Cues where a road's name goes on in more than one arm")
struct SharedNameCueTests {
    /// Road A from the south, on to the north, and an arm to the right.
    private func turns(straight: String, right: String) throws -> [String] {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street(straight, (0, 0), (0, 100))
        sketch.street(right, (0, 0), (64, 77))
        return try sketch.turns((0, -90), (0, 90))
    }

    @Test("who goes straight on is told nothing where both arms keep the name, as where only theirs does")
    func straightOn() throws {
        #expect(try turns(straight: "A", right: "A").isEmpty)
        #expect(try turns(straight: "A", right: "B").isEmpty)
    }

    @Test("who leaves the name is told how: at a fork beside the name, and by the new name alone elsewhere")
    func leavingTheName() throws {
        #expect(try turns(straight: "B", right: "A") == ["keepLeft B"])
        #expect(try turns(straight: "B", right: "C") == ["continue B"])
    }
}
