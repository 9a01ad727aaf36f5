public import Geodesy
import Support

/// A track as a device recorded it, whatever the format of its file.
///
///     let file = try TrackFile(parsing: bytes)
///     for track in file.tracks { print(track.points.count) }
///
/// Not enforced: that points are on Earth, that they have times, and that these go forward. `TrackFile.settled()` sees to it.
public struct RecordedTrack: Sendable, Hashable {
    /// A point of it.
    public struct Point: Sendable, Hashable {
        /// The place.
        public var coordinate: Coordinate
        /// Seconds since 1970-01-01 00:00 UTC; `nil` where it is unspecified.
        public var time: Double?
        /// Metres above sea level.
        public var elevation: Double?
        /// The radius in metres within which the true place lies with a probability of 68 %.
        public var accuracy: Double?
        /// The horizontal dilution of precision (HDOP); see `Fix`.
        public var dilution: Double?
        /// Where it is in its file.
        public var source: SourcePlace

        /// Describes a point.
        public init(
            coordinate: Coordinate, time: Double? = nil, elevation: Double? = nil, accuracy: Double? = nil,
            dilution: Double? = nil, source: SourcePlace = .position(1)
        ) {
            self.coordinate = coordinate
            self.time = time
            self.elevation = elevation
            self.accuracy = accuracy
            self.dilution = dilution
            self.source = source
        }
    }

    /// What it is called.
    public var name: String?
    /// Whose it is, where the file says so.
    public var rider: String?
    /// The points, in the order of the file.
    public var points: [Point]

    /// Describes a track.
    public init(name: String? = nil, rider: String? = nil, points: [Point] = []) {
        self.name = name
        self.rider = rider
        self.points = points
    }
}

/// A place in a file of a track.
public enum SourcePlace: Sendable, Hashable {
    /// A line of a text, from 1.
    case line(Int)
    /// A number of bytes from the beginning.
    case byte(Int)
    /// A position of a line of GeoJSON, from 1.
    case position(Int)
}

/// The format of a file with tracks, by what is in it.
public enum TrackFormat: Sendable, Hashable, CaseIterable {
    /// GPX 1.0 and 1.1.
    case gpx
    /// Garmin's Training Center Database.
    case tcx
    /// Garmin's Flexible and Interoperable Data Transfer.
    case fit
    /// GeoJSON with times.
    case geoJSON

    /// What the bytes are, whatever their file is called.
    ///
    /// - Throws: for a format that is not read.
    public init(of bytes: [UInt8]) throws(TrackError) {
        if FITFile.isFIT(bytes) {
            self = .fit
            return
        }
        if Self.utf16Beginnings.contains(where: { bytes.starts(with: $0) }) {
            throw .unreadable(XMLError(line: 1, column: 1, problem: .unsupportedEncoding("UTF-16")).message)
        }
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        switch text.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = .geoJSON
        case UInt8(ascii: "<"):
            let root = try Self.root(of: bytes)
            switch root {
            case "gpx": self = .gpx
            case "TrainingCenterDatabase": self = .tcx
            default: throw .foreignXML(root: root)
            }
        default: throw .unknownFormat
        }
    }

    /// Byte order marks of UTF-16, and `<` without one.
    private static let utf16Beginnings: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]

    private static func root(of bytes: [UInt8]) throws(TrackError) -> String {
        do {
            var reader = XMLElementReader(bytes)
            return try reader.start()
        } catch let error as XMLError {
            throw .unreadable(error.placedMessage)
        } catch {
            throw .unknownFormat
        }
    }
}
