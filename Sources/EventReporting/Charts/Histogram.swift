import GeoJSON

/// How many times fall into each of equal stretches of time.
struct Histogram: Hashable {
    /// Where the first stretch begins, in seconds.
    let start: Double
    /// How long each is, in seconds.
    let width: Double
    /// How many times are in each; none where there are no times.
    let counts: [Int]

    /// Counts times, in seconds.
    ///
    /// - Parameter bars: how many stretches there may be, to about one.
    init(of times: [Double], bars: Int) {
        let least = times.min() ?? 0
        let most = times.max() ?? 0
        let width = TimeStep.dividing(most - least, into: bars)
        let start = (least / width).rounded(.down) * width
        var counts = [Int](repeating: 0, count: times.isEmpty ? 0 : Int((most - start) / width) + 1)
        for time in times { counts[Int((time - start) / width)] += 1 }
        (self.start, self.width, self.counts) = (start, width, counts)
    }

    var json: JSONValue {
        ["start": .double(start), "width": .double(width), "counts": .array(counts.map { .integer(Int64($0)) })]
    }
}
