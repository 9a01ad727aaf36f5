import Geodesy
import Support

/// Walks through the elements of a GPX file.
struct GPXReader {
    /// What was read so far.
    private var reading = GPXReading()
    /// Whether a fault is an error; else what is whole is read on.
    private let isStrict: Bool
    private var pointCount = 0

    static func read(_ bytes: [UInt8], isStrict: Bool) throws(GPXError) -> GPXReading {
        var reader = XMLElementReader(bytes)
        var result = GPXReader(isStrict: isStrict)
        var isBegun = false
        do {
            let root = try reader.start()
            guard root == "gpx" else { throw reader.error(.foreignDocument(root: root)) }
            isBegun = true
            try result.readDocument(&reader)
        } catch let error as GPXError {
            throw error
        } catch let error as XMLError {
            let fault = GPXError(line: error.line, column: error.column, problem: .malformedXML(error.message))
            guard isBegun, !isStrict else { throw fault }
            result.reading.faults.append(fault)
        } catch {
            throw reader.error(.malformedXML(XMLError(line: 0, column: 0, problem: .malformedTag).message))
        }
        return result.reading
    }

    private init(isStrict: Bool) { self.isStrict = isStrict }

    private mutating func note(_ fault: GPXError) throws {
        guard !isStrict else { throw fault }
        reading.faults.append(fault)
    }

    private mutating func readDocument(_ reader: inout XMLElementReader) throws {
        reading.document.creator = reader.attribute("creator")?.string ?? ""
        try reader.eachChild { (reader) throws in
            if reader.isElement("wpt") {
                if let point = try readPoint(&reader) { reading.document.waypoints.append(point) }
            } else if reader.isElement("rte") {
                reading.document.routes.append(GPXRoute())
                try readRoute(&reader)
            } else if reader.isElement("trk") {
                reading.document.tracks.append(GPXTrack())
                try readTrack(&reader)
            } else if reader.isElement("metadata") {
                try reader.eachChild { (reader) throws in try readDescription(&reader) }
            } else {
                // GPX 1.0 has the metadata directly in the outermost element.
                try readDescription(&reader)
            }
        }
        try reader.finish()
    }

    private mutating func readDescription(_ reader: inout XMLElementReader) throws {
        if reader.isElement("name") {
            reading.document.name = try reader.readText()
        } else if reader.isElement("desc") {
            reading.document.details = try reader.readText()
        } else if reader.isElement("time") {
            reading.document.time = try readTime(&reader).map(\.seconds)
        }
    }

    /// Reads into the last route, so that what is whole of a torn one is there.
    private mutating func readRoute(_ reader: inout XMLElementReader) throws {
        let place = reading.document.routes.count - 1
        try reader.eachChild { (reader) throws in
            if reader.isElement("rtept") {
                if let point = try readPoint(&reader) { reading.document.routes[place].points.append(point) }
            } else if reader.isElement("name") {
                reading.document.routes[place].name = try reader.readText()
            } else if reader.isElement("desc") {
                reading.document.routes[place].details = try reader.readText()
            } else if reader.isElement("type") {
                reading.document.routes[place].type = try reader.readText()
            }
        }
    }

    /// Reads into the last track.
    private mutating func readTrack(_ reader: inout XMLElementReader) throws {
        let place = reading.document.tracks.count - 1
        try reader.eachChild { (reader) throws in
            if reader.isElement("trkseg") {
                reading.document.tracks[place].segments.append([])
                try readSegment(&reader, ofTrack: place)
            } else if reader.isElement("name") {
                reading.document.tracks[place].name = try reader.readText()
            } else if reader.isElement("desc") {
                reading.document.tracks[place].details = try reader.readText()
            } else if reader.isElement("type") {
                reading.document.tracks[place].type = try reader.readText()
            }
        }
    }

    private mutating func readSegment(_ reader: inout XMLElementReader, ofTrack track: Int) throws {
        let place = reading.document.tracks[track].segments.count - 1
        try reader.eachChild { (reader) throws in
            guard reader.isElement("trkpt") else { return }
            let line = isStrict ? 0 : reader.location.line
            guard let point = try readPoint(&reader, isOfTrack: true) else { return }
            reading.document.tracks[track].segments[place].append(point)
            if !isStrict { reading.trackPointLines.append(line) }
        }
    }

    /// A point; `nil` where it has no place.
    private mutating func readPoint(_ reader: inout XMLElementReader, isOfTrack: Bool = false) throws -> GPXPoint? {
        pointCount += 1
        guard isStrict || pointCount <= GPXReading.mostPoints else {
            throw reader.error(.tooManyPoints(most: GPXReading.mostPoints))
        }
        guard let longitude = reader.attribute("lon")?.number, let latitude = reader.attribute("lat")?.number else {
            let written = [reader.attribute("lat"), reader.attribute("lon")].lazy.compactMap { $0?.string }
                .first(where: \.isNumberWithComma)
            try note(reader.error(written.map { .decimalComma($0) } ?? .missingCoordinate))
            return nil
        }
        let coordinate = Coordinate(longitude: longitude, latitude: latitude)
        if isStrict, !coordinate.isOnEarth { throw reader.error(.coordinateOutsideEarth) }
        var point = GPXPoint(coordinate: coordinate)
        try reader.eachChild { (reader) throws in
            if reader.isElement("ele") {
                point.elevation = try reader.readNumber()
            } else if reader.isElement("time") {
                let line = isStrict ? 0 : reader.location.line
                guard let time = try readTime(&reader) else { return }
                point.time = time.seconds
                if isOfTrack, !time.tellsZone {
                    reading.timesWithoutZone += 1
                    reading.firstWithoutZone = reading.firstWithoutZone ?? line
                }
            } else if reader.isElement("name") {
                point.name = try reader.readText()
            } else if reader.isElement("desc") {
                point.details = try reader.readText()
            } else if reader.isElement("cmt") {
                point.comment = try reader.readText()
            } else if reader.isElement("sym") {
                point.symbol = try reader.readText()
            } else if reader.isElement("type") {
                point.type = try reader.readText()
            } else {
                try reader.readReception(into: &point.reception)
            }
        }
        return point
    }

    private mutating func readTime(
        _ reader: inout XMLElementReader
    ) throws -> (seconds: Double, tellsZone: Bool)? {
        let place = reader.location
        guard let text = try reader.readText() else { return nil }
        guard let seconds = ISO8601.seconds(in: text) else {
            try note(
                GPXError(
                    line: place.line, column: place.column, problem: .unreadableTime(String(text.prefix(40)))))
            return nil
        }
        return (seconds, ISO8601.tellsZone(text))
    }
}

extension ISO8601 {
    /// Whether a moment says in which time zone it is: it ends with `Z`, or has an offset behind its time of day.
    static func tellsZone(_ text: String) -> Bool {
        guard let clock = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") }) else { return false }
        return text.utf8[clock...].contains { "Zz+-".utf8.contains($0) }
    }
}

extension String {
    /// Whether it would be a number with a point in the place of its only comma.
    fileprivate var isNumberWithComma: Bool {
        let parts = split(separator: ",", omittingEmptySubsequences: false)
        return utf8.count <= 40 && parts.count == 2 && Double(parts.joined(separator: ".")) != nil
    }
}

extension XMLElementReader {
    fileprivate mutating func error(_ problem: GPXError.Problem) -> GPXError {
        let place = location
        return GPXError(line: place.line, column: place.column, problem: problem)
    }

    /// Reads a child of a point if it says how accurate the position is.
    mutating func readReception(into reception: inout GPXReception) throws {
        if isElement("hdop") {
            reception.hdop = try readPositive()
        } else if isElement("vdop") {
            reception.vdop = try readPositive()
        } else if isElement("pdop") {
            reception.pdop = try readPositive()
        } else if isElement("sat") {
            reception.satellites = try readNumber().flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
        } else if isElement("extensions") {
            try eachChild { (reader) throws in try reader.readExtension(into: &reception) }
        } else if isAccuracy {
            reception.accuracy = try readPositive() ?? reception.accuracy
        }
    }

    /// Extensions have the accuracy in themselves or in an element around several, as `TrackPointExtension`.
    private mutating func readExtension(into reception: inout GPXReception) throws {
        if isAccuracy {
            reception.accuracy = try readPositive() ?? reception.accuracy
        } else {
            try eachChild { (reader) throws in
                if reader.isAccuracy { reception.accuracy = try reader.readPositive() ?? reception.accuracy }
            }
        }
    }

    /// Whether the element under way is one in which some program writes the horizontal accuracy in metres.
    private var isAccuracy: Bool {
        isElementOfAnyNamespace("accuracy") || isElementOfAnyNamespace("accuracy_horizontal")
            || isElementOfAnyNamespace("hacc") || isElementOfAnyNamespace("horizontal_accuracy")
            || isElementOfAnyNamespace("horizontalAccuracy")
    }

    /// A number that is positive; programs write 0 or −1 for what they do not know.
    private mutating func readPositive() throws -> Double? {
        guard let number = try readNumber(), number > 0, number.isFinite else { return nil }
        return number
    }
}

extension GPXDocument {
    /// Reads a GPX 1.1 file; 1.0 and files without a version are read as well.
    ///
    ///     let document = try GPXDocument(parsing: Array("<gpx><wpt lat='55.16' lon='61.4'/></gpx>".utf8))
    ///
    /// Unknown elements are skipped, and of extensions all but the accuracy of points in metres: `accuracy`, `accuracy_horizontal`,
    /// `horizontal_accuracy`, `horizontalAccuracy` and `hacc`, in any namespace. White space around texts is dropped; empty texts,
    /// unreadable numbers, and accuracies and dilutions that are not positive count as absent.
    /// - Throws: where the XML is not well formed, is no GPX, or a point's place or time cannot be read.
    /// - Complexity: linear in the number of bytes.
    ///
    /// Not enforced: the order of elements, the namespace, and that times go forward.
    public init(parsing bytes: [UInt8]) throws(GPXError) {
        self = try GPXReader.read(bytes, isStrict: true).document
    }

    /// Reads a file as a device may have left it: torn, or with points that cannot be read.
    ///
    /// - Throws: where the bytes are no GPX from the beginning on, or have more than `GPXReading.mostPoints`.
    /// - Complexity: linear in the number of bytes.
    public static func reading(_ bytes: [UInt8]) throws(GPXError) -> GPXReading {
        try GPXReader.read(bytes, isStrict: false)
    }
}

/// A GPX file, read as far as it can be, and what is wrong with it.
///
///     let reading = try GPXDocument.reading(bytes)
///     for fault in reading.faults { print(fault.message[.english]) }
public struct GPXReading: Sendable {
    /// What is whole. Points that are not on Earth are kept as they are written.
    public internal(set) var document = GPXDocument(creator: "")
    /// The lines of the points of all tracks, in the order of the file, from 1.
    public internal(set) var trackPointLines: [Int] = []
    /// What is left out: points without a place, malformed times; and last, where the XML ends early, why and where.
    public internal(set) var faults: [GPXError] = []
    /// How many times of track points do not say in which time zone they are; they are taken as UTC.
    public internal(set) var timesWithoutZone = 0
    /// The line of the first of these.
    var firstWithoutZone: Int?

    /// Most points that such a reading takes: a week and a half, one in a second.
    public static let mostPoints = 1_000_000
}
