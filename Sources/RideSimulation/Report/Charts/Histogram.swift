import GeoJSON

/// A histogram of times with equal bins.
struct Histogram: Hashable {
    /// The start of the first bin, in seconds.
    let start: Double
    /// The width of each bin, in seconds.
    let width: Double
    /// The number of times in each bin; empty without times.
    let counts: [Int]
    /// The number of times after all bins (`FieldEnd`).
    let later: Int

    /// Counts times, in seconds.
    ///
    /// - Parameter bars: the most bins, to about one.
    package init(of times: [Double], bars: Int) {
        let least = times.min() ?? 0
        let most = FieldEnd.of(times, since: least)
        let width = TimeStep.dividing(most - least, into: bars)
        let start = (least / width).rounded(.down) * width
        var counts = [Int](repeating: 0, count: times.isEmpty ? 0 : Int((most - start) / width) + 1)
        let end = start + width * Double(counts.count)
        for time in times where time < end { counts[Int((time - start) / width)] += 1 }
        later = times.count { $0 >= end }
        (self.start, self.width, self.counts) = (start, width, counts)
    }

    var json: JSONValue {
        [
            "start": .double(start), "width": .double(width), "counts": .array(counts.map { .integer(Int64($0)) }),
            "later": .integer(Int64(later)),
        ]
    }
}
