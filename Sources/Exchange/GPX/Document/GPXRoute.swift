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
