import RideSimulation

/// Where charts of a field end, so that a few who are out for hours longer do not press all others into a corner.
enum FieldEnd {
    /// The last of some times; where it is half as far again as the last of 99 in 100, that.
    static func of(_ times: [Double], since start: Double = 0) -> Double {
        let sorted = times.sorted()
        let (most, last) = (EventStatistics.quantile(0.99, of: sorted) ?? start, sorted.last ?? start)
        return last - start > 1.5 * (most - start) && most > start ? most : last
    }
}
