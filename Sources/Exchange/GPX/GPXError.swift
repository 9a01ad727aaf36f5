public import Support

/// Why a text is not a GPX document, and where.
public struct GPXError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// The XML is not well formed.
        case malformedXML(Message)
        /// The outermost element is another one.
        case foreignDocument(root: String)
        /// A point without `lat` and `lon`, or they are no numbers.
        case missingCoordinate
        /// A point whose `lat` or `lon` is written with a comma, which is reported.
        case decimalComma(String)
        /// A point beyond ±180° of longitude or ±90° of latitude.
        case coordinateOutsideEarth
        /// A time that is not written as `2024-03-22T14:09:45Z`.
        case unreadableTime(String)
        /// More points than are read of a file that a device recorded.
        case tooManyPoints(most: Int)
    }

    /// Notes what is wrong and where.
    public init(line: Int, column: Int, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }
}
