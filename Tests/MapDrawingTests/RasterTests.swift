import Testing

@testable import MapDrawing

@Suite("Pixels")
struct RasterTests {
    private static func area(_ coverage: borrowing Coverage) -> Double {
        Double(coverage.values.reduce(0) { $0 + Int($1) }) / 255
    }

    @Test("a line along the pixels covers exactly its width")
    func level() {
        var coverage = Coverage(width: 20, height: 10)
        coverage.cover(
            from: PicturePoint(2, 5.25), to: PicturePoint(12, 5.25), width: 2.5, isOpenAtStart: true, isOpenAtEnd: true)
        #expect(coverage.values[4 * 20 + 6] == 255 && coverage.values[5 * 20 + 6] == 255)
        #expect(coverage.values[6 * 20 + 6] == 128 && coverage.values[3 * 20 + 6] == 0)
        #expect(coverage.values[5 * 20 + 1] == 0 && coverage.values[5 * 20 + 12] == 0)
        #expect((Self.area(coverage) - 25).magnitude < 0.1)
    }

    @Test("a thin line is pale, not broken", arguments: [0.0, 0.3, 1.1, 2.9])
    func thin(slope: Double) {
        var coverage = Coverage(width: 60, height: 60)
        let (start, end) = (PicturePoint(10, 10), PicturePoint(40, 10 + slope * 10))
        coverage.cover(from: start, to: end, width: 0.5, isOpenAtStart: true, isOpenAtEnd: true)
        let expected = start.distance(to: end) * 0.5
        #expect((Self.area(coverage) / expected - 1).magnitude < 0.06)
    }

    @Test("a dot is round and has a circle's area", arguments: [1.0, 4.0, 11.3])
    func dot(radius: Double) {
        var coverage = Coverage(width: 40, height: 40)
        coverage.cover(from: PicturePoint(20.3, 19.8), to: PicturePoint(20.3, 19.8), width: 2 * radius)
        #expect((Self.area(coverage) / (Double.pi * radius * radius) - 1).magnitude < 0.1)
        let corner = Int(20.3 + radius * 0.9)
        #expect(coverage.values[Int(19.8 + radius * 0.9) * 40 + corner] < 128)
    }

    @Test("where two segments meet a line is no darker than elsewhere")
    func join() throws {
        var whole = Coverage(width: 30, height: 30)
        whole.cover(from: PicturePoint(3, 4), to: PicturePoint(25, 20), width: 3)
        var parts = Coverage(width: 30, height: 30)
        let middle = PicturePoint(14, 12)
        parts.cover(from: PicturePoint(3, 4), to: middle, width: 3)
        parts.cover(from: middle, to: PicturePoint(25, 20), width: 3)
        for (one, other) in zip(whole.values, parts.values) {
            #expect(Int(one).distance(to: Int(other)).magnitude <= 1)
        }
    }

    @Test("an area covers its exact share of each pixel, and holes stay open in any direction")
    func area() {
        func square(_ low: Double, _ high: Double) -> [PicturePoint] {
            [PicturePoint(low, low), PicturePoint(high, low), PicturePoint(high, high), PicturePoint(low, high)]
        }
        for hole in [square(5, 8.5), square(5, 8.5).reversed()] {
            var coverage = Coverage(width: 20, height: 20)
            var rings = Paths(square(2.25, 12))
            rings.append(hole)
            coverage.cover(rings)
            #expect((Self.area(coverage) - (9.75 * 9.75 - 3.5 * 3.5)).magnitude < 0.2)
            #expect(coverage.values[2 * 20 + 6] == 191 && coverage.values[6 * 20 + 6] == 0)
            #expect(coverage.values[3 * 20 + 3] == 255 && coverage.values[13 * 20 + 6] == 0)
        }
    }

    @Test("slanting areas add up to what geometry says, also where they leave the picture")
    func slanting() {
        var coverage = Coverage(width: 30, height: 30)
        coverage.cover(Paths([PicturePoint(3.2, 4.1), PicturePoint(26.7, 9.9), PicturePoint(8.8, 27.3)]))
        #expect((Self.area(coverage) - ((23.5 * 23.2 - 5.6 * 5.8) / 2)).magnitude < 0.6)
        var outside = Coverage(width: 30, height: 30)
        outside.cover(
            Paths([PicturePoint(-100, 0), PicturePoint(15, 0), PicturePoint(15, 300), PicturePoint(-100, 300)]))
        #expect(Self.area(outside) == 450)
    }

    @Test("colour is mixed by coverage and opacity, and the coverage is cleared")
    func painting() throws {
        var picture = try Picture(width: 10, height: 4, colour: .white)
        var coverage = Coverage(width: 10, height: 4)
        coverage.cover(Paths([PicturePoint(1, 1), PicturePoint(5, 1), PicturePoint(5, 3), PicturePoint(1, 3)]))
        coverage.paint(Colour(0xFF0000, opacity: 102), on: &picture)
        #expect(picture[2, 2] == Colour(0xFF9999))
        #expect(picture[6, 2] == .white)
        #expect(picture[10, 0] == nil && picture[0, -1] == nil)
        #expect(coverage.values.allSatisfy { $0 == 0 })
    }

    @Test("numbers beyond all pictures do no harm")
    func monstrous() {
        var coverage = Coverage(width: 10, height: 10)
        let places = [Double.nan, .infinity, -.infinity, 1e300, -1e12, 1e8, -1e8, 5]
        for x in places {
            for y in places {
                coverage.cover(from: PicturePoint(x, y), to: PicturePoint(y, 3), width: 2)
                coverage.cover(from: PicturePoint(5, 5), to: PicturePoint(x, y), width: y)
                coverage.cover(Paths([PicturePoint(x, y), PicturePoint(3, 9), PicturePoint(y, 0)]))
            }
        }
        #expect(coverage.values.contains { $0 > 0 })
    }
}
