import Geodesy
import Languages
import XMLPull

/// Walks through the elements of a GPX file.
struct GPXReader: ~Copyable {
    private var parser: XMLPullParser
    /// What stands before the names of GPX's own elements, for example `gpx:`; usually nothing.
    private var prefix: [UInt8] = []

    init(_ bytes: [UInt8]) {
        parser = XMLPullParser(bytes: bytes)
    }

    mutating func read() throws(GPXError) -> GPXDocument {
        do {
            return try readDocument()
        } catch let error as GPXError {
            throw error
        } catch let error as XMLError {
            throw GPXError(line: error.line, column: error.column, problem: .malformedXML(error.message))
        } catch {
            throw self.error(.malformedXML(XMLError(line: 0, column: 0, problem: .malformedTag).message))
        }
    }

    private mutating func readDocument() throws -> GPXDocument {
        _ = try parser.next()
        let root = parser.name.bytes
        if let colon = root.firstIndex(of: UInt8(ascii: ":")) { prefix = Array(root[...colon]) }
        guard isElement("gpx") else { throw error(.foreignDocument(root: parser.name.string)) }
        var document = GPXDocument(creator: parser.attribute("creator")?.string ?? "")
        try eachChild { (reader) throws in
            if reader.isElement("wpt") {
                document.waypoints.append(try reader.readPoint())
            } else if reader.isElement("rte") {
                document.routes.append(try reader.readRoute())
            } else if reader.isElement("trk") {
                document.tracks.append(try reader.readTrack())
            } else if reader.isElement("metadata") {
                try reader.eachChild { (reader) throws in try reader.readDescription(into: &document) }
            } else {
                // GPX 1.0 has the metadata directly in the outermost element.
                try reader.readDescription(into: &document)
            }
        }
        while try parser.next() != .endOfDocument {}
        return document
    }

    private mutating func readDescription(into document: inout GPXDocument) throws {
        if isElement("name") {
            document.name = try readText()
        } else if isElement("desc") {
            document.details = try readText()
        } else if isElement("time") {
            document.time = try readTime()
        }
    }

    private mutating func readRoute() throws -> GPXRoute {
        var route = GPXRoute()
        try eachChild { (reader) throws in
            if reader.isElement("rtept") {
                route.points.append(try reader.readPoint())
            } else if reader.isElement("name") {
                route.name = try reader.readText()
            } else if reader.isElement("desc") {
                route.details = try reader.readText()
            } else if reader.isElement("type") {
                route.type = try reader.readText()
            }
        }
        return route
    }

    private mutating func readTrack() throws -> GPXTrack {
        var track = GPXTrack()
        try eachChild { (reader) throws in
            if reader.isElement("trkseg") {
                track.segments.append(try reader.readSegment())
            } else if reader.isElement("name") {
                track.name = try reader.readText()
            } else if reader.isElement("desc") {
                track.details = try reader.readText()
            } else if reader.isElement("type") {
                track.type = try reader.readText()
            }
        }
        return track
    }

    private mutating func readSegment() throws -> [GPXPoint] {
        var points: [GPXPoint] = []
        try eachChild { (reader) throws in
            if reader.isElement("trkpt") { points.append(try reader.readPoint()) }
        }
        return points
    }

    private mutating func readPoint() throws -> GPXPoint {
        guard let longitude = parser.attribute("lon")?.number, let latitude = parser.attribute("lat")?.number else {
            throw error(.missingCoordinate)
        }
        let coordinate = Coordinate(longitude: longitude, latitude: latitude)
        guard coordinate.isOnEarth else { throw error(.coordinateOutsideEarth) }
        var point = GPXPoint(coordinate: coordinate)
        try eachChild { (reader) throws in
            if reader.isElement("ele") {
                point.elevation = try reader.readNumber()
            } else if reader.isElement("time") {
                point.time = try reader.readTime()
            } else if reader.isElement("name") {
                point.name = try reader.readText()
            } else if reader.isElement("desc") {
                point.details = try reader.readText()
            } else if reader.isElement("sym") {
                point.symbol = try reader.readText()
            } else if reader.isElement("type") {
                point.type = try reader.readText()
            }
        }
        return point
    }

    /// Calls `body` at each start tag directly inside the element under way, and passes over what it leaves unread.
    private mutating func eachChild(_ body: (inout GPXReader) throws -> Void) throws {
        let depth = parser.depth
        while parser.depth >= depth {
            guard try parser.next() == .startElement else { continue }
            try body(&self)
            while parser.depth > depth { _ = try parser.next() }
        }
    }

    private func isElement(_ name: StaticString) -> Bool {
        let bytes = parser.name.bytes
        guard bytes.count >= prefix.count, bytes.starts(with: prefix) else { return false }
        return XMLValue(UnsafeRawBufferPointer(rebasing: bytes[prefix.count...])) == name
    }

    /// The text directly inside the element; `nil` where there is none.
    private mutating func readText() throws -> String? {
        let bytes = try readBytes()
        let text = bytes.withUnsafeBytes { XMLValue($0).trimmed.string }
        return text.isEmpty ? nil : text
    }

    private mutating func readNumber() throws -> Double? {
        let bytes = try readBytes()
        return bytes.withUnsafeBytes { XMLValue($0).number }
    }

    private mutating func readTime() throws -> Double? {
        let place = parser.location
        guard let text = try readText() else { return nil }
        guard let seconds = ISO8601.seconds(in: text) else {
            throw GPXError(
                line: place.line, column: place.column, problem: .unreadableTime(String(text.prefix(40))))
        }
        return seconds
    }

    private mutating func readBytes() throws -> [UInt8] {
        let depth = parser.depth
        var bytes: [UInt8] = []
        while parser.depth >= depth {
            if try parser.next() == .text, parser.depth == depth { bytes.append(contentsOf: parser.text.bytes) }
        }
        return bytes
    }

    private mutating func error(_ problem: GPXError.Problem) -> GPXError {
        let place = parser.location
        return GPXError(line: place.line, column: place.column, problem: problem)
    }
}
