import Geodesy

/// Brings the points of a track with times into order.
struct TrackSettling {
    /// Those that are kept, each with a time, in its order.
    private(set) var points: [RecordedTrack.Point]
    private(set) var remarks: [TrackRemark] = []

    init(_ track: RecordedTrack) { points = track.points }

    mutating func run() {
        leaveOutOtherDays()
        interpolate()
        sort()
        leaveOutRepeated()
    }

    /// Leaves out points whose time cannot belong to the ride, such as those from before the clock was set by satellites.
    private mutating func leaveOutOtherDays() {
        let times = points.compactMap(\.time).filter { $0.magnitude < Self.latestTime }.sorted()
        guard !times.isEmpty else {
            guard let first = points.first(where: { $0.time != nil }) else { return }
            remarks.append(TrackRemark(.noSeconds(first.time ?? 0), count: points.count, place: first.source))
            return points = []
        }
        let middle = times[times.count / 2]
        leaveOut { point in point.time.map { !(($0 - middle).magnitude <= Self.longestRide) } ?? false }
    }

    /// Gives points without a time one by their distance from the neighbours that have some.
    private mutating func interpolate() {
        let count = points.count
        let missing = points.indices.filter { points[$0].time == nil }
        guard let first = missing.first else { return }
        let source = points[first].source
        var timeless: [RecordedTrack.Point] = []
        var place = first
        while place < points.count {
            guard points[place].time == nil else {
                place += 1
                continue
            }
            let end = points[place...].firstIndex { $0.time != nil } ?? points.count
            if place > 0, end < points.count, let start = points[place - 1].time, let next = points[end].time,
                start <= next
            {
                fill(place..<end, from: start, to: next)
            } else {
                timeless += points[place..<end]
            }
            place = end
        }
        points.removeAll { $0.time == nil }
        let filled = missing.count - timeless.count
        if filled > 0 { remarks.append(TrackRemark(.interpolated(of: count), count: filled, place: source)) }
        TrackRemark.add(.timeless, timeless, to: &remarks)
    }

    /// Shares a time out among points by the way to each; where they stay in one place, evenly.
    private mutating func fill(_ range: Range<Int>, from start: Double, to end: Double) {
        var ways: [Double] = []
        var way = 0.0
        for place in range.lowerBound...range.upperBound {
            way += points[place - 1].coordinate.distance(to: points[place].coordinate)
            ways.append(way)
        }
        for place in range {
            let number = place - range.lowerBound
            let share = way > 0 ? ways[number] / way : Double(number + 1) / Double(ways.count)
            points[place].time = start + share * (end - start)
        }
    }

    /// Sorts by time what is out of order, and leaves out what is there only because of a wrong clock.
    private mutating func sort() {
        let times = points.map { $0.time ?? 0 }
        var order = TrackOrder(times: times, coordinates: points.map(\.coordinate))
        guard order.isDisordered else { return }
        order.judge()
        if let first = order.wrong.first {
            remarks.append(
                TrackRemark(.wrongClock(times[first]), count: order.wrong.count, place: points[first].source))
        }
        if let first = order.sorted.first {
            remarks.append(TrackRemark(.sorted, count: order.sorted.count, place: points[first].source))
        }
        points = order.result.map { points[$0] }
    }

    private mutating func leaveOutRepeated() {
        var kept: [RecordedTrack.Point] = []
        var repeated: [RecordedTrack.Point] = []
        for point in points {
            if let last = kept.last, last.time == point.time, last.coordinate == point.coordinate {
                repeated.append(point)
            } else {
                kept.append(point)
            }
        }
        points = kept
        TrackRemark.add(.repeated, repeated, to: &remarks)
    }

    private mutating func leaveOut(where isWrong: (RecordedTrack.Point) -> Bool) {
        let wrong = points.filter(isWrong)
        guard let first = wrong.first else { return }
        points.removeAll(where: isWrong)
        remarks.append(TrackRemark(.wrongClock(first.time ?? 0), count: wrong.count, place: first.source))
    }

    /// The longest time in seconds from the middle of a ride to either side.
    private static let longestRide = 86_400.0
    /// The year 9999, after which moments have no text.
    private static let latestTime = 253_402_300_799.0
}
