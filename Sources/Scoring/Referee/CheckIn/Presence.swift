internal import Geodesy

/// How probable it is that a rider is within a circle, given a position with an error.
///
/// The error is taken as normal with the same deviation in each direction; its share within the circle is the distribution function
/// of Rice (1 − Marcum's Q₁).
enum Presence {
    /// The probability from 0 to 1.
    ///
    /// - Parameters:
    ///   - distance: from the reported position to the middle of the circle, in metres.
    ///   - radius: of the circle, in metres.
    ///   - accuracy: the radius in metres that holds 68 % of the errors; 0 for a position without error.
    static func probability(distance: Double, radius: Double, accuracy: Double) -> Double {
        let deviation = accuracy / Fix.accuracyPerDeviation
        guard deviation > radius * 1e-6 else { return distance <= radius ? 1 : 0 }
        // Strips of the circle across the line to its centre; beyond seven deviations the density is negligible.
        let low = max(-radius, distance - 7 * deviation)
        let high = min(radius, distance + 7 * deviation)
        guard low < high else { return 0 }
        func density(_ x: Double) -> Double {
            let across = (radius * radius - x * x).squareRoot()
            let offset = (x - distance) / deviation
            return exponential(-offset * offset / 2) * errorFunction(across / (deviation * 2.0.squareRoot()))
        }
        // The midpoint rule with 128 steps gives three digits.
        let steps = 128
        let width = (high - low) / Double(steps)
        let sum = (0..<steps).reduce(0.0) { $0 + density(low + (Double($1) + 0.5) * width) }
        return min(1, sum * width / (deviation * (2 * Double.pi).squareRoot()))
    }
}
