public import Support

/// Why a file has no track that can be used.
public enum TrackError: Error, Sendable, Hashable {
    /// It is of none of the formats that are read.
    case unknownFormat
    /// It is an XML document of another kind, whose outermost element is named.
    case foreignXML(root: String)
    /// There is no track, but so many points of routes and waypoints.
    case noTrack(planned: Int, waypoints: Int)
    /// There are moments, but none of them has a place: it was recorded indoors, or without reception.
    case noPlaces
    /// All points lie beyond 180° and 90°, and would not if latitude and longitude were exchanged.
    case swapped
    /// All points lie beyond 180° and 90°, or at 0°.
    case nowhere
    /// All times lie beyond the year 9999, as milliseconds do where seconds are meant. The time is the first one.
    case noSeconds(Double)
    /// It cannot be read at all, for this reason.
    case unreadable(Message)
}

extension XMLError {
    /// What is wrong and where, as readers of GPX say it.
    var placedMessage: Message {
        GPXError(line: line, column: column, problem: .malformedXML(message)).message
    }
}
