import EngineTestSupport
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Cues where one dismounts, boards and carries")
struct ProgressCueTests {
    @Test("one dismounts and rides again")
    func pushing() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -200), (0, 0))
        sketch.street("B", (0, 0), (0, 100), travel: .push)
        sketch.street("C", (0, 100), (0, 300))
        let cues = try sketch.cues((0, -190), (0, 290))
        #expect(cues.map(\.kind) == [.depart, .push, .ride, .arrive])
        #expect(cues.map(\.travel) == [.ride, .push, .ride, .ride])
        #expect(cues.map(\.changesTravel) == [false, true, true, false])
        #expect(cues[1].text[.english] == "Dismount and push on B")
        #expect(cues[1].text[.russian] == "Спешьтесь и ведите велосипед: B")
    }

    @Test("a step or two to push are not worth a word, nor are a few metres to ride between")
    func shortPushing() throws {
        var kerb = SketchedStreets()
        kerb.street("A", (0, -200), (0, 0))
        kerb.street("A", (0, 0), (0, 4), travel: .push)
        kerb.street("A", (0, 4), (0, 200))
        #expect(try kerb.turns((0, -190), (0, 190)).isEmpty)
        var park = SketchedStreets()
        park.street("A", (0, -200), (0, 0), travel: .push)
        park.street("A", (0, 0), (0, 12))
        park.street("A", (0, 12), (0, 200), travel: .push)
        #expect(try park.turns((0, -190), (0, 190)).isEmpty)
        #expect(try park.cues((0, -190), (0, 190))[0].text[.english] == "Head north on A and push")
    }

    @Test("a push of some metres is one cue, which has one ride again behind it")
    func pushOfSomeMetres() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -200), (0, 0))
        sketch.street("A", (0, 0), (0, 15), roadClass: .footway, travel: .push)
        sketch.street("A", (0, 15), (0, 200))
        let cues = try sketch.cues((0, -190), (0, 190))
        #expect(cues.map(\.kind) == [.depart, .dismount, .arrive])
        #expect(cues[1].text[.english] == "Dismount for a few metres")
        #expect(cues[1].text[.russian] == "Спешьтесь на несколько метров")
    }

    @Test("a push of some metres behind a turn ends with a word")
    func pushBehindTurn() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street(nil, (0, 0), (15, 0), roadClass: .footway, travel: .push)
        sketch.street("B", (15, 0), (150, 0))
        let cues = try sketch.cues((0, -90), (140, 0))
        #expect(cues.map(\.kind) == [.depart, .right, .ride, .arrive])
        #expect(cues.map(\.travel) == [.ride, .push, .ride, .ride])
        #expect(cues[1].text[.english].hasSuffix(" and push"))
    }

    @Test("a push before a turn ends with the turn")
    func pushBeforeTurn() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street(nil, (0, 0), (0, 15), roadClass: .footway, travel: .push)
        sketch.street("B", (-100, 15), (0, 15), (100, 15))
        let cues = try sketch.cues((0, -90), (90, 15))
        #expect(cues.map(\.kind) == [.depart, .push, .right, .arrive])
        #expect(cues[2].text[.english] == "Turn right into B and ride")
    }

    @Test("a zebra to the other carriageway is two turns and a push between, and no turning round")
    func zebra() throws {
        var sketch = SketchedStreets()
        sketch.street("B", (-100, 0), (0, 0), (100, 0), roadClass: .primary, isOneWay: true)
        sketch.street("B", (100, 12), (0, 12), (-100, 12), roadClass: .primary, isOneWay: true)
        sketch.street(nil, (0, 0), (0, 12), roadClass: .footway, travel: .push)
        let cues = try sketch.cues((-90, 0), (-90, 12))
        #expect(cues.map(\.kind) == [.depart, .left, .left, .arrive])
        #expect(cues.map(\.travel) == [.ride, .push, .ride, .ride])
    }

    @Test("a path that bends away where one mounts again is no part of the turn behind it")
    func bendAway() throws {
        var sketch = SketchedStreets()
        sketch.street(nil, (0, -100), (0, 0), roadClass: .footway, travel: .push)
        sketch.street(nil, (0, 0), (12, 12))
        sketch.street("B", (12, 12), (-30, 60))
        sketch.street("C", (12, 12), (80, 80))
        let cues = try sketch.cues((0, -90), (-29, 59))
        #expect(cues.map(\.kind) == [.depart, .ride, .left, .arrive])
    }

    @Test("a turn in the middle of a push of some metres")
    func turnWithinPush() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street(nil, (0, 0), (0, 10), (10, 10), roadClass: .footway, travel: .push)
        sketch.street(nil, (-50, 10), (0, 10), (0, 60), roadClass: .footway, travel: .push)
        sketch.street("B", (10, 10), (100, 10))
        let cues = try sketch.cues((0, -90), (90, 10))
        #expect(cues.contains { $0.travel == .push }, "\(cues)")
        #expect(cues.dropLast().last?.travel == .ride, "\(cues)")
    }

    @Test("a turn and the dismounting in it or just behind it are one cue", arguments: [0.0, 12])
    func turnAndPush(metres: Double) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        if metres > 0 { sketch.street(nil, (0, 0), (metres, 0), roadClass: .path) }
        sketch.street(nil, (metres, 0), (150, 0), roadClass: .footway, travel: .push)
        let cues = try sketch.cues((0, -90), (140, 0))
        #expect(cues.map(\.kind) == [.depart, .right, .arrive])
        #expect(cues[1].changesTravel && cues[1].travel == .push)
        #expect(cues[1].text[.english].hasSuffix(" and push"))
    }

    @Test("steps are reported, with their landings as one")
    func steps() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0))
        sketch.street(nil, (0, 0), (0, 15), roadClass: .steps, travel: .push)
        sketch.street(nil, (0, 15), (0, 20), roadClass: .footway, travel: .push)
        sketch.street(nil, (0, 20), (0, 35), roadClass: .steps, travel: .push)
        sketch.street("B", (0, 35), (0, 135))
        let cues = try sketch.cues((0, -90), (0, 130))
        #expect(cues.map(\.kind) == [.depart, .steps, .ride, .arrive])
        #expect(cues[1].text[.english] == "Carry the bicycle over the steps")
    }

    @Test("a turn at the foot of steps leads onto them")
    func turnOntoSteps() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (0, 100))
        sketch.street(nil, (0, 0), (4, 0), roadClass: .footway)
        sketch.street(nil, (4, 0), (30, 0), roadClass: .steps, travel: .push)
        sketch.street("B", (30, 0), (130, 0))
        let cues = try sketch.cues((0, -90), (120, 0))
        #expect(cues.map(\.kind) == [.depart, .right, .ride, .arrive])
        #expect(cues[1].text[.english] == "Turn right onto the steps")
    }

    @Test("a ferry is boarded and left")
    func ferry() throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), (50, 0))
        sketch.street("Line 1", (0, 0), (0, 400), roadClass: .ferry)
        sketch.street("B", (0, 400), (0, 500))
        let cues = try sketch.cues((0, -90), (0, 490))
        #expect(cues.map(\.kind) == [.depart, .ferry, .leaveFerry, .arrive])
        #expect(cues[1].text[.english] == "Take the ferry: Line 1")
        #expect(cues[2].text[.russian] == "Сойдите с парома: B")
    }
}
