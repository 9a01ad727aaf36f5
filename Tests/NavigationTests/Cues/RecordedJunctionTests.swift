import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

/// Sketched junctions of all kinds, as their cues were recorded.
@Suite("Cues at drawn junctions as they were recorded")
struct RecordedJunctionTests {
    private func written(_ cue: Cue) -> String {
        "\(cue.kind)\(cue.exit.map { " \($0)" } ?? "") \(cue.name ?? "–") \(cue.along.written()) \(cue.distance.written())"
            + " \(cue.duration.written()) \((cue.bearingBefore ?? -1).written(0)) \((cue.bearingAfter ?? -1).written(0))"
            + "\(cue.keepsName ? " keeps" : "") \(cue.roadClass) \(cue.travel)\(cue.changesTravel ? " changes" : "")"
    }

    @Test(
        "rides across networks with obstacles, steps, ferries and one-way streets",
        arguments: 1...3 as ClosedRange<UInt64>)
    func networks(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var router = Router(graph: graph)
        var generator = SeededGenerator(seed: seed &+ 20)
        var lines: [String] = []
        for _ in 0..<40 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard let leg = router.leg(from: start, to: end) else { continue }
            lines += ["\(leg.cost)"] + leg.cues(in: graph).map { "\(written($0)) \($0.text[.english])" }
        }
        #expect(try Recording("network-cues-\(seed)").difference(from: lines) == nil)
    }

    /// One or two junctions close together whose arms have drawn angles, names, classes and obstacles.
    @Test("junctions, single and in pairs, and what stands at them")
    func junctions() throws {
        var generator = SeededGenerator(seed: 8)
        let classes: [RoadClass] = [
            .primary, .residential, .residential, .service, .cycleway, .track, .footway, .path, .steps,
        ]
        var lines: [String] = []
        for number in 0..<700 {
            var sketch = SketchedStreets()
            func name() -> String? { generator.pick(["A", "A", "B", "C", nil]) ?? nil }
            func end(_ from: (Double, Double), _ bearing: Double, _ length: Double) -> (Double, Double) {
                (from.0 + length * sine(bearing * .pi / 180), from.1 + length * cosine(bearing * .pi / 180))
            }
            let delay =
                generator.pick([.none, .none, .none, .carry, .dismount, .gate, .signals] as [NodeDelay]) ?? .none
            let roadClass = generator.pick(classes) ?? .residential
            let incoming = name()
            sketch.street(incoming, (0, -150), (0, 0), roadClass: roadClass, delayAtEnd: delay)
            let gap: Double = generator.pick([0, 3, 6, 8, 12, 15, 19, 21, 30, 44, 60]) ?? 0
            let turn: Double = generator.pick([0, 0, 20, -45, 90, -90]) ?? 0
            let second = gap == 0 ? (0.0, 0.0) : end((0, 0), turn, gap)
            if gap > 0 {
                sketch.street(
                    name(), (0, 0), second,
                    roadClass: generator.chance(0.6) ? roadClass : generator.pick(classes) ?? .path,
                    travel: generator.chance(0.85) ? .ride : .push,
                    delayAtEnd: generator.pick([.none, .none, .carry, .dismount] as [NodeDelay]) ?? .none)
            }
            for junction in gap > 0 ? [(0.0, 0.0), second] : [(0.0, 0.0)] {
                for _ in 0..<generator.next(in: 0...2) {
                    sketch.street(
                        name(), junction, end(junction, generator.next(in: -170...170.0), 130),
                        roadClass: generator.pick(classes) ?? .path, isOneWay: generator.chance(0.2),
                        travel: generator.chance(0.8) ? .ride : .push)
                }
            }
            let angle: Double =
                generator.pick([0, 10, 19, 21, -24, 26, 40, -49, 51, 90, -95, 101, 119, -121, 149, 160, -175]) ?? 0
            let target = end(second, angle, 140)
            sketch.street(
                name(), second, target, roadClass: generator.chance(0.5) ? roadClass : generator.pick(classes) ?? .path)
            let (from, to): (Double, Double) = (
                generator.pick([-140, -12, -8]) ?? -140, generator.pick([130, 9, 11]) ?? 130
            )
            guard let cues = try? sketch.cues((0, from), end(second, angle, to)) else {
                lines.append("\(number): no way")
                continue
            }
            lines.append("\(number): " + cues.dropFirst().dropLast().map(written).joined(separator: ", "))
        }
        #expect(try Recording("junction-cues").difference(from: lines) == nil)
    }

    @Test(
        "an obstacle beside another one is no cue of its own where the first says all that there is to do",
        arguments: [
            (NodeDelay.carry, NodeDelay.dismount, ["lift"]), (.dismount, .dismount, ["dismount"]),
            (.carry, .carry, ["lift"]),
            (.dismount, .carry, ["dismount", "lift"]),
        ])
    func pairs(first: NodeDelay, second: NodeDelay, kinds: [String]) throws {
        var sketch = SketchedStreets()
        sketch.street("A", (0, -100), (0, 0), delayAtEnd: first)
        sketch.street("A", (0, 0), (0, 8), delayAtEnd: second)
        sketch.street("A", (0, 8), (0, 150))
        #expect(try sketch.turns((0, -90), (0, 140)) == kinds.map { "\($0) A" })
    }
}
