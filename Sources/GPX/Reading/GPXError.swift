public import Languages

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
        case malformedXML(LocalizedText)
        /// The outermost element is another one.
        case foreignDocument(root: String)
        /// A point without `lat` and `lon`, or they are no numbers.
        case missingCoordinate
        /// A point beyond ±180° of longitude or ±90° of latitude.
        case coordinateOutsideEarth
        /// A time that is not written as `2024-03-22T14:09:45Z`.
        case unreadableTime(String)
    }

    /// Notes what is wrong and where.
    public init(line: Int, column: Int, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// For example `line 7, column 3: the point has no lat and lon`.
    public var message: LocalizedText {
        let what = problem.message
        return LocalizedText(
            "line \(line), column \(column): \(what.english)", "строка \(line), столбец \(column): \(what.russian)")
    }
}

extension GPXError.Problem: LocalizedMessage {
    /// What is wrong, without the place.
    public var message: LocalizedText {
        switch self {
        case .malformedXML(let text): text
        case .foreignDocument(let root):
            LocalizedText(
                "this is no GPX file: its outermost element is <\(root)>, not <gpx>",
                "это не файл GPX: корневой элемент — <\(root)>, а не <gpx>")
        case .missingCoordinate:
            LocalizedText(
                "the point has no lat and lon in decimal degrees", "у точки нет lat и lon в десятичных градусах")
        case .coordinateOutsideEarth:
            LocalizedText(
                "the point lies outside ±180° and ±90°: are lat and lon swapped?",
                "координаты точки вне пределов ±180° и ±90°: не перепутаны ли lat и lon?")
        case .unreadableTime(let text):
            LocalizedText(
                "“\(text)” is not a time such as 2024-03-22T14:09:45Z", "«\(text)» — не время вида 2024-03-22T14:09:45Z"
            )
        }
    }
}
