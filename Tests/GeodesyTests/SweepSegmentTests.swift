import Support
import Testing

@testable import Geodesy

/// Whole numbers, for which the plain formulas are exact.
@Suite("Sides of rings")
struct SweepSegmentTests {
    private static func place(_ generator: inout SeededGenerator) -> Coordinate {
        Coordinate(
            longitude: Double(generator.next(in: 37...43)), latitude: Double(generator.next(in: -58...(-52))))
    }

    /// Twice the area of a triangle.
    private static func area(_ one: Coordinate, _ other: Coordinate, _ third: Coordinate) -> Double {
        (other.longitude - one.longitude) * (third.latitude - one.latitude)
            - (other.latitude - one.latitude) * (third.longitude - one.longitude)
    }

    @Test("a side holds the points of its line between its ends, and both ends")
    func holding() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            let (one, other) = (Self.place(&generator), Self.place(&generator))
            let point = Self.place(&generator)
            guard one != other else { continue }
            let isBetween =
                min(one.longitude, other.longitude) <= point.longitude
                && point.longitude <= max(one.longitude, other.longitude)
                && min(one.latitude, other.latitude) <= point.latitude
                && point.latitude <= max(one.latitude, other.latitude)
            let segment = SweepSegment(one, other)
            #expect(segment.holds(point) == (isBetween && Self.area(one, other, point) == 0), "\(segment), \(point)")
            #expect(segment.holds(one) && segment.holds(other), "\(segment)")
        }
    }

    @Test("sides cross where each has the other's ends on two sides, in a point that lies on both")
    func crossings() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<3_000 {
            let ends = (0..<4).map { _ in Self.place(&generator) }
            guard ends[0] != ends[1], ends[2] != ends[3] else { continue }
            let (one, other) = (SweepSegment(ends[0], ends[1]), SweepSegment(ends[2], ends[3]))
            let isAcross =
                Self.area(ends[0], ends[1], ends[2]) * Self.area(ends[0], ends[1], ends[3]) < 0
                && Self.area(ends[2], ends[3], ends[0]) * Self.area(ends[2], ends[3], ends[1]) < 0
            #expect(one.crosses(other) == isAcross, "\(one), \(other)")
            guard isAcross else { continue }
            let point = one.crossing(other)
            #expect(abs(Self.area(ends[0], ends[1], point)) < 1e-9, "\(one), \(other)")
            #expect(abs(Self.area(ends[2], ends[3], point)) < 1e-9, "\(one), \(other)")
        }
    }
}
