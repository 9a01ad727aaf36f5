public import Support

/// Why a file of another program cannot become a quest.
public struct ExchangeError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1; `nil` if it concerns the whole file.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// What is wrong.
    public var problem: Problem

    /// The problems.
    public enum Problem: Sendable, Hashable {
        /// It is not XML, or violates its format.
        case unreadable(Message)
        /// It is XML of an unknown format.
        case unknownFormat(root: String)
        /// It is GeoJSON, the format of quests.
        case alreadyGeoJSON
        /// It is a message of the IOF's standard before version 3.
        case olderStandard(String)
        /// It is a message of the IOF's standard of another version.
        case otherStandard(String)
        /// A control beyond ±180° of longitude or ±90° of latitude.
        case coordinateOutsideEarth(control: String)
        /// No control has a place on the Earth.
        case noPlaces(controls: Int)
        /// There is no course with that name.
        case noCourse(String, known: [String])
        /// There are no points of the requested kind.
        case noPoints(ImportChoice.Points, found: [ImportChoice.Points])
        /// There is no route or track with that name.
        case noPath(String, known: [String])
    }

    /// Describes an error and its location.
    public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    /// Whether the file itself is valid and only lacks what was requested.
    public var isFileSound: Bool {
        switch problem {
        case .noPlaces, .noCourse, .noPoints, .noPath: true
        default: false
        }
    }

    /// For example `line 7, column 3: …`.
    public var message: Message {
        let what = problem.message
        guard let line, let column else { return what }
        return Message("exchange-error-located", ["line": .of(line), "column": .of(column), "text": .of(what)])
    }
}

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
