/// Which parts of a file become the tasks of a quest.
public struct ImportChoice: Sendable, Hashable {
    /// Which controls of an IOF message.
    public enum Course: Sendable, Hashable {
        /// Those of the first course; all if there is no course.
        case first
        /// Those of the course with this name.
        case named(String)
        /// All of the race, without an order.
        case allControls
    }

    /// Which points of a GPX file.
    public enum Points: String, Sendable, Hashable, CaseIterable {
        /// Single points.
        case waypoints
        /// Those of the first route, in its order.
        case route
        /// Those of the first track, in its order.
        case track
    }

    /// Which controls of an IOF message.
    public var course: Course
    /// Which points of a GPX file.
    public var points: Points
    /// The name of the route or track; `nil` for the first.
    public var path: String?

    /// Makes a choice.
    public init(course: Course = .first, points: Points = .waypoints, path: String? = nil) {
        self.course = course
        self.points = points
        self.path = path
    }
}
