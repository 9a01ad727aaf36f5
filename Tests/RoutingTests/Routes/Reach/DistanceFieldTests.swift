import Geodesy
import Support
import Testing

@testable import Routing

@Suite("Distances on a grid")
struct DistanceFieldTests {
    /// Metres between a place and the nearest of some lines, the plain way.
    private static func distance(_ east: Double, _ north: Double, _ lines: [[PlanePoint]]) -> Double {
        var least = Double.infinity
        for line in lines {
            for (one, other) in zip(line, line.count > 1 ? Array(line.dropFirst()) : line) {
                let (dx, dy) = (other.east - one.east, other.north - one.north)
                let square = dx * dx + dy * dy
                let share = square > 0 ? ((east - one.east) * dx + (north - one.north) * dy) / square : 0
                let held = share < 0 ? 0 : share > 1 ? 1 : share
                let (x, y) = (one.east + held * dx - east, one.north + held * dy - north)
                least = min(least, (x * x + y * y).squareRoot())
            }
        }
        return least
    }

    @Test("are those to the nearest line, at every crossing", arguments: 1...30 as ClosedRange<UInt64>)
    func crossings(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let lines = (0..<generator.next(in: 1...5)).map { _ in
            (0..<generator.next(in: 1...4)).map { _ in
                PlanePoint(east: 300 * generator.nextUnit() - 150, north: 300 * generator.nextUnit() + 1000)
            }
        }
        let spacing = 5 + 20 * generator.nextUnit()
        var field = try #require(DistanceField(around: lines, resolution: spacing))
        for line in lines { field.approach(line) }
        #expect(field.spacing == spacing && field.contour == 2 * spacing)
        let (west, south) = (
            (lines.joined().map(\.east).min() ?? 0) - 4 * spacing,
            (lines.joined().map(\.north).min() ?? 0) - 4 * spacing
        )
        func held(_ column: Int, _ row: Int) -> Double {
            min(
                Self.distance(west + Double(column) * spacing, south + Double(row) * spacing, lines), 3 * spacing)
        }
        for row in 0..<field.rows {
            for column in 0..<field.columns {
                let here = held(column, row)
                if (here - 2 * spacing).magnitude > 1e-3 * spacing {
                    #expect(field.isInside(column, row) == (here < 2 * spacing), "seed \(seed): \(column), \(row)")
                }
                let isEdge = [0, field.rows - 1].contains(row) || [0, field.columns - 1].contains(column)
                #expect(!isEdge || here == 3 * spacing, "seed \(seed): \(column), \(row)")
                guard !isEdge else { continue }
                for isNorthward in [false, true] {
                    let next = isNorthward ? (column, row + 1) : (column + 1, row)
                    guard field.isInside(column, row) != field.isInside(next.0, next.1) else { continue }
                    let there = held(next.0, next.1)
                    let share = min(max((2 * spacing - here) / (there - here), 0.05), 0.95)
                    let place = field.place(from: column, row, isNorthward: isNorthward)
                    let east = west + (Double(column) + (isNorthward ? 0 : share)) * spacing
                    let north = south + (Double(row) + (isNorthward ? share : 0)) * spacing
                    #expect((place.east - east).magnitude < 0.01 * spacing, "seed \(seed): \(column), \(row)")
                    #expect((place.north - north).magnitude < 0.01 * spacing, "seed \(seed): \(column), \(row)")
                }
            }
        }
    }

    @Test("there is no grid without a place, nor one without end")
    func none() {
        #expect(DistanceField(around: [], resolution: 10) == nil)
        #expect(DistanceField(around: [[]], resolution: 10) == nil)
        let far = PlanePoint(east: .infinity, north: 0)
        #expect(DistanceField(around: [[far], [PlanePoint(east: 0, north: 0)]], resolution: 10) == nil)
        let single = DistanceField(around: [[PlanePoint(east: 3, north: 4)]], resolution: 10)
        #expect(single?.columns == 10 && single?.rows == 10)
    }
}
