/// A file of the Flexible and Interoperable Data Transfer protocol, as watches and bicycle computers record rides.
///
///     let file = try FITFile(parsing: bytes)
///     let places = file.activities.flatMap(\.records).map(\.coordinate)
///
/// Of what such a file holds, only the track is read: the kind of file and the messages *record*.
///
/// Source: Garmin, *FIT Protocol*, <https://developer.garmin.com/fit/protocol/>, and the profile of the FIT SDK.
public struct FITFile: Sendable, Hashable {
    /// What was recorded; several if files were chained, one behind the other.
    public var activities: [FITActivity]
    /// What is wrong with the bytes, in their order. What is whole before a fault has been read.
    public var faults: [FITFault]

    /// Most records of a file: a week and a half, one in a second.
    public static let mostRecords = 1_000_000
}
