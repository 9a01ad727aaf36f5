extension TrackFile {
    /// The tracks of a GPX file.
    public init(_ document: GPXDocument) {
        self.init(document, lines: [])
    }

    /// Reads GPX as far as it is whole.
    init(gpx bytes: [UInt8]) throws(TrackError) {
        let reading: GPXReading
        do {
            reading = try GPXDocument.reading(bytes)
        } catch {
            throw .unreadable(error.message)
        }
        self.init(reading.document, lines: reading.trackPointLines)
        remarks = reading.remarks
        guard tracks.isEmpty else { return }
        // A torn file without a point says more than that it has none.
        if let last = reading.faults.last, case .malformedXML = last.problem { throw .unreadable(last.message) }
        if let fault = reading.faults.first(where: \.isAboutPlace) ?? reading.faults.first {
            throw .unreadable(fault.message)
        }
        throw .noTrack(
            planned: reading.document.routes.reduce(0) { $0 + $1.points.count },
            waypoints: reading.document.waypoints.count)
    }

    /// - Parameter lines: those of all points; empty where they are not known.
    private init(_ document: GPXDocument, lines: [Int]) {
        var place = 0
        let tracks = document.tracks.map { track in
            let tellsDilution = track.tellsDilution
            let points = track.points.map { point in
                defer { place += 1 }
                return RecordedTrack.Point(
                    coordinate: point.coordinate, time: point.time, elevation: point.elevation,
                    accuracy: point.reception.accuracy,
                    dilution: tellsDilution ? point.reception.horizontalDilution : nil,
                    source: lines.isEmpty ? .position(place + 1) : .line(lines[place]))
            }
            return RecordedTrack(name: track.name, points: points)
        }.filter { !$0.points.isEmpty }
        // Without times nobody knows which tracks follow one another: they are taken in the order of the file.
        let isTimed = tracks.contains { $0.isTimed }
        self.init(tracks: isTimed || tracks.count < 2 ? tracks : [RecordedTrack(points: tracks.flatMap(\.points))])
    }
}

extension GPXError {
    /// Whether it is that a point has no place that can be read.
    fileprivate var isAboutPlace: Bool {
        switch problem {
        case .missingCoordinate, .decimalComma: true
        default: false
        }
    }
}

extension GPXReading {
    fileprivate var remarks: [TrackRemark] {
        var remarks: [TrackRemark] = []
        let nowhere = faults.filter(\.isAboutPlace)
        if let first = nowhere.first {
            remarks.append(TrackRemark(.withoutPlace, count: nowhere.count, place: .line(first.line)))
        }
        let times = faults.filter { if case .unreadableTime = $0.problem { true } else { false } }
        if let first = times.first, case .unreadableTime(let text) = first.problem {
            remarks.append(TrackRemark(.unreadableTimes(text), count: times.count, place: .line(first.line)))
        }
        if let firstWithoutZone {
            remarks.append(TrackRemark(.withoutZone, count: timesWithoutZone, place: .line(firstWithoutZone)))
        }
        if let last = faults.last, case .malformedXML(let reason) = last.problem {
            remarks.append(TrackRemark(.torn(reason), count: trackPointLines.count, place: .line(last.line)))
        }
        return remarks
    }
}
