import Geodesy

/// What becomes of points that are not in the order of their times: they are sorted, unless their times are wrong.
///
/// The longest run of points whose times do not go back is believed. Of the others, those that were ridden where they are in
/// the file, by their places, have wrong times; so have a few at either end whose times are far from all others, and those that
/// nobody could have ridden to at their times.
struct TrackOrder {
    private let times: [Double]
    private let coordinates: [Coordinate]
    /// The longest run.
    private let believed: [Int]
    private var isBelieved: [Bool]
    private var isWrong: [Bool]
    /// The usual time in seconds between two points of the longest run.
    private let interval: Double

    init(times: [Double], coordinates: [Coordinate]) {
        self.times = times
        self.coordinates = coordinates
        let run = LongestRun.indices(of: times)
        believed = run
        isBelieved = Array(repeating: false, count: times.count)
        isWrong = isBelieved
        for place in run { isBelieved[place] = true }
        let intervals = zip(run, run.dropFirst()).map { times[$1] - times[$0] }.sorted()
        interval = intervals.isEmpty ? 1 : max(1, intervals[intervals.count / 2])
    }

    /// Whether any point is out of order.
    var isDisordered: Bool { isBelieved.contains(false) }

    /// The points with wrong times.
    var wrong: [Int] { times.indices.filter { isWrong[$0] } }

    /// The points that are out of order and have times that can be believed.
    var sorted: [Int] { times.indices.filter { !isBelieved[$0] && !isWrong[$0] } }

    /// All points without those of wrong times, by their times.
    var result: [Int] {
        times.indices.filter { !isWrong[$0] }.sorted { (times[$0], $0) < (times[$1], $1) }
    }

    /// Decides which times are wrong.
    mutating func judge() {
        var place = 0
        while place < times.count {
            guard !isBelieved[place] else {
                place += 1
                continue
            }
            let end = isBelieved[place...].firstIndex(of: true) ?? times.count
            if wasRiddenThere(place..<end) || isFarFromAll(place..<end) {
                for index in place..<end { isWrong[index] = true }
            }
            place = end
        }
        leaveOutLeaps()
    }

    /// Whether a rider came through these points between those before and after them in the file, and not where their times put
    /// them.
    private func wasRiddenThere(_ range: Range<Int>) -> Bool {
        guard range.lowerBound > 0, range.upperBound < times.count else { return false }
        let duration = times[range.upperBound] - times[range.lowerBound - 1]
        guard duration <= 4 * Double(range.count + 1) * interval + 10 else { return false }
        let way = (range.lowerBound...range.upperBound).reduce(0.0) {
            $0 + coordinates[$1 - 1].distance(to: coordinates[$1])
        }
        guard way <= Self.topSpeed * duration + Self.slack else { return false }
        let there = detour(over: range, from: range.lowerBound - 1, to: range.upperBound)
        let next = firstBelieved(after: times[range.upperBound - 1])
        let before = firstBelieved(after: times[range.lowerBound]) - 1
        let elsewhere = detour(
            over: range, from: before < 0 ? nil : believed[before], to: next < believed.count ? believed[next] : nil)
        return there + Self.slack < elsewhere
    }

    /// How much longer the way becomes over the first and the last of some points.
    private func detour(over range: Range<Int>, from start: Int?, to end: Int?) -> Double {
        func way(_ one: Int?, _ other: Int?) -> Double {
            guard let one, let other else { return 0 }
            return coordinates[one].distance(to: coordinates[other])
        }
        return way(start, range.lowerBound) + way(range.upperBound - 1, end) - way(start, end)
    }

    /// The place in `believed` of the first point with a later time.
    private func firstBelieved(after time: Double) -> Int {
        var (low, high) = (0, believed.count)
        while low < high {
            let middle = (low + high) / 2
            if times[believed[middle]] <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether these are a few points at the beginning or the end of the file whose times are long before or after all others.
    private func isFarFromAll(_ range: Range<Int>) -> Bool {
        guard range.lowerBound == 0 || range.upperBound == times.count, range.count <= max(10, times.count / 50),
            let first = isBelieved.firstIndex(of: true), let last = isBelieved.lastIndex(of: true)
        else { return false }
        return range.allSatisfy {
            times[$0] < times[first] - Self.longestGap || times[$0] > times[last] + Self.longestGap
        }
    }

    /// Leaves out points that are too far both from the one before and the next one that is believed.
    private mutating func leaveOutLeaps() {
        let order = result
        // The next believed point for each place in the order.
        var next = [Int?](repeating: nil, count: order.count)
        var last: Int?
        for place in order.indices.reversed() {
            next[place] = last
            if isBelieved[order[place]] { last = order[place] }
        }
        var before: Int?
        for place in order.indices {
            let point = order[place]
            if !isBelieved[point], let earlier = before, let later = next[place], isLeap(earlier, point),
                isLeap(point, later)
            {
                isWrong[point] = true
            } else {
                before = point
            }
        }
    }

    private func isLeap(_ one: Int, _ other: Int) -> Bool {
        coordinates[one].distance(to: coordinates[other]) > Self.topSpeed * (times[other] - times[one]) + Self.slack
    }

    /// The highest speed in metres per second that a bicycle is believed to have.
    private static let topSpeed = 30.0
    /// How many metres receivers may be wrong by.
    private static let slack = 100.0
    /// The longest time in seconds between a few points at one end and all others.
    private static let longestGap = 600.0
}

/// The longest run of numbers that do not go back, not all of which need to follow one another directly.
package enum LongestRun {
    /// Where its numbers stand.
    ///
    /// Source: C. Schensted, Longest increasing and decreasing subsequences, Canadian Journal of Mathematics 13, 1961.
    /// - Complexity: O(*n* log *n*).
    package static func indices(of numbers: [Double]) -> [Int] {
        // For each length so far, the run that ends with the least number; each number stores its predecessor.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for place in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] <= numbers[place] { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var run: [Int] = []
        var place = ends.last
        while let found = place {
            run.append(found)
            place = before[found]
        }
        return run.reversed()
    }
}
