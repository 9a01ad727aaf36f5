/// A point of an elliptic curve, with a sum that holds for all points, equal ones too.
protocol CurvePoint {
    /// The point that changes nothing when it is added.
    static var neutral: Self { get }
    /// The sum of two points.
    func adding(_ other: Self) -> Self
}

extension CurvePoint {
    /// m · P + n · Q, bit by bit of both together (Straus, 1964).
    static func sum(_ m: Words256, _ p: Self, _ n: Words256, _ q: Self) -> Self {
        let both = p.adding(q)
        var result = neutral
        for place in stride(from: 255, through: 0, by: -1) {
            result = result.adding(result)
            switch (m.bit(place), n.bit(place)) {
            case (true, true): result = result.adding(both)
            case (true, false): result = result.adding(p)
            case (false, true): result = result.adding(q)
            case (false, false): break
            }
        }
        return result
    }
}
