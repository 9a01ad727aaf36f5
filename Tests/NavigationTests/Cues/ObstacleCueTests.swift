import EngineTestSupport
import Navigation
import RoadMap
import Support
import TestSupport
import Testing

@Suite("Cues at obstacles")
struct ObstacleCueTests {
    /// A path to the north with something in the way at its middle.
    private func cues(_ delay: NodeDelay, travel: Travel = .ride) throws -> [Cue] {
        var sketch = SketchedStreets()
        sketch.street(nil, (0, -100), (0, 0), roadClass: .path, travel: travel, delayAtEnd: delay)
        sketch.street(nil, (0, 0), (0, 100), roadClass: .path, travel: travel)
        return try sketch.cues((0, -90), (0, 90))
    }

    @Test("the bicycle is lifted over a stile, also by who pushes it", arguments: [Travel.ride, .push])
    func stile(travel: Travel) throws {
        let cues = try cues(.carry, travel: travel)
        #expect(cues.map(\.kind) == [.depart, .lift, .arrive])
        #expect(abs(cues[1].along - 90) < 1)
        #expect(cues[1].text[.english] == "Lift the bicycle over the obstacle")
        #expect(cues[1].text[.russian] == "Перенесите велосипед через препятствие")
    }

    @Test("who rides dismounts at a gate for walkers, and who pushes is told nothing")
    func gateForWalkers() throws {
        let cues = try cues(.dismount)
        #expect(cues.map(\.kind) == [.depart, .dismount, .arrive])
        #expect(cues[1].travel == .ride && !cues[1].changesTravel)
        #expect(try self.cues(.dismount, travel: .push).map(\.kind) == [.depart, .arrive])
    }

    @Test("what one rides past is not told", arguments: [NodeDelay.gate, .narrowing, .signals, .crossing])
    func passed(delay: NodeDelay) throws {
        #expect(try cues(delay).map(\.kind) == [.depart, .arrive])
    }

    @Test("two obstacles a few metres apart are one cue, and farther apart two", arguments: [(8.0, 1), (40.0, 2)])
    func pair(gap: Double, count: Int) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), delayAtEnd: .carry)
        sketch.street("A", (0, 0), (0, gap), delayAtEnd: .carry)
        sketch.street("A", (0, gap), (0, 150))
        #expect(try sketch.turns((0, -90), (0, 140)) == Array(repeating: "lift A", count: count))
    }

    @Test("a turn at an obstacle is told too, and so is a new name")
    func turnAndName() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), delayAtEnd: .carry)
        sketch.street("B", (0, 0), (0, 250))
        sketch.street("C", (-100, 0), (0, 0), (100, 0))
        #expect(try sketch.turns((0, -90), (90, 0)) == ["lift C", "right C"])
        #expect(try sketch.turns((0, -90), (0, 240)) == ["lift B", "continue B"])
    }

    @Test("an obstacle at the end of the leg is none on the way")
    func end() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), delayAtEnd: .carry)
        #expect(try sketch.turns((0, -90), (0, 0)).isEmpty)
    }
}
