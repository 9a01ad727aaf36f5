public import Geodesy

extension TrackMatch {
    /// Where a part of a track runs, and when.
    public struct Outline: Sendable, Hashable {
        /// The road; off the network from fix to fix, those of a stop as one; across a gap straight.
        public var line: Polyline
        /// Seconds since 1970, as the fixes have them.
        public var start: Double
        /// Seconds since 1970, as the fixes have them.
        public var end: Double

        /// Seconds from `start` to `end`.
        public var duration: Double { max(end - start, 0) }
        /// The length of the line in metres.
        public var distance: Double { line.length }
    }

    /// The outline of each part, in order; they join one another.
    ///
    ///     for (part, outline) in zip(match.parts, match.outlines) { draw(outline.line) }
    ///
    /// - Complexity: O(coordinates + fixes).
    public var outlines: [Outline] {
        let own = parts.map(ownOutline)
        return parts.indices.map { number in
            if case .road = parts[number] { return own[number] }
            let before = number > 0 ? own[number - 1] : nil
            let after = number + 1 < parts.count ? own[number + 1] : nil
            var outline = own[number]
            // What is off the network, and a gap, begin where the part before ends; two of them share that place.
            let isAfterGap = number > 0 && parts[number - 1].isGap
            if let before, !isAfterGap, let last = before.line.coordinates.last {
                outline.line = Polyline([last] + outline.line.coordinates)
                outline.start = before.end
            }
            let endsOnRoad = number + 1 < parts.count && (parts[number + 1].isRoad || parts[number].isGap)
            if let after, endsOnRoad, let first = after.line.coordinates.first {
                outline.line = Polyline(outline.line.coordinates + [first])
                outline.end = after.start
            }
            return outline
        }
    }

    /// Seconds along the network and off it, gaps left out.
    ///
    /// - Complexity: as `outlines`.
    public var duration: Double {
        zip(parts, outlines).reduce(0) { $0 + ($1.0.isGap ? 0 : $1.1.duration) }
    }

    /// Metres off the network.
    ///
    /// - Complexity: as `outlines`.
    public var offNetworkDistance: Double {
        zip(parts, outlines).reduce(0) { sum, part in
            if case .offNetwork = part.0 { return sum + part.1.distance }
            return sum
        }
    }

    /// A part by itself; a gap has no place and no time of its own.
    private func ownOutline(_ part: Part) -> Outline {
        switch part {
        case .road(let road):
            Outline(
                line: road.line, start: road.fixes.first?.fix.time ?? 0, end: road.fixes.last?.fix.time ?? 0)
        case .offNetwork(let fixes):
            Outline(
                line: Polyline(withoutFollowers(fixes).map { $0.coordinate }), start: fixes.first?.time ?? 0,
                end: fixes.last?.time ?? 0)
        case .gap: Outline(line: Polyline([]), start: 0, end: 0)
        }
    }

    /// Fixes with new information. A rider who stands in a park for a minute has not moved, however much the fixes jump.
    private func withoutFollowers(_ fixes: [Fix]) -> [Fix] {
        var model = MatchingModel()
        model.noise = noise
        var result: [Fix] = []
        for fix in fixes
        where result.last.map({
            !model.isFollower(fix, metres: $0.coordinate.distance(to: fix.coordinate), seconds: fix.time - $0.time)
        }) ?? true { result.append(fix) }
        return result
    }
}

extension TrackMatch.Part {
    fileprivate var isGap: Bool {
        if case .gap = self { return true }
        return false
    }

    fileprivate var isRoad: Bool {
        if case .road = self { return true }
        return false
    }
}
