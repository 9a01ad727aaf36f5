public import Support

extension GPXError {
    /// For example `line 7, column 3: the point has no lat and lon`.
    public var message: Message {
        let what = problem.message
        return Message("gpx-error", ["line": .of(line), "column": .of(column), "what": .of(what)])
    }
}

extension GPXError.Problem: LocalizedMessage {
    /// What is wrong, without the place.
    public var message: Message {
        switch self {
        case .malformedXML(let text): text
        case .foreignDocument(let root): Message("gpx-error-problem-foreign-document", ["root": .of(root)])
        case .missingCoordinate: Message("gpx-error-problem-missing-coordinate")
        case .decimalComma(let text): Message("gpx-error-problem-decimal-comma", ["text": .of(text)])
        case .coordinateOutsideEarth: Message("gpx-error-problem-coordinate-outside-earth")
        case .tooManyPoints(let most): Message("gpx-error-problem-too-many-points", ["most": .of(most)])
        case .unreadableTime(let text): Message("gpx-error-problem-unreadable-time", ["text": .of(text)])
        }
    }
}
