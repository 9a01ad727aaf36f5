/// The series Σ C₄ₗ cos (2l+1)σ, l = 0…5, of the area under a geodesic: Karney (2013), equation (63).
struct AreaSeries {
    private let c0, c1, c2, c3, c4, c5: Double

    /// The coefficients of ε⁰…ε⁵ for WGS 84, polynomials in the third flattening n: a row for each power, in it a column for each C₄ₗ.
    private static let coefficients:
        (SIMD8<Double>, SIMD8<Double>, SIMD8<Double>, SIMD8<Double>, SIMD8<Double>, SIMD8<Double>) = {
            func row(_ power: Int) -> SIMD8<Double> {
                var row = SIMD8<Double>()
                for (column, terms) in series.enumerated() where power < terms.count { row[column] = terms[power] }
                return row
            }
            return (row(0), row(1), row(2), row(3), row(4), row(5))
        }()

    /// The coefficients of ε⁰…ε⁵ of each C₄ₗ.
    private static var series: [[Double]] {
        let n = WGS84.thirdFlattening
        func polynomial(_ terms: Double...) -> Double { terms.reversed().reduce(0) { $0 * n + $1 } }
        return [
            [
                polynomial(2 / 3, -4 / 15, 8 / 105, 4 / 315, 16 / 3465, 20 / 9009),
                -polynomial(1 / 5, -16 / 35, 32 / 105, -16 / 385, -64 / 15015),
                -polynomial(2 / 105, 32 / 315, -1088 / 3465, 1184 / 5005),
                polynomial(11 / 315, -368 / 3465, -32 / 6435),
                polynomial(4 / 1155, 1088 / 45045),
                97 / 15015,
            ],
            [
                polynomial(1 / 45, -16 / 315, 32 / 945, -16 / 3465, -64 / 135_135),
                -polynomial(2 / 105, -64 / 945, 128 / 1485, -1984 / 45045),
                -polynomial(1 / 105, -16 / 2079, -5792 / 135_135),
                polynomial(4 / 1155, -2944 / 135_135),
                1 / 9009,
            ],
            [
                polynomial(4 / 525, -32 / 1575, 64 / 3465, -32 / 5005),
                -polynomial(8 / 1575, -128 / 5775, 256 / 6825),
                -polynomial(8 / 1925, -1856 / 225_225),
                8 / 10725,
            ],
            [polynomial(8 / 2205, -256 / 24255, 512 / 45045), -polynomial(16 / 8085, -1024 / 105_105), -136 / 63063],
            [polynomial(64 / 31185, -512 / 81081), -128 / 135_135],
            [128 / 99099],
        ]
    }

    package init(epsilon: Double) {
        let rows = AreaSeries.coefficients
        let e = SIMD8(repeating: epsilon)
        // One after the other: a step that is written in one line takes the compiler minutes.
        var sum = rows.5 * e + rows.4
        sum = sum * e + rows.3
        sum = sum * e + rows.2
        sum = sum * e + rows.1
        sum = sum * e + rows.0
        let e2 = epsilon * epsilon
        let e3 = e2 * epsilon
        let e4 = e3 * epsilon
        (c0, c1, c2) = (sum[0], epsilon * sum[1], e2 * sum[2])
        (c3, c4, c5) = (e3 * sum[3], e4 * sum[4], e4 * epsilon * sum[5])
    }

    func value(at angle: Direction) -> Double {
        let twice = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
        let y5 = c5
        let y4 = twice * y5 + c4
        let y3 = twice * y4 - y5 + c3
        let y2 = twice * y3 - y4 + c2
        let y1 = twice * y2 - y3 + c1
        let y0 = twice * y1 - y2 + c0
        return angle.cosine * (y0 - y1)
    }
}
