public import Geodesy

/// A track whose fixes are in order, each with a time.
public struct SettledTrack: Sendable, Hashable {
    /// What it is called.
    public var name: String?
    /// Whose it is, where the file says so.
    public var rider: String?
    /// The fixes; their times do not go back.
    public var fixes: [Fix]
    /// Whether the times are those of the ride; else a speed was assumed, and the first is at 0.
    public var isTimed: Bool
    /// How many points of the file are no fixes here.
    public var leftOut: Int

    /// The speed in metres per second that is assumed for a track without times.
    public static let assumedSpeed = 5.0
}

extension TrackFile {
    /// The tracks as rides of somebody: missing times interpolated, what is out of order sorted, what cannot belong to it left out.
    ///
    /// Points at 0° of longitude and latitude, off the Earth, or with the time of a clock that was wrong are left out. Tracks without
    /// times are left out beside others that have them; where none has, each is taken to be ridden at `assumedSpeed`.
    /// - Returns: the tracks, and the remarks of the file with those about what was done.
    /// - Throws: where no point is left.
    /// - Complexity: O(*n* log *n*) for *n* points.
    public func settled() throws(TrackError) -> (tracks: [SettledTrack], remarks: [TrackRemark]) {
        var remarks = remarks
        var known: [RecordedTrack] = []
        var nowhere: [RecordedTrack.Point] = []
        for track in tracks {
            var track = track
            nowhere += track.points.filter(\.isNowhere)
            track.points.removeAll(where: \.isNowhere)
            if !track.points.isEmpty { known.append(track) }
        }
        guard !known.isEmpty else {
            throw nowhere.isEmpty || !nowhere.allSatisfy(\.isSwapped) ? .nowhere : .swapped
        }
        TrackRemark.add(.nowhere, nowhere, to: &remarks)
        let timed = known.filter(\.isTimed)
        guard !timed.isEmpty else {
            let points = known.flatMap(\.points)
            let time = points.lazy.compactMap(\.time).first
            remarks.append(TrackRemark(time.map { .sameTimes($0) } ?? .assumedSpeed, count: points.count))
            return (known.map { $0.drawn(leftOut: nowhere.count) }, remarks)
        }
        if timed.count < known.count, let first = known.first(where: { !$0.isTimed }) {
            remarks.append(
                TrackRemark(.withoutTimes, count: known.count - timed.count, place: first.points.first?.source))
        }
        var settled: [SettledTrack] = []
        var leftOut = nowhere.count
        for track in timed {
            var settling = TrackSettling(track)
            settling.run()
            remarks += settling.remarks
            leftOut += track.points.count - settling.points.count
            guard !settling.points.isEmpty else { continue }
            settled.append(
                SettledTrack(
                    name: track.name, rider: track.rider,
                    fixes: settling.points.map { $0.fix(at: $0.time ?? 0) }, isTimed: true, leftOut: leftOut))
            leftOut = 0
        }
        if settled.isEmpty, let time = timed.first?.points.lazy.compactMap(\.time).first { throw .noSeconds(time) }
        return (settled, TrackRemark.joined(remarks))
    }
}

extension RecordedTrack {
    /// Whether the times say when it was ridden: at least two that differ, or that of its only point.
    var isTimed: Bool {
        var first: Double?
        for case let time? in points.lazy.map(\.time) {
            if points.count == 1 || first.map({ $0 != time }) ?? false { return true }
            first = time
        }
        return false
    }

    /// All points as fixes of a ride at constant speed.
    fileprivate func drawn(leftOut: Int) -> SettledTrack {
        var time = 0.0
        var before: Coordinate?
        let fixes = points.map { point in
            if let before { time += before.distance(to: point.coordinate) / SettledTrack.assumedSpeed }
            before = point.coordinate
            return point.fix(at: time)
        }
        return SettledTrack(name: name, rider: rider, fixes: fixes, isTimed: false, leftOut: leftOut)
    }
}

extension RecordedTrack.Point {
    /// Whether the receiver did not know the place.
    fileprivate var isNowhere: Bool {
        !coordinate.isOnEarth || coordinate.longitude == 0 && coordinate.latitude == 0
    }

    /// Whether the place is on Earth only with longitude and latitude exchanged.
    fileprivate var isSwapped: Bool { !coordinate.isOnEarth && coordinate.swapped.isOnEarth }

    fileprivate func fix(at time: Double) -> Fix {
        Fix(time: time, coordinate: coordinate, horizontalAccuracy: accuracy, dilution: dilution)
    }
}

extension Coordinate {
    /// The place with longitude and latitude exchanged.
    public var swapped: Coordinate { Coordinate(longitude: latitude, latitude: longitude) }
}
