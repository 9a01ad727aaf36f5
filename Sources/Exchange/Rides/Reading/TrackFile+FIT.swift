extension TrackFile {
    /// Reads FIT as far as it is whole.
    init(fit bytes: [UInt8]) throws(TrackError) {
        let file: FITFile
        do {
            file = try FITFile(parsing: bytes)
        } catch {
            throw .unreadable(error.message)
        }
        let ridden = file.activities.filter { !$0.isCourse }
        self.init(
            tracks: ridden.filter { !$0.records.isEmpty }.map { activity in
                RecordedTrack(points: activity.records.map(RecordedTrack.Point.init))
            })
        let count = tracks.reduce(0) { $0 + $1.points.count }
        // Once torn, a file has another checksum as well.
        let isTorn = file.faults.contains { $0.kind != .wrongChecksum }
        remarks = file.faults.filter { !isTorn || $0.kind != .wrongChecksum }.map { fault in
            TrackRemark(
                fault.kind == .wrongChecksum ? .damaged(fault.message) : .torn(fault.message), count: count,
                place: fault.kind == .wrongChecksum ? nil : .byte(fault.offset))
        }
        guard tracks.isEmpty else { return }
        if let fault = file.faults.first { throw .unreadable(fault.message) }
        if ridden.contains(where: { $0.recordsWithoutPlace > 0 }) { throw .noPlaces }
        throw .noTrack(planned: file.activities.filter(\.isCourse).reduce(0) { $0 + $1.records.count }, waypoints: 0)
    }
}

extension RecordedTrack.Point {
    fileprivate init(_ record: FITActivity.Record) {
        self.init(
            coordinate: record.coordinate, time: record.time, elevation: record.altitude, accuracy: record.accuracy,
            source: .byte(record.offset))
    }
}
