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

    /// By rising distance, the first where heights begin to be known and the last where they end; between two of them the height
    /// changes evenly.
    public let samples: [Sample]
    /// The parts of the way whose heights are not known, in metres from the start, by rising distance. Inside of one the height
    /// is taken to change evenly, before the first sample and behind the last to stay.
    public let gaps: [ClosedRange<Double>]

    /// Takes samples by rising distance, and the parts where heights are not known; `nil` for fewer than one sample.
    public init?(samples: [Sample], gaps: [ClosedRange<Double>] = []) {
        guard !samples.isEmpty else { return nil }
        self.init(known: samples, gaps: gaps)
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

    /// Metres from start to end, gaps included.
    public var length: Double { end - start }
    /// Where the way ends, in metres from its start.
    public var end: Double { max(samples.last?.distance ?? 0, gaps.last?.upperBound ?? 0) }
    private var start: Double { min(samples.first?.distance ?? 0, gaps.first?.lowerBound ?? .infinity) }
    /// Of how much of the way heights are known, from 0 to 1.
    ///
    /// - Complexity: O(gaps).
    public var knownShare: Double {
        guard length > 0 else { return gaps.isEmpty ? 1 : 0 }
        return max(1 - gaps.reduce(0) { $0 + $1.upperBound - $1.lowerBound } / length, 0)
    }

    /// The same in whole percent; 100 and 0 only where all or nothing is known.
    public var knownPercent: Int {
        let percent = Int((knownShare * 100).rounded())
        return gaps.isEmpty ? 100 : min(max(percent, knownShare > 0 ? 1 : 0), 99)
    }

    /// The samples between the gaps, in order; a part without any is left out.
    ///
    /// - Complexity: O(samples + gaps).
    public var knownParts: [ArraySlice<Sample>] {
        var parts: [ArraySlice<Sample>] = []
        var first = 0
        for gap in gaps {
            var end = first
            while end < samples.count, samples[end].distance <= gap.lowerBound + Self.precision { end += 1 }
            if end > first { parts.append(samples[first..<end]) }
            first = end
        }
        if first < samples.count { parts.append(samples[first...]) }
        return parts
    }

    /// Metres by which the ends of a gap and of what is known beside it may differ.
    static let precision = 1e-3

    /// The lowest and the highest height in metres.
    ///
    /// - Complexity: O(samples).
    public var range: ClosedRange<Double> {
        let heights = samples.map { $0.height }
        return (heights.min() ?? 0)...(heights.max() ?? 0)
    }

    /// So many heights at equal distances from start to end, both included: what a chart of that width draws.
    ///
    ///     let columns = profile.heights(200)
    ///     let (low, high) = (profile.range.lowerBound, profile.range.upperBound)
    ///
    /// - Complexity: O(samples + *count*).
    public func heights(_ count: Int) -> [Double] {
        guard count > 1 else { return Array(samples.prefix(max(count, 0)).map { $0.height }) }
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
        let gaps = gaps.compactMap { gap in
            let (low, high) = (max(gap.lowerBound, start), min(gap.upperBound, end))
            return low < high ? low - start...high - start : nil as ClosedRange<Double>?
        }
        return ElevationProfile(known: part, gaps: gaps)
    }

    private init(known samples: [Sample], gaps: [ClosedRange<Double>]) {
        (self.samples, self.gaps) = (samples, gaps)
    }

    /// Metres over which a grade is taken, since single samples stand too close for their precision.
    public static let gradeLength = 50.0

    /// The grade of the steepest segment of at least 50 m, up or down: metres up a metre along, negative downhill; 0 where the
    /// way is shorter between its gaps.
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
        var gaps = gaps[...]
        for last in samples.indices {
            while let gap = gaps.first, gap.upperBound <= samples[last].distance + Self.precision {
                first = last
                gaps.removeFirst()
            }
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
