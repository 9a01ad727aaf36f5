public import Geodesy

/// The header of an OpenStreetMap file.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_the_OSMHeader_fileblock>.
public struct OSMHeader: Sendable, Hashable {
    /// The area that the file says it covers.
    public var bounds: BoundingBox?
    /// The program that wrote the file.
    public var writingProgram: String?
    /// Until when the data is complete, in seconds since 1970 (UTC).
    public var timestamp: Int64?
    /// The number of the last replication that the data includes.
    var replicationNumber: Int64?

    /// The `writingProgram` of files that show an invented city and no data of OpenStreetMap contributors.
    package static let inventedCityProgram = "questctl map generate"

    /// Describes a file; everything may be unknown.
    public init(
        bounds: BoundingBox? = nil, writingProgram: String? = nil, timestamp: Int64? = nil,
        replicationNumber: Int64? = nil
    ) {
        self.bounds = bounds
        self.writingProgram = writingProgram
        self.timestamp = timestamp
        self.replicationNumber = replicationNumber
    }
}

/// A set of kinds of elements, for readers that need not decode the rest.
///
///     try reader.read(parts: [.ways, .relations]) { block in … }
public struct OSMElementKinds: OptionSet, Sendable, Hashable {
    /// One bit a kind.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Nodes.
    public static let nodes = OSMElementKinds(rawValue: 1)
    /// Ways.
    public static let ways = OSMElementKinds(rawValue: 2)
    /// Relations.
    public static let relations = OSMElementKinds(rawValue: 4)
    /// Beside the elements how new each is, in the columns `revisions`.
    public static let revisions = OSMElementKinds(rawValue: 8)
    /// All elements.
    public static let all: OSMElementKinds = [.nodes, .ways, .relations]
}

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
    /// `nil` where that is not known.
    public func isNewer(than other: ElementRevision) -> Bool? {
        if version > 0, other.version > 0, version != other.version { return version > other.version }
        if timestamp != 0, other.timestamp != 0, timestamp != other.timestamp { return timestamp > other.timestamp }
        return nil
    }
}
