public import RoadMap

extension RouteLeg {
    /// Heights along the leg; `nil` on a map without heights, or where none of the leg is known. Edges without heights are gaps
    /// of the profile.
    ///
    /// - Parameter graph: the map that the leg was found on.
    /// - Complexity: O(segments + length).
    public func elevation(graph: RoadGraph) -> ElevationProfile? {
        guard graph.hasHeights else { return nil }
        var samples: [ElevationProfile.Sample] = []
        var gaps: [ClosedRange<Double>] = []
        var before = 0.0
        for (number, segment) in segments.enumerated() {
            defer { before = segment.endsAt }
            let heights =
                segment.isReversed ? graph.heights(of: segment.edge).reversed() : graph.heights(of: segment.edge)
            guard heights.count > 1 else {
                gaps.addGap(from: before, to: segment.endsAt)
                continue
            }
            let part = part(ofSegment: number)
            let (from, to) = (part.lowerBound, part.upperBound)
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
        return ElevationProfile(samples: samples, gaps: gaps)
    }
}

extension [ClosedRange<Double>] {
    /// Adds a gap behind the others, or makes the last one longer.
    fileprivate mutating func addGap(from start: Double, to end: Double) {
        guard end - start > ElevationProfile.precision else { return }
        if let last, start - last.upperBound <= ElevationProfile.precision {
            self[count - 1] = last.lowerBound...end
        } else {
            append(start...end)
        }
    }
}

extension Route {
    /// Heights along the whole route; `nil` where none of it is known.
    ///
    /// - Complexity: O(segments + length).
    public func elevation(graph: RoadGraph) -> ElevationProfile? {
        var samples: [ElevationProfile.Sample] = []
        var gaps: [ClosedRange<Double>] = []
        var before = 0.0
        for leg in legs {
            let profile = leg.elevation(graph: graph)
            for gap in profile?.gaps ?? [0...leg.distance] {
                gaps.addGap(from: before + gap.lowerBound, to: before + gap.upperBound)
            }
            for sample in profile?.samples ?? [] {
                let distance = before + sample.distance
                if let last = samples.last, distance - last.distance < 1e-3 { continue }
                samples.append(ElevationProfile.Sample(distance: distance, height: sample.height))
            }
            before += leg.distance
        }
        return ElevationProfile(samples: samples, gaps: gaps)
    }
}

extension RouteLeg {
    /// The work in joules that a rider puts into the pedals along the leg, by the profile's `HillModel`: stops and starts are not
    /// counted, and neither is what the rider needs to push. `nil` on a map without heights.
    ///
    /// - Complexity: O(segments + length).
    public func work(graph: RoadGraph, profile: BicycleProfile) -> Double? {
        guard graph.hasHeights else { return nil }
        return segments.indices.reduce(0) { sum, number in
            let segment = segments[number]
            let part = part(ofSegment: number)
            return sum + profile.work(along: segment.edge, part: part, in: graph, isReversed: segment.isReversed)
        }
    }
}

extension Route {
    /// The work in joules that a rider puts into the pedals along the route; `nil` on a map without heights.
    ///
    /// - Complexity: O(segments + length).
    public func work(graph: RoadGraph, profile: BicycleProfile) -> Double? {
        guard graph.hasHeights else { return nil }
        return legs.reduce(0) { $0 + ($1.work(graph: graph, profile: profile) ?? 0) }
    }
}
