import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import GeoJSONOperations

/// Douglas and Peucker's method beside its own definition, by recursion.
struct SimplifyingTests {
    /// Metres from a place to a segment on a plane.
    private static func distance(_ p: (x: Double, y: Double), _ a: (x: Double, y: Double), _ b: (x: Double, y: Double))
        -> Double
    {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let share = square == 0 ? 0 : min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square))
        let (ex, ey) = (p.x - a.x - share * dx, p.y - a.y - share * dy)
        return (ex * ex + ey * ey).squareRoot()
    }

    private static func kept(_ line: [(x: Double, y: Double)], _ range: ClosedRange<Int>, tolerance: Double) -> [Int] {
        let (first, last) = (range.lowerBound, range.upperBound)
        var furthest = (distance: tolerance, index: -1)
        for index in first + 1..<max(last, first + 1) {
            let distance = distance(line[index], line[first], line[last])
            if distance > furthest.distance { furthest = (distance, index) }
        }
        guard furthest.index > 0 else { return [first, last] }
        return kept(line, first...furthest.index, tolerance: tolerance).dropLast()
            + kept(line, furthest.index...last, tolerance: tolerance)
    }

    /// A line around the equator, where a degree has the same length everywhere on the plane that simplification uses.
    private static func line(_ generator: inout SeededGenerator, west: Double) -> [(x: Double, y: Double)] {
        let places = (0..<generator.next(in: 0...40)).map { _ in
            (x: west + generator.next(in: -0.01...0.01), y: generator.next(in: -0.01...0.01))
        }
        return [(west, -0.01)] + places + [(west, 0.01)]
    }

    @Test("the positions kept are those of the definition, also across the antimeridian", arguments: [0.0, 61, 180])
    func definition(west: Double) {
        let (east, north) = (111_319.490793, 110_574.275577)
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let places = Self.line(&generator, west: west)
            let line = Positions(
                places.map { Position(longitude: $0.x > 180 ? $0.x - 360 : $0.x, latitude: $0.y) })
            let tolerance = generator.pick([0.0, 50, 300, 2_000]) ?? 0
            let plane = places.map { (x: ($0.x - west) * east, y: $0.y * north) }
            let kept = Self.kept(plane, 0...places.count - 1, tolerance: tolerance)
            #expect(line.simplified(tolerance: tolerance) == Positions(kept.map { line[$0] }), "seed \(seed)")
        }
    }

    @Test("ends stay, nothing is added, and altitudes go with their positions")
    func parts() {
        for seed in UInt64(0)..<200 {
            var objects = RandomObjects(seed: seed)
            let line = objects.positions(0...12)
            for simple in [line.simplified(tolerance: 1e5), line.simplified(area: 1e9)] {
                #expect(simple.first == line.first && simple.last == line.last, "seed \(seed)")
                var rest = Array(line)[...]
                for position in simple {
                    guard let place = rest.firstIndex(of: position) else {
                        Issue.record("seed \(seed): \(position) is not in the line, or out of order")
                        break
                    }
                    rest = rest[(place + 1)...]
                }
            }
        }
    }

    @Test("a geometry keeps its kind and stays valid: rings closed with four positions, lines with two")
    func geometries() {
        for seed in UInt64(0)..<300 {
            var objects = RandomObjects(seed: seed)
            let geometry = objects.geometry()
            for simple in [geometry.simplified(tolerance: 1e7), geometry.simplified(area: 1e15)] {
                #expect(simple.kind == geometry.kind)
                #expect(simple.boundingBox == geometry.boundingBox && simple.foreignMembers == geometry.foreignMembers)
                let result = GeoJSONReader().read(GeoJSONWriter().write(simple))
                #expect(!result.hasErrors, "seed \(seed): \(result.diagnostics)")
            }
            if case .multiPoint = geometry.shape { #expect(geometry.simplified(tolerance: 1e7) == geometry) }
        }
    }
}
