public import Geodesy

/// A GPX file: waypoints, routes and tracks.
///
///     let document = try GPXDocument(parsing: bytes)
///     let ridden = document.tracks.first?.fixes ?? []
///
/// Source: GPX 1.1, <https://www.topografix.com/GPX/1/1/>. Links, authors and extensions but for the
/// accuracy of points are not kept.
public struct GPXDocument: Sendable, Hashable {
    /// The program that wrote the file.
    public var creator: String
    /// The file's title.
    public var name: String?
    /// What the file is about.
    public var details: String?
    /// When it was made, in seconds since 1970.
    public var time: Double?
    /// Single points.
    public var waypoints: [GPXPoint] = []
    /// Planned ways.
    public var routes: [GPXRoute] = []
    /// Recorded ways.
    public var tracks: [GPXTrack] = []

    /// An empty document.
    public init(creator: String = "VeloQuest", name: String? = nil, details: String? = nil, time: Double? = nil) {
        self.creator = creator
        self.name = name
        self.details = details
        self.time = time
    }
}

/// A waypoint, or a point of a route or track.
public struct GPXPoint: Sendable, Hashable {
    /// The place.
    public var coordinate: Coordinate
    /// Metres above sea level.
    public var elevation: Double?
    /// Seconds since 1970-01-01 00:00 UTC.
    public var time: Double?
    /// What it is called.
    public var name: String?
    /// More about it.
    public var details: String?
    /// A note, which some devices show instead of `details`.
    public var comment: String?
    /// The symbol on the map, for example `Flag, Blue`.
    public var symbol: String?
    /// The kind of place.
    public var type: String?

    /// How well the receiver knew the place.
    public var reception: GPXReception

    /// Describes a point.
    public init(
        coordinate: Coordinate, elevation: Double? = nil, time: Double? = nil, name: String? = nil,
        details: String? = nil, comment: String? = nil, symbol: String? = nil, type: String? = nil,
        reception: GPXReception = GPXReception()
    ) {
        self.coordinate = coordinate
        self.elevation = elevation
        self.time = time
        self.name = name
        self.details = details
        self.comment = comment
        self.symbol = symbol
        self.type = type
        self.reception = reception
    }

    fileprivate func fix(at time: Double, tellsDilution: Bool) -> Fix {
        Fix(
            time: time, coordinate: coordinate, horizontalAccuracy: reception.accuracy,
            dilution: tellsDilution ? reception.horizontalDilution : nil)
    }
}

/// A planned way through points.
public struct GPXRoute: Sendable, Hashable {
    /// What it is called.
    public var name: String?
    /// More about it.
    public var details: String?
    /// The kind of route, for example `cycling`.
    public var type: String?
    /// The points in order.
    public var points: [GPXPoint]

    /// Describes a route.
    public init(name: String? = nil, details: String? = nil, type: String? = nil, points: [GPXPoint] = []) {
        self.name = name
        self.details = details
        self.type = type
        self.points = points
    }
}

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
    /// They have the accuracy that the file states. A dilution they have only where every point without an accuracy has one.
    public var fixes: [Fix] {
        let tellsDilution = tellsDilution
        return points.compactMap { point in
            point.time.map { point.fix(at: $0, tellsDilution: tellsDilution) }
        }
    }

    /// Whether every point without an accuracy has a dilution.
    var tellsDilution: Bool {
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

/// How well a receiver knew where it was at a point.
///
/// Source: GPX 1.1, <https://www.topografix.com/GPX/1/1/>, for all but `accuracy`, which has no element there. Programs write that as
/// an extension: OpenTracks as `accuracy_horizontal`, Trails and others as `hacc`, and many as `accuracy`.
public struct GPXReception: Sendable, Hashable {
    /// The radius in metres within which the true place lies with a probability of 68 %; `nil` where the file does not state it.
    public var accuracy: Double?
    /// How many satellites were used (`sat`).
    var satellites: Int?
    /// The horizontal dilution of precision (`hdop`).
    ///
    /// What is written there differs: OsmAnd and Locus write the accuracy in metres (OsmAnd's issue 3445), others what receivers mean
    /// by it. So it only says which points of a track are better than others.
    var hdop: Double?
    /// The vertical dilution of precision (`vdop`).
    var vdop: Double?
    /// The dilution of precision in all three directions (`pdop`).
    var pdop: Double?

    /// Describes what is known.
    public init(
        accuracy: Double? = nil, satellites: Int? = nil, hdop: Double? = nil, vdop: Double? = nil, pdop: Double? = nil
    ) {
        self.accuracy = accuracy
        self.satellites = satellites
        self.hdop = hdop
        self.vdop = vdop
        self.pdop = pdop
    }

    /// `hdop`; where there is none, √(pdop² − vdop²), and where that cannot be said, `pdop`; `nil` where none is positive.
    var horizontalDilution: Double? {
        if let hdop, hdop > 0 { return hdop }
        guard let pdop, pdop > 0 else { return nil }
        guard let vdop, vdop > 0, vdop < pdop else { return pdop }
        return (pdop * pdop - vdop * vdop).squareRoot()
    }
}
