/// Heights along a leg or a route.
///
///     if let profile = leg.elevation(graph: graph) { print(profile.ascent, profile.steepest) }
public struct ElevationProfile: Sendable, Hashable {
    /// A height on the way.
    public struct Sample: Sendable, Hashable {
        /// Metres from the start.
        public var distance: Double
        /// Metres above the datum of the elevation data.
        public var height: Double

        /// Puts both together.
        public init(distance: Double, height: Double) {
            (self.distance, self.height) = (distance, height)
        }
    }

    /// By rising distance, the first at the start and the last at the end; between two of them the height changes evenly.
    public let samples: [Sample]

    /// Takes samples by rising distance; `nil` for fewer than one.
    public init?(samples: [Sample]) {
        guard !samples.isEmpty else { return nil }
        self.samples = samples
    }

    /// Metres climbed in all.
    ///
    /// - Complexity: O(samples).
    public var ascent: Double { sum { max($0, 0) } }
    /// Metres descended in all.
    ///
    /// - Complexity: O(samples).
    public var descent: Double { sum { max(-$0, 0) } }

    private func sum(_ part: (Double) -> Double) -> Double {
        zip(samples, samples.dropFirst()).reduce(0) { $0 + part($1.1.height - $1.0.height) }
    }

    /// Metres from start to end.
    public var length: Double { (samples.last?.distance ?? 0) - (samples.first?.distance ?? 0) }
    /// The lowest and the highest height in metres.
    ///
    /// - Complexity: O(samples).
    public var range: ClosedRange<Double> {
        let heights = samples.map(\.height)
        return (heights.min() ?? 0)...(heights.max() ?? 0)
    }

    /// So many heights at equal distances from start to end, both included: what a chart of that width draws.
    ///
    ///     let columns = profile.heights(200)
    ///     let (low, high) = (profile.range.lowerBound, profile.range.upperBound)
    ///
    /// - Complexity: O(samples + *count*).
    public func heights(_ count: Int) -> [Double] {
        guard count > 1 else { return Array(samples.prefix(max(count, 0)).map(\.height)) }
        let start = samples.first?.distance ?? 0
        var next = 0
        return (0..<count).map { number in
            let distance = start + length * Double(number) / Double(count - 1)
            while next + 1 < samples.count, samples[next].distance < distance { next += 1 }
            return height(at: distance, before: next)
        }
    }

    /// The part between two distances from the start, whose own distances begin at 0.
    ///
    /// - Complexity: O(log samples + samples of the part).
    public func part(from start: Double, to end: Double) -> ElevationProfile {
        let end = max(start, end)
        var part = [Sample(distance: 0, height: height(at: start))]
        var number = index(from: start)
        while number < samples.count, samples[number].distance < end {
            if samples[number].distance > start {
                part.append(Sample(distance: samples[number].distance - start, height: samples[number].height))
            }
            number += 1
        }
        if end > start { part.append(Sample(distance: end - start, height: height(at: end))) }
        return ElevationProfile(known: part)
    }

    private init(known samples: [Sample]) { self.samples = samples }

    /// Metres over which a grade is taken, since single samples stand too close for their precision.
    public static let gradeLength = 50.0

    /// The grade of the steepest segment of at least 50 m, up or down: metres up a metre along, negative downhill; 0 where the
    /// way is shorter.
    ///
    /// - Complexity: O(samples).
    public var steepest: Double { steepestSegment?.grade ?? 0 }

    /// Where the way is steepest, over at least 50 m: metres from the start, and metres up a metre along; `nil` where the way is
    /// shorter or level. Of several equally steep ones the first.
    ///
    /// - Complexity: O(samples).
    public var steepestSegment: (range: ClosedRange<Double>, grade: Double)? {
        var result: (range: ClosedRange<Double>, grade: Double)?
        var first = 0
        for last in samples.indices {
            while first + 1 < last, samples[last].distance - samples[first + 1].distance >= Self.gradeLength {
                first += 1
            }
            let length = samples[last].distance - samples[first].distance
            guard length >= Self.gradeLength else { continue }
            let grade = (samples[last].height - samples[first].height) / length
            if abs(grade) > abs(result?.grade ?? 0) {
                result = (samples[first].distance...samples[last].distance, grade)
            }
        }
        return result
    }

    /// The height so many metres from the start; that of the nearest end beyond them.
    ///
    /// - Complexity: O(log samples).
    public func height(at distance: Double) -> Double { height(at: distance, before: index(from: distance)) }

    /// The first sample at a distance or behind it; the last where there is none.
    private func index(from distance: Double) -> Int {
        var (low, high) = (0, samples.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].distance < distance { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func height(at distance: Double, before number: Int) -> Double {
        guard number > 0, samples[number].distance >= distance else { return samples[number].height }
        let (before, after) = (samples[number - 1], samples[number])
        let length = after.distance - before.distance
        let share = length > 0 ? (distance - before.distance) / length : 1
        return before.height + (after.height - before.height) * share
    }
}
