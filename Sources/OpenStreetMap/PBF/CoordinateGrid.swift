/// How a block turns its numbers into places: `10⁻⁹ · (offset + granularity · number)` degrees.
struct CoordinateGrid: Sendable {
    var granularity: Int64 = 100
    var latitudeOffset: Int64 = 0
    var longitudeOffset: Int64 = 0

    /// Latitude in 10⁻⁷ degrees; `nil` beyond the poles.
    @inline(__always)
    func latitude(_ number: Int64) -> Int32? {
        Self.place(number, granularity, latitudeOffset, limit: 900_000_000)
    }

    /// Longitude in 10⁻⁷ degrees; `nil` beyond ±180°.
    @inline(__always)
    func longitude(_ number: Int64) -> Int32? {
        Self.place(number, granularity, longitudeOffset, limit: 1_800_000_000)
    }

    @inline(__always)
    private static func place(_ number: Int64, _ granularity: Int64, _ offset: Int64, limit: Int64) -> Int32? {
        var value = number
        if granularity != 100 || offset != 0 {
            let (product, overflow) = granularity.multipliedReportingOverflow(by: number)
            let (billionths, secondOverflow) = product.addingReportingOverflow(offset)
            guard !overflow, !secondOverflow else { return nil }
            let (rest, hundred) = (billionths % 100, billionths / 100)
            value = hundred + (rest >= 50 ? 1 : rest <= -50 ? -1 : 0)
        }
        guard value >= -limit, value <= limit else { return nil }
        return Int32(truncatingIfNeeded: value)
    }
}
