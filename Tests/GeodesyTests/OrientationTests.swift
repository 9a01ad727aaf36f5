import Geodesy
import Support
import Testing

@Suite("Which side of a line, exactly")
struct OrientationTests {
    private static func place(_ x: Double, _ y: Double) -> Coordinate { Coordinate(longitude: x, latitude: y) }

    @Test("one unit in the last place beside a diagonal decides, in whatever order the points are asked")
    func lastPlace() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            // Points of a lattice of units in the last place at 12, around the diagonal from 12 to 24.
            func lattice() -> Int { generator.next(in: 0...8) }
            let steps = (lattice(), lattice())
            let point = Self.place(12 + Double(steps.0) * 12.0.ulp, 12 + Double(steps.1) * 12.0.ulp)
            let (start, end) = (Self.place(12, 12), Self.place(24, 24))
            let expected = (steps.1 - steps.0).signum()
            #expect(Orientation.sign(start, end, point) == expected)
            #expect(Orientation.sign(end, point, start) == expected)
            #expect(Orientation.sign(point, start, end) == expected)
            #expect(Orientation.sign(end, start, point) == -expected)
        }
    }

    @Test("whole numbers, scaled by a power of two, get the sign of their exact determinant")
    func wholeNumbers() {
        for seed in UInt64(0)..<20_000 {
            var generator = SeededGenerator(seed: seed)
            let largest = [3, 1000, 1_000_000][generator.next(below: 3)]
            let scale = [1, 0x1p-600, 0x1p600, 0x1p-1040][generator.next(below: 4)]
            let n = (0..<6).map { _ in Int64(generator.next(in: -largest...largest)) }
            let determinant = (n[0] - n[4]) * (n[3] - n[5]) - (n[1] - n[5]) * (n[2] - n[4])
            let c = n.map { Double($0) * scale }
            #expect(
                Orientation.sign(Self.place(c[0], c[1]), Self.place(c[2], c[3]), Self.place(c[4], c[5]))
                    == Int(determinant.signum()), "seed \(seed)")
        }
    }

    @Test("points of very different size keep their side")
    func sizes() {
        #expect(Orientation.sign(Self.place(0, 0), Self.place(1e20, 1e20), Self.place(1e-20, 2e-20)) == 1)
        #expect(Orientation.sign(Self.place(0, 0), Self.place(1e20, 1e20), Self.place(2e-20, 1e-20)) == -1)
        #expect(Orientation.sign(Self.place(-1e20, -1e20), Self.place(1e20, 1e20), Self.place(1e-20, 1e-20)) == 0)
        #expect(Orientation.sign(Self.place(-1e20, -1e20), Self.place(1e20, 1e20), Self.place(1e-20, 2e-20)) == 1)
    }

    @Test("a number that is not finite has no side", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ number: Double) {
        let (a, b, c) = (Self.place(0, 0), Self.place(1, 1), Self.place(0, 1))
        for bad in [Self.place(number, 0), Self.place(0, number), Self.place(number, number)] {
            #expect(Orientation.sign(bad, b, c) == 0)
            #expect(Orientation.sign(a, bad, c) == 0)
            #expect(Orientation.sign(a, b, bad) == 0)
        }
    }
}
