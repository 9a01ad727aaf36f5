import EngineTestSupport
import GeoJSON
import Geodesy
import Quests
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("Zones and closures on a map")
struct ZoneTests {
    private static func square(_ east: Double, _ north: Double, side: Double) -> [Coordinate] {
        [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)].map {
            SmallTown.place(east + $0.0 * side, north + $0.1 * side)
        }
    }

    private static func quest() throws -> Quest {
        let plain = try SmallTown.quest()
        return try Quest(
            settings: plain.settings, tasks: plain.tasks,
            zones: [
                Quest.Zone(id: "park", name: "Парк", kind: .forbidden, polygons: [[square(-350, -350, side: 200)]]),
                Quest.Zone(
                    id: "ferry", name: "Bridge toll", kind: .toll(.init(perEntry: 5)),
                    polygons: [[square(150, -350, side: 200)]]),
                Quest.Zone(id: "all", name: "Everything", kind: .bounds, polygons: [[square(-390, -390, side: 780)]]),
            ])
    }

    @Test("a quest's zones are drawn below its markers, named and explained, and closures crossed out")
    func layers() throws {
        let graph = try SmallTown.graph()
        var closures = Closures()
        #expect(closures.close(near: SmallTown.place(0, -100), in: graph) == 1)
        let list = DisplayList(mapOf: graph, quest: try Self.quest(), closures: closures, frame: SmallTown.frame)
        let names = list.groups.map(\.name)
        #expect(names.firstIndex(of: "zones") == 2 && names.firstIndex(of: "closures") == 3, "\(names)")
        let texts = list.groups.flatMap(\.items).compactMap { item in
            if case .text(let lettering) = item { lettering.text } else { nil }
        }
        for text in ["Парк", "Bridge toll"] { #expect(texts.contains(text), "\(texts)") }
        #expect(!texts.contains("Everything"))
        // A map of 400 pixels has no room for all rows of its legend.
        let frame = SmallTown.frame(width: 1200, reach: 400)
        let large = DisplayList(mapOf: graph, quest: try Self.quest(), closures: closures, frame: frame)
        let legend = try #require(large.groups.first { $0.name == "legend" }).items.compactMap { item in
            if case .text(let lettering) = item { lettering.text } else { nil }
        }
        for text in ["edge of the quest’s area", "forbidden area", "toll zone: costs or brings points", "closed road"] {
            #expect(legend.contains(text), "\(legend)")
        }
        let without = DisplayList(mapOf: graph, quest: try SmallTown.quest(), frame: frame)
        #expect(!without.groups.contains { $0.name == "zones" || $0.name == "closures" })
    }

    @Test("crosses stand on the closed road, at even distances, one at least")
    func crosses() throws {
        let line = [PicturePoint(0, 0), PicturePoint(60, 0), PicturePoint(60, 40)]
        let places = ClosedRoads.places(along: line)
        #expect(places.count == 6)
        for (one, next) in zip(places, places.dropFirst()) { #expect(one.distance(to: next) < 17) }
        #expect(places.allSatisfy { $0.y == 0 || $0.x == 60 })
        #expect(ClosedRoads.places(along: [PicturePoint(0, 0), PicturePoint(2, 0)]) == [PicturePoint(1, 0)])
        #expect(ClosedRoads.places(along: [PicturePoint(3, 4), PicturePoint(3, 4)]) == [PicturePoint(3, 4)])
    }

    @Test("hatching covers the points inside an odd number of rings, and no other ones", arguments: [0, 45, 90, 130.0])
    func hatching(angle: Double) throws {
        let seed = UInt64(angle) + 7
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            var rings = Paths()
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                rings.append(
                    (0..<Int.random(in: 3...9, using: &random)).map { _ in
                        PicturePoint(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
                    })
            }
            let lines = Hatching(angle: angle, spacing: 0.5).lines(in: rings)
            for line in 0..<lines.count {
                let points = Array(lines.points[lines.range(of: line)])
                let middle = PicturePoint((points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2)
                #expect(points[0].distance(to: points[1]) < 1e-6 || Self.isInside(middle, rings), "seed \(seed)")
            }
            // The area is what the lines cover.
            let covered = (0..<lines.count).reduce(0.0) { sum, line in
                let points = Array(lines.points[lines.range(of: line)])
                return sum + points[0].distance(to: points[1]) * 0.5
            }
            var inside = 0
            for x in 0..<100 {
                for y in 0..<100 where Self.isInside(PicturePoint(Double(x) + 0.37, Double(y) + 0.53), rings) {
                    inside += 1
                }
            }
            #expect((covered - Double(inside)).magnitude < 120, "seed \(seed): \(covered) of \(inside)")
        }
    }

    /// Crossing number of a ray, ring by ring.
    private static func isInside(_ point: PicturePoint, _ rings: Paths) -> Bool {
        var isInside = false
        for ring in 0..<rings.count {
            let points = Array(rings.points[rings.range(of: ring)])
            for (index, end) in points.enumerated() {
                let start = points[(index + points.count - 1) % points.count]
                guard (start.y > point.y) != (end.y > point.y) else { continue }
                if point.x < start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) { isInside.toggle() }
            }
        }
        return isInside
    }
}
