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
