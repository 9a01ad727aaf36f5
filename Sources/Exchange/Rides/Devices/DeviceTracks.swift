public import Geodesy

/// The tracks of several devices that one rider carried.
public enum DeviceTracks {
    /// Whether two tracks were at the same places at the same times, as far as they have times in common; `nil` if they have none.
    ///
    /// - Complexity: O(*n*) for *n* fixes in the order of their times.
    public static func agree(_ one: [Fix], _ other: [Fix]) -> Bool? {
        guard let first = one.first, let last = one.last, let start = other.first, let end = other.last,
            first.time <= end.time, start.time <= last.time
        else { return nil }
        var distances: [Double] = []
        var place = 0
        let step = max(1, one.count / 500)
        for fix in stride(from: 0, to: one.count, by: step).map({ one[$0] }) {
            while place + 1 < other.count, other[place + 1].time <= fix.time { place += 1 }
            let near = [place, place + 1].filter { $0 < other.count }.map { other[$0] }
                .filter { ($0.time - fix.time).magnitude <= longestInterval }
            guard let before = near.first, let after = near.last else { continue }
            let share =
                after.time > before.time
                ? min(1, max(0, (fix.time - before.time) / (after.time - before.time))) : 0
            let plane = LocalPlane(origin: before.coordinate)
            let way = plane.point(after.coordinate)
            let there = plane.coordinate(PlanePoint(east: way.east * share, north: way.north * share))
            distances.append(there.distance(to: fix.coordinate))
        }
        guard !distances.isEmpty else { return nil }
        return distances.sorted()[distances.count / 2] <= farthest
    }

    /// The fixes of the best device, with those of the others where it has none for ten seconds, or for three times its usual interval.
    ///
    /// - Parameter tracks: at least one, the fixes of each in the order of their times.
    /// - Returns: the fixes in order, and the place of the best device in `tracks`: that with the least accuracy radius, or where it is
    ///   unspecified for some, the shortest interval between fixes.
    /// - Complexity: O(*n* log *n*) for *n* fixes.
    public static func merged(_ tracks: [[Fix]]) -> (fixes: [Fix], best: Int) {
        let qualities = tracks.map { TrackQuality($0) }
        let areAccurate = qualities.allSatisfy { $0.accuracy != nil }
        let order = tracks.indices.sorted { one, other in
            let (first, second) = (qualities[one], qualities[other])
            if areAccurate, let here = first.accuracy, let there = second.accuracy, here != there {
                return here < there
            }
            return (first.interval, one) < (second.interval, other)
        }
        var fixes: [Fix] = []
        for place in order {
            fixes = filled(fixes, with: tracks[place], apart: max(10, 3 * qualities[order[0]].interval))
        }
        return (fixes, order.first ?? 0)
    }

    /// Fixes, and those of another track that are so many seconds apart from all of them.
    private static func filled(_ fixes: [Fix], with other: [Fix], apart: Double) -> [Fix] {
        var place = 0
        let added = other.filter { fix in
            while place < fixes.count, fixes[place].time < fix.time { place += 1 }
            let isFarFromNext = place == fixes.count || fixes[place].time - fix.time >= apart
            return isFarFromNext && (place == 0 || fix.time - fixes[place - 1].time >= apart)
        }
        return (fixes + added).sorted { $0.time < $1.time }
    }

    /// Devices are compared where both have fixes within so many seconds.
    private static let longestInterval = 15.0
    /// Two devices of one rider are not further apart, in metres; clocks may differ by some seconds.
    private static let farthest = 100.0
}

/// How good the fixes of a track are.
private struct TrackQuality {
    /// The median of the accuracies, in metres; `nil` where a fix has none.
    let accuracy: Double?
    /// The median of the seconds between two fixes.
    let interval: Double

    init(_ fixes: [Fix]) {
        let accuracies = fixes.compactMap(\.horizontalAccuracy).sorted()
        accuracy = accuracies.isEmpty || accuracies.count < fixes.count ? nil : accuracies[accuracies.count / 2]
        let intervals = zip(fixes, fixes.dropFirst()).map { $1.time - $0.time }.sorted()
        interval = intervals.isEmpty ? .infinity : intervals[intervals.count / 2]
    }
}
