/// The end of a chart's time axis, so that a few very late riders do not compress the rest.
enum FieldEnd {
    /// The last of some times; but if that is more than half again beyond the time of 99 in 100, the latter.
    static func of(_ times: [Double], since start: Double = 0) -> Double {
        let sorted = times.sorted()
        let (most, last) = (EventStatistics.quantile(0.99, of: sorted) ?? start, sorted.last ?? start)
        return last - start > 1.5 * (most - start) && most > start ? most : last
    }
}
