public import Languages

/// Why a file of another program gives no quest.
public struct ExchangeError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1; `nil` where it is about the file as a whole.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// It is no XML, or not what its format demands.
        case unreadable(LocalizedText)
        /// It is XML of a format that is not read here.
        case unknownFormat(root: String)
        /// It is GeoJSON, as quests are.
        case alreadyGeoJSON
        /// It is a message of the IOF's standard before version 3.
        case olderStandard(String)
        /// It is a message of the IOF's standard of another version.
        case otherStandard(String)
        /// A control beyond ±180° of longitude or ±90° of latitude.
        case coordinateOutsideEarth(control: String)
        /// There is no control that has a place on the Earth.
        case noPlaces(controls: Int)
        /// There is no course of that name.
        case noCourse(String, known: [String])
        /// There are no points of the kind that was asked for.
        case noPoints(ImportChoice.Points, found: [ImportChoice.Points])
        /// There is no route or track of that name.
        case noPath(String, known: [String])
    }

    /// Notes what is wrong, and where.
    public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
        self.problem = problem
        self.line = line
        self.column = column
    }

    /// Whether the file itself is sound and only lacks what was asked of it.
    public var isFileSound: Bool {
        switch problem {
        case .noPlaces, .noCourse, .noPoints, .noPath: true
        default: false
        }
    }

    /// For example `line 7, column 3: …`.
    public var message: LocalizedText {
        let what = problem.message
        guard let line, let column else { return what }
        return ExchangeErrorTexts.located(line, column, what)
    }
}
