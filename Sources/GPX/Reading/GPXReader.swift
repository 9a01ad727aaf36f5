import Geodesy
import Languages
import XMLPull

/// Walks through the elements of a GPX file.
enum GPXReader {
    static func read(_ bytes: [UInt8]) throws(GPXError) -> GPXDocument {
        var reader = XMLElementReader(bytes)
        do {
            return try reader.readDocument()
        } catch let error as GPXError {
            throw error
        } catch let error as XMLError {
            throw GPXError(line: error.line, column: error.column, problem: .malformedXML(error.message))
        } catch {
            throw reader.error(.malformedXML(XMLError(line: 0, column: 0, problem: .malformedTag).message))
        }
    }
}

extension XMLElementReader {
    fileprivate mutating func readDocument() throws -> GPXDocument {
        let root = try start()
        guard root == "gpx" else { throw error(.foreignDocument(root: root)) }
        var document = GPXDocument(creator: attribute("creator")?.string ?? "")
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
        try finish()
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
        guard let longitude = attribute("lon")?.number, let latitude = attribute("lat")?.number else {
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

    private mutating func readTime() throws -> Double? {
        let place = location
        guard let text = try readText() else { return nil }
        guard let seconds = ISO8601.seconds(in: text) else {
            throw GPXError(
                line: place.line, column: place.column, problem: .unreadableTime(String(text.prefix(40))))
        }
        return seconds
    }

    fileprivate mutating func error(_ problem: GPXError.Problem) -> GPXError {
        let place = location
        return GPXError(line: place.line, column: place.column, problem: problem)
    }
}
