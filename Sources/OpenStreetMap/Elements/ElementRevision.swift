/// How new what a file says of an element is.
///
/// Source: OSM wiki, *Elements*, common attributes.
public struct ElementRevision: Sendable, Hashable, BitwiseCopyable {
    /// How often the element was changed, counted from 1; 0 where the file does not say.
    public var version: UInt32
    /// When it was changed last, in seconds since 1970 (UTC); 0 where the file does not say.
    public var timestamp: Int64

    /// Describes a state of an element.
    public init(version: UInt32 = 0, timestamp: Int64 = 0) {
        (self.version, self.timestamp) = (version, timestamp)
    }

    /// Nothing is known.
    public static let unknown = ElementRevision()

    /// Whether it is newer than another state of the same element: by the version, or the time where both have none or the same;
    /// `nil` where that cannot be told.
    public func isNewer(than other: ElementRevision) -> Bool? {
        if version > 0, other.version > 0, version != other.version { return version > other.version }
        if timestamp != 0, other.timestamp != 0, timestamp != other.timestamp { return timestamp > other.timestamp }
        return nil
    }
}
