/// How a simplification chooses the positions to remove.
public enum SimplificationMethod: Sendable, Hashable {
    /// Positions at most this many metres from the remaining line, 0 to 1 000 000.
    ///
    /// Source: Douglas and Peucker, *Algorithms for the reduction of the number of points required to represent a digitized
    /// line* (1973).
    case douglasPeucker(toleranceMetres: Double)
    /// Positions whose triangle with their neighbours is smaller than this many square metres, 0 to 10¹², the smallest first.
    ///
    /// Source: Visvalingam and Whyatt, *Line generalisation by repeated elimination of points* (1993).
    case visvalingam(squareMetres: Double)

    /// Refuses numbers that are out of range.
    func check() throws(GeometryOperationError) {
        switch self {
        case .douglasPeucker(let tolerance): try GeometryOperationError.check(tolerance, in: 0...1_000_000)
        case .visvalingam(let area): try GeometryOperationError.check(area, in: 0...1e12)
        }
    }
}
