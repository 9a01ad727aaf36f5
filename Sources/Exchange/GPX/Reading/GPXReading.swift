/// A GPX file, read as far as it can be, and what is wrong with it.
///
///     let reading = try GPXDocument.reading(bytes)
///     for fault in reading.faults { print(fault.message.english) }
public struct GPXReading: Sendable {
    /// What is whole. Points that are not on Earth are kept as they are written.
    public internal(set) var document = GPXDocument(creator: "")
    /// The lines of the points of all tracks, in the order of the file, from 1.
    public internal(set) var trackPointLines: [Int] = []
    /// What is left out: points without a place, times that are none; and last, where the XML ends early, why and where.
    public internal(set) var faults: [GPXError] = []
    /// How many times of track points do not say in which time zone they are; they are taken as UTC.
    public internal(set) var timesWithoutZone = 0
    /// The line of the first of these.
    public internal(set) var firstWithoutZone: Int?

    /// Most points that such a reading takes: a week and a half, one in a second.
    public static let mostPoints = 1_000_000
}

extension GPXDocument {
    /// Reads a file as a device may have left it: torn, or with points that cannot be read.
    ///
    /// - Throws: where the bytes are no GPX from the beginning on, or have more than `GPXReading.mostPoints`.
    /// - Complexity: linear in the number of bytes.
    public static func reading(_ bytes: [UInt8]) throws(GPXError) -> GPXReading {
        try GPXReader.read(bytes, isStrict: false)
    }
}
