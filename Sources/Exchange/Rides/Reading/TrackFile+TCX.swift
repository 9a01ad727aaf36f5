import Geodesy
import Support

extension TrackFile {
    /// Reads the activities of a Training Center Database as far as it is whole.
    ///
    /// Source: Garmin, Training Center Database v2, <https://www8.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd>.
    init(tcx bytes: [UInt8]) throws(TrackError) {
        var reading = TCXReading()
        try reading.read(bytes)
        self.init(tracks: reading.tracks.filter { !$0.points.isEmpty }, remarks: reading.remarks)
        guard tracks.isEmpty else { return }
        if let fault = reading.fault { throw .unreadable(fault) }
        if reading.pointsWithoutPlace > 0 { throw .noPlaces }
        throw .noTrack(planned: reading.coursePoints, waypoints: 0)
    }
}

/// Walks through the elements of a TCX file.
struct TCXReading {
    private(set) var tracks: [RecordedTrack] = []
    private(set) var remarks: [TrackRemark] = []
    /// Points that have no `Position`, as indoors: they only have a pulse.
    private(set) var pointsWithoutPlace = 0
    /// Points of planned courses.
    private(set) var coursePoints = 0
    /// Why the XML ends early.
    private(set) var fault: Message?

    private var pointCount = 0
    private var unreadable = Noted()
    private var unreadableTime = ""
    private var withoutZone = Noted()

    private struct Noted {
        private(set) var count = 0
        private(set) var first = 0

        mutating func note(_ line: Int) {
            if count == 0 { first = line }
            count += 1
        }

        func remark(_ kind: TrackRemark.Kind) -> TrackRemark? {
            count == 0 ? nil : TrackRemark(kind, count: count, place: .line(first))
        }
    }

    mutating func read(_ bytes: [UInt8]) throws(TrackError) {
        var reader = XMLElementReader(bytes)
        var torn: TrackRemark?
        do {
            _ = try reader.start()
            try readParts(&reader)
            try reader.finish()
        } catch let error as XMLError {
            fault = error.placedMessage
            torn = TrackRemark(
                .torn(error.message), count: tracks.reduce(0) { $0 + $1.points.count }, place: .line(error.line))
        } catch let error as TrackError {
            throw error
        } catch {
            throw .unknownFormat
        }
        remarks = [
            unreadable.remark(.unreadableTimes(unreadableTime)), withoutZone.remark(.withoutZone), torn,
        ].compactMap { $0 }
    }

    /// Reads what holds activities and laps: `Activities`, `MultiSportSession`, `FirstSport`, `NextSport`, `Lap`.
    private mutating func readParts(_ reader: inout XMLElementReader) throws {
        try reader.eachChild { (reader) throws in
            if reader.isElement("Track") {
                try readTrack(&reader)
            } else if reader.isElement("Courses") {
                try readCourses(&reader)
            } else if reader.isElement("Activity") {
                tracks.append(RecordedTrack())
                try readParts(&reader)
            } else if reader.isElement("Activities") || reader.isElement("MultiSportSession")
                || reader.isElement("FirstSport") || reader.isElement("NextSport") || reader.isElement("Lap")
            {
                try readParts(&reader)
            }
        }
    }

    private mutating func readCourses(_ reader: inout XMLElementReader) throws {
        try reader.eachChild { (reader) throws in
            if reader.isElement("Trackpoint") {
                coursePoints += 1
            } else if !reader.isElement("Lap") {
                try readCourses(&reader)
            }
        }
    }

    private mutating func readTrack(_ reader: inout XMLElementReader) throws {
        if tracks.isEmpty { tracks.append(RecordedTrack()) }
        let place = tracks.count - 1
        try reader.eachChild { (reader) throws in
            guard reader.isElement("Trackpoint") else { return }
            pointCount += 1
            guard pointCount <= GPXReading.mostPoints else {
                let line = reader.location.line
                throw TrackError.unreadable(
                    GPXError(line: line, column: 1, problem: .tooManyPoints(most: GPXReading.mostPoints)).message)
            }
            guard let point = try readPoint(&reader) else {
                pointsWithoutPlace += 1
                return
            }
            tracks[place].points.append(point)
        }
    }

    private mutating func readPoint(_ reader: inout XMLElementReader) throws -> RecordedTrack.Point? {
        let line = reader.location.line
        var time: Double?
        var elevation: Double?
        var longitude: Double?
        var latitude: Double?
        try reader.eachChild { (reader) throws in
            if reader.isElement("Time") {
                guard let text = try reader.readText() else { return }
                time = ISO8601.seconds(in: text)
                if time == nil {
                    if unreadableTime.isEmpty { unreadableTime = String(text.prefix(40)) }
                    unreadable.note(line)
                } else if !ISO8601.tellsZone(text) {
                    withoutZone.note(line)
                }
            } else if reader.isElement("AltitudeMeters") {
                elevation = try reader.readNumber()
            } else if reader.isElement("Position") {
                try reader.eachChild { (reader) throws in
                    if reader.isElement("LatitudeDegrees") {
                        latitude = try reader.readNumber()
                    } else if reader.isElement("LongitudeDegrees") {
                        longitude = try reader.readNumber()
                    }
                }
            }
        }
        guard let longitude, let latitude else { return nil }
        return RecordedTrack.Point(
            coordinate: Coordinate(longitude: longitude, latitude: latitude), time: time, elevation: elevation,
            source: .line(line))
    }
}
