public import RoadNetwork

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
    public var ascent: Double { rises.reduce(0) { $0 + max($1, 0) } }
    /// Metres descended in all.
    public var descent: Double { rises.reduce(0) { $0 - min($1, 0) } }

    private var rises: [Double] { zip(samples, samples.dropFirst()).map { $1.height - $0.height } }

    /// Metres over which a grade is taken, since single samples stand too close for their precision.
    public static let gradeLength = 50.0

    /// The grade of the steepest segment of at least 50 m, up or down: metres up a metre along, negative downhill; 0 where the
    /// way is shorter.
    ///
    /// - Complexity: O(samples).
    public var steepest: Double {
        var result = 0.0
        var first = 0
        for last in samples.indices {
            while first + 1 < last, samples[last].distance - samples[first + 1].distance >= Self.gradeLength {
                first += 1
            }
            let length = samples[last].distance - samples[first].distance
            guard length >= Self.gradeLength else { continue }
            let grade = (samples[last].height - samples[first].height) / length
            if abs(grade) > abs(result) { result = grade }
        }
        return result
    }

    /// The height so many metres from the start; that of the nearest end beyond them.
    ///
    /// - Complexity: O(log samples).
    public func height(at distance: Double) -> Double {
        var (low, high) = (0, samples.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].distance < distance { low = middle + 1 } else { high = middle }
        }
        guard low > 0, samples[low].distance >= distance else { return samples[low].height }
        let (before, after) = (samples[low - 1], samples[low])
        let length = after.distance - before.distance
        let share = length > 0 ? (distance - before.distance) / length : 1
        return before.height + (after.height - before.height) * share
    }
}

extension RouteLeg {
    /// Heights along the leg; `nil` on a map without heights, or where none of the leg is known. What is not known between
    /// two edges changes evenly.
    ///
    /// - Parameter graph: the map that the leg was found on.
    /// - Complexity: O(segments + length).
    public func elevation(graph: RoadGraph) -> ElevationProfile? {
        guard graph.hasHeights else { return nil }
        var samples: [ElevationProfile.Sample] = []
        var before = 0.0
        for (number, segment) in segments.enumerated() {
            defer { before = segment.endsAt }
            let heights =
                segment.isReversed ? graph.heights(of: segment.edge).reversed() : graph.heights(of: segment.edge)
            guard heights.count > 1 else { continue }
            func share(_ snap: Snap) -> Double { segment.isReversed ? 1 - snap.fraction : snap.fraction }
            // First and last may be a part of their edge.
            let from = number == 0 && start.edge == segment.edge ? share(start) : 0
            let to = number == segments.count - 1 && end.edge == segment.edge ? share(end) : 1
            guard to > from else { continue }
            func height(_ share: Double) -> Double {
                let place = share * Double(heights.count - 1)
                let index = min(Int(place), heights.count - 2)
                return heights[index] + (heights[index + 1] - heights[index]) * (place - Double(index))
            }
            func add(_ share: Double) {
                let distance = before + (segment.endsAt - before) * (share - from) / (to - from)
                if let last = samples.last, distance - last.distance < 1e-3 { return }
                samples.append(ElevationProfile.Sample(distance: distance, height: height(share)))
            }
            add(from)
            for index in 1..<heights.count {
                let share = Double(index) / Double(heights.count - 1)
                if share > from, share < to { add(share) }
            }
            add(to)
        }
        return ElevationProfile(samples: samples)
    }
}

extension Route {
    /// Heights along the whole route; `nil` where none of it is known.
    ///
    /// - Complexity: O(segments + length).
    public func elevation(graph: RoadGraph) -> ElevationProfile? {
        var samples: [ElevationProfile.Sample] = []
        var before = 0.0
        for leg in legs {
            for sample in leg.elevation(graph: graph)?.samples ?? [] {
                let distance = before + sample.distance
                if let last = samples.last, distance - last.distance < 1e-3 { continue }
                samples.append(ElevationProfile.Sample(distance: distance, height: sample.height))
            }
            before += leg.distance
        }
        return ElevationProfile(samples: samples)
    }
}
