import EngineTestSupport
import Foundation
import Navigation
import RoadMap
import Testing

@Suite("Cues at junctions")
struct JunctionCueTests {
    /// The point `distance` metres from the middle in the direction of a bearing.
    private func point(_ bearing: Double, _ distance: Double = 100) -> (Double, Double) {
        (distance * sin(bearing * .pi / 180), distance * cos(bearing * .pi / 180))
    }

    @Test(
        "a turn is called by its angle",
        arguments: [
            (-170.0, "sharpLeft"), (-130, "sharpLeft"), (-110, "left"), (-90, "left"), (-60, "left"),
            (60, "right"), (90, "right"), (110, "right"), (130, "sharpRight"), (170, "sharpRight"),
        ])
    func angles(angle: Double, kind: String) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street("B", (0, 0), point(angle))
        sketch.street("C", (0, 0), point(angle > 0 ? angle - 180 : angle + 180))
        #expect(try sketch.turns((0, -90), point(angle, 90)) == ["\(kind) B"])
    }

    @Test("leaving a straight road at a small angle is a slight turn", arguments: [-40.0, -25, 25, 40])
    func slight(angle: Double) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street("B", (0, 0), point(angle))
        #expect(try sketch.turns((0, -90), point(angle, 90)) == [angle < 0 ? "slightLeft B" : "slightRight B"])
        #expect(try sketch.turns((0, -90), (0, 90)).isEmpty)
    }

    @Test("a bend without side arms is no cue, however sharp", arguments: [30.0, 60, 90, 120, 150, -90])
    func bend(angle: Double) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), point(angle))
        #expect(try sketch.turns((0, -90), point(angle, 90)).isEmpty)
    }

    @Test("nor is one where a path without a name becomes another kind of path", arguments: [30.0, 90, 150, -90])
    func bendOfPaths(angle: Double) throws {
        var sketch = SketchedStreets()
        sketch.street(nil, (0, -100), (0, 0), roadClass: .path)
        sketch.street(nil, (0, 0), point(angle), roadClass: .cycleway)
        #expect(try sketch.turns((0, -90), point(angle, 90)).isEmpty)
    }

    @Test("a side street that leads back is no reason for a word about a gentle bend")
    func bendWithSideArm() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), point(50))
        sketch.street("B", (0, 0), point(-100))
        #expect(try sketch.turns((0, -90), point(50, 90)).isEmpty)
        #expect(try sketch.turns((0, -90), point(-100, 90)) == ["left B"])
    }

    @Test("straight over a crossroads is no cue where the name stays")
    func straight() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street("B", (-100, 0), (0, 0), (100, 0))
        #expect(try sketch.turns((0, -90), (0, 90)).isEmpty)
        #expect(try sketch.turns((0, -90), (90, 0)) == ["right B"])
        #expect(try sketch.turns((-90, 0), (0, 90)) == ["left A"])
    }

    @Test("the name that turns off while one goes straight on is left by a cue, and followed by one")
    func nameTurnsOff() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (-100, 0))
        sketch.street("B", (0, 0), (0, 100))
        #expect(try sketch.turns((0, -90), (0, 90)) == ["continue B"])
        #expect(try sketch.turns((0, -90), (-90, 0)) == ["left A"])
        #expect(try sketch.cues((0, -90), (-90, 0))[1].keepsName)
    }

    @Test("at the end of a road one is told which way, even if its name goes on that way")
    func endOfRoad() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (100, 0))
        sketch.street("B", (0, 0), (-100, 0))
        #expect(try sketch.turns((0, -90), (90, 0)) == ["right A"])
        #expect(try sketch.turns((0, -90), (-90, 0)) == ["left B"])
    }

    @Test("a street that is one-way against the rider is no choice")
    func oneWay() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (100, 0))
        sketch.street("B", (0, 100), (0, 0), isOneWay: true)
        #expect(try sketch.turns((0, -90), (90, 0)).isEmpty)
        var end = SketchedStreets()
        end.street("A", (0, -100), (0, 0))
        end.street("B", (-100, 0), (0, 0), (100, 0), isOneWay: true)
        #expect(try end.turns((0, -90), (90, 0)) == ["right B"])
    }

    @Test("at a fork one keeps left or right, and in the middle of three goes straight on")
    func forks() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street("B", (0, 0), point(-25))
        sketch.street("C", (0, 0), point(25))
        #expect(try sketch.turns((0, -90), point(-25, 90)) == ["keepLeft B"])
        #expect(try sketch.turns((0, -90), point(25, 90)) == ["keepRight C"])
        sketch.street("D", (0, 0), (0, 100))
        #expect(try sketch.turns((0, -90), (0, 90)) == ["continue D"])
    }

    @Test("a main road is not left by mistake into a driveway, a footpath or steps")
    func lesserWays() throws {
        for roadClass in [RoadClass.footway, .path, .steps] {
            var sketch = SketchedStreets()
            sketch.street("A", (0, -100), (0, 0), point(15), roadClass: .secondary)
            sketch.street(nil, (0, 0), point(-20), roadClass: roadClass, travel: .push)
            #expect(try sketch.turns((0, -90), point(15, 90)).isEmpty, "\(roadClass)")
        }
    }

    @Test("a staggered crossing of a few metres is crossed without a word")
    func smallStagger() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street("A", (5, 0), (5, 100))
        sketch.street("B", (-100, 0), (0, 0), (5, 0), (100, 0))
        #expect(try sketch.turns((0, -90), (5, 90)).isEmpty)
    }

    @Test("a staggered crossing of more metres is one slight turn")
    func stagger() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street("C", (-16, 0), (-16, 100))
        sketch.street("B", (-100, 0), (-16, 0), (0, 0), (100, 0))
        #expect(try sketch.turns((0, -90), (-16, 90)) == ["slightLeft C"])
        #expect(try sketch.turns((-16, 90), (0, -90)) == ["slightLeft A"])
    }

    @Test("the two carriageways of a road are crossed or entered in one turn")
    func dualCarriageway() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 12), (0, 100))
        sketch.street("B", (-100, 0), (0, 0), (100, 0), roadClass: .primary, isOneWay: true)
        sketch.street("B", (100, 12), (0, 12), (-100, 12), roadClass: .primary, isOneWay: true)
        #expect(try sketch.turns((0, -90), (0, 90)).isEmpty)
        #expect(try sketch.turns((0, -90), (-90, 12)) == ["left B"])
        #expect(try sketch.turns((0, -90), (90, 0)) == ["right B"])
        #expect(try sketch.turns((-90, 0), (-90, 12)) == ["uTurn B"])
    }

    @Test("a zigzag that begins to the other side than it ends is told turn by turn")
    func zigzag() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street("B", (0, 0), (13, 8), (100, 60))
        sketch.street("C", (13, 8), (-60, 70))
        #expect(try sketch.turns((0, -90), (-59, 69)) == ["right B", "left C"])
    }

    @Test("a cycleway that changes sides says so once, or not at all")
    func changeOfSides() throws {
        var sketch = SketchedStreets()
        sketch.street("Road", (0, -200), (0, 0), (0, 200), roadClass: .primary)
        sketch.street(nil, (6, -200), (6, 0), roadClass: .cycleway)
        sketch.street(nil, (6, 0), (0, 0), (-6, 0), roadClass: .cycleway)
        sketch.street(nil, (-6, 0), (-6, 200), roadClass: .cycleway)
        #expect(try sketch.turns((6, -190), (-6, 190)).count <= 1)
    }

    @Test("two turns back along another street are both reported")
    func hairpin() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 50))
        sketch.street("B", (-18, 0), (0, 0), (50, 0))
        sketch.street("C", (-18, -100), (-18, 0), (-18, 50), roadClass: .tertiary)
        #expect(try sketch.turns((0, -90), (-18, -90)) == ["left B", "left C"])
    }

    @Test("a path that winds back is followed turn by turn")
    func windingPath() throws {
        var sketch = SketchedStreets()
        sketch.street(nil, (0, -100), (0, 0), (0, 50), roadClass: .cycleway)
        sketch.street(nil, (-12, 0), (0, 0), (50, 0), roadClass: .cycleway)
        sketch.street(nil, (-12, -100), (-12, 0), (-12, 50), roadClass: .cycleway)
        #expect(try sketch.turns((0, -90), (-12, -90)) == ["left", "left"])
    }

    @Test("a short piece with another name, or none, does not change the road")
    func shortNames() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -200), (0, 0))
        sketch.street("Bridge", (0, 0), (0, 30))
        sketch.street("A", (0, 30), (0, 200))
        sketch.street("B", (-100, 0), (0, 0), (100, 0))
        #expect(try sketch.turns((0, -190), (0, 190)).isEmpty)
        var turning = SketchedStreets()
        turning.street("A", (0, -200), (0, 0), (0, 100))
        turning.street(nil, (0, 0), (15, 0))
        turning.street("B", (15, 0), (200, 0))
        #expect(try turning.turns((0, -190), (190, 0)) == ["right B"])
    }

    @Test("turns in sight of the start and of the end are not reported, and the arrival has no name")
    func ends() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street("B", (-100, 0), (0, 0), (100, 0))
        let cues = try sketch.cues((0, -5), (90, 0))
        #expect(cues.map(\.kind) == [.depart, .arrive])
        #expect(cues.map(\.name) == ["B", nil])
        #expect(abs((cues[0].bearingAfter ?? 0) - 90) < 1)
        #expect(try sketch.turns((0, -90), (5, 0)).isEmpty)
    }

    @Test("where a forbidden turn makes one turn round in a dead end, it is reported")
    func turningRound() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 60))
        sketch.street("B", (0, 0), (100, 0))
        sketch.forbid((0, -100), (0, 0), (100, 0))
        #expect(try sketch.turns((0, -90), (90, 0)) == ["uTurn A", "left B"])
    }

    @Test("an arm that only a turn restriction forbids still makes a junction")
    func restriction() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (100, 0))
        sketch.street("B", (0, 0), (0, 100))
        sketch.forbid((0, -100), (0, 0), (0, 100))
        #expect(try sketch.turns((0, -90), (90, 0)) == ["right A"])
    }
}
