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
    public var replicationNumber: Int64?

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
