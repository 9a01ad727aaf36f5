import EngineTestSupport
import Foundation
import Navigation
import RoadMap
import Support
import Testing

@Suite("Cues at roundabouts")
struct RoundaboutCueTests {
    /// A ring of radius 20 with streets `0`, `90`, `180` and `270` that lead away in these directions.
    ///
    /// - Parameter entriesOnly: bearings of streets that only lead into it.
    private func sketch(
        clockwise: Bool, roadClass: RoadClass = .tertiary, entriesOnly: Set<Int> = []
    ) -> SketchedStreets {
        var sketch = SketchedStreets()
        func point(_ bearing: Double, _ distance: Double) -> (Double, Double) {
            (distance * sin(bearing * .pi / 180), distance * cos(bearing * .pi / 180))
        }
        let steps = stride(from: 0.0, through: 360, by: 15).map { point($0, 20) }
        sketch.street(
            nil, points: clockwise ? steps : steps.reversed(), roadClass: roadClass, isOneWay: true, isRoundabout: true)
        for bearing in [0, 90, 180, 270] {
            sketch.street(
                "\(bearing)", point(Double(bearing), 150), point(Double(bearing), 20), roadClass: roadClass,
                isOneWay: entriesOnly.contains(bearing))
        }
        return sketch
    }

    @Test("exits are counted from the south, counter-clockwise as on the continent")
    func counterClockwise() throws {
        let sketch = sketch(clockwise: false)
        #expect(try sketch.turns((0, -140), (140, 0)) == ["roundabout 1 90"])
        #expect(try sketch.turns((0, -140), (0, 140)) == ["roundabout 2 0"])
        #expect(try sketch.turns((0, -140), (-140, 0)) == ["roundabout 3 270"])
    }

    @Test("exits are counted from the south, clockwise as on the islands")
    func clockwise() throws {
        let sketch = sketch(clockwise: true)
        #expect(try sketch.turns((0, -140), (-140, 0)) == ["roundabout 1 270"])
        #expect(try sketch.turns((0, -140), (0, 140)) == ["roundabout 2 0"])
        #expect(try sketch.turns((0, -140), (140, 0)) == ["roundabout 3 90"])
    }

    @Test("a street that only leads into the roundabout is no exit")
    func entries() throws {
        #expect(
            try sketch(clockwise: false, entriesOnly: [90]).turns((0, -140), (0, 140)) == ["roundabout 1 0"])
    }

    @Test("who leaves by what is no exit enters the roundabout and turns off")
    func leavingByEntry() throws {
        var roads = sketch(clockwise: false, entriesOnly: [0])
        roads.street("0", (0, 150), (0, 20), roadClass: .tertiary, travel: .push)
        let cues = try roads.cues((0, -140), (0, 140))
        #expect(cues.map(\.kind) == [.depart, .roundabout, .right, .arrive])
        #expect(cues[1].exit == nil && cues[1].text[.english] == "Enter the roundabout")
        #expect(cues[2].text[.english] == "Turn right into 0 and push")
    }

    @Test("a footpath beside a ring for cars is no exit, and a cycleway off a ring of cycleways is one")
    func waysOffTheRing() throws {
        var roads = sketch(clockwise: false)
        roads.street(nil, (60, -60), (20 * sin(.pi * 0.75), 20 * cos(.pi * 0.75)), roadClass: .footway)
        #expect(try roads.turns((0, -140), (0, 140)) == ["roundabout 2 0"])
        #expect(
            try sketch(clockwise: false, roadClass: .cycleway).turns((0, -140), (-140, 0)) == ["roundabout 3 270"])
    }

    @Test("a leg that ends on the ring enters it, and one that starts there turns off")
    func endsOnTheRing() throws {
        let sketch = sketch(clockwise: false)
        let cues = try sketch.cues((0, -140), (20, 0.5))
        #expect(cues.map(\.kind) == [.depart, .roundabout, .arrive])
        #expect(cues[1].exit == nil)
        #expect(cues[1].text[.english] == "Enter the roundabout")
        let away = try sketch.cues((14.2, -14.2), (0, 140)).map(\.kind)
        #expect(away.count == 3 && [Cue.Kind.right, .slightRight, .keepRight].contains(away[1]), "\(away)")
    }

    @Test("a turn just before a roundabout is part of it")
    func stub() throws {
        var sketch = sketch(clockwise: false)
        sketch.street(nil, (-100, -32), (0, -32), roadClass: .cycleway)
        sketch.street("180", (0, -32), (0, -20), roadClass: .tertiary)
        #expect(try sketch.turns((-90, -32), (0, 140)).count == 1)
    }
}
