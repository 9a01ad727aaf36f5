public import Geodesy

/// A recorded way. A new segment begins where reception was lost or the recorder was switched off.
public struct GPXTrack: Sendable, Hashable {
    /// What it is called.
    public var name: String?
    /// More about it.
    public var details: String?
    /// The kind of track, for example `cycling`.
    public var type: String?
    /// The segments, each with its points in order.
    public var segments: [[GPXPoint]]

    /// Describes a track.
    public init(name: String? = nil, details: String? = nil, type: String? = nil, segments: [[GPXPoint]] = []) {
        self.name = name
        self.details = details
        self.type = type
        self.segments = segments
    }

    /// The points of all segments.
    public var points: [GPXPoint] { segments.flatMap { $0 } }

    /// Whether every point has a time.
    public var isTimed: Bool {
        segments.allSatisfy { $0.allSatisfy { $0.time != nil } }
    }

    /// The points that have a time, as fixes; those without are left out. Empty for a track that was only drawn.
    ///
    /// They have the accuracy that the file tells. A dilution they have only where every point without an accuracy has one.
    public var fixes: [Fix] {
        let tellsDilution = tellsDilution
        return points.compactMap { point in
            point.time.map { point.fix(at: $0, tellsDilution: tellsDilution) }
        }
    }

    /// Whether every point without an accuracy has a dilution.
    package var tellsDilution: Bool {
        segments.allSatisfy {
            $0.allSatisfy { $0.reception.accuracy != nil || $0.reception.horizontalDilution != nil }
        }
    }

    /// All points as fixes of a ride at constant speed, for tracks without times; times in the track are ignored.
    /// - Parameters:
    ///   - start: the time of the first fix in seconds since 1970.
    ///   - speed: metres per second; where it is not positive all fixes have the same time.
    public func fixes(startingAt start: Double, speed: Double) -> [Fix] {
        var time = start
        var before: Coordinate?
        let tellsDilution = tellsDilution
        return points.map { point in
            if let before, speed > 0 { time += before.distance(to: point.coordinate) / speed }
            before = point.coordinate
            return point.fix(at: time, tellsDilution: tellsDilution)
        }
    }
}

extension GPXPoint {
    fileprivate func fix(at time: Double, tellsDilution: Bool) -> Fix {
        Fix(
            time: time, coordinate: coordinate, horizontalAccuracy: reception.accuracy,
            dilution: tellsDilution ? reception.horizontalDilution : nil)
    }
}
