/// A place in a file of a track.
public enum SourcePlace: Sendable, Hashable {
    /// A line of a text, from 1.
    case line(Int)
    /// A number of bytes from the beginning.
    case byte(Int)
    /// A position of a line of GeoJSON, from 1.
    case position(Int)
}
